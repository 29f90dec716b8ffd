#include "astrolabe/grid/direction.h"

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

std::array<Offset, kMaxDirections> offset_steps(GridKind kind, int shift) {
  // Any cell on a line with this shift shows the steps of all of them: they differ only by line.
  const Offset from = kind == GridKind::kHexFlat ? Offset{shift, 0} : Offset{0, shift};
  const Lattice origin = lattice_of(from, kind, Stagger::kOdd);
  std::array<Offset, kMaxDirections> steps{};
  const auto lattice = lattice_steps(kind);
  for (std::size_t direction = 0; direction < steps.size(); ++direction) {
    const Lattice target{origin.a + lattice[direction].a, origin.b + lattice[direction].b};
    const Offset at = offset_of(target, kind, Stagger::kOdd);
    steps[direction] = {at.col - from.col, at.row - from.row};
  }
  return steps;
}

}  // namespace astrolabe
