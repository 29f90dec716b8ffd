#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe {

/// The legal moves of every cell, one byte a cell: bit d is set where direction d leads to a
/// passable cell inside the map and the corner rule allows it. A blocked cell keeps the moves that
/// it would have if it were passable (a start may stand on one), so "passable" is asked apart.
///
/// Building visits each cell once. Two bytes a cell: its moves and whether it is passable.
class MoveTable {
 public:
  MoveTable() = default;

  /// `passable` holds one byte a cell, 0 for blocked. [Limit: passable.size() == cell count]
  MoveTable(const GridSpec& spec, GridSize size, std::vector<std::uint8_t> passable);

  [[nodiscard]] const GridSpec& spec() const { return spec_; }
  [[nodiscard]] GridSize size() const { return size_; }
  [[nodiscard]] DirectionSet moves(CellId cell) const { return moves_[index_of(cell)]; }
  [[nodiscard]] bool passable(CellId cell) const { return passable_[index_of(cell)] != 0; }
  [[nodiscard]] bool passable(Offset at) const {
    return size_.contains(at) && passable(size_.cell(at));
  }
  /// All cells' moves, by cell number.
  [[nodiscard]] std::span<const DirectionSet> all_moves() const { return moves_; }

 private:
  GridSpec spec_;
  GridSize size_;
  std::vector<std::uint8_t> passable_;
  std::vector<DirectionSet> moves_;
};

/// The moves that the corner rule leaves, given the directions whose target is passable. The one
/// place where the rule is written for single moves. [Limit: a grid whose moves 4 to 7 pass
/// corners, so never a hex; see has_corner_moves()]
[[nodiscard]] constexpr DirectionSet apply_corner_rule(DirectionSet open, CornerRule rule) {
  const unsigned edges = open & 0x0Fu;
  const unsigned next_edges = ((edges >> 1) | (edges << 3)) & 0x0Fu;
  unsigned corners = 0x0Fu;
  if (rule == CornerRule::kNever) corners = edges & next_edges;
  if (rule == CornerRule::kOne) corners = edges | next_edges;
  return static_cast<DirectionSet>(open & (edges | (corners << kFirstCornerDirection)));
}

}  // namespace astrolabe
