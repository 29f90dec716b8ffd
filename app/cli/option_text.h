#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/base/id_list.h"
#include "astrolabe/base/result.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/map.h"

namespace astrolabe::app {

/// Adds an option that takes one value as text, empty while it was not given; an empty value is
/// refused. `type` stands for the value in the manual.
CLI::Option* add_text_option(CLI::App& app, const std::string& names, std::string& value,
                             const std::string& type, const std::string& description);

/// Adds --passable with the default that `glyphs` holds; see ReadOptions.
void add_passable_option(CLI::App& app, std::string& glyphs);

/// The same error, said of a file.
[[nodiscard]] Error about(const std::string& file, Error error);

/// The start cell: as --from gives it, or the map's own.
[[nodiscard]] Result<CellId> start_option(const std::string& given, const Map& map);
/// The error for a map that has no start or goal, where the option gives none either.
[[nodiscard]] Error missing_end(const std::string& what, const std::string& option);

/// "--weight 9: <what is wrong and how to mend it>".
[[nodiscard]] Error option_error(ErrorCode code, const std::string& option,
                                 const std::string& value, const std::string& reason);

/// The error for an id that is not in a registry; names those that are.
template <class Entries>
[[nodiscard]] Error unknown_id(const std::string& option, const std::string& value,
                               const Entries& entries) {
  return option_error(ErrorCode::kInvalidUsage, option, value,
                      "there is no such id; give one of " + id_list(entries));
}

/// The cell of a map that an option names as COL,ROW. Errors: another form, or outside the map.
[[nodiscard]] Result<CellId> cell_option(const std::string& option, const std::string& text,
                                         GridSize size);

/// Of numbers with at most two decimals. [Units: 1/100]
struct HundredthsRange {
  std::string_view what;  ///< "a weight"
  int least = 0;
  int most = 0;
};
[[nodiscard]] Result<int> hundredths_option(const std::string& option, const std::string& text,
                                            const HundredthsRange& range);

/// A weight as hundredths: 1 to 5 with at most two decimals.
[[nodiscard]] Result<int> weight_option(const std::string& option, const std::string& text);

/// A whole number of 1 or more.
[[nodiscard]] Result<int> positive_option(const std::string& option, const std::string& text);

}  // namespace astrolabe::app
