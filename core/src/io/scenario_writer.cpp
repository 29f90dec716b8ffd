#include <array>
#include <charconv>
#include <string>

#include "astrolabe/io/scenario.h"

namespace astrolabe {

namespace {

/// With the row's own count of decimals, and never in the local way of writing numbers.
std::string length_text(const ScenarioRow& row) {
  std::array<char, 512> digits;  // The largest double has 309 digits before the point.
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), row.length,
                                          std::chars_format::fixed, row.decimals);
  return error == std::errc{} ? std::string(digits.data(), end) : std::string("0");
}

void append_row(std::string& text, const ScenarioRow& row) {
  const auto column = [&text](int number) { text += std::to_string(number) + '\t'; };
  column(row.bucket);
  text += row.map_name + '\t';
  column(row.map_size.width);
  column(row.map_size.height);
  column(row.start.col);
  column(row.start.row);
  column(row.goal.col);
  column(row.goal.row);
  text += length_text(row) + '\n';
}

}  // namespace

std::string write_scenario(const Scenario& scenario) {
  std::string text = "version 1\n";
  for (const ScenarioRow& row : scenario.rows) append_row(text, row);
  return text;
}

}  // namespace astrolabe
