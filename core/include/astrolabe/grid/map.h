#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/base/result.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/grid/terrain.h"

namespace astrolabe {

/// A map: a grid of terrains, a start, a goal, and words about it. A plain value; it owns all it
/// holds. One byte a cell. Cells are stored row by row from the top.
///
/// Invariants: terrain().size() == size().cell_count(); every terrain index is inside the palette;
/// start and goal are cells of the map or kNoCell; the spec's ways fit its kind.
class Map {
 public:
  /// An empty map of 0 x 0 cells with the default palette.
  Map();

  /// A map filled with the palette's first terrain.
  /// [Limit: size within base/limits.h; see check_size()] [Limit: palette not empty]
  Map(const GridSpec& spec, GridSize size, Palette palette = default_palette());

  [[nodiscard]] const GridSpec& spec() const { return spec_; }
  [[nodiscard]] GridSize size() const { return size_; }
  [[nodiscard]] int width() const { return size_.width; }
  [[nodiscard]] int height() const { return size_.height; }
  [[nodiscard]] const Palette& palette() const { return palette_; }
  [[nodiscard]] const std::vector<TerrainIndex>& terrain() const { return terrain_; }
  [[nodiscard]] TerrainIndex terrain_index(CellId cell) const { return terrain_[index_of(cell)]; }
  [[nodiscard]] const Terrain& terrain(CellId cell) const {
    return palette_[terrain_[index_of(cell)]];
  }
  [[nodiscard]] bool blocked(CellId cell) const { return terrain(cell).blocked; }
  [[nodiscard]] CellId start() const { return start_; }
  [[nodiscard]] CellId goal() const { return goal_; }
  [[nodiscard]] const std::string& title() const { return title_; }
  [[nodiscard]] const std::string& notes() const { return notes_; }

  /// Re-reads the same rows and columns under another topology: no cell changes.
  void set_spec(const GridSpec& spec);
  void set_terrain(CellId cell, TerrainIndex terrain);
  /// Replaces all cells. [Limit: terrain.size() == cell count, each index inside the palette]
  void set_all_terrain(std::vector<TerrainIndex> terrain);
  /// [Limit: every terrain index in use stays inside the palette]
  void set_palette(Palette palette);
  void set_start(CellId cell);
  void set_goal(CellId cell);
  void set_title(std::string title) { title_ = std::move(title); }
  void set_notes(std::string notes) { notes_ = std::move(notes); }

  friend bool operator==(const Map&, const Map&) = default;

 private:
  GridSpec spec_;
  GridSize size_;
  Palette palette_;
  std::vector<TerrainIndex> terrain_;
  CellId start_ = kNoCell;
  CellId goal_ = kNoCell;
  std::string title_;
  std::string notes_;
};

/// Whether a map of this size may be made: both sides 0 to kMaxSide, at most kMaxCells cells. The
/// numbers are 64-bit so that a header's absurd figures can be asked about before anything is
/// allocated. The error states the limits.
[[nodiscard]] Result<GridSize> check_size(std::int64_t width, std::int64_t height);
/// Its error, for a reader that has the sides as they were written.
[[nodiscard]] Error size_error(const std::string& width, const std::string& height);

}  // namespace astrolabe
