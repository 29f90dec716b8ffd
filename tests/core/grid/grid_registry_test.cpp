#include "astrolabe/grid/grid_registry.h"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

namespace astrolabe {
namespace {

template <class Entries>
void expect_distinct_words(const Entries& entries) {
  std::set<std::string_view> ids;
  std::set<std::string_view> names;
  for (const auto& entry : entries) {
    EXPECT_FALSE(entry.id.empty());
    EXPECT_FALSE(entry.description.empty());
    EXPECT_EQ(entry.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos)
        << entry.id;
    EXPECT_TRUE(ids.insert(entry.id).second) << entry.id;
    EXPECT_TRUE(names.insert(entry.name).second) << entry.name;
  }
}

TEST(GridRegistry, IdsAndNamesAreDistinct) {
  expect_distinct_words(all_grids());
  expect_distinct_words(all_corner_rules());
  expect_distinct_words(all_staggers());
}

TEST(GridRegistry, FindsEveryEntryByItsId) {
  for (const GridEntry& entry : all_grids()) {
    EXPECT_EQ(find_grid(entry.id), &entry);
    EXPECT_EQ(&grid_entry(entry.kind), &entry);
  }
  for (const auto& rule : all_corner_rules()) {
    EXPECT_EQ(find_corner_rule(rule.id), rule.value);
    EXPECT_EQ(id_of(rule.value), rule.id);
  }
  for (const auto& stagger : all_staggers()) {
    EXPECT_EQ(find_stagger(stagger.id), stagger.value);
    EXPECT_EQ(id_of(stagger.value), stagger.id);
  }
}

TEST(GridRegistry, FindsNothingForAnUnknownId) {
  for (const std::string_view id : {"", "Square", "triangle", "square "}) {
    EXPECT_EQ(find_grid(id), nullptr);
    EXPECT_EQ(find_corner_rule(id), std::nullopt);
    EXPECT_EQ(find_stagger(id), std::nullopt);
  }
}

TEST(GridRegistry, ListsEveryKind) {
  std::set<GridKind> kinds;
  for (const GridEntry& entry : all_grids()) kinds.insert(entry.kind);
  EXPECT_EQ(kinds, (std::set<GridKind>{GridKind::kSquare, GridKind::kHexPointy, GridKind::kHexFlat,
                                       GridKind::kDiamond}));
}

TEST(GridRegistry, OffersExactlyTheWaysThatTheKindAllows) {
  for (const GridEntry& entry : all_grids()) {
    const std::set<int> offered(entry.ways.begin(), entry.ways.end());
    for (int ways = 0; ways <= 9; ++ways) {
      EXPECT_EQ(offered.count(ways) == 1, allows_ways(entry.kind, ways)) << entry.id << ' ' << ways;
    }
    EXPECT_EQ(entry.staggered, entry.kind != GridKind::kSquare);
  }
}

TEST(GridRegistry, DefaultIsTheBenchmarksRule) {
  EXPECT_EQ(default_spec(GridKind::kSquare), GridSpec{});
  EXPECT_EQ(default_spec(GridKind::kHexFlat).ways, 6);
  EXPECT_EQ(default_spec(GridKind::kDiamond).corner, CornerRule::kNever);
}

}  // namespace
}  // namespace astrolabe
