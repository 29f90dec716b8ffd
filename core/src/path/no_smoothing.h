#pragma once

#include <vector>

#include "astrolabe/path/smoother.h"

namespace astrolabe {

/// The path as it is, with its straight pieces merged. Linear time.
[[nodiscard]] std::vector<CellId> no_smoothing(const SmoothingInput& input);

}  // namespace astrolabe
