#pragma once

#include <memory>

#include "tests/bench/bench_maps.h"

namespace astrolabe::bench {

/// Boost.Graph's astar_search on the map itself: a graph whose edges are not stored but read off
/// the grid, and what is known of cells in vectors. Eight ways, never cutting, octile distance.
class BoostGridAstar {
 public:
  explicit BoostGridAstar(const Map& map);
  ~BoostGridAstar();

  /// The path's length; negative where there is none. [Units: straight steps]
  [[nodiscard]] double solve(const Query& query);

 private:
  struct Tables;
  std::unique_ptr<Tables> tables_;
};

}  // namespace astrolabe::bench
