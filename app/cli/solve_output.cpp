#include "app/cli/solve_output.h"

#include <ostream>

#include "app/cli/json_text.h"
#include "app/model/number_text.h"
#include "astrolabe/base/count_text.h"
#include "astrolabe/grid/grid_registry.h"

namespace astrolabe::app {

namespace {

constexpr int kShownDecimals = 4;
constexpr std::string_view kMicroseconds = "us";  // for terminals that know ASCII alone

bool found(const SolveReport& report) { return report.result.status == SearchStatus::kFound; }

Json json_path(const std::vector<CellId>& path, GridSize size) {
  Json cells = Json::array();
  for (const CellId cell : path) cells.push_back(json_cell(size.offset(cell)));
  return cells;
}

Json json_smoothed(const std::optional<SmoothedPath>& smoothed, const std::string& method) {
  if (!smoothed) return nullptr;
  Json points = Json::array();
  for (const PlanePoint& point : smoothed->points) points.push_back({point.x, point.y});
  return {{"method", method},
          {"points", std::move(points)},
          {"length", smoothed->length},
          {"turns", smoothed->turns}};
}

/// What the status means, for a person.
std::string_view sentence_of(SearchStatus status) {
  switch (status) {
    case SearchStatus::kNoPath:
      return "no path: the goal cannot be reached from the start";
    case SearchStatus::kNotFound:
      return "not found: this search gave up, though a path may exist";
    case SearchStatus::kLimitReached:
      return "limit reached: the search was stopped, a path may exist";
    case SearchStatus::kStartBlocked:
      return "start blocked: the start is on a blocked cell";
    case SearchStatus::kGoalBlocked:
      return "goal blocked: the goal is on a blocked cell";
    case SearchStatus::kFound:
    case SearchStatus::kRunning:
    case SearchStatus::kCostOverflow:
    case SearchStatus::kHeuristicFailed:
      break;
  }
  return id_of(status);
}

void print_settings(const MapFile& document, std::ostream& out) {
  const GridSpec& spec = document.map.spec();
  out << "search     " << document.search.algorithm << ", " << document.search.heuristic
      << ", weight " << number_text(document.search.weight_hundredths / 100.0, 2) << ", grid "
      << grid_entry(spec.kind).id << ' ' << spec.ways << "-way";
  if (has_corner_moves(spec)) out << ", corners " << id_of(spec.corner);
  out << '\n';
}

void print_counts(const SolveReport& report, std::ostream& out) {
  const SearchCounts& counts = report.result.counts;
  out << "expanded   " << counts.expanded << '\n'
      << "generated  " << counts.generated << '\n'
      << "updated    " << counts.updated << '\n'
      << "reopened   " << counts.reopened << '\n'
      << "peak open  " << counts.peak_open << '\n'
      << "time       " << duration_text(report.time_us, kMicroseconds) << '\n';
}

void print_guarantee(const Guarantee& guarantee, std::ostream& out) {
  out << "guarantee  " << id_of(guarantee.kind);
  if (guarantee.bound && *guarantee.bound != 1.0) {
    out << ' ' << number_text(*guarantee.bound, kShownDecimals);
  }
  out << ": " << guarantee.why << '\n';
}

}  // namespace

std::string solve_json(const SolveReport& report, const MapFile& document) {
  const SearchCounts& counts = report.result.counts;
  const bool has_path = found(report);
  return json_line(
      {{"status", id_of(report.result.status)},
       {"cost", has_path ? Json(report.result.shown_cost) : Json(nullptr)},
       {"path", has_path ? json_path(report.result.path, document.map.size()) : Json(nullptr)},
       {"expanded", counts.expanded},
       {"generated", counts.generated},
       {"updated", counts.updated},
       {"reopened", counts.reopened},
       {"peak_open", counts.peak_open},
       {"time_us", report.time_us},
       {"guarantee", id_of(report.guarantee.kind)},
       {"bound", json_number(has_path ? report.guarantee.bound : std::nullopt)},
       {"why", has_path ? report.guarantee.why : report.guarantee.why_without_path},
       {"smoothed", json_smoothed(report.smoothed, document.search.smoother)}});
}

void print_solve(const SolveReport& report, const MapFile& document, std::ostream& out) {
  if (found(report)) {
    out << "found      cost " << number_text(report.result.shown_cost, kShownDecimals) << ", "
        << count_text(report.result.path.size(), "cell", "cells") << '\n';
  } else {
    out << sentence_of(report.result.status) << '\n';
  }
  print_settings(document, out);
  print_counts(report, out);
  if (found(report)) print_guarantee(report.guarantee, out);
  if (report.smoothed) {
    out << "smoothed   " << document.search.smoother << ", length "
        << number_text(report.smoothed->length, kShownDecimals) << ", "
        << count_text(report.smoothed->points.size(), "point", "points") << ", "
        << count_text(report.smoothed->turns, "turn", "turns") << '\n';
  }
}

}  // namespace astrolabe::app
