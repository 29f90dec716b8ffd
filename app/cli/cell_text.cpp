#include "app/cli/cell_text.h"

#include "app/model/number_text.h"

namespace astrolabe::app {

std::string cell_text(Offset at) { return std::to_string(at.col) + ',' + std::to_string(at.row); }

std::optional<Offset> parse_cell(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const std::optional<int> col = parse_integer(text.substr(0, comma));
  const std::optional<int> row = parse_integer(text.substr(comma + 1));
  if (!col || !row) return std::nullopt;
  return Offset{.col = *col, .row = *row};
}

}  // namespace astrolabe::app
