#include "astrolabe/search/jump_walk.h"

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

namespace {

int sign(int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); }

}  // namespace

std::vector<CellId> walk_of_jumps(const GridSpec& spec, GridSize size,
                                  const std::vector<CellId>& jump_points) {
  const auto lattice = [&](CellId cell) {
    return lattice_of(size.offset(cell), spec.kind, spec.stagger);
  };
  std::vector<CellId> path;
  for (const CellId cell : jump_points) {
    const Lattice end = lattice(cell);
    Lattice at = path.empty() ? end : lattice(path.back());
    if (path.empty()) path.push_back(cell);
    while (at != end) {
      at = {at.a + sign(end.a - at.a), at.b + sign(end.b - at.b)};
      path.push_back(size.cell(offset_of(at, spec.kind, spec.stagger)));
    }
  }
  return path;
}

}  // namespace astrolabe
