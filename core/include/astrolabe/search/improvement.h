#pragma once

#include <cstdint>

#include "astrolabe/search/cost.h"

namespace astrolabe {

/// A path that an anytime search had found before it ended.
struct Improvement {
  std::uint64_t expanded = 0;  ///< Expansions made by then.
  Cost cost = 0;
  /// It was proven that no path costs less than cost / bound. [Units: 1/100]
  int bound_hundredths = 100;

  friend constexpr bool operator==(const Improvement&, const Improvement&) = default;
};

}  // namespace astrolabe
