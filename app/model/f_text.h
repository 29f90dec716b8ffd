#pragma once

#include <optional>
#include <string>

#include "astrolabe/search/search_settings.h"

namespace astrolabe::app {

/// What f is made of with these settings: "f = g + 1.5 × h", "f = g". "no f" where cells are not
/// taken by a cost. [Limit: the settings' ids are in the registries]
[[nodiscard]] std::string f_formula(const SearchSettings& settings);

/// W where f is g + W h, as it is shown; none where it is made otherwise. [Units: 1/100]
[[nodiscard]] std::optional<int> weight_in_f(const SearchSettings& settings);

}  // namespace astrolabe::app
