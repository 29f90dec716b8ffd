#include "app/cli/check_output.h"

#include <ostream>

#include "app/cli/cell_text.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/model/number_text.h"
#include "astrolabe/base/count_text.h"

namespace astrolabe::app {

namespace {

constexpr int kLengthDecimals = 8;  // the most that scenario files have

std::string figures(const CheckCounts& counts) {
  return count_text(counts.rows, "row", "rows") + ", " + std::to_string(counts.matched) +
         " matched, " + std::to_string(counts.rows - counts.matched) + " mismatched, " +
         std::to_string(counts.unreachable) + " unreachable";
}

CheckCounts total_of(std::span<const CheckReport> reports) {
  CheckCounts total;
  for (const CheckReport& report : reports) {
    total.rows += report.counts.rows;
    total.matched += report.counts.matched;
    total.unreachable += report.counts.unreachable;
  }
  return total;
}

void print_mismatch(const std::string& file, const Mismatch& mismatch, std::ostream& out) {
  out << file << ':' << mismatch.line << ": " << cell_text(mismatch.from) << " to "
      << cell_text(mismatch.to) << ": stated " << number_text(mismatch.stated, kLengthDecimals)
      << ", found ";
  if (mismatch.found) {
    out << number_text(*mismatch.found, kLengthDecimals);
  } else {
    out << "none (" << id_of(mismatch.status) << ')';
  }
  out << '\n';
}

}  // namespace

void print_check(const CheckReport& report, std::ostream& out) {
  const std::string file = one_line(report.file);
  for (const Mismatch& mismatch : report.mismatched) print_mismatch(file, mismatch, out);
  out << file << ": " << figures(report.counts) << '\n';
}

void print_check_total(std::span<const CheckReport> reports, std::ostream& out) {
  out << "total: " << figures(total_of(reports)) << '\n';
}

std::string check_json(std::span<const CheckReport> reports) {
  Json mismatched = Json::array();
  for (const CheckReport& report : reports) {
    for (const Mismatch& mismatch : report.mismatched) {
      mismatched.push_back({{"row", mismatch.row},
                            {"from", json_cell(mismatch.from)},
                            {"to", json_cell(mismatch.to)},
                            {"stated", mismatch.stated},
                            {"found", json_number(mismatch.found)},
                            {"file", report.file},
                            {"line", mismatch.line}});
    }
  }
  const CheckCounts total = total_of(reports);
  return json_line({{"rows", total.rows},
                    {"matched", total.matched},
                    {"mismatched", std::move(mismatched)},
                    {"unreachable", total.unreachable}});
}

}  // namespace astrolabe::app
