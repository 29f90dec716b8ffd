#include "astrolabe/search/open_list.h"

#include <gtest/gtest.h>

#include <iterator>
#include <set>

#include "astrolabe/base/random.h"
#include "astrolabe/search/flexible_rule.h"
#include "astrolabe/search/search_rules.h"

namespace astrolabe {
namespace {

Offset place_of(std::uint32_t number) { return {static_cast<int>(number), 0}; }

struct Before {
  template <class Entry>
  bool operator()(const Entry& left, const Entry& right) const {
    return Entry::before(left, right);
  }
};

/// Pushes, pops and kills entries at random; each pop must give what a sorted set of the living
/// gives. Keys wander upwards and sometimes fall or leap, so that all parts of the list are used.
template <class Rule>
void compare_with_a_set(Rule rule, std::uint64_t seed, int shift) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  using Entry = typename Rule::Entry;
  Random random(seed);
  OpenList<Entry> list;
  std::set<Entry, Before> sorted;
  const auto alive = [&sorted](const Entry& entry) { return sorted.contains(entry); };
  Entry popped;
  std::uint32_t next_place = 0;
  std::uint32_t level = 1000;
  for (int round = 0; round < 3; ++round) {
    list.clear(shift);
    sorted.clear();
    for (int turn = 0; turn < 4000; ++turn) {
      if (sorted.empty() || random.chance(60)) {
        if (random.chance(1)) level += random.below(200000);
        const std::uint32_t g = level + random.below(300);
        const Entry entry = rule.entry({.g = g,
                                        .h = random.below(700),
                                        .cell = kNoCell,
                                        .at = place_of(next_place++),
                                        .lattice = {}});
        list.push(entry);
        sorted.insert(entry);
        continue;
      }
      if (random.chance(40)) {
        auto killed = sorted.begin();
        std::advance(killed, random.below(static_cast<std::uint32_t>(sorted.size())));
        sorted.erase(killed);
        continue;
      }
      ASSERT_TRUE(list.pop(popped, alive));
      ASSERT_EQ(popped.offset(), sorted.begin()->offset());
      ASSERT_EQ(popped.g(), sorted.begin()->g());
      sorted.erase(sorted.begin());
      level = random.chance(5) ? 1000 : std::max(level, static_cast<std::uint32_t>(popped.g()));
    }
    while (!sorted.empty()) {
      ASSERT_TRUE(list.pop(popped, alive));
      ASSERT_EQ(popped.offset(), sorted.begin()->offset());
      sorted.erase(sorted.begin());
    }
    EXPECT_FALSE(list.pop(popped, alive));
  }
}

TEST(OpenList, GivesEntriesInStrictOrder) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    for (const int shift : {0, 4, 9}) compare_with_a_set(PlainRule{}, seed, shift);
  }
}

TEST(OpenList, GivesWeightedEntriesInStrictOrder) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    compare_with_a_set(WeightedRule(250), seed, 11);
    compare_with_a_set(FlexibleRule<std::uint64_t>(SearchOrder{}), seed, 11);
  }
}

TEST(OpenList, PrefersLargerGThenTheLowerCell) {
  OpenList<PlainRule::Entry> list;
  list.clear(3);
  const PlainRule rule;
  list.push(rule.entry({.g = 4, .h = 6, .cell = kNoCell, .at = place_of(1), .lattice = {}}));
  list.push(rule.entry({.g = 7, .h = 3, .cell = kNoCell, .at = place_of(9), .lattice = {}}));
  list.push(rule.entry({.g = 7, .h = 3, .cell = kNoCell, .at = place_of(5), .lattice = {}}));
  list.push(rule.entry({.g = 9, .h = 0, .cell = kNoCell, .at = place_of(30), .lattice = {}}));
  const auto alive = [](const PlainRule::Entry&) { return true; };
  PlainRule::Entry popped;
  for (const std::uint32_t expected : {30u, 5u, 9u, 1u}) {
    ASSERT_TRUE(list.pop(popped, alive));
    EXPECT_EQ(popped.offset(), place_of(expected));
  }
  EXPECT_FALSE(list.pop(popped, alive));
}

}  // namespace
}  // namespace astrolabe
