#pragma once

#include <string>

#include "app/model/solution.h"

namespace astrolabe::app {

/// What a person is told about the quality of an answer.
struct GuaranteeText {
  std::string value;  ///< "optimal", "within 1.5 ×", "no path exists", or "none".
  std::string why;    ///< Whole sentences.
  bool lost = false;  ///< The path found may be dearer than need be.
};

/// A guarantee is about a path; where the search has ended without one, this says what that proves.
/// [Limit: the outcome is kSearched]
[[nodiscard]] GuaranteeText guarantee_text(const Solution& solution);

}  // namespace astrolabe::app
