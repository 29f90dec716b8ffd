#include "app/model/new_document.h"

#include <string_view>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/io/astrolabe_file.h"

namespace astrolabe::app {

namespace {

constexpr std::string_view kFirstLook =
#include "embedded/assets/maps/first-look.astrolabe.inc"
    ;

}  // namespace

Palette drawing_palette() {
  Palette palette = default_palette();
  palette.push_back({.name = "grass", .glyph = 'g', .cost_hundredths = 150});
  palette.push_back({.name = "sand", .glyph = 's', .cost_hundredths = 200});
  palette.push_back({.name = "swamp", .glyph = 'm', .cost_hundredths = 400});
  palette.push_back({.name = "water", .glyph = 'w', .cost_hundredths = 800});
  return palette;
}

MapFile new_map_file(const GridSpec& spec, GridSize size) {
  MapFile file{.map = Map(spec, size, drawing_palette()), .search = {}};
  file.search.heuristic = default_heuristic(spec).id;
  if (size.cell_count() == 0) return file;
  const int margin = size.width / 5;
  file.map.set_start(size.cell({margin, size.height / 2}));
  file.map.set_goal(size.cell({size.width - 1 - margin, size.height / 2}));
  return file;
}

Result<MapFile> first_look() { return read_astrolabe_file(kFirstLook, "first-look.astrolabe", {}); }

}  // namespace astrolabe::app
