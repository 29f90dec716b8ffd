#include <CLI/CLI.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/json_text.h"
#include "app/cli/option_text.h"
#include "app/cli/search_options.h"
#include "app/cli/text_picture.h"
#include "app/cli/verbs.h"
#include "app/model/number_text.h"
#include "astrolabe/base/count_text.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/io/format_registry.h"
#include "astrolabe/search/path_query.h"
#include "astrolabe/search/reach.h"

namespace astrolabe::app {

namespace {

constexpr int kCostDecimalsShown = 4;

/// The largest budget. [Units: straight steps] Beyond what any path on a map costs.
constexpr double kMaxBudget = 1e12;

Json cell_list(const std::vector<CellId>& cells, GridSize size) {
  Json list = Json::array();
  for (const CellId cell : cells) list.push_back(json_cell(size.offset(cell)));
  return list;
}

std::string reach_json(const Reach& reach, CellId start, double budget, GridSize size) {
  Json cells = Json::array();
  for (const ReachableCell& reached : reach.cells) {
    const Offset at = size.offset(reached.cell);
    cells.push_back({at.col, at.row, shown(reached.cost, reach.units)});
  }
  return json_line({{"from", json_cell(size.offset(start))},
                    {"budget", budget},
                    {"count", reach.cells.size()},
                    {"cells", std::move(cells)},
                    {"border", cell_list(reach.border, size)}});
}

class ReachVerb final : public Verb {
 public:
  [[nodiscard]] std::string_view name() const override { return "reach"; }
  [[nodiscard]] std::string_view summary() const override {
    return "find all cells within a movement budget";
  }
  [[nodiscard]] ManualPage manual() const override;
  void declare(CLI::App& app) override;
  Result<ExitStatus> run(Console& console) override;

 private:
  [[nodiscard]] Result<double> budget() const;
  void print(const Reach& reach, const Map& map, CellId start, Console& console) const;

  std::string map_;
  std::string from_;
  std::string budget_;
  std::string passable_ = ReadOptions{}.passable;
  SearchOptions search_;
  bool json_ = false;
  bool text_ = false;
};

ManualPage ReachVerb::manual() const {
  return {
      .title = "astrolabe reach - find all cells within a movement budget",
      .synopsis = " astrolabe reach MAP --budget C [--from C,R] [OPTIONS]",
      .description =
          "Finds every cell that can be reached from the start at a cost of at most the budget, as "
          "games preview a move, with the least cost of each and the border of the reach.\n\n"
          "A step costs what it costs in 'astrolabe solve': its length times the cost of the "
          "terrain entered, and more where it climbs.",
      .sections = {
          exit_status_section("the start is blocked, so nothing can be reached"),
          {"JSON",
           "With --json one object is printed and nothing else:\n\n"
           " from    the start as used: a blocked one is moved with --blocked-ends nearest\n"
           " budget  as given\n"
           " count   how many cells are within reach, the start included\n"
           " cells   [[col, row, cost], …] in the order of their costs\n"
           " border  those of them that share an edge with what is not within reach, or\n"
           "         with the map's rim: [[col, row], …]"},
          {"EXAMPLES",
           " astrolabe reach assets/maps/around-the-marsh.astrolabe --budget 6 --text\n"
           " astrolabe reach assets/maps/pond.map --from 16,2 --budget 4.5 --json"},
          limits_section()}};
}

void ReachVerb::declare(CLI::App& app) {
  app.add_option("MAP", map_, "The map, in any format that 'astrolabe list formats' can read.")
      ->required();
  add_text_option(app, "--budget", budget_, "C",
                  "What the ways may cost: straight steps on ground that costs 1, with "
                  "--cost-scale tens tenths of them.")
      ->required();
  add_text_option(app, "--from", from_, "C,R", "The start cell. Default: the map's own.");
  search_.declare_mover(app);
  search_.declare_reach(app);
  search_.declare_grid(app);
  add_passable_option(app, passable_);
  CLI::Option* json = app.add_flag("--json", json_, "Prints one JSON object instead of text.");
  app.add_flag("--text", text_,
               "Also draws the map as text: x for cells within reach, o for its border, and a "
               "legend.")
      ->excludes(json);
}

Result<double> ReachVerb::budget() const {
  const std::optional<double> number = parse_number(budget_);
  if (number && *number >= 0.0 && *number <= kMaxBudget) return *number;
  return option_error(ErrorCode::kOutOfRange, "--budget", budget_,
                      "give a number of straight steps, 0 or more, such as 6.5");
}

void ReachVerb::print(const Reach& reach, const Map& map, CellId start, Console& console) const {
  if (text_) {
    std::vector<CellState> states(map.terrain().size(), CellState::kUnseen);
    for (const ReachableCell& reached : reach.cells) {
      states[index_of(reached.cell)] = CellState::kClosed;
    }
    for (const CellId cell : reach.border) states[index_of(cell)] = CellState::kOpen;
    console.out << text_picture(map, {.start = start,
                                      .goals = {},
                                      .path = {},
                                      .states = states,
                                      .open_name = "border of the reach",
                                      .closed_name = "within reach"})
                << '\n';
  }
  if (reach.cells.empty()) {
    console.out << "nothing within reach: the start is on a blocked cell\n";
    return;
  }
  console.out << "reach      " << count_text(reach.cells.size(), "cell", "cells") << " within "
              << budget_ << '\n'
              << "border     " << count_text(reach.border.size(), "cell", "cells") << '\n'
              << "farthest   cost "
              << number_text(shown(reach.cells.back().cost, reach.units), kCostDecimalsShown)
              << '\n';
}

Result<ExitStatus> ReachVerb::run(Console& console) {
  Result<MapFile> document = read_map_file(map_, {.passable = passable_});
  if (!document) return document.error();
  if (const Result<void> applied = apply_search_options(search_, *document); !applied) {
    return applied.error();
  }
  const Result<double> most = budget();
  if (!most) return most.error();
  const Result<CellId> asked = start_option(from_, document->map);
  if (!asked) return about(map_, asked.error());

  Map map = document->map;
  map.set_palette(palette_for(*find_profile(document->search.profile), map.palette()));
  const auto space = SearchSpace::make(map, cost_rules(document->search));
  if (!space) return about(map_, space.error());
  const PathQuery ends = with_open_ends((*space)->moves(), {.start = *asked, .goals = {}},
                                        document->search.blocked_ends);
  const Reach reach = reach_within(*space, ends.start, *most);
  if (json_) {
    console.out << reach_json(reach, ends.start, *most, map.size()) << '\n';
  } else {
    print(reach, document->map, ends.start, console);
  }
  return reach.cells.empty() ? ExitStatus::kNegative : ExitStatus::kDone;
}

}  // namespace

std::unique_ptr<Verb> make_reach_verb() { return std::make_unique<ReachVerb>(); }

}  // namespace astrolabe::app
