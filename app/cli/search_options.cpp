#include "app/cli/search_options.h"

#include "app/cli/option_text.h"
#include "app/model/number_text.h"
#include "astrolabe/base/id_list.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"
#include "astrolabe/search/path_query.h"

namespace astrolabe::app {

namespace {

std::string ways_text(const GridEntry& entry) {
  std::string text;
  for (const int ways : entry.ways) text += (text.empty() ? "" : " or ") + std::to_string(ways);
  return text;
}

Result<GridSpec> chosen_grid(const SearchOptions& options, GridSpec spec) {
  if (!options.grid.empty()) {
    const GridEntry* entry = find_grid(options.grid);
    if (entry == nullptr) return unknown_id("--grid", options.grid, all_grids());
    spec.kind = entry->kind;
    if (!allows_ways(spec.kind, spec.ways)) spec.ways = entry->ways.front();
  }
  if (!options.ways.empty()) {
    const std::optional<int> ways = parse_integer(options.ways);
    if (!ways || !allows_ways(spec.kind, *ways)) {
      const GridEntry& entry = grid_entry(spec.kind);
      return option_error(
          ErrorCode::kInvalidUsage, "--ways", options.ways,
          "on the grid " + std::string(entry.id) + " a cell has " + ways_text(entry) + " ways");
    }
    spec.ways = *ways;
  }
  if (!options.corner.empty()) {
    const std::optional<CornerRule> corner = find_corner_rule(options.corner);
    if (!corner) return unknown_id("--corner", options.corner, all_corner_rules());
    spec.corner = *corner;
  }
  if (!options.stagger.empty()) {
    const std::optional<Stagger> stagger = find_stagger(options.stagger);
    if (!stagger) return unknown_id("--stagger", options.stagger, all_staggers());
    spec.stagger = *stagger;
  }
  return spec;
}

Result<std::string> chosen_heuristic(const SearchOptions& options, const std::string& own,
                                     const GridSpec& spec) {
  if (options.heuristic.empty() && !options.expression.empty()) return std::string("expression");
  if (options.heuristic.empty()) return std::string(heuristic_or_default(own, spec).id);
  const HeuristicEntry* entry = find_heuristic(options.heuristic);
  if (entry == nullptr) return unknown_id("--heuristic", options.heuristic, all_heuristics());
  if (!entry->fits(spec)) {
    return option_error(ErrorCode::kInvalidUsage, "--heuristic", options.heuristic,
                        "not made for the grid " + std::string(grid_entry(spec.kind).id) +
                            " with " + std::to_string(spec.ways) + " ways; give one of " +
                            id_list(heuristics_for(spec)));
  }
  return options.heuristic;
}

/// Sets `setting` to an id that was given, if it is in the registry that `find` looks in.
template <class Find, class Entries>
Result<void> choose_id(const std::string& option, const std::string& given, Find find,
                       const Entries& entries, std::string& setting) {
  if (given.empty()) return {};
  if (find(given) == nullptr) return unknown_id(option, given, entries);
  setting = given;
  return {};
}

Result<void> choose_climb(const std::string& option, const std::string& given, int& hundredths) {
  if (given.empty()) return {};
  const Result<int> climb =
      hundredths_option(option, given, {"the cost of a climb", 0, kMaxClimbCost});
  if (!climb) return climb.error();
  hundredths = *climb;
  return {};
}

Result<void> choose_mover(const SearchOptions& options, SearchSettings& settings) {
  Result<void> chosen =
      choose_id("--profile", options.profile, find_profile, all_profiles(), settings.profile);
  if (!chosen) return chosen;
  chosen = choose_climb("--climb-up", options.climb_up, settings.climb.up_hundredths);
  if (!chosen) return chosen;
  return choose_climb("--climb-down", options.climb_down, settings.climb.down_hundredths);
}

Result<void> choose_ends(const SearchOptions& options, SearchSettings& settings) {
  if (!options.blocked_ends.empty()) {
    const std::optional<BlockedEnds> ends = find_blocked_ends(options.blocked_ends);
    if (!ends) return unknown_id("--blocked-ends", options.blocked_ends, all_blocked_ends());
    settings.blocked_ends = *ends;
  }
  if (!options.unreachable.empty()) {
    if (options.unreachable != "at-once" && options.unreachable != "search") {
      return option_error(ErrorCode::kInvalidUsage, "--unreachable", options.unreachable,
                          "give at-once or search");
    }
    settings.search_unreachable = options.unreachable == "search";
  }
  return {};
}

/// A whole number from 1 to `most`.
Result<int> count_option(const std::string& option, const std::string& given, int most) {
  const std::optional<int> count = parse_integer(given);
  if (count && *count >= 1 && *count <= most) return *count;
  return option_error(ErrorCode::kInvalidUsage, option, given,
                      "give a whole number from 1 to " + std::to_string(most));
}

Result<void> choose_details(const SearchOptions& options, SearchSettings& settings) {
  if (!options.weight.empty()) {
    const Result<int> weight = weight_option("--weight", options.weight);
    if (!weight) return weight.error();
    settings.weight_hundredths = *weight;
  }
  if (!options.landmarks.empty()) {
    const Result<int> count = count_option("--landmarks", options.landmarks, kMaxLandmarks);
    if (!count) return count.error();
    settings.landmarks = *count;
  }
  if (!options.beam_width.empty()) {
    const Result<int> width = count_option("--beam-width", options.beam_width, kMaxBeamWidth);
    if (!width) return width.error();
    settings.beam_width = *width;
  }
  if (!options.expression.empty()) settings.expression = options.expression;
  if (!options.seed.empty()) {
    const std::optional<std::uint64_t> seed = parse_seed(options.seed);
    if (!seed) {
      return option_error(ErrorCode::kInvalidUsage, "--seed", options.seed,
                          "give a whole number from 0 to " + std::to_string(kMaxSeed));
    }
    settings.seed = *seed;
  }
  if (!options.cost_scale.empty()) {
    if (options.cost_scale != "exact" && options.cost_scale != "tens") {
      return option_error(ErrorCode::kInvalidUsage, "--cost-scale", options.cost_scale,
                          "give exact or tens");
    }
    settings.cost_scale = options.cost_scale == "tens" ? CostScale::kTens : CostScale::kExact;
  }
  if (!options.reopen.empty()) {
    if (options.reopen != "yes" && options.reopen != "no") {
      return option_error(ErrorCode::kInvalidUsage, "--reopen", options.reopen, "give yes or no");
    }
    settings.reopen = options.reopen == "yes";
  }
  if (!options.remedy.empty()) {
    const std::optional<Remedy> remedy = find_remedy(options.remedy);
    if (!remedy) return unknown_id("--remedy", options.remedy, all_remedies());
    settings.remedy = *remedy;
  }
  if (!options.queue.empty()) {
    if (options.queue != "strict" && options.queue != "buckets") {
      return option_error(ErrorCode::kInvalidUsage, "--queue", options.queue,
                          "give strict or buckets");
    }
    settings.queue = options.queue == "buckets" ? QueueOrder::kBuckets : QueueOrder::kStrict;
  }
  return {};
}

Result<SearchSettings> chosen_settings(const SearchOptions& options, SearchSettings settings,
                                       const GridSpec& spec) {
  Result<void> chosen = choose_id("--algorithm", options.algorithm, find_algorithm,
                                  all_algorithms(), settings.algorithm);
  if (!chosen) return chosen.error();
  chosen =
      choose_id("--priority", options.priority, find_priority, all_priorities(), settings.priority);
  if (!chosen) return chosen.error();
  chosen = choose_id("--tie-break", options.tie_break, find_tie_break, all_tie_breaks(),
                     settings.tie_break);
  if (!chosen) return chosen.error();
  chosen =
      choose_id("--smooth", options.smoother, find_smoother, all_smoothers(), settings.smoother);
  if (!chosen) return chosen.error();
  chosen = choose_details(options, settings);
  if (!chosen) return chosen.error();
  chosen = choose_mover(options, settings);
  if (!chosen) return chosen.error();
  chosen = choose_ends(options, settings);
  if (!chosen) return chosen.error();
  const Result<std::string> heuristic = chosen_heuristic(options, settings.heuristic, spec);
  if (!heuristic) return heuristic.error();
  settings.heuristic = *heuristic;
  return settings;
}

void add_cost_scale(CLI::App& app, std::string& cost_scale) {
  add_text_option(app, "--cost-scale", cost_scale, "exact|tens",
                  "What costs are counted in. exact: a straight step is 1 and a diagonal one the "
                  "root of 2, compared exactly. tens: 10 and 14, as in textbooks; cost multipliers "
                  "of terrain must then be multiples of 0.5. Default: the map's own.");
}

void add_blocked_ends(CLI::App& app, std::string& blocked_ends) {
  add_text_option(app, "--blocked-ends", blocked_ends, "refuse|nearest",
                  "A start or goal on a blocked cell. refuse: there is no path. nearest: the "
                  "nearest open cell stands for it; of several that are as near, the upper left "
                  "one. Default: the map's own.");
}

}  // namespace

void SearchOptions::declare_rule(CLI::App& app) {
  add_text_option(app, "--algorithm", algorithm, "ID",
                  "The search: " + id_list(all_algorithms()) +
                      ". Weighted A* is astar with a weight. Default: the map's own.");
  add_text_option(app, "--heuristic", heuristic, "ID",
                  "The estimate of the cost to the goal: " + id_list(all_heuristics()) +
                      ". Each fits some grids only ('astrolabe list heuristics'). Default: the "
                      "map's own, or the grid's default where that one does not fit.");
  add_text_option(app, "--expr", expression, "TEXT",
                  "The formula of the heuristic expression, which it chooses by itself: numbers, "
                  "+ - * / ^ ( ), min, max, abs, sqrt and other functions, and the names dx and dy "
                  "(how many columns and rows away the goal is; on diamonds along their edges), D "
                  "and D2 (the cheapest straight and diagonal step), x, y, gx and gy (column and "
                  "row of the cell and of the goal), and on hexes dq, dr and ds (cube coordinates) "
                  "in place of D2. Default: the map's own.");
  add_text_option(app, "--landmarks", landmarks, "N",
                  "How many landmarks the heuristic landmarks uses, 1 to 32. Default: the map's "
                  "own.");
  add_text_option(app, "--weight", weight, "W",
                  "What the heuristic is multiplied with, 1 to 5 in steps of 0.01. Above 1 the "
                  "search is greedier and the path at most so many times as long as the best. "
                  "Default: the map's own.");
  add_text_option(app, "--beam-width", beam_width, "N",
                  "How many cells of each layer beam search expands, 1 or more. Default: the map's "
                  "own.");
}

void SearchOptions::declare_details(CLI::App& app) {
  add_text_option(
      app, "--priority", priority, "ID",
      "How a weight above 1 counts: " + id_list(all_priorities()) + ". Default: the map's own.");
  add_text_option(app, "--tie-break", tie_break, "ID",
                  "The order among open cells of equal f: " + id_list(all_tie_breaks()) +
                      ". Default: the map's own.");
  add_text_option(app, "--seed", seed, "N",
                  "The seed of --tie-break random, a whole number. Default: the map's own.");
  add_cost_scale(app, cost_scale);
  add_text_option(app, "--reopen", reopen, "yes|no",
                  "Whether a cheaper way to a closed cell opens it again. Default: the map's own.");
  add_text_option(app, "--remedy", remedy, "none|pathmax|bpmx",
                  "What A* does about a heuristic that is not consistent. pathmax: h is raised to "
                  "what the parent's says. bpmx: to what the neighbours' say as well. Default: the "
                  "map's own.");
  add_text_option(app, "--queue", queue, "strict|buckets",
                  "The order in which open cells are taken. strict: always the lowest f, with the "
                  "tie-break, as the window shows it. buckets: one of the lowest f, which is "
                  "faster; the path is as good, but ties are not broken. Not every algorithm has "
                  "it. Default: strict.");
}

void SearchOptions::declare_reach(CLI::App& app) {
  add_cost_scale(app, cost_scale);
  add_blocked_ends(app, blocked_ends);
}

void SearchOptions::declare_mover(CLI::App& app) {
  add_text_option(
      app, "--profile", profile, "ID",
      "Who moves, and so which terrains can be entered at which cost: " + id_list(all_profiles()) +
          " ('astrolabe list profiles'). Default: the map's own.");
  add_text_option(app, "--climb-up", climb_up, "C",
                  "What a step costs more for each step of height that it rises, 0 to 100 straight "
                  "steps. Default: the map's own.");
  add_text_option(app, "--climb-down", climb_down, "C",
                  "The same for each step of height that it falls. Default: the map's own.");
}

void SearchOptions::declare_ends(CLI::App& app) {
  add_blocked_ends(app, blocked_ends);
  add_text_option(
      app, "--unreachable", unreachable, "at-once|search",
      "A goal that no way leads to. at-once: it is known without a search. search: the "
      "search runs all the same, over all that can be reached. Default: the map's own.");
}

void SearchOptions::declare_grid(CLI::App& app) {
  add_text_option(app, "--grid", grid, "ID",
                  "Reads the same rows and columns as another grid: " + id_list(all_grids()) +
                      ". Default: the map's own.");
  add_text_option(app, "--ways", ways, "4|6|8",
                  "How many moves a cell has: 4 or 8 on square and diamond grids, 6 on hexes. "
                  "Default: the map's own; 8 or 6 after --grid where that one does not fit.");
  add_text_option(
      app, "--corner", corner, "never|one|always",
      "How many of the two cells beside a diagonal step may be blocked: none, one, or "
      "both. It matters with 8 ways, and on hexes for smoothed paths along a wall's edge. "
      "Default: the map's own.");
  add_text_option(app, "--stagger", stagger, "odd|even",
                  "Which rows (hex-flat: columns) are shifted by half a cell. It matters on hex "
                  "and diamond grids only. Default: the map's own.");
}

void SearchOptions::declare_smoother(CLI::App& app) {
  add_text_option(
      app, "--smooth", smoother, "ID",
      "How the path is smoothed: " + id_list(all_smoothers()) + ". Default: the map's own.");
}

Result<void> apply_search_options(const SearchOptions& options, MapFile& file) {
  const Result<GridSpec> spec = chosen_grid(options, file.map.spec());
  if (!spec) return spec.error();
  Result<SearchSettings> settings = chosen_settings(options, file.search, *spec);
  if (!settings) return settings.error();
  file.map.set_spec(*spec);
  file.search = *std::move(settings);
  return {};
}

}  // namespace astrolabe::app
