#include "astrolabe/path/line_cost.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>

#include "path/lattice_cells.h"
#include "path/line_walk.h"

namespace astrolabe {

namespace {

/// Sums time x cost over the line.
class CostVisitor {
 public:
  CostVisitor(const Map& map, const MoveTable& moves) : map_(map), cells_(moves) {}

  bool crosses(Lattice at, std::int64_t time) {
    assert(cells_.passable(at));
    total_ += time * hundredths(cells_.cell(at));
    return true;
  }

  bool runs_between(Lattice one, Lattice other, std::int64_t time) {
    const CellId cell = cells_.cell(one);
    const CellId other_cell = cells_.cell(other);
    assert(cells_.passable(cell) || cells_.passable(other_cell));
    if (!cells_.passable(cell)) {
      total_ += time * hundredths(other_cell);
    } else if (!cells_.passable(other_cell)) {
      total_ += time * hundredths(cell);
    } else {
      total_ += time * std::min(hundredths(cell), hundredths(other_cell));
    }
    return true;
  }

  bool passes_between(Lattice, Lattice) { return true; }
  bool touches(Lattice) { return true; }

  /// [Units: time x cost in hundredths]
  [[nodiscard]] std::int64_t total() const { return total_; }

 private:
  [[nodiscard]] int hundredths(CellId cell) const { return map_.terrain(cell).cost_hundredths; }

  const Map& map_;
  LatticeCells cells_;
  std::int64_t total_ = 0;
};

/// The square of the distance between two lattice points, a whole number on every grid.
std::int64_t squared_length(GridKind kind, Lattice from, Lattice to) {
  const std::int64_t a = std::int64_t{to.a} - from.a;
  const std::int64_t b = std::int64_t{to.b} - from.b;
  return a * a + b * b + (is_hex(kind) ? a * b : 0);
}

double length_between(GridKind kind, Lattice from, Lattice to) {
  return std::sqrt(static_cast<double>(squared_length(kind, from, to)));
}

}  // namespace

double line_length(const GridSpec& spec, GridSize size, CellId from, CellId to) {
  return length_between(spec.kind, lattice_of(size.offset(from), spec.kind, spec.stagger),
                        lattice_of(size.offset(to), spec.kind, spec.stagger));
}

double line_cost(const Map& map, const MoveTable& moves, CellId from, CellId to) {
  assert(map.size() == moves.size() && map.spec() == moves.spec());
  const LatticeCells cells(moves);
  const Lattice start = cells.lattice(from);
  const Lattice end = cells.lattice(to);
  CostVisitor visitor(map, moves);
  walk_line(cells.kind(), start, end, visitor);
  const std::int64_t divisor = 100 * line_duration(cells.kind(), start, end);
  const double mean_cost = static_cast<double>(visitor.total()) / static_cast<double>(divisor);
  return length_between(cells.kind(), start, end) * mean_cost;
}

}  // namespace astrolabe
