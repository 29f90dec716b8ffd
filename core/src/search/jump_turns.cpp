#include "astrolabe/search/jump_turns.h"

#include "astrolabe/grid/move_table.h"
#include "astrolabe/search/node_table.h"

namespace astrolabe {

namespace {

constexpr int kQuarterTurns = 4;

[[nodiscard]] unsigned bit(int direction) { return 1u << direction; }

Lattice sum(Lattice left, Lattice right) { return {left.a + right.a, left.b + right.b}; }
Lattice back(Lattice step) { return {-step.a, -step.b}; }

/// Works out the turns for one kind of surroundings. Cells are differences from the one in the
/// middle.
class Surrounded {
 public:
  Surrounded(GridKind kind, CornerRule corner, unsigned surroundings)
      : steps_(lattice_steps(kind)), corner_(corner), surroundings_(surroundings) {}

  [[nodiscard]] DirectionSet legal() const {
    unsigned open = 0;
    for (int direction = 0; direction < kMaxDirections; ++direction) {
      if (passable(step(direction))) open |= bit(direction);
    }
    return apply_corner_rule(static_cast<DirectionSet>(open), corner_);
  }

  /// The steps that go on straight and, after a diagonal one, its two straight parts.
  [[nodiscard]] static unsigned natural(int arrival) {
    if (arrival < kFirstCornerDirection) return bit(arrival);
    const int first = arrival - kFirstCornerDirection;
    return bit(arrival) | bit(first) | bit((first + 1) % kQuarterTurns);
  }

  [[nodiscard]] unsigned forced(int arrival) const {
    if (arrival < kFirstCornerDirection) return forced_after_straight(arrival);
    return corner_ == CornerRule::kNever ? 0 : forced_after_diagonal(arrival);
  }

 private:
  [[nodiscard]] Lattice step(int direction) const {
    return steps_[static_cast<std::size_t>(direction)];
  }
  [[nodiscard]] bool passable(Lattice cell) const {
    return JumpLines::surrounded_by_passable(surroundings_, cell.a, cell.b);
  }

  [[nodiscard]] unsigned forced_after_straight(int arrival) const {
    const int before = (arrival + 3) % kQuarterTurns;
    const int after = (arrival + 1) % kQuarterTurns;
    // 4 + k passes the corner between k and k + 1.
    return forced_beside(arrival, before, kFirstCornerDirection + before) |
           forced_beside(arrival, after, kFirstCornerDirection + arrival);
  }

  /// At one side of a straight step; `ahead` passes the corner between the two.
  [[nodiscard]] unsigned forced_beside(int arrival, int side, int ahead) const {
    const Lattice beside = step(side);
    if (corner_ == CornerRule::kNever) {
      const bool opens = passable(beside) && !passable(sum(beside, back(step(arrival))));
      return opens ? bit(side) | bit(ahead) : 0;
    }
    return !passable(beside) && passable(step(ahead)) ? bit(ahead) : 0;
  }

  [[nodiscard]] unsigned forced_after_diagonal(int arrival) const {
    const int first = arrival - kFirstCornerDirection;
    const int second = (first + 1) % kQuarterTurns;
    return forced_behind(first, second) | forced_behind(second, first);
  }

  /// Where the cell behind one part of a diagonal step is blocked, and free one step along the
  /// other part.
  [[nodiscard]] unsigned forced_behind(int part, int along) const {
    const int behind = (part + 2) % kQuarterTurns;
    if (passable(step(behind))) return 0;
    if (!passable(sum(step(behind), step(along)))) return 0;
    const int low = (along + 1) % kQuarterTurns == behind ? along : behind;
    return bit(kFirstCornerDirection + low);
  }

  std::array<Lattice, kMaxDirections> steps_;
  CornerRule corner_;
  unsigned surroundings_;
};

}  // namespace

JumpTurns::JumpTurns(GridKind kind, CornerRule corner) {
  for (unsigned surroundings = 0; surroundings < JumpLines::kSurroundings; ++surroundings) {
    const Surrounded cell(kind, corner, surroundings);
    const DirectionSet legal = cell.legal();
    successors_[kNoDirection][surroundings] = legal;
    for (int arrival = 0; arrival < kMaxDirections; ++arrival) {
      const unsigned forced = cell.forced(arrival) & legal;
      const unsigned onwards = (Surrounded::natural(arrival) & legal) | forced;
      successors_[static_cast<std::size_t>(arrival)][surroundings] =
          static_cast<DirectionSet>(onwards);
    }
  }
}

}  // namespace astrolabe
