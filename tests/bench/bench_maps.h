#pragma once

#include <memory>
#include <string>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/map.h"

namespace astrolabe::bench {

/// One query with its known length. [Units of lengths: straight steps]
struct Query {
  CellId start = kNoCell;
  CellId goal = kNoCell;
  double length = 0.0;
  double tolerance = 0.0;  ///< How far a right length may be from the stated one.
};

/// A benchmark map with queries spread evenly over its scenario's rows.
struct BenchMap {
  std::string name;
  Map map;
  std::vector<Query> queries;
};

/// The MovingAI maps of the folder that ASTROLABE_MAPS names (default: ../shared/maps beside the
/// source); empty where it does not exist. Rows whose ends are blocked are left out.
[[nodiscard]] const std::vector<BenchMap>& bench_maps();

}  // namespace astrolabe::bench
