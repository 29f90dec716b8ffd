#include "tests/support/random_map.h"

#include <cassert>

#include "astrolabe/grid/grid_registry.h"

namespace astrolabe::test {

namespace {

Terrain ground(char glyph, int cost_hundredths) {
  return Terrain{.name = std::string("ground ") + glyph,
                 .glyph = glyph,
                 .blocked = false,
                 .cost_hundredths = cost_hundredths,
                 .colour = {}};
}

Terrain wall() {
  return Terrain{
      .name = "wall", .glyph = '#', .blocked = true, .cost_hundredths = 100, .colour = {}};
}

Palette palette_of(const std::vector<int>& terrain_costs) {
  if (terrain_costs.empty()) return default_palette();
  Palette palette;
  char glyph = 'a';
  for (const int cost : terrain_costs) palette.push_back(ground(glyph++, cost));
  palette.push_back(wall());
  return palette;
}

char glyph_of(const Map& map, Offset at) { return map.terrain(map.size().cell(at)).glyph; }

}  // namespace

Map random_map(Random& random, const RandomMapOptions& options) {
  Map map(options.spec, options.size, palette_of(options.terrain_costs));
  const auto wall_index = static_cast<TerrainIndex>(map.palette().size() - 1);
  std::vector<TerrainIndex> terrain(map.terrain().size());
  for (TerrainIndex& cell : terrain) {
    cell = random.chance(options.wall_percent)
               ? wall_index
               : static_cast<TerrainIndex>(random.below(wall_index));
  }
  map.set_all_terrain(std::move(terrain));
  return map;
}

CellId random_free_cell(Random& random, const Map& map) {
  std::vector<CellId> free_cells;
  for (std::uint32_t cell = 0; cell < map.terrain().size(); ++cell) {
    if (!map.blocked(CellId{cell})) free_cells.push_back(CellId{cell});
  }
  return free_cells.empty() ? kNoCell : free_cells[random.below(free_cells.size())];
}

std::vector<GridSpec> all_specs() {
  std::vector<GridSpec> specs;
  for (const GridEntry& grid : all_grids()) {
    for (const int ways : grid.ways) {
      for (const auto& corner : all_corner_rules()) {
        if (ways == 4 && corner.value != CornerRule::kNever) continue;
        for (const auto& stagger : all_staggers()) {
          if (!grid.staggered && stagger.value != Stagger::kOdd) continue;
          specs.push_back({grid.kind, ways, corner.value, stagger.value});
        }
      }
    }
  }
  return specs;
}

std::vector<GridSize> awkward_sizes() {
  return {{0, 0}, {0, 4}, {4, 0}, {1, 1}, {1, 9}, {9, 1}, {2, 7}, {7, 2}, {5, 6}, {8, 7}};
}

std::vector<std::uint8_t> passable_of(const Map& map) {
  std::vector<std::uint8_t> passable;
  for (std::uint32_t cell = 0; cell < map.terrain().size(); ++cell) {
    passable.push_back(map.blocked(CellId{cell}) ? 0 : 1);
  }
  return passable;
}

MoveTable move_table_of(const Map& map) {
  return MoveTable(map.spec(), map.size(), passable_of(map));
}

Map map_of(const GridSpec& spec, const std::vector<std::string>& rows) {
  Palette palette{wall(), ground('.', 100)};
  for (char digit = '1'; digit <= '9'; ++digit)
    palette.push_back(ground(digit, 100 * (digit - '0')));
  const int width = rows.empty() ? 0 : static_cast<int>(rows.front().size());
  Map map(spec, {width, static_cast<int>(rows.size())}, palette);
  std::vector<TerrainIndex> terrain;
  for (const std::string& row : rows) {
    assert(static_cast<int>(row.size()) == width);
    for (const char glyph : row) {
      TerrainIndex index = 0;
      while (palette[index].glyph != glyph) ++index;
      terrain.push_back(index);
    }
  }
  map.set_all_terrain(std::move(terrain));
  return map;
}

std::string describe(const GridSpec& spec) {
  return std::string(grid_entry(spec.kind).id) + ", " + std::to_string(spec.ways) +
         " ways, corner " + std::string(id_of(spec.corner)) + ", " +
         std::string(id_of(spec.stagger));
}

std::string describe(std::uint64_t seed, const Map& map) {
  std::string text = "seed " + std::to_string(seed) + ", " + describe(map.spec()) + ", " +
                     std::to_string(map.width()) + " x " + std::to_string(map.height()) + "\n";
  for (int row = 0; row < map.height(); ++row) {
    for (int col = 0; col < map.width(); ++col) text += glyph_of(map, {col, row});
    text += '\n';
  }
  return text;
}

}  // namespace astrolabe::test
