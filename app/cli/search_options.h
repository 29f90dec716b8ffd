#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "astrolabe/base/result.h"
#include "astrolabe/io/map_file.h"

namespace astrolabe::app {

/// The options about how a map is searched, shared by the verbs: as typed, empty where not given.
/// What is not given keeps the document's own setting.
struct SearchOptions {
  std::string algorithm;
  std::string heuristic;
  std::string expression;
  std::string landmarks;
  std::string beam_width;
  std::string weight;
  std::string priority;
  std::string tie_break;
  std::string seed;
  std::string grid;
  std::string ways;
  std::string corner;
  std::string stagger;
  std::string cost_scale;
  std::string profile;
  std::string climb_up;
  std::string climb_down;
  std::string blocked_ends;
  std::string unreachable;
  std::string smoother;
  std::string reopen;
  std::string remedy;
  std::string queue;

  /// Declares --algorithm, --heuristic, --expr, --landmarks, --weight and --beam-width.
  void declare_rule(CLI::App& app);
  /// Declares --priority, --tie-break, --seed, --cost-scale, --reopen, --remedy and --queue.
  void declare_details(CLI::App& app);
  /// Declares --cost-scale and --blocked-ends.
  void declare_reach(CLI::App& app);
  /// Declares --profile, --climb-up and --climb-down.
  void declare_mover(CLI::App& app);
  /// Declares --blocked-ends and --unreachable.
  void declare_ends(CLI::App& app);
  /// Declares --grid, --ways, --corner and --stagger.
  void declare_grid(CLI::App& app);
  /// Declares --smooth.
  void declare_smoother(CLI::App& app);
};

/// Changes a document's grid and search settings to what the options say. A heuristic that the new
/// grid does not have is an error where it was asked for, and becomes the grid's default where it
/// was not. Errors name the option and the values that it takes; the document is then unchanged.
[[nodiscard]] Result<void> apply_search_options(const SearchOptions& options, MapFile& file);

}  // namespace astrolabe::app
