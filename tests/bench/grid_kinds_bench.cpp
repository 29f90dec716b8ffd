// A* in strict order on hexes and diamonds beside squares. The counter "ns_neighbour" is
// nanoseconds a neighbour examined: the moves that are legal at the cells expanded, less those that
// the search leaves out because their answer is known (MovePruning).

#include <benchmark/benchmark.h>

#include <bit>
#include <map>
#include <memory>
#include <string>

#include "astrolabe/grid/topology.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/move_pruning.h"
#include "astrolabe/search/node_table.h"
#include "astrolabe/search/search.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/measure.h"
#include "tests/bench/random_ground.h"

namespace astrolabe::bench {
namespace {

constexpr GridSize kSize{512, 512};
constexpr int kWallPercent = 25;
constexpr std::size_t kQueries = 30;
constexpr std::uint64_t kSeed = 1;

struct NamedGrid {
  std::string name;
  GridSpec spec;
};

std::vector<NamedGrid> grids() {
  return {{"square", {GridKind::kSquare, 8, CornerRule::kNever, Stagger::kOdd}},
          {"square_4", {GridKind::kSquare, 4, CornerRule::kNever, Stagger::kOdd}},
          {"hex_pointy", {GridKind::kHexPointy, 6, CornerRule::kNever, Stagger::kOdd}},
          {"hex_flat", {GridKind::kHexFlat, 6, CornerRule::kNever, Stagger::kOdd}},
          {"diamond", {GridKind::kDiamond, 8, CornerRule::kNever, Stagger::kOdd}},
          {"diamond_4", {GridKind::kDiamond, 4, CornerRule::kNever, Stagger::kOdd}}};
}

/// The direction of the move between two neighbours.
template <GridKind kKind>
std::uint32_t direction_between(const SearchSpace& space, CellId from, CellId to) {
  const GridTopology<kKind> topology(space.size(), space.spec().stagger);
  const auto& steps = topology.neighbour_steps(topology.offset(from));
  for (std::uint32_t direction = 0; direction < kMaxDirections; ++direction) {
    if (index_of(from) + static_cast<std::uint32_t>(steps[direction]) == index_of(to)) {
      return direction;
    }
  }
  return kNoDirection;
}

std::uint32_t direction_between(const SearchSpace& space, CellId from, CellId to) {
  switch (space.spec().kind) {
    case GridKind::kHexPointy:
      return direction_between<GridKind::kHexPointy>(space, from, to);
    case GridKind::kHexFlat:
      return direction_between<GridKind::kHexFlat>(space, from, to);
    case GridKind::kDiamond:
      return direction_between<GridKind::kDiamond>(space, from, to);
    case GridKind::kSquare:
      break;
  }
  return direction_between<GridKind::kSquare>(space, from, to);
}

/// The neighbours that the recorded expansions looked at. The goal's were not.
std::uint64_t neighbours_in(const EventLog& log, const SearchSpace& space, CellId goal) {
  const MovePruning pruning(space.spec(), Pruning::kRedundant);
  std::uint64_t neighbours = 0;
  for (const EventLog::Record& record : log.records()) {
    if (EventLog::holds_old_values(record)) continue;
    const CellId cell = EventLog::cell_of(record);
    if (EventLog::kind_of(record) != EventKind::kExpanded || cell == goal) continue;
    const std::uint32_t arrival =
        record.parent == kNoCell ? kNoDirection : direction_between(space, record.parent, cell);
    const auto examined = pruning.remaining(arrival, space.moves().moves(cell));
    neighbours += static_cast<std::uint64_t>(std::popcount(static_cast<unsigned>(examined)));
  }
  return neighbours;
}

/// A grid's map with queries, and the neighbours that they examine all together.
struct Ground {
  std::shared_ptr<const SearchSpace> space;
  SearchSettings settings;
  std::vector<Query> queries;
  std::uint64_t neighbours = 0;
};

Ground make_ground(const NamedGrid& grid) {
  const Map map = random_ground(kSeed, grid.spec, kSize, kWallPercent);
  Ground ground{.space = *SearchSpace::make(map, {}),
                .settings = settings_of("astar", QueueOrder::kStrict),
                .queries = random_queries(kSeed, map, kQueries)};
  ground.settings.heuristic = default_heuristic(grid.spec).id;
  EventLog log;
  const std::unique_ptr<Search> search = *make_search(ground.space, ground.settings, &log);
  for (const Query& query : ground.queries) {
    search->begin(query.start, query.goal);
    search->run();
    ground.neighbours += neighbours_in(log, *ground.space, query.goal);
  }
  return ground;
}

/// Made once.
const Ground& ground_of(const NamedGrid& grid) {
  static std::map<std::string, Ground> grounds;
  const auto found = grounds.find(grid.name);
  if (found != grounds.end()) return found->second;
  return grounds.emplace(grid.name, make_ground(grid)).first->second;
}

void measure_grid(benchmark::State& state, const NamedGrid& grid) {
  const Ground& ground = ground_of(grid);
  measure_search(state, **make_search(ground.space, ground.settings), ground.queries);
  state.counters["ns_neighbour"] = nanoseconds_each(ground.neighbours);
}

}  // namespace

void register_grid_kinds_benchmarks() {
  for (const NamedGrid& grid : grids()) {
    benchmark::RegisterBenchmark(("grid/" + grid.name).c_str(), [grid](benchmark::State& state) {
      measure_grid(state, grid);
    })->Unit(benchmark::kMicrosecond);
  }
}

}  // namespace astrolabe::bench
