#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "astrolabe/base/result.h"
#include "astrolabe/io/map_file.h"
#include "astrolabe/io/scenario.h"
#include "astrolabe/search/search_status.h"

namespace astrolabe::app {

/// A row whose stated length the search does not confirm.
struct Mismatch {
  std::size_t row = 0;  ///< 1-based, counted over the file's rows.
  int line = 0;         ///< 1-based line in the file.
  Offset from;
  Offset to;
  double stated = 0.0;          ///< [Units: straight steps]
  std::optional<double> found;  ///< Nothing where no path was found.
  SearchStatus status = SearchStatus::kNoPath;
};

/// How many rows of which kind there are.
struct CheckCounts {
  std::size_t rows = 0;
  std::size_t matched = 0;
  /// Rows for which no path was found. One that states 0 says the same and matches.
  std::size_t unreachable = 0;
};

/// What checking a scenario came to. counts.rows == counts.matched + mismatched.size().
struct CheckReport {
  std::string file;
  CheckCounts counts;
  std::vector<Mismatch> mismatched;
};

/// A scenario and the map that it is run on; several scenarios may share a map.
struct CheckJob {
  Scenario scenario;
  std::shared_ptr<const MapFile> document;
};

/// An error for the first row with an end outside a map of this size.
[[nodiscard]] Result<void> check_ends_inside(const Scenario& scenario, GridSize size);

/// Runs every `stride`-th row, the first included, with one search as the document's settings say,
/// but always in exact costs. A row matches where
///     stated - tolerance <= found <= bound * stated + tolerance,
/// with the tolerance of length_tolerance() and the bound that guarantee_of() promises (no upper
/// limit where it promises none). Errors: settings that the map does not allow.
/// `progress` is called with the rows done now and then. [Limit: stride >= 1; all ends inside]
[[nodiscard]] Result<CheckReport> check_scenario(
    const CheckJob& job, std::size_t stride,
    const std::function<void(std::size_t rows_done)>& progress);

}  // namespace astrolabe::app
