#include "app/cli/option_text.h"

#include <cmath>

#include "app/cli/cell_text.h"
#include "app/model/number_text.h"
#include "astrolabe/search/search_settings.h"

namespace astrolabe::app {

CLI::Option* add_text_option(CLI::App& app, const std::string& names, std::string& value,
                             const std::string& type, const std::string& description) {
  const auto not_empty = [](const std::string& text) {
    return text.empty() ? std::string("the value is empty") : std::string();
  };
  return app.add_option(names, value, description)->type_name(type)->check(not_empty);
}

void add_passable_option(CLI::App& app, std::string& glyphs) {
  add_text_option(app, "--passable", glyphs, "GLYPHS",
                  "The letters that can be entered, for formats that name terrains without saying "
                  "so (MovingAI: . G ground, S swamp, W water, T trees, @ O out of bounds). "
                  "Default: " +
                      glyphs);
}

Error option_error(ErrorCode code, const std::string& option, const std::string& value,
                   const std::string& reason) {
  return {.code = code, .message = option + ' ' + value + ": " + reason, .file = {}};
}

Result<CellId> cell_option(const std::string& option, const std::string& text, GridSize size) {
  const std::optional<Offset> at = parse_cell(text);
  if (!at) {
    return option_error(ErrorCode::kInvalidUsage, option, text,
                        "a cell is COL,ROW, two whole numbers such as 3,4");
  }
  if (size.contains(*at)) return size.cell(*at);
  if (size.cell_count() == 0) {
    return option_error(ErrorCode::kOutOfRange, option, text, "the map has no cells");
  }
  return option_error(ErrorCode::kOutOfRange, option, text,
                      "outside the map, whose columns go from 0 to " +
                          std::to_string(size.width - 1) + " and rows from 0 to " +
                          std::to_string(size.height - 1));
}

Error about(const std::string& file, Error error) {
  error.file = file;
  return error;
}

Error missing_end(const std::string& what, const std::string& option) {
  return {.code = ErrorCode::kInvalidUsage,
          .message = "the map has no " + what + "; give one with " + option + " COL,ROW",
          .file = {}};
}

Result<CellId> start_option(const std::string& given, const Map& map) {
  if (!given.empty()) return cell_option("--from", given, map.size());
  if (map.start() != kNoCell) return map.start();
  return missing_end("start", "--from");
}

Result<int> hundredths_option(const std::string& option, const std::string& text,
                              const HundredthsRange& range) {
  const std::optional<double> number = parse_number(text);
  const double hundredths = number ? *number * 100.0 : -1.0;
  if (hundredths < range.least || hundredths > range.most) {
    return option_error(ErrorCode::kOutOfRange, option, text,
                        std::string(range.what) + " is a number from " +
                            std::to_string(range.least / 100) + " to " +
                            std::to_string(range.most / 100) + ", such as 1.25");
  }
  // A written hundredth is less than 1e-9 away from the double that it reads as, times 100.
  if (std::abs(hundredths - std::round(hundredths)) > 1e-9) {
    return option_error(
        ErrorCode::kOutOfRange, option, text,
        std::string(range.what) + " is counted in hundredths; give at most two decimals");
  }
  return static_cast<int>(std::lround(hundredths));
}

Result<int> weight_option(const std::string& option, const std::string& text) {
  return hundredths_option(option, text, {"a weight", kMinWeight, kMaxWeight});
}

Result<int> positive_option(const std::string& option, const std::string& text) {
  const std::optional<int> number = parse_integer(text);
  if (number && *number >= 1) return *number;
  return option_error(ErrorCode::kOutOfRange, option, text, "give a whole number of 1 or more");
}

}  // namespace astrolabe::app
