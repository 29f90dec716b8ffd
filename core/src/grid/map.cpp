#include "astrolabe/grid/map.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "astrolabe/base/limits.h"

namespace astrolabe {

Map::Map() : Map(GridSpec{}, GridSize{}) {}

Map::Map(const GridSpec& spec, GridSize size, Palette palette)
    : spec_(spec),
      size_(size),
      palette_(std::move(palette)),
      terrain_(static_cast<std::size_t>(size.cell_count()), TerrainIndex{0}) {
  assert(!palette_.empty() && palette_.size() <= kMaxTerrains);
  assert(allows_ways(spec.kind, spec.ways));
}

void Map::set_spec(const GridSpec& spec) {
  assert(allows_ways(spec.kind, spec.ways));
  spec_ = spec;
}

void Map::set_terrain(CellId cell, TerrainIndex terrain) {
  assert(terrain < palette_.size());
  terrain_[index_of(cell)] = terrain;
}

void Map::set_all_terrain(std::vector<TerrainIndex> terrain) {
  assert(terrain.size() == terrain_.size());
  assert(std::all_of(terrain.begin(), terrain.end(),
                     [this](TerrainIndex index) { return index < palette_.size(); }));
  terrain_ = std::move(terrain);
}

void Map::set_palette(Palette palette) {
  assert(!palette.empty() && palette.size() <= kMaxTerrains);
  palette_ = std::move(palette);
}

void Map::set_start(CellId cell) {
  assert(cell == kNoCell || index_of(cell) < terrain_.size());
  start_ = cell;
}

void Map::set_goal(CellId cell) {
  assert(cell == kNoCell || index_of(cell) < terrain_.size());
  goals_.clear();
  if (cell != kNoCell) goals_.push_back(cell);
}

void Map::set_goals(std::vector<CellId> goals) {
  assert(goals.size() <= kMaxGoals);
  assert(std::all_of(goals.begin(), goals.end(),
                     [this](CellId cell) { return index_of(cell) < terrain_.size(); }));
  goals_ = std::move(goals);
}

void Map::set_heights(std::vector<Height> heights) {
  assert(heights.empty() || heights.size() == terrain_.size());
  const bool flat = std::all_of(heights.begin(), heights.end(), [](Height h) { return h == 0; });
  heights_ = flat ? std::vector<Height>{} : std::move(heights);
}

Result<GridSize> check_size(std::int64_t width, std::int64_t height) {
  const bool fits = width >= 0 && height >= 0 && width <= kMaxSide && height <= kMaxSide &&
                    width * height <= kMaxCells;
  if (fits) return GridSize{static_cast<int>(width), static_cast<int>(height)};
  return size_error(std::to_string(width), std::to_string(height));
}

Error size_error(const std::string& width, const std::string& height) {
  return {.code = ErrorCode::kTooLarge,
          .message = "a map of " + width + " x " + height +
                     " cells is outside the limits (0 to 16384 cells a side, at most 2^28 cells in "
                     "all); use a smaller map",
          .file = {},
          .line = 0};
}

}  // namespace astrolabe
