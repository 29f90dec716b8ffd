#include "app/cli/registry_lists.h"

#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>
#include <vector>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/io/format_registry.h"
#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"

namespace astrolabe::app {

namespace {

template <class Entry>
Json json_entry(const Entry& entry) {
  return {{"id", entry.id}, {"name", entry.name}, {"description", entry.description}};
}

/// The entries of a registry that have nothing to add.
template <class Entries>
Json plain_entries(const Entries& entries) {
  Json list = Json::array();
  for (const auto& entry : entries) list.push_back(json_entry(entry));
  return list;
}

/// The names of those that hold.
Json names_of(std::initializer_list<std::pair<const char*, bool>> items) {
  Json names = Json::array();
  for (const auto& [name, holds] : items) {
    if (holds) names.push_back(name);
  }
  return names;
}

Json settings_used(const SettingsUsed& uses) {
  return names_of({{"heuristic", uses.heuristic},
                   {"weight", uses.weight},
                   {"beam_width", uses.beam_width},
                   {"tie_break", uses.tie_break},
                   {"reopen", uses.reopen},
                   {"remedy", uses.remedy},
                   {"queue", uses.queue}});
}

Json algorithms() {
  Json list = Json::array();
  for (const AlgorithmEntry& entry : all_algorithms()) {
    Json json = json_entry(entry);
    json["complete"] = entry.complete;
    json["any_angle"] = entry.any_angle;
    json["source"] = entry.source;
    json["uses"] = settings_used(entry.uses);
    json["needs"] = json_requirements(entry.needs);
    list.push_back(std::move(json));
  }
  return list;
}

/// Rounded up to four decimals; null where there is none.
Json factor_json(const HeuristicStanding& standing) {
  constexpr double kDecimals = 1e4;
  if (!standing.factor) return nullptr;
  return std::ceil(standing.factor->value() * kDecimals) / kDecimals;
}

/// Where a heuristic stands on a grid with exact step costs and terrain that costs 1.
Json fit(const HeuristicEntry& heuristic, const GridEntry& grid, const GridSpec& spec) {
  const CheapestSteps cheapest{kNarrowUnits.straight, kNarrowUnits.diagonal};
  const HeuristicStanding standing = standing_of(heuristic, spec, cheapest);
  return {{"grid", grid.id},
          {"ways", spec.ways},
          {"admissible", standing.admissible},
          {"consistent", standing.consistent},
          {"factor", factor_json(standing)},
          {"why", heuristic.reason(spec)}};
}

/// The grids that a heuristic is defined on.
Json fitting_grids(const HeuristicEntry& heuristic) {
  Json grids = Json::array();
  for (const GridEntry& grid : all_grids()) {
    for (const int ways : grid.ways) {
      GridSpec spec = default_spec(grid.kind);
      spec.ways = ways;
      if (heuristic.fits(spec)) grids.push_back(fit(heuristic, grid, spec));
    }
  }
  return grids;
}

Json heuristics() {
  Json list = Json::array();
  for (const HeuristicEntry& entry : all_heuristics()) {
    Json json = json_entry(entry);
    json["fits"] = fitting_grids(entry);
    list.push_back(std::move(json));
  }
  return list;
}

Json grids() {
  Json list = Json::array();
  for (const GridEntry& entry : all_grids()) {
    Json json = json_entry(entry);
    json["ways"] = std::vector<int>(entry.ways.begin(), entry.ways.end());
    json["staggered"] = entry.staggered;
    list.push_back(std::move(json));
  }
  return list;
}

Json priorities() {
  Json list = Json::array();
  for (const PriorityEntry& entry : all_priorities()) {
    Json json = json_entry(entry);
    json["formula"] = entry.formula;
    json["source"] = entry.source;
    list.push_back(std::move(json));
  }
  return list;
}

Json profiles() { return plain_entries(all_profiles()); }

Json tie_breaks() { return plain_entries(all_tie_breaks()); }

Json smoothers() { return plain_entries(all_smoothers()); }

Json formats() {
  Json list = Json::array();
  for (const FormatEntry& entry : all_formats()) {
    Json json = json_entry(entry);
    json["holds"] = entry.holds == FormatHolds::kQueries ? "queries" : "a map";
    json["reads"] = entry.can_read();
    json["writes"] = entry.can_write();
    list.push_back(std::move(json));
  }
  return list;
}

/// The program makes no maps yet; the kind is there for scripts that go through all of them.
Json generators() { return Json::array(); }

constexpr std::array<RegistryList, 9> kLists{{
    {"algorithms", "searches", algorithms},
    {"heuristics", "estimates of the cost to the goal, and where they overestimate", heuristics},
    {"grids", "shapes of cells", grids},
    {"profiles", "who moves: which terrains can be entered at which cost", profiles},
    {"priorities", "ways in which a weight counts", priorities},
    {"tie-breaks", "orders among open cells of equal f", tie_breaks},
    {"smoothers", "ways to smooth a path", smoothers},
    {"formats", "files that maps are read from and written to", formats},
    {"generators", "makers of maps (none yet)", generators},
}};

}  // namespace

std::span<const RegistryList> registry_lists() { return kLists; }

}  // namespace astrolabe::app
