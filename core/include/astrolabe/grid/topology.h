#pragma once

#include <array>
#include <concepts>
#include <cstdint>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/lattice.h"

namespace astrolabe {

/// What a search asks of a grid: the number of the neighbour in a direction, and lattice
/// coordinates to measure distances with. Whether a move is legal is the MoveTable's matter.
template <class T>
concept Topology = requires(const T& topology, Offset at, CellId cell, int direction) {
  { topology.offset(cell) } -> std::same_as<Offset>;
  { topology.cell(at) } -> std::same_as<CellId>;
  { topology.neighbour_steps(at)[direction] } -> std::convertible_to<std::int32_t>;
  { topology.offset_step(at, direction) } -> std::same_as<Offset>;
  { topology.lattice(at) } -> std::same_as<Lattice>;
};

/// The topology of one grid kind; the kind is a template parameter so that the search's inner loop
/// has no branch on it. Neighbours are differences of cell numbers, from one of two tables that the
/// line's shift selects. Small, copyable, owns nothing.
template <GridKind kKind>
class GridTopology {
 public:
  static constexpr GridKind kGrid = kKind;
  /// The most neighbours a cell can have.
  static constexpr int kDirections = is_hex(kKind) ? 6 : 8;

  GridTopology() = default;
  GridTopology(GridSize size, Stagger stagger);

  [[nodiscard]] Offset offset(CellId cell) const { return size_.offset(cell); }
  [[nodiscard]] CellId cell(Offset at) const { return size_.cell(at); }
  [[nodiscard]] std::size_t cells_a_row() const { return static_cast<std::size_t>(size_.width); }

  /// Differences of cell numbers, by direction, from the cell at `at`.
  [[nodiscard]] const std::array<std::int32_t, kMaxDirections>& neighbour_steps(Offset at) const {
    return steps_[table_of(at)];
  }

  /// The same as a difference of columns and rows.
  [[nodiscard]] Offset offset_step(Offset at, int direction) const {
    return offset_steps_[table_of(at)][static_cast<std::size_t>(direction)];
  }

  [[nodiscard]] Lattice lattice(Offset at) const { return lattice_of(at, kKind, stagger_); }

 private:
  [[nodiscard]] std::size_t table_of(Offset at) const {
    if constexpr (kKind == GridKind::kSquare) return 0;
    const int line = kKind == GridKind::kHexFlat ? at.col : at.row;
    return static_cast<std::size_t>(shift_of_line(line, stagger_));
  }

  GridSize size_;
  Stagger stagger_ = Stagger::kOdd;
  std::array<std::array<Offset, kMaxDirections>, 2> offset_steps_{};
  std::array<std::array<std::int32_t, kMaxDirections>, 2> steps_{};
};

extern template class GridTopology<GridKind::kSquare>;
extern template class GridTopology<GridKind::kHexPointy>;
extern template class GridTopology<GridKind::kHexFlat>;
extern template class GridTopology<GridKind::kDiamond>;

using SquareTopology = GridTopology<GridKind::kSquare>;
using HexPointyTopology = GridTopology<GridKind::kHexPointy>;
using HexFlatTopology = GridTopology<GridKind::kHexFlat>;
using DiamondTopology = GridTopology<GridKind::kDiamond>;

static_assert(Topology<SquareTopology> && Topology<HexPointyTopology> &&
              Topology<HexFlatTopology> && Topology<DiamondTopology>);

}  // namespace astrolabe
