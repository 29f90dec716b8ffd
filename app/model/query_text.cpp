#include "app/model/query_text.h"

#include <charconv>

namespace astrolabe::app {

namespace {

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, failed] = std::from_chars(text.data(), end, number);
  if (failed != std::errc() || stopped != end) return std::nullopt;
  return number;
}

}  // namespace

std::string yes_or_no(bool value) { return value ? "true" : "false"; }

std::string cell_text(GridSize size, CellId cell) {
  if (cell == kNoCell) return "none";
  const Offset at = size.offset(cell);
  return std::to_string(at.col) + "," + std::to_string(at.row);
}

std::string cells_text(GridSize size, std::span<const CellId> cells) {
  std::string text;
  for (const CellId cell : cells) {
    if (!text.empty()) text += ' ';
    text += cell_text(size, cell);
  }
  return text;
}

std::optional<CellId> find_cell(GridSize size, std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const std::optional<int> col = whole_number(text.substr(0, comma));
  const std::optional<int> row = whole_number(text.substr(comma + 1));
  if (!col || !row || !size.contains({*col, *row})) return std::nullopt;
  return size.cell({*col, *row});
}

}  // namespace astrolabe::app
