#include "astrolabe/grid/nearest_cell.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

namespace {

constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max();

/// Looks at cells ring by ring.
class NearestSearch {
 public:
  NearestSearch(const MoveTable& moves, CellId from)
      : moves_(moves), spec_(moves.spec()), centre_(moves.size().offset(from)) {
    centre_at_ = lattice_of(centre_, spec_.kind, spec_.stagger);
  }

  CellId run() {
    const GridSize size = moves_.size();
    const int rings = std::max(
        {centre_.col, centre_.row, size.width - 1 - centre_.col, size.height - 1 - centre_.row});
    for (int ring = 0; ring <= rings; ++ring) {
      if (least_squared_distance(ring) > squared_) break;
      look_at_ring(ring);
    }
    return best_;
  }

 private:
  /// No cell of a ring in offset coordinates is nearer than this: rows and columns lie at least the
  /// root of 1/2 (diamonds) or of 3/4 (hexes) apart.
  [[nodiscard]] std::int64_t least_squared_distance(std::int64_t ring) const {
    if (is_hex(spec_.kind)) return ring * ring * 3 / 4;
    return spec_.kind == GridKind::kDiamond ? ring * ring / 2 : ring * ring;
  }

  void look_at_ring(int ring) {
    for (int col = centre_.col - ring; col <= centre_.col + ring; ++col) {
      look_at({col, centre_.row - ring});
      look_at({col, centre_.row + ring});
    }
    for (int row = centre_.row - ring + 1; row < centre_.row + ring; ++row) {
      look_at({centre_.col - ring, row});
      look_at({centre_.col + ring, row});
    }
  }

  void look_at(Offset at) {
    if (!moves_.passable(at)) return;
    const CellId cell = moves_.size().cell(at);
    const std::int64_t squared = squared_distance(at);
    if (squared > squared_ || (squared == squared_ && cell > best_)) return;
    best_ = cell;
    squared_ = squared;
  }

  [[nodiscard]] std::int64_t squared_distance(Offset at) const {
    const Lattice there = lattice_of(at, spec_.kind, spec_.stagger);
    const std::int64_t a = there.a - centre_at_.a;
    const std::int64_t b = there.b - centre_at_.b;
    return a * a + b * b + (is_hex(spec_.kind) ? a * b : 0);
  }

  const MoveTable& moves_;
  GridSpec spec_;
  Offset centre_;
  Lattice centre_at_;
  CellId best_ = kNoCell;
  std::int64_t squared_ = kFar;
};

}  // namespace

CellId nearest_passable(const MoveTable& moves, CellId cell) {
  return NearestSearch(moves, cell).run();
}

}  // namespace astrolabe
