#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "astrolabe/base/count_text.h"
#include "astrolabe/io/file_bytes.h"
#include "astrolabe/io/format_registry.h"
#include "astrolabe/io/scenario.h"
#include "io/file_error.h"
#include "io/message_quote.h"
#include "io/text_lines.h"
#include "io/text_numbers.h"

namespace astrolabe {

namespace {

namespace fs = std::filesystem;
using Columns = std::vector<std::string_view>;

constexpr std::size_t kColumns = 9;     // bucket map width height sx sy gx gy length
constexpr std::size_t kOldColumns = 7;  // bucket map sx sy gx gy length

bool is_column_count(std::size_t count) { return count == kColumns || count == kOldColumns; }

Columns split_tabs(std::string_view line) {
  Columns columns;
  while (true) {
    const std::size_t tab = line.find('\t');
    columns.push_back(trimmed(line.substr(0, tab)));
    if (tab == std::string_view::npos) return columns;
    line.remove_prefix(tab + 1);
  }
}

/// Any blanks separate columns; where that does not come out, tabs alone do, so that a map's name
/// may hold spaces.
Columns split_columns(std::string_view line) {
  Columns columns = split_blanks(line);
  if (is_column_count(columns.size())) return columns;
  Columns by_tabs = split_tabs(trimmed(line));
  return is_column_count(by_tabs.size()) ? by_tabs : columns;
}

bool is_header(std::string_view line) {
  const Columns words = split_blanks(line);
  return !words.empty() && words[0] == "version";
}

/// Decimals behind the point as written. In scientific notation the exponent moves the point.
int decimals_of(std::string_view written) {
  const std::size_t mantissa_end = std::min(written.find_first_of("eE"), written.size());
  const std::size_t point = std::min(written.find('.'), mantissa_end);
  const auto decimals = static_cast<std::int64_t>(mantissa_end - point) - (point < mantissa_end);
  std::int64_t exponent = 0;
  if (mantissa_end < written.size()) {
    std::string_view digits = written.substr(mantissa_end + 1);
    if (digits.starts_with('+')) digits.remove_prefix(1);
    exponent = parse_integer(digits).value_or(0);
  }
  constexpr std::int64_t kMostDecimals = std::numeric_limits<double>::max_digits10;
  return static_cast<int>(std::clamp<std::int64_t>(decimals - exponent, 0, kMostDecimals));
}

/// Reads the columns of one row; the first complaint is kept.
class RowReader {
 public:
  RowReader(const Columns& columns, int line, const std::string& file)
      : columns_(columns), line_(line), file_(file) {}

  Result<ScenarioRow> read() {
    ScenarioRow row;
    row.line = line_;
    row.bucket = integer("bucket");
    row.map_name = next();
    if (columns_.size() == kColumns) {
      row.map_size.width = integer("width");
      row.map_size.height = integer("height");
    }
    row.start.col = integer("start column");
    row.start.row = integer("start row");
    row.goal.col = integer("goal column");
    row.goal.row = integer("goal row");
    const std::string_view length = next();
    row.length = parse_length(length);
    row.decimals = decimals_of(length);
    if (error_) return *std::move(error_);
    return row;
  }

 private:
  std::string_view next() { return columns_[at_++]; }

  int integer(const char* what) {
    const std::string_view column = next();
    const std::optional<std::int64_t> number = parse_integer(column);
    using Limits = std::numeric_limits<int>;
    if (!number) {
      fail(std::string("the ") + what + " should be a whole number, not " +
               quote_for_message(column),
           ErrorCode::kMalformed);
      return 0;
    }
    if (*number < Limits::min() || *number > Limits::max()) {
      fail(std::string("the ") + what + " " + quote_for_message(column) + " is out of range",
           ErrorCode::kOutOfRange);
      return 0;
    }
    return static_cast<int>(*number);
  }

  double parse_length(std::string_view column) {
    double length = 0.0;
    const char* const end = column.data() + column.size();
    const auto [stop, error] = std::from_chars(column.data(), end, length);
    if (stop == end && error == std::errc{} && std::isfinite(length) && !std::signbit(length)) {
      return length;
    }
    fail("the length should be a number from 0 on, not " + quote_for_message(column),
         ErrorCode::kMalformed);
    return 0.0;
  }

  void fail(std::string message, ErrorCode code) {
    if (error_) return;
    error_ = Error{.code = code, .message = std::move(message), .file = file_, .line = line_};
  }

  const Columns& columns_;
  std::size_t at_ = 0;
  int line_;
  const std::string& file_;
  std::optional<Error> error_;
};

/// Files with a header always have nine columns; a row of seven is then a row cut short.
Result<ScenarioRow> read_row(std::string_view line, int number, const std::string& file,
                             bool with_header) {
  const Columns columns = split_columns(line);
  const bool fits = with_header ? columns.size() == kColumns : is_column_count(columns.size());
  if (fits) return RowReader(columns, number, file).read();
  return Error{.code = ErrorCode::kMalformed,
               .message = "this row has " + count_text(columns.size(), "column", "columns") +
                          "; a scenario has nine (bucket, map, width, height, start x, "
                          "start y, goal x, goal y, length), or seven in old files (without "
                          "version line, width and height)",
               .file = file,
               .line = number};
}

bool looks_like_map(std::string_view text) {
  const auto fits = [text](const FormatEntry& format) {
    return format.holds == FormatHolds::kMap && format.sniff(text);
  };
  return std::any_of(all_formats().begin(), all_formats().end(), fits);
}

/// The scenario that lies beside a map under its name.
std::optional<fs::path> scenario_beside(const fs::path& map_path) {
  for (const fs::path& place :
       {fs::path(map_path) += ".scen", fs::path(map_path).replace_extension(".scen")}) {
    std::error_code ignored;
    if (place != map_path && fs::is_regular_file(place, ignored)) return place;
  }
  return std::nullopt;
}

Error map_error(const fs::path& path) {
  std::string message = "is a map; needed here is a scenario (.scen), a list of queries on a map";
  if (const std::optional<fs::path> scenario = scenario_beside(path)) {
    message += ", such as " + quote_for_message(scenario->filename().string()) + " beside it";
  }
  return file_error(ErrorCode::kUnsupported, path, std::move(message));
}

/// An error unless a header line names a version that is known.
std::optional<Error> check_header(std::string_view line, int number, const std::string& file) {
  const Columns words = split_blanks(line);
  if (words.size() == 2 && (words[1] == "1" || words[1] == "1.0")) return std::nullopt;
  return Error{.code = ErrorCode::kUnsupported,
               .message = "the header " + quote_for_message(line) +
                          " names no known version; only 'version 1' can be read",
               .file = file,
               .line = number};
}

}  // namespace

bool looks_like_scenario(std::string_view head) {
  TextLines lines(head);
  while (const auto line = lines.next()) {
    if (trimmed(*line).empty()) continue;
    if (is_header(*line)) return true;
    const Columns columns = split_columns(*line);
    return is_column_count(columns.size()) && parse_integer(columns[0]).has_value() &&
           parse_integer(columns[2]).has_value() && parse_integer(columns[3]).has_value();
  }
  return false;
}

Result<Scenario> read_scenario(std::string_view text, const std::string& name) {
  Scenario scenario;
  scenario.file = name;
  TextLines lines(text);
  bool first = true;
  bool with_header = false;
  while (const auto line = lines.next()) {
    if (trimmed(*line).empty()) continue;
    if (std::exchange(first, false) && is_header(*line)) {
      if (auto error = check_header(*line, lines.number(), name)) return *std::move(error);
      with_header = true;
      continue;
    }
    Result<ScenarioRow> row = read_row(*line, lines.number(), name, with_header);
    if (!row) return row.error();
    scenario.most_decimals = std::max(scenario.most_decimals, row->decimals);
    scenario.rows.push_back(*std::move(row));
  }
  if (!first) return scenario;
  return Error{.code = ErrorCode::kMalformed, .message = "is empty", .file = name, .line = 0};
}

Result<Scenario> read_scenario_file(const std::filesystem::path& path) {
  const Result<std::string> text = read_file_bytes(path, kMaxScenarioFileBytes);
  if (!text) return text.error();
  if (looks_like_map(*text)) return map_error(path);
  return read_scenario(*text, path.string());
}

}  // namespace astrolabe
