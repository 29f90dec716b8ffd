// The same input and the same seed give the same events, with every compiler and in every build:
// hashes of what searches record are kept in tests/data/golden_events.txt. They are to change with
// the events only.

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"
#include "tests/support/event_hash.h"
#include "tests/support/random_map.h"
#include "tests/support/random_query.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

constexpr const char* kGoldenFile = ASTROLABE_SOURCE_DIR "/tests/data/golden_events.txt";
/// Names a file that is to be written with the present hashes.
constexpr const char* kWriteTo = "ASTROLABE_WRITE_GOLDEN_EVENTS";

struct Query {
  Map map;
  CellId start = kNoCell;
  CellId goal = kNoCell;
  CostScale scale = CostScale::kExact;
};

Query make_query(std::uint64_t seed, const test::RandomMapOptions& options, CostScale scale) {
  Random random(seed);
  Query query{.map = test::random_map(random, options), .scale = scale};
  query.start = test::random_free_cell(random, query.map);
  query.goal = test::random_free_cell(random, query.map);
  return query;
}

/// On uniform ground and on terrain, in both scales.
std::vector<Query> queries_on(const GridSpec& spec, GridSize size) {
  std::vector<Query> queries;
  for (const std::uint64_t seed : {1u, 2u, 3u}) {
    queries.push_back(make_query(seed, {.spec = spec, .size = size}, CostScale::kExact));
  }
  queries.push_back(make_query(
      4, {.spec = spec, .size = size, .wall_percent = 20, .terrain_costs = {33, 100, 250, 777}},
      CostScale::kExact));
  queries.push_back(make_query(
      5, {.spec = spec, .size = size, .wall_percent = 20, .terrain_costs = {50, 100, 350}},
      CostScale::kTens));
  return queries;
}

/// What is recorded of a query, made twice by one search.
std::uint64_t hash_of(const Query& query, const SearchSettings& settings) {
  SCOPED_TRACE(settings.algorithm + ", " + settings.heuristic + ", " + settings.priority + ", " +
               settings.tie_break + ", weight " + std::to_string(settings.weight_hundredths) +
               (settings.queue == QueueOrder::kBuckets ? ", buckets" : ""));
  EventLog log;
  const test::SearchFixture fixture(query.map, settings, &log);
  std::uint64_t hashes[2];
  for (std::uint64_t& value : hashes) {
    fixture.search->begin(query.start, query.goal);
    const SearchStatus status =
        fixture.search->run(test::limit_in_tests(*find_algorithm(settings.algorithm)));
    test::EventHash hash;
    hash.add(log);
    hash.add(id_of(status));
    hash.add(static_cast<std::uint64_t>(fixture.search->path_cost()));
    for (const CellId cell : fixture.search->path()) hash.add(std::uint64_t{index_of(cell)});
    value = hash.value();
  }
  EXPECT_EQ(hashes[0], hashes[1]) << "made again by the same search, a query has other events";
  return hashes[0];
}

/// Settings that are hashed together, as one line of the golden file.
struct Family {
  std::string name;
  std::vector<SearchSettings> settings;
};

/// The settings of an algorithm, in one way after the other: the cross product would show no more.
std::vector<Family> families_of(const AlgorithmEntry& algorithm, const GridSpec& spec) {
  SearchSettings usual = test::settings_with(std::string(default_heuristic(spec).id));
  usual.algorithm = algorithm.id;
  usual.expression = "D * sqrt(dx * dx + dy * dy) + 0.125 * y";
  usual.seed = 7;
  const bool weighs = algorithm.uses.weight;
  const std::vector<int> weights = weighs ? std::vector{100, 130, 400} : std::vector{100};

  Family tie_breaks{.name = "tie-breaks", .settings = {}};
  for (const TieBreakEntry& tie_break : all_tie_breaks()) {
    for (const int weight : weights) {
      SearchSettings settings = usual;
      settings.tie_break = tie_break.id;
      settings.weight_hundredths = weight;
      if (algorithm.uses.tie_break) tie_breaks.settings.push_back(settings);
    }
  }
  Family heuristics{.name = "heuristics", .settings = {}};
  Family buckets{.name = "buckets", .settings = {}};
  for (const HeuristicEntry& heuristic : heuristics_for(spec)) {
    for (const int weight : weights) {
      SearchSettings settings = usual;
      settings.heuristic = heuristic.id;
      settings.weight_hundredths = weight;
      heuristics.settings.push_back(settings);
      settings.queue = QueueOrder::kBuckets;
      if (algorithm.uses.queue) buckets.settings.push_back(settings);
    }
    if (!algorithm.uses.heuristic) break;
  }
  Family priorities{.name = "priorities", .settings = {}};
  for (const PriorityEntry& priority : all_priorities()) {
    for (const bool reopen : {true, false}) {
      SearchSettings settings = usual;
      settings.priority = priority.id;
      settings.weight_hundredths = 250;
      settings.reopen = reopen;
      if (weighs) priorities.settings.push_back(settings);
    }
  }
  return {tie_breaks, heuristics, buckets, priorities};
}

/// Of all queries for which the settings can be used; 0 where there is none.
std::uint64_t hash_of(const std::vector<Query>& queries, const Family& family) {
  test::EventHash all;
  bool any = false;
  for (const Query& query : queries) {
    for (SearchSettings settings : family.settings) {
      settings.cost_scale = query.scale;
      const auto space = SearchSpace::make(query.map, cost_rules(settings));
      if (!check_requirements(**space, settings)) continue;
      all.add(hash_of(query, settings));
      any = true;
    }
  }
  return any ? all.value() : 0;
}

std::string name_of(const GridSpec& spec) {
  std::string name = test::describe(spec);
  std::erase(name, ',');
  std::replace(name.begin(), name.end(), ' ', '-');
  return name;
}

/// Every kind of grid, and every corner rule on one of them.
std::vector<GridSpec> some_specs() {
  return {{GridKind::kSquare, 8, CornerRule::kNever, Stagger::kOdd},
          {GridKind::kSquare, 8, CornerRule::kOne, Stagger::kOdd},
          {GridKind::kSquare, 4, CornerRule::kNever, Stagger::kOdd},
          {GridKind::kHexPointy, 6, CornerRule::kNever, Stagger::kOdd},
          {GridKind::kHexFlat, 6, CornerRule::kNever, Stagger::kEven},
          {GridKind::kDiamond, 8, CornerRule::kAlways, Stagger::kEven},
          {GridKind::kDiamond, 4, CornerRule::kNever, Stagger::kOdd}};
}

std::string hexadecimal(std::uint64_t value) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

/// The golden file's lines by what they are about.
using Hashes = std::map<std::string, std::string>;

Hashes present_hashes() {
  Hashes hashes;
  for (const GridSpec& spec : some_specs()) {
    const std::vector<Query> large = queries_on(spec, {15, 12});
    const std::vector<Query> small = queries_on(spec, {6, 5});
    for (const AlgorithmEntry& algorithm : all_algorithms()) {
      for (const Family& family : families_of(algorithm, spec)) {
        const std::uint64_t hash = hash_of(algorithm.default_limit == 0 ? large : small, family);
        if (hash == 0) continue;
        hashes[std::string(algorithm.id) + " " + name_of(spec) + " " + family.name] =
            hexadecimal(hash);
      }
    }
  }
  return hashes;
}

Hashes golden_hashes() {
  Hashes hashes;
  std::istringstream lines(test::bytes_of(kGoldenFile));
  std::string line;
  while (std::getline(lines, line)) {
    const std::size_t space = line.rfind(' ');
    if (line.starts_with('#') || space == std::string::npos) continue;
    hashes[line.substr(0, space)] = line.substr(space + 1);
  }
  return hashes;
}

void write(const Hashes& hashes, const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  file << "# Hashes of what searches record; see tests/core/search/golden_events_test.cpp, which "
          "writes this file.\n";
  for (const auto& [name, hash] : hashes) file << name << ' ' << hash << '\n';
}

TEST(GoldenEvents, AreTheSameInEveryBuild) {
  const Hashes present = present_hashes();
  if (const char* const path = std::getenv(kWriteTo)) write(present, path);
  const Hashes golden = golden_hashes();
  for (const auto& [name, hash] : present) {
    const auto kept = golden.find(name);
    EXPECT_EQ(hash, kept == golden.end() ? "no hash" : kept->second) << name;
  }
  for (const auto& [name, hash] : golden) {
    EXPECT_TRUE(present.contains(name)) << name << " is in the golden file alone";
  }
  if (HasFailure()) {
    ADD_FAILURE() << "where events are meant to be other ones, run this test with " << kWriteTo
                  << " naming " << kGoldenFile << ", and say why in the commit";
  }
}

TEST(GoldenEvents, AreHashedByFnv1a) {
  test::EventHash hash;
  EXPECT_EQ(hash.value(), 0xCBF29CE484222325u);
  hash.add("foobar");
  EXPECT_EQ(hash.value(), 0x85944171F73967E8u);
}

}  // namespace
}  // namespace astrolabe
