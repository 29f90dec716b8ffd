#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "astrolabe/grid/coordinates.h"

namespace astrolabe::app {

/// A cell as the command line writes it: "COL,ROW".
[[nodiscard]] std::string cell_text(Offset at);

/// The cell that a text of this form names, inside a map or not; nothing for any other text.
[[nodiscard]] std::optional<Offset> parse_cell(std::string_view text);

}  // namespace astrolabe::app
