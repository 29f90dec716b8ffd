#include "astrolabe/search/jump_table.h"

#include <algorithm>
#include <cassert>

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

JumpTable::JumpTable(const SearchSpace& space)
    : corner_(space.spec().corner),
      steps_(lattice_steps(space.spec().kind)),
      turns_(space.spec().kind, space.spec().corner) {
  assert(space.spec().ways == kMaxDirections);
  read_cells(space);
  rows_.find_stops(corner_);
  columns_.find_stops(corner_);
  diagonals_ = DiagonalStops(rows_, corner_);
}

void JumpTable::read_cells(const SearchSpace& space) {
  const GridSize size = space.size();
  const GridSpec& spec = space.spec();
  // The corners of the map and their neighbours hold the extremes of lattice coordinates.
  Lattice least{1 << 30, 1 << 30};
  Lattice most{-(1 << 30), -(1 << 30)};
  for (const int row :
       {0, std::min(1, size.height - 1), size.height - 1, std::max(0, size.height - 2)}) {
    for (const int col : {0, size.width - 1}) {
      const Lattice at = lattice_of(Offset{col, row}, spec.kind, spec.stagger);
      least = {std::min(least.a, at.a), std::min(least.b, at.b)};
      most = {std::max(most.a, at.a), std::max(most.b, at.b)};
    }
  }
  origin_ = least;
  rows_ = JumpLines(most.b - least.b + 1, most.a - least.a + 1);
  columns_ = JumpLines(most.a - least.a + 1, most.b - least.b + 1);
  for (int row = 0; row < size.height; ++row) {
    for (int col = 0; col < size.width; ++col) {
      if (!space.moves().passable(size.cell({col, row}))) continue;
      const Lattice at = lattice_of(Offset{col, row}, spec.kind, spec.stagger);
      rows_.set_passable(at.b - origin_.b, at.a - origin_.a);
      columns_.set_passable(at.a - origin_.a, at.b - origin_.b);
    }
  }
}

}  // namespace astrolabe
