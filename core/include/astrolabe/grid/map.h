#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/base/result.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/grid/heights.h"
#include "astrolabe/grid/terrain.h"

namespace astrolabe {

/// A map: a grid of terrains, heights where it is not flat, a start, one or several goals, and
/// words about it. A plain value; it owns all it holds. One byte a cell, two with heights. Cells
/// are stored row by row from the top.
///
/// Invariants: terrain().size() == size().cell_count(); every terrain index is inside the palette;
/// heights() is empty or of the same size; start and goals are cells of the map or kNoCell, and no
/// goal is there twice; the spec's ways fit its kind.
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
  /// The first goal.
  [[nodiscard]] CellId goal() const { return goals_.empty() ? kNoCell : goals_.front(); }
  /// All goals: the nearest of them is sought.
  [[nodiscard]] const std::vector<CellId>& goals() const { return goals_; }
  /// Of each cell; empty where all are at 0.
  [[nodiscard]] const std::vector<Height>& heights() const { return heights_; }
  [[nodiscard]] Height height_at(CellId cell) const {
    return heights_.empty() ? Height{0} : heights_[index_of(cell)];
  }
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
  /// Replaces all goals by one, or by none for kNoCell.
  void set_goal(CellId cell);
  /// [Limit: at most kMaxGoals cells of the map, each once]
  void set_goals(std::vector<CellId> goals);
  /// [Limit: heights.size() == cell count, or empty for a flat map]
  void set_heights(std::vector<Height> heights);
  void set_title(std::string title) { title_ = std::move(title); }
  void set_notes(std::string notes) { notes_ = std::move(notes); }

  friend bool operator==(const Map&, const Map&) = default;

 private:
  GridSpec spec_;
  GridSize size_;
  Palette palette_;
  std::vector<TerrainIndex> terrain_;
  CellId start_ = kNoCell;
  std::vector<CellId> goals_;
  std::vector<Height> heights_;
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
