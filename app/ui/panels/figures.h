#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/ui/panels/controls.h"

namespace astrolabe::app {

/// "0.5", "30", "1k", "1M". [Units: expansions a second]
[[nodiscard]] std::string speed_text(double speed);

/// How high a row of figures is in any typeface: the lines of some are higher than their letters
/// need, and there are many rows. [Units: pixels]
[[nodiscard]] float figure_row_height(const UiContext& context);

/// A row of a table of figures: label left, value at the right edge; noted over the whole row.
void figure_row(const UiContext& context, const Control& control, std::string_view label,
                std::string_view value, std::optional<Colour> colour = std::nullopt);

/// Text drawn at the right end of a place that is as wide as `widest`, so that what stands beside
/// it stays where it is when the number changes. In the current face and colour.
void text_in_fixed_width(std::string_view words, std::string_view widest);

}  // namespace astrolabe::app
