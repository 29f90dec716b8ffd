#include "astrolabe/path/line_cost.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>

#include "path/lattice_cells.h"
#include "path/line_walk.h"

namespace astrolabe {

namespace {

/// Sums time x cost over the line, and climbs apart.
class CostVisitor {
 public:
  CostVisitor(const Map& map, const MoveTable& moves, const ClimbCosts& climb, CellId from)
      : map_(map), cells_(moves), climb_(climb), height_(map.height_at(from)) {}

  bool crosses(Lattice at, std::int64_t time) {
    assert(cells_.passable(at));
    enter(cells_.cell(at), time);
    return true;
  }

  bool runs_between(Lattice one, Lattice other, std::int64_t time) {
    const CellId cell = cells_.cell(one);
    const CellId other_cell = cells_.cell(other);
    assert(cells_.passable(cell) || cells_.passable(other_cell));
    const bool by_other = !cells_.passable(cell) || (cells_.passable(other_cell) &&
                                                     hundredths(other_cell) < hundredths(cell));
    enter(by_other ? other_cell : cell, time);
    return true;
  }

  bool passes_between(Lattice, Lattice) { return true; }
  bool touches(Lattice) { return true; }

  /// [Units: time x cost in hundredths]
  [[nodiscard]] std::int64_t total() const { return total_; }
  /// [Units: 1/100 of a straight step]
  [[nodiscard]] std::int64_t climbs() const { return climbs_; }

 private:
  void enter(CellId cell, std::int64_t time) {
    total_ += time * hundredths(cell);
    climbs_ += climb_.hundredths(height_, map_.height_at(cell));
    height_ = map_.height_at(cell);
  }
  [[nodiscard]] int hundredths(CellId cell) const { return map_.terrain(cell).cost_hundredths; }

  const Map& map_;
  LatticeCells cells_;
  ClimbCosts climb_;
  Height height_;
  std::int64_t total_ = 0;
  std::int64_t climbs_ = 0;
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

double line_cost(const Map& map, const MoveTable& moves, CellId from, CellId to,
                 const ClimbCosts& climb) {
  assert(map.size() == moves.size() && map.spec() == moves.spec());
  const LatticeCells cells(moves);
  const Lattice start = cells.lattice(from);
  const Lattice end = cells.lattice(to);
  CostVisitor visitor(map, moves, climb, from);
  walk_line(cells.kind(), start, end, visitor);
  const std::int64_t divisor = 100 * line_duration(cells.kind(), start, end);
  const double mean_cost = static_cast<double>(visitor.total()) / static_cast<double>(divisor);
  return length_between(cells.kind(), start, end) * mean_cost +
         static_cast<double>(visitor.climbs()) / 100.0;
}

}  // namespace astrolabe
