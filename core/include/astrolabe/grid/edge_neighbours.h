#pragma once

#include <array>
#include <cstddef>

#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/lattice.h"

namespace astrolabe {

/// The cells across the edges of a cell, inside a map or not, in the order of directions: six of a
/// hex, four of others, whatever its ways.
class EdgeNeighbours {
 public:
  EdgeNeighbours(const GridSpec& spec, Offset at)
      : count_(is_hex(spec.kind) ? 6 : kFirstCornerDirection) {
    const Lattice here = lattice_of(at, spec.kind, spec.stagger);
    const auto steps = lattice_steps(spec.kind);
    for (std::size_t i = 0; i < count_; ++i) {
      cells_[i] =
          offset_of(Lattice{here.a + steps[i].a, here.b + steps[i].b}, spec.kind, spec.stagger);
    }
  }

  [[nodiscard]] const Offset* begin() const { return cells_.data(); }
  [[nodiscard]] const Offset* end() const { return cells_.data() + count_; }

 private:
  std::size_t count_;
  std::array<Offset, 6> cells_{};
};

}  // namespace astrolabe
