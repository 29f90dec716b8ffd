#pragma once

#include <iosfwd>
#include <span>
#include <string>

#include "app/cli/scenario_check.h"

namespace astrolabe::app {

/// A report's mismatches, a line each, then its figures.
void print_check(const CheckReport& report, std::ostream& out);

/// The figures of all reports together.
void print_check_total(std::span<const CheckReport> reports, std::ostream& out);

/// The JSON object of `check --json` on one line, over all reports.
[[nodiscard]] std::string check_json(std::span<const CheckReport> reports);

}  // namespace astrolabe::app
