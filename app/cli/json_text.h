#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "astrolabe/grid/coordinates.h"
#include "astrolabe/search/requirements.h"

namespace astrolabe::app {

/// Keeps keys in the order in which they were written.
using Json = nlohmann::ordered_json;

/// [col, row]
[[nodiscard]] Json json_cell(Offset at);

/// The number, or null.
[[nodiscard]] Json json_number(std::optional<double> number);

/// The ids of what an algorithm needs.
[[nodiscard]] Json json_requirements(const Requirements& needs);

/// The value as one line. Bytes that are not UTF-8 (in a file's name) become U+FFFD.
[[nodiscard]] std::string json_line(const Json& json);

}  // namespace astrolabe::app
