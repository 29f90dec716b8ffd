#include "app/ui/map_shaders.h"

#include <string_view>
#include <utility>
#include <vector>

namespace astrolabe::app {

namespace {

constexpr std::string_view kVertex =
#include "embedded/assets/shaders/map.vert.inc"
    ;
constexpr std::string_view kCells =
#include "embedded/assets/shaders/map_cells.glsl.inc"
    ;
constexpr std::string_view kSquare =
#include "embedded/assets/shaders/grid_square.glsl.inc"
    ;
constexpr std::string_view kStaggered =
#include "embedded/assets/shaders/grid_staggered.glsl.inc"
    ;
constexpr std::string_view kHexShape =
#include "embedded/assets/shaders/shape_hex.glsl.inc"
    ;
constexpr std::string_view kDiamondShape =
#include "embedded/assets/shaders/shape_diamond.glsl.inc"
    ;
constexpr std::string_view kView =
#include "embedded/assets/shaders/map_view.glsl.inc"
    ;
constexpr std::string_view kNear =
#include "embedded/assets/shaders/map_near.frag.inc"
    ;
constexpr std::string_view kFar =
#include "embedded/assets/shaders/map_far.frag.inc"
    ;
constexpr std::string_view kMinified =
#include "embedded/assets/shaders/map_minified.frag.inc"
    ;

// Lengths of app/ui/map_view.h's plane; see grid/layout.h for where they come from.
constexpr std::string_view kHexSizes =
    "#define CELL_WIDTH 1.0\n"
    "#define ROW_PITCH 0.8660254038\n"
    "#define FIRST_CENTRE 0.5773502692\n";
constexpr std::string_view kTransposed = "#define TRANSPOSED\n";
constexpr std::string_view kDiamondSizes =
    "#define CELL_WIDTH 1.4142135624\n"
    "#define ROW_PITCH 0.7071067812\n"
    "#define FIRST_CENTRE 0.7071067812\n";

using Parts = std::vector<std::string_view>;

Parts grid_parts(GridKind kind) {
  switch (kind) {
    case GridKind::kHexPointy:
      return {kHexSizes, kStaggered, kHexShape};
    case GridKind::kHexFlat:
      return {kHexSizes, kTransposed, kStaggered, kHexShape};
    case GridKind::kDiamond:
      return {kDiamondSizes, kStaggered, kDiamondShape};
    case GridKind::kSquare:
      break;
  }
  return {kSquare};
}

std::string_view main_part(MapDetail detail) {
  switch (detail) {
    case MapDetail::kFar:
      return kFar;
    case MapDetail::kMinified:
      return kMinified;
    case MapDetail::kNear:
      break;
  }
  return kNear;
}

/// The number of samples a side of a pixel: known to the compiler, because software OpenGL runs
/// loops of unknown length several times slower.
std::string_view samples_part(MapDetail detail, bool draft) {
  if (draft || detail == MapDetail::kNear) return "#define SAMPLES 1\n";
  return detail == MapDetail::kFar ? "#define SAMPLES 2\n" : "#define SAMPLES 3\n";
}

}  // namespace

Result<const ShaderProgram*> MapShaders::get(GridKind kind, MapDetail detail, bool draft) {
  const bool draft_differs = draft && detail != MapDetail::kNear;
  const std::size_t place =
      (static_cast<std::size_t>(kind) * kMapDetailCount + static_cast<std::size_t>(detail)) * 2 +
      (draft_differs ? 1 : 0);
  std::optional<ShaderProgram>& program = programs_[place];
  if (program) return &*program;

  Parts parts{samples_part(detail, draft), kCells, kView};
  const Parts grid = grid_parts(kind);
  parts.insert(parts.end(), grid.begin(), grid.end());
  parts.push_back(main_part(detail));
  Result<ShaderProgram> made = ShaderProgram::make(gl_, header_, Parts{kVertex}, parts);
  if (!made) return made.error();
  program.emplace(std::move(made).value());
  return &*program;
}

}  // namespace astrolabe::app
