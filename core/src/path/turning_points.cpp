#include "astrolabe/path/turning_points.h"

#include <cstddef>
#include <cstdint>

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

namespace {

/// True where `middle` lies on the straight line from `before` to `after`, between them.
bool goes_straight_on(Lattice before, Lattice middle, Lattice after) {
  const std::int64_t in_a = std::int64_t{middle.a} - before.a;
  const std::int64_t in_b = std::int64_t{middle.b} - before.b;
  const std::int64_t out_a = std::int64_t{after.a} - middle.a;
  const std::int64_t out_b = std::int64_t{after.b} - middle.b;
  const bool parallel = in_a * out_b == in_b * out_a;
  return parallel && in_a * out_a + in_b * out_b > 0;
}

}  // namespace

std::vector<CellId> turning_points(const GridSpec& spec, GridSize size,
                                   std::span<const CellId> path) {
  const auto lattice = [&](std::size_t index) {
    return lattice_of(size.offset(path[index]), spec.kind, spec.stagger);
  };
  std::vector<CellId> turns;
  for (std::size_t index = 0; index < path.size(); ++index) {
    const bool at_an_end = index == 0 || index + 1 == path.size();
    if (!at_an_end && goes_straight_on(lattice(index - 1), lattice(index), lattice(index + 1))) {
      continue;
    }
    turns.push_back(path[index]);
  }
  return turns;
}

}  // namespace astrolabe
