#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/direction.h"

namespace astrolabe {

/// The scalar product in cube coordinates: 2 for a direction with itself, 1 for neighbouring ones.
[[nodiscard]] constexpr std::int64_t cube_product(Lattice one, Lattice other) {
  const std::int64_t q = one.a;
  const std::int64_t r = one.b;
  return q * (2 * std::int64_t{other.a} + other.b) + r * (2 * std::int64_t{other.b} + other.a);
}

/// An edge of the hex that a line is in, one towards which it moves. The edge with the neighbour in
/// direction n is where the product with n is greater by one than at the hex's centre.
struct HexBorder {
  Lattice step;           ///< The direction n of the neighbour beyond.
  std::int64_t unit = 0;  ///< The time in which the product grows by one.
  std::int64_t next = 0;  ///< When the line meets the edge.
};

/// The edges towards which a line moves: two or three, or none for a line without length.
class HexBorders {
 public:
  HexBorders(Lattice from, Lattice to) {
    const auto steps = lattice_steps(GridKind::kHexPointy);
    const Lattice line{to.a - from.a, to.b - from.b};
    for (std::size_t direction = 0; direction < 6; ++direction) {
      const std::int64_t rate = cube_product(steps[direction], line);
      if (rate > 0) add(steps[direction], rate);
    }
    for (std::size_t index = 0; index < count_; ++index) {
      borders_[index].next = borders_[index].unit;
    }
    sort();
  }

  [[nodiscard]] std::int64_t duration() const { return duration_; }

  /// False where the line ends inside the current hex.
  [[nodiscard]] bool any_before_the_end() const {
    return count_ > 0 && borders_[0].next < duration_;
  }

  /// The edges that are met first and second. Of two met at once, which is in the tip between them,
  /// the one towards which the line leans is the first. [Limit: any_before_the_end()]
  [[nodiscard]] const HexBorder& first() const { return borders_[0]; }
  [[nodiscard]] const HexBorder& second() const { return borders_[1]; }

  /// Puts the edges into the order in which they are met, after the line entered another hex.
  void enter(Lattice step) {
    for (std::size_t index = 0; index < count_; ++index) {
      borders_[index].next += borders_[index].unit * cube_product(borders_[index].step, step);
    }
    sort();
  }

 private:
  /// The product with the step grows by `rate` in the duration, so the duration becomes a multiple
  /// of it; what is there already takes as many times as long.
  void add(Lattice step, std::int64_t rate) {
    for (std::size_t index = 0; index < count_; ++index) borders_[index].unit *= rate;
    borders_[count_++] = {step, duration_, 0};
    duration_ *= rate;
  }

  void sort() {
    if (count_ < 2) return;
    order(0, 1);
    if (count_ < 3) return;
    order(1, 2);
    order(0, 1);
  }

  void order(std::size_t one, std::size_t other) {
    const HexBorder& left = borders_[one];
    const HexBorder& right = borders_[other];
    const bool wrong = left.next != right.next ? left.next > right.next : left.unit > right.unit;
    if (wrong) std::swap(borders_[one], borders_[other]);
  }

  std::array<HexBorder, 3> borders_{};
  std::size_t count_ = 0;
  std::int64_t duration_ = 1;
};

/// The walk over hexes in axial coordinates; see line_walk.h.
template <class Visitor>
void walk_hexes(Lattice from, Lattice to, Visitor& visitor) {
  HexBorders borders(from, to);
  Lattice cell = from;
  std::int64_t now = 0;
  while (borders.any_before_the_end()) {
    const HexBorder first = borders.first();
    const HexBorder second = borders.second();
    if (!visitor.crosses(cell, first.next - now)) return;
    now = first.next;
    Lattice step = first.step;
    if (first.next == second.next) {
      const Lattice ahead{cell.a + first.step.a, cell.b + first.step.b};
      const Lattice beside{cell.a + second.step.a, cell.b + second.step.b};
      if (first.unit != second.unit) {
        if (!visitor.touches(beside)) return;
      } else {
        // The line leans to neither side: it runs along their edge, which is as long as the way
        // from the centre to the tip.
        if (!visitor.runs_between(ahead, beside, first.unit)) return;
        now += first.unit;
        step = {first.step.a + second.step.a, first.step.b + second.step.b};
      }
    }
    cell = {cell.a + step.a, cell.b + step.b};
    borders.enter(step);
  }
  visitor.crosses(cell, borders.duration() - now);
}

}  // namespace astrolabe
