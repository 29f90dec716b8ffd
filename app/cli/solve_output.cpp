#include "app/cli/solve_output.h"

#include <ostream>

#include "app/cli/cell_text.h"
#include "app/cli/json_text.h"
#include "app/model/number_text.h"
#include "astrolabe/base/count_text.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/search/algorithm_registry.h"

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

/// The goal that was found, or the only one.
std::optional<CellId> goal_of(const SolveReport& report) {
  if (found(report)) return report.result.path.back();
  if (report.ends.goals.size() == 1) return report.ends.goals.front();
  return std::nullopt;
}

/// The paths of an anytime search, each with what it costs and the bound that was proven of it.
Json json_improvements(const SolveReport& report) {
  if (report.improvements.empty()) return nullptr;
  Json list = Json::array();
  for (const Improvement& improvement : report.improvements) {
    list.push_back({{"expanded", improvement.expanded},
                    {"cost", shown(improvement.cost, report.result.units)},
                    {"bound", improvement.bound_hundredths / 100.0}});
  }
  return list;
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

/// What cannot be known from the question: ends that were moved, and which of several goals it is.
void print_ends(const SolveReport& report, GridSize size, std::ostream& out) {
  const PathQuery& asked = report.asked;
  if (report.ends.start != asked.start) {
    out << "start      moved to " << cell_text(size.offset(report.ends.start))
        << ", the nearest open cell\n";
  }
  const std::optional<CellId> goal = goal_of(report);
  const bool moved = report.ends.goals != asked.goals;
  if (goal && (moved || asked.goals.size() > 1)) {
    out << "goal       " << (moved ? "moved to " : "") << cell_text(size.offset(*goal))
        << (moved ? ", the nearest open cell\n" : ", the nearest\n");
  }
}

void print_improvements(const SolveReport& report, std::ostream& out) {
  for (const Improvement& improvement : report.improvements) {
    out << "path       cost "
        << number_text(shown(improvement.cost, report.result.units), kShownDecimals) << " within "
        << number_text(improvement.bound_hundredths / 100.0, 2) << " after "
        << count_text(improvement.expanded, "expansion", "expansions") << '\n';
  }
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
  const GridSize size = document.map.size();
  const std::optional<CellId> goal = goal_of(report);
  const bool has_path = found(report);
  return json_line(
      {{"status", id_of(report.result.status)},
       {"cost", has_path ? Json(report.result.shown_cost) : Json(nullptr)},
       {"path", has_path ? json_path(report.result.path, size) : Json(nullptr)},
       {"expanded", counts.expanded},
       {"generated", counts.generated},
       {"updated", counts.updated},
       {"reopened", counts.reopened},
       {"peak_open", counts.peak_open},
       {"time_us", report.time_us},
       {"guarantee", id_of(report.guarantee.kind)},
       {"bound", json_number(has_path ? report.guarantee.bound : std::nullopt)},
       {"why", has_path ? report.guarantee.why : report.guarantee.why_without_path},
       {"smoothed", json_smoothed(report.smoothed, document.search.smoother)},
       {"from", json_cell(size.offset(report.ends.start))},
       {"to", goal ? json_cell(size.offset(*goal)) : Json(nullptr)},
       {"at_once", report.at_once},
       {"ratio", json_number(report.ratio)},
       {"paths", json_improvements(report)},
       {"algorithm", document.search.algorithm},
       {"needs", json_requirements(find_algorithm(document.search.algorithm)->needs)}});
}

void print_solve(const SolveReport& report, const MapFile& document, std::ostream& out) {
  if (found(report)) {
    out << "found      cost " << number_text(report.result.shown_cost, kShownDecimals) << ", "
        << count_text(report.result.path.size(), "cell", "cells") << '\n';
  } else {
    out << sentence_of(report.result.status) << (report.at_once ? " (known without a search)" : "")
        << '\n';
  }
  print_ends(report, document.map.size(), out);
  print_settings(document, out);
  print_improvements(report, out);
  print_counts(report, out);
  if (found(report)) print_guarantee(report.guarantee, out);
  if (report.ratio && report.guarantee.kind != Guarantee::Kind::kOptimal) {
    out << "measured   " << number_text(*report.ratio, kShownDecimals) << " times the best path\n";
  }
  if (report.smoothed) {
    out << "smoothed   " << document.search.smoother << ", length "
        << number_text(report.smoothed->length, kShownDecimals) << ", "
        << count_text(report.smoothed->points.size(), "point", "points") << ", "
        << count_text(report.smoothed->turns, "turn", "turns") << '\n';
  }
}

}  // namespace astrolabe::app
