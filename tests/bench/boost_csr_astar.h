#pragma once

#include <memory>

#include "tests/bench/bench_maps.h"

namespace astrolabe::bench {

/// Boost.Graph's astar_search on a compressed-sparse-row graph of a map's free cells, built once:
/// eight ways, never cutting, octile distance. What a C++ user would reach for.
class BoostCsrAstar {
 public:
  explicit BoostCsrAstar(const Map& map);
  ~BoostCsrAstar();

  /// The path's length; negative where there is none. [Units: straight steps]
  [[nodiscard]] double solve(const Query& query);

 private:
  struct Graph;
  std::unique_ptr<Graph> graph_;
};

}  // namespace astrolabe::bench
