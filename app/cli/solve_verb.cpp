#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/option_text.h"
#include "app/cli/search_options.h"
#include "app/cli/solve_output.h"
#include "app/cli/solve_query.h"
#include "app/cli/text_picture.h"
#include "app/cli/verbs.h"
#include "astrolabe/io/format_registry.h"

namespace astrolabe::app {

namespace {

void print_picture(const SolveReport& report, const Map& map, std::ostream& out) {
  out << text_picture(map, {.start = report.ends.start,
                            .goals = report.ends.goals,
                            .path = report.result.path,
                            .states = report.states});
  if (!report.states_complete) out << "(the search was too long to be recorded to its end)\n";
  out << '\n';
}

class SolveVerb final : public Verb {
 public:
  [[nodiscard]] std::string_view name() const override { return "solve"; }
  [[nodiscard]] std::string_view summary() const override { return "find a path on a map"; }
  [[nodiscard]] ManualPage manual() const override;
  void declare(CLI::App& app) override;
  Result<ExitStatus> run(Console& console) override;

 private:
  [[nodiscard]] Result<Query> query(const Map& map) const;
  [[nodiscard]] Result<CellId> start(const Map& map) const;
  [[nodiscard]] Result<std::vector<CellId>> goals(const Map& map) const;

  std::string map_;
  std::string from_;
  std::vector<std::string> to_;
  std::string limit_;
  std::string passable_ = ReadOptions{}.passable;
  SearchOptions search_;
  bool json_ = false;
  bool text_ = false;
};

ManualPage SolveVerb::manual() const {
  return {
      .title = "astrolabe solve - find a path on a map",
      .synopsis = " astrolabe solve MAP [--from C,R] [--to C,R]… [OPTIONS]",
      .description =
          "Searches MAP from the start to the goal, or to the nearest of several, and prints the "
          "path's cost, what the search "
          "did, what is guaranteed about the path, and the smoothed path.\n\n"
          "What is not given is taken from the map's own file. A MovingAI map (.map) has no start "
          "and goal, so --from and --to are needed there; its settings are those of the benchmark: "
          "square cells, 8 ways, corners never cut, A*, octile, weight 1.\n\n"
          "A step costs 1, a diagonal one the root of 2, times the cost of the terrain entered "
          "(with --cost-scale tens 10 and 14), and more where it climbs. The guarantee follows "
          "from algorithm, heuristic, weight, grid and costs, never from a look at the walls.",
      .sections = {
          exit_status_section("no path was found, whatever the reason"),
          {"JSON",
           "With --json one object is printed and nothing else:\n\n"
           " status     found, no_path (proven), not_found (gave up), limit_reached,\n"
           "            start_blocked or goal_blocked\n"
           " cost       of the path, as shown; null unless found\n"
           " path       its cells [[col, row], …], of an any-angle search those at which it\n"
           "            may turn; null unless found\n"
           " expanded, generated, updated, reopened, peak_open   counts of cells\n"
           " time_us    of the search alone, in microseconds\n"
           " guarantee  optimal, within or none\n"
           " bound      the path costs at most so many times the best; null if none\n"
           "            is promised or no path was found\n"
           " why        one sentence on the guarantee\n"
           " smoothed   {method, points, length, turns}, or null; points are in plane\n"
           "            units: a square cell is 1 x 1, cell 0,0 has its centre at 0.5,0.5\n"
           " from, to   the start and the goal as searched: cells that were blocked are\n"
           "            moved with --blocked-ends nearest; of several goals the one that\n"
           "            was found; to is null where there are several and none was\n"
           " ratio      what the path turned out to cost in terms of the best, whatever was\n"
           "            promised; null without a path, and for any-angle paths\n"
           " at_once    whether it was known without a search that there is no path\n"
           " paths      of an anytime search all that it found, in their order, as\n"
           "            {expanded, cost, bound}; null for others\n"
           " algorithm  its id\n"
           " needs      what it needs so that the guarantee holds, as 'astrolabe list\n"
           "            algorithms --json' has it; it is refused without"},
          {"EXAMPLES",
           " astrolabe solve assets/maps/first-look.astrolabe --text\n"
           " astrolabe solve assets/maps/pond.map --from 16,2 --to 3,10 --json\n"
           " astrolabe solve assets/maps/around-the-marsh.astrolabe --weight 1.5\n"
           " astrolabe solve assets/maps/first-look.astrolabe --grid hex-pointy"},
          limits_section()}};
}

void SolveVerb::declare(CLI::App& app) {
  app.add_option("MAP", map_, "The map, in any format that 'astrolabe list formats' can read.")
      ->required();
  add_text_option(app, "--from", from_, "C,R", "The start cell. Default: the map's own.");
  app.add_option("--to", to_,
                 "The goal cell. Given several times: the nearest of them. Default: the map's own.")
      ->type_name("C,R")
      ->allow_extra_args(false);
  search_.declare_rule(app);
  search_.declare_details(app);
  search_.declare_mover(app);
  search_.declare_ends(app);
  search_.declare_grid(app);
  search_.declare_smoother(app);
  add_passable_option(app, passable_);
  add_text_option(app, "--limit", limit_, "N",
                  "Stops after N expansions, 1 or more. Default: no limit; 1000000 for algorithms "
                  "that may take exponentially many (ida).");
  CLI::Option* json = app.add_flag("--json", json_, "Prints one JSON object instead of text.");
  app.add_flag("--text", text_,
               "Also draws the map as text with the path, the open and the closed cells, and a "
               "legend.")
      ->excludes(json);
}

Result<CellId> SolveVerb::start(const Map& map) const {
  const Result<CellId> cell = start_option(from_, map);
  return cell ? cell : about(map_, cell.error());
}

Result<std::vector<CellId>> SolveVerb::goals(const Map& map) const {
  if (to_.empty() && !map.goals().empty()) return map.goals();
  if (to_.empty()) return about(map_, missing_end("goal", "--to"));
  std::vector<CellId> goals;
  for (const std::string& given : to_) {
    const Result<CellId> cell = cell_option("--to", given, map.size());
    if (!cell) return about(map_, cell.error());
    if (std::find(goals.begin(), goals.end(), *cell) == goals.end()) goals.push_back(*cell);
  }
  if (goals.size() <= kMaxGoals) return goals;
  return option_error(ErrorCode::kTooLarge, "--to", to_.back(),
                      "a query has at most " + std::to_string(kMaxGoals) + " goals");
}

Result<Query> SolveVerb::query(const Map& map) const {
  const Result<CellId> from = start(map);
  if (!from) return from.error();
  Result<std::vector<CellId>> to = goals(map);
  if (!to) return to.error();
  Query query{.ends = {.start = *from, .goals = *std::move(to)}, .record_states = text_};
  if (!limit_.empty()) {
    const Result<int> limit = positive_option("--limit", limit_);
    if (!limit) return limit.error();
    query.limit = static_cast<std::uint64_t>(*limit);
  }
  return query;
}

Result<ExitStatus> SolveVerb::run(Console& console) {
  Result<MapFile> document = read_map_file(map_, {.passable = passable_});
  if (!document) return document.error();
  if (const Result<void> applied = apply_search_options(search_, *document); !applied) {
    return applied.error();
  }
  const Result<Query> asked = query(document->map);
  if (!asked) return asked.error();
  const Result<SolveReport> report = solve_query(*document, *asked);
  if (!report) return about(map_, report.error());

  if (json_) {
    console.out << solve_json(*report, *document) << '\n';
  } else {
    if (text_) print_picture(*report, document->map, console.out);
    print_solve(*report, *document, console.out);
  }
  const bool found = report->result.status == SearchStatus::kFound;
  return found ? ExitStatus::kDone : ExitStatus::kNegative;
}

}  // namespace

std::unique_ptr<Verb> make_solve_verb() { return std::make_unique<SolveVerb>(); }

}  // namespace astrolabe::app
