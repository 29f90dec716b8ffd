#include "path/no_smoothing.h"

#include "astrolabe/path/turning_points.h"

namespace astrolabe {

std::vector<CellId> no_smoothing(const SmoothingInput& input) {
  return turning_points(input.map.spec(), input.map.size(), input.path);
}

}  // namespace astrolabe
