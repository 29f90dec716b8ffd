#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/move_table.h"

namespace astrolabe {

/// Which cells can be reached from which, by a union-find over the legal moves (Tarjan 1975), so
/// that a goal that cannot be reached is known without a search. Moves between passable cells lead
/// both ways on every grid, so this holds in both directions.
///
/// Moves that were added since are joined one by one; a union-find cannot part again, so what was
/// taken away makes follow() build anew, in O(cells). Five bytes a cell.
class Components {
 public:
  /// Brings it up to date with a map's moves, whatever they were before. O(cells) to compare them,
  /// which is little beside a build.
  void follow(const MoveTable& moves);

  /// Whether a way leads from one cell to the other; never to or from a blocked one.
  /// [Limit: cells of the map that was followed last]
  [[nodiscard]] bool connected(CellId one, CellId other) const;

  /// How many cells can be reached from a cell, itself included; 0 for a blocked one. O(cells).
  [[nodiscard]] std::int64_t size_of(CellId cell) const;

 private:
  void build(const MoveTable& moves);
  /// False where a move is gone that was there.
  [[nodiscard]] bool add_new_moves(const MoveTable& moves);
  void take_shape(const MoveTable& moves);
  void join_neighbours(std::uint32_t cell, DirectionSet directions);
  void join(std::uint32_t one, std::uint32_t other);
  [[nodiscard]] std::uint32_t shortened_root_of(std::uint32_t cell);
  [[nodiscard]] std::uint32_t root_of(std::uint32_t cell) const;

  GridSpec spec_;
  GridSize size_;
  /// By a line's shift and a direction: how many cells back the neighbour lies; 0 for those ahead.
  std::array<std::array<std::uint32_t, kMaxDirections>, 2> back_{};
  /// The moves that were followed; 0 for cells that are blocked. What can be left can be entered.
  std::vector<DirectionSet> moves_;
  /// Towards the root, which is the cell with the lowest number; kBlocked for blocked cells.
  std::vector<std::uint32_t> parents_;
};

}  // namespace astrolabe
