#include "astrolabe/path/line_of_sight.h"

#include <cstdint>

#include "path/lattice_cells.h"
#include "path/line_walk.h"

namespace astrolabe {

namespace {

/// Stops the walk at the first thing that the rule forbids.
class SightVisitor {
 public:
  explicit SightVisitor(const MoveTable& moves) : cells_(moves), rule_(sight_rule(moves.spec())) {}

  bool crosses(Lattice cell, std::int64_t) { return needs(cell); }

  bool runs_between(Lattice one, Lattice other, std::int64_t) {
    return rule_ == CornerRule::kNever ? needs_both(one, other) : needs_either(one, other);
  }

  bool passes_between(Lattice one, Lattice other) {
    switch (rule_) {
      case CornerRule::kNever:
        return needs_both(one, other);
      case CornerRule::kOne:
        return needs_either(one, other);
      case CornerRule::kAlways:
        break;
    }
    return true;
  }

  bool touches(Lattice cell) { return rule_ != CornerRule::kNever || needs(cell); }

  [[nodiscard]] const Sight& sight() const { return sight_; }

 private:
  bool needs(Lattice at) {
    const CellId cell = cells_.cell(at);
    if (cells_.passable(cell)) return true;
    sight_ = {.clear = false, .blocked = cell};
    return false;
  }
  bool needs_both(Lattice one, Lattice other) { return needs(one) && needs(other); }
  bool needs_either(Lattice one, Lattice other) { return cells_.passable(one) || needs(other); }

  LatticeCells cells_;
  CornerRule rule_;
  Sight sight_{.clear = true, .blocked = kNoCell};
};

}  // namespace

Sight sight(const MoveTable& moves, CellId from, CellId to) {
  const LatticeCells cells(moves);
  SightVisitor visitor(moves);
  walk_line(cells.kind(), cells.lattice(from), cells.lattice(to), visitor);
  return visitor.sight();
}

bool line_of_sight(const MoveTable& moves, CellId from, CellId to) {
  return sight(moves, from, to).clear;
}

}  // namespace astrolabe
