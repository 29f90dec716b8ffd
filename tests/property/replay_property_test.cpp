#include <gtest/gtest.h>

#include <algorithm>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/replay.h"
#include "tests/support/random_map.h"
#include "tests/support/random_query.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

using test::SearchFixture;

/// All that a Replay says of all cells.
struct Snapshot {
  std::vector<CellState> states;
  std::vector<Cost> g;
  std::vector<CellId> parents;
  CellId current = kNoCell;
  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

Snapshot snapshot_of(const Replay& replay, std::size_t cells) {
  Snapshot snapshot;
  for (std::uint32_t index = 0; index < cells; ++index) {
    const CellId cell{index};
    snapshot.states.push_back(replay.state(cell));
    snapshot.g.push_back(replay.state(cell) == CellState::kUnseen ? 0 : replay.g(cell));
    snapshot.parents.push_back(replay.parent(cell));
  }
  snapshot.current = replay.current();
  return snapshot;
}

/// Settings of an algorithm that make for updates and re-openings as far as it may have them.
SearchSettings lively_settings(const AlgorithmEntry& algorithm, const GridSpec& spec) {
  std::string heuristic = is_hex(spec.kind)                 ? "hex"
                          : spec.kind == GridKind::kDiamond ? "diamond"
                                                            : "manhattan";
  if (algorithm.needs.consistent_heuristic) heuristic = default_heuristic(spec).id;
  SearchSettings settings =
      test::settings_with(heuristic, algorithm.needs.weight_of_one ? 100 : 200);
  settings.algorithm = algorithm.id;
  return settings;
}

/// A search on a random map that has not begun to run.
struct Recorded {
  Recorded(std::uint64_t seed, const GridSpec& spec, const AlgorithmEntry& searching)
      : algorithm(searching) {
    Random random(seed);
    map = test::random_map(
        random, {.spec = spec,
                 .size = algorithm.default_limit != 0 ? GridSize{6, 6} : GridSize{17, 15},
                 .wall_percent = static_cast<int>(random.below(40)),
                 .terrain_costs =
                     algorithm.needs.uniform_costs ? std::vector<int>{} : std::vector{100, 250}});
    const CellId start = test::random_free_cell(random, map);
    const CellId goal = test::random_free_cell(random, map);
    fixture = std::make_unique<SearchFixture>(map, lively_settings(algorithm, spec), &log);
    fixture->search->begin(start, goal);
  }

  [[nodiscard]] std::size_t cells() const { return map.terrain().size(); }

  const AlgorithmEntry& algorithm;
  Map map;
  EventLog log;
  std::unique_ptr<SearchFixture> fixture;
};

void run(Recorded& recorded) {
  recorded.fixture->search->run(test::limit_in_tests(recorded.algorithm));
}

/// Calls check(recorded, seed) for searches by every algorithm on every grid that it works on.
template <class Check>
void for_random_searches(int seeds, Check check) {
  for (const AlgorithmEntry& algorithm : all_algorithms()) {
    SCOPED_TRACE(std::string(algorithm.id));
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(seeds); ++seed) {
      for (const GridSpec& spec : test::all_specs()) {
        if (algorithm.needs.corner_moves && spec.ways != 8) continue;
        Recorded recorded(seed, spec, algorithm);
        SCOPED_TRACE(test::describe(seed, recorded.map));
        check(recorded, seed);
        if (::testing::Test::HasFailure()) return;
      }
    }
  }
}

TEST(ReplayProperty, AnySeekGivesTheStateOfALinearReplay) {
  for_random_searches(6, [](Recorded& recorded, std::uint64_t seed) {
    run(recorded);
    const EventLog& log = recorded.log;
    std::vector<Snapshot> linear;
    std::vector<std::size_t> times;
    Replay forward(log, recorded.cells());
    for (std::size_t time = 0;; time = log.next_event(time)) {
      forward.seek(time);
      linear.push_back(snapshot_of(forward, recorded.cells()));
      times.push_back(time);
      if (time == log.size()) break;
    }
    Replay jumping(log, recorded.cells());
    Random random(seed);
    for (int jump = 0; jump < 25; ++jump) {
      const std::size_t pick = random.below(times.size());
      jumping.seek(times[pick]);
      ASSERT_EQ(jumping.time(), times[pick]);
      ASSERT_EQ(snapshot_of(jumping, recorded.cells()), linear[pick]) << "time " << times[pick];
    }
    jumping.seek(0);
    ASSERT_EQ(snapshot_of(jumping, recorded.cells()), linear.front());
  });
}

TEST(ReplayProperty, SeekingInSharesArrivesAtTheSameState) {
  for_random_searches(2, [](Recorded& recorded, std::uint64_t seed) {
    run(recorded);
    Replay whole(recorded.log, recorded.cells());
    Replay shared(recorded.log, recorded.cells());
    Random random(seed);
    for (int jump = 0; jump < 10; ++jump) {
      const std::size_t time = recorded.log.previous_event(1 + random.below(recorded.log.size()));
      whole.seek(time);
      while (!shared.seek_some(time, 1 + random.below(9))) {
      }
      ASSERT_EQ(shared.time(), time);
      ASSERT_EQ(snapshot_of(shared, recorded.cells()), snapshot_of(whole, recorded.cells()));
    }
  });
}

/// Whether all of `part` comes in `whole`, in the same order.
bool is_part_in_order(const std::vector<CellId>& part, const std::vector<CellId>& whole) {
  auto from = whole.begin();
  for (const CellId cell : part) {
    from = std::find(from, whole.end(), cell);
    if (from == whole.end()) return false;
    ++from;
  }
  return true;
}

TEST(ReplayProperty, EndsWithTheSearchsOwnAnswer) {
  for_random_searches(6, [](Recorded& recorded, std::uint64_t) {
    const Search& search = *recorded.fixture->search;
    run(recorded);
    Replay replay(recorded.log, recorded.cells());
    replay.seek(recorded.log.size());
    ASSERT_EQ(recorded.log.expansion_count(), search.counts().expanded);
    if (search.status() != SearchStatus::kFound) return;
    const std::vector<CellId> path = search.path();
    const auto seen = [&replay](CellId cell) { return replay.state(cell) != CellState::kUnseen; };
    EXPECT_TRUE(seen(path.front()));
    EXPECT_TRUE(seen(path.back()));
    if (recorded.algorithm.from_both_ends) return;
    EXPECT_EQ(replay.current(), path.back());
    EXPECT_EQ(replay.state(path.back()), CellState::kCurrent);
    EXPECT_EQ(replay.g(path.back()), search.path_cost());
    // Jump points leave cells out of what parents say.
    const std::vector<CellId> by_parents = replay.path_to(path.back());
    EXPECT_EQ(by_parents.front(), path.front());
    EXPECT_TRUE(is_part_in_order(by_parents, path));
  });
}

TEST(ReplayProperty, SteppingRecordsWhatRunningRecords) {
  for_random_searches(3, [](Recorded& running, std::uint64_t seed) {
    run(running);
    Recorded stepping(seed, running.map.spec(), running.algorithm);
    for (std::uint64_t i = 0; i < test::limit_in_tests(running.algorithm); ++i) {
      if (stepping.fixture->search->step() != SearchStatus::kRunning) break;
    }
    EXPECT_EQ(stepping.fixture->search->status(), running.fixture->search->status());
    EXPECT_EQ(stepping.fixture->search->counts(), running.fixture->search->counts());
    ASSERT_EQ(stepping.log.size(), running.log.size());
    for (std::size_t time = 0; time < running.log.size();) {
      time = running.log.next_event(time);
      ASSERT_EQ(stepping.log.event_before(time), running.log.event_before(time));
    }
  });
}

/// Counts a search's events; what is open is counted as a replay sees it.
SearchCounts counts_of_events(const Recorded& recorded) {
  SearchCounts counted;
  std::uint64_t open = 0;
  Replay replay(recorded.log, recorded.cells());
  for (std::size_t time = 0; time < recorded.log.size();) {
    time = recorded.log.next_event(time);
    replay.seek(time);
    const SearchEvent event = recorded.log.event_before(time);
    const bool opens = event.kind == EventKind::kOpened || event.kind == EventKind::kReopened;
    open += opens ? 1u : 0u;
    if (event.kind == EventKind::kExpanded) {
      // What one side closes the other cannot expand either.
      open -= replay.state(event.cell, other(event.side)) == CellState::kOpen ? 2u : 1u;
    }
    counted.expanded += event.kind == EventKind::kExpanded ? 1 : 0;
    counted.generated += event.kind == EventKind::kOpened ? 1 : 0;
    counted.updated += event.kind == EventKind::kUpdated ? 1 : 0;
    counted.reopened += event.kind == EventKind::kReopened ? 1 : 0;
    counted.peak_open = std::max(counted.peak_open, open);
  }
  return counted;
}

TEST(ReplayProperty, EventsCountWhatTheSearchCounts) {
  SearchCounts all;
  for_random_searches(6, [&all](Recorded& recorded, std::uint64_t) {
    run(recorded);
    const SearchCounts counted = counts_of_events(recorded);
    EXPECT_EQ(counted, recorded.fixture->search->counts());
    all.expanded += counted.expanded;
    all.updated += counted.updated;
    all.reopened += counted.reopened;
  });
  // The searches above must be worth replaying.
  EXPECT_GT(all.expanded, 5000u);
  EXPECT_GT(all.updated, 500u);
  EXPECT_GT(all.reopened, 10u);
}

}  // namespace
}  // namespace astrolabe
