#pragma once

#include <iosfwd>
#include <string>

#include "app/cli/solve_query.h"
#include "astrolabe/io/map_file.h"

namespace astrolabe::app {

/// The JSON object of `solve --json` on one line.
[[nodiscard]] std::string solve_json(const SolveReport& report, const MapFile& document);

/// The outcome in a few lines for a person: path, effort, guarantee, smoothed path.
void print_solve(const SolveReport& report, const MapFile& document, std::ostream& out);

}  // namespace astrolabe::app
