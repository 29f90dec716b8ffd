#include "app/cli/registry_lists.h"

#include <gtest/gtest.h>

#include <set>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/heuristic/heuristic_registry.h"

namespace astrolabe::app {
namespace {

const RegistryList& list_of(std::string_view id) {
  for (const RegistryList& list : registry_lists()) {
    if (list.id == id) return list;
  }
  throw std::runtime_error("no such list: " + std::string(id));
}

std::set<std::string> ids_in(std::string_view list) {
  std::set<std::string> ids;
  for (const Json& entry : list_of(list).entries()) ids.insert(entry.at("id").get<std::string>());
  return ids;
}

TEST(RegistryLists, AreThoseOfTheCommandLinesContract) {
  std::vector<std::string_view> ids;
  for (const RegistryList& list : registry_lists()) ids.push_back(list.id);
  EXPECT_EQ(ids, (std::vector<std::string_view>{"algorithms", "heuristics", "grids", "profiles",
                                                "priorities", "tie-breaks", "smoothers", "formats",
                                                "generators"}));
}

TEST(RegistryLists, GiveEveryEntryAnIdOfItsOwnANameAndADescription) {
  for (const RegistryList& list : registry_lists()) {
    const Json entries = list.entries();
    ASSERT_TRUE(entries.is_array()) << list.id;
    for (const Json& entry : entries) {
      for (const char* key : {"id", "name", "description"}) {
        EXPECT_FALSE(entry.at(key).get<std::string>().empty()) << list.id << ' ' << key;
      }
    }
    EXPECT_EQ(ids_in(list.id).size(), entries.size()) << list.id;
  }
}

TEST(RegistryLists, HoldTheIdsThatScriptsRelyOn) {
  EXPECT_EQ(ids_in("grids"),
            (std::set<std::string>{"square", "hex-pointy", "hex-flat", "diamond"}));
  for (const char* id :
       {"zero", "manhattan", "octile", "chebyshev", "euclidean", "hex", "diamond"}) {
    EXPECT_TRUE(ids_in("heuristics").count(id)) << id;
  }
  EXPECT_EQ(ids_in("algorithms"),
            (std::set<std::string>{"bfs", "dfs", "dijkstra", "greedy", "astar", "canonical",
                                   "bidirectional", "ida", "fringe", "ara", "jps", "theta",
                                   "lazy-theta", "beam"}));
  for (const char* id : {"none", "string-pulling"}) EXPECT_TRUE(ids_in("smoothers").count(id));
  for (const char* id : {"astrolabe", "map", "scen"}) EXPECT_TRUE(ids_in("formats").count(id));
}

TEST(RegistryLists, SayWhichGridsAHeuristicFits) {
  for (const Json& entry : list_of("heuristics").entries()) {
    const HeuristicEntry* heuristic = find_heuristic(entry.at("id").get<std::string>());
    ASSERT_NE(heuristic, nullptr);
    std::size_t fitting = 0;
    for (const GridEntry& grid : all_grids()) {
      for (const int ways : grid.ways) {
        GridSpec spec = default_spec(grid.kind);
        spec.ways = ways;
        fitting += heuristic->fits(spec) ? 1u : 0u;
      }
    }
    EXPECT_EQ(entry.at("fits").size(), fitting) << heuristic->id;
  }
}

TEST(RegistryLists, SayWhereAHeuristicOverestimatesAndByHowMuch) {
  for (const Json& entry : list_of("heuristics").entries()) {
    if (entry.at("id") != "manhattan") continue;
    for (const Json& fit : entry.at("fits")) {
      const bool four_ways = fit.at("ways") == 4;
      EXPECT_EQ(fit.at("consistent"), four_ways);
      EXPECT_EQ(fit.at("admissible"), four_ways);
      EXPECT_DOUBLE_EQ(fit.at("factor"), four_ways ? 1.0 : 1.4143);
    }
  }
}

TEST(RegistryLists, SayThatScenariosHoldNoMap) {
  for (const Json& entry : list_of("formats").entries()) {
    EXPECT_EQ(entry.at("holds"), entry.at("id") == "scen" ? "queries" : "a map");
  }
}

}  // namespace
}  // namespace astrolabe::app
