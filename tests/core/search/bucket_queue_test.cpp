#include "astrolabe/search/bucket_queue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>

#include "astrolabe/base/random.h"
#include "astrolabe/search/search_rules.h"

namespace astrolabe {
namespace {

using Entry = PlainRule::Entry;
using Living = std::map<Offset, std::uint32_t>;  // keys by place

Offset place_of(std::uint32_t number) { return {static_cast<int>(number), 0}; }

std::uint64_t lowest_key(const Living& living) {
  std::uint64_t lowest = std::numeric_limits<std::uint64_t>::max();
  for (const auto& [place, key] : living) lowest = std::min<std::uint64_t>(lowest, key);
  return lowest;
}

/// Pushes, pops and kills at random. Whatever is popped lives and lies less than a bucket above the
/// lowest key; the lower bound is never above that. Keys wander upwards, leap and fall.
void compare_with_a_map(std::uint64_t seed, int shift) {
  SCOPED_TRACE("seed " + std::to_string(seed) + ", shift " + std::to_string(shift));
  Random random(seed);
  BucketQueue<Entry> queue;
  const PlainRule rule;
  Living living;
  const auto alive = [&living](const Entry& entry) { return living.contains(entry.offset()); };
  const auto check_pop = [&] {
    const std::uint64_t lowest = lowest_key(living);
    ASSERT_LE(queue.lower_bound(alive), lowest);
    Entry popped;
    ASSERT_TRUE(queue.pop(popped, alive));
    ASSERT_TRUE(living.contains(popped.offset()));
    ASSERT_LT(popped.key(), lowest + (std::uint64_t{1} << shift));
    living.erase(popped.offset());
  };
  std::uint32_t next_place = 0;
  std::uint32_t level = 500000;
  for (int round = 0; round < 2; ++round) {
    queue.clear(shift);
    living.clear();
    for (int turn = 0; turn < 1500; ++turn) {
      if (random.chance(1)) level += random.below(300000);
      if (random.chance(1)) level -= std::min(level, random.below(300000));
      if (living.empty() || random.chance(55)) {
        const Offset place = place_of(next_place++);
        const Entry entry = rule.entry({.g = level + random.below(300),
                                        .h = random.below(700),
                                        .cell = kNoCell,
                                        .at = place,
                                        .lattice = {}});
        queue.push(entry);
        living.emplace(place, entry.key());
      } else if (random.chance(30)) {
        living.erase(living.begin());
      } else {
        check_pop();
      }
    }
    while (!living.empty()) check_pop();
    Entry popped;
    EXPECT_FALSE(queue.pop(popped, alive));
    EXPECT_EQ(queue.lower_bound(alive), std::numeric_limits<std::uint64_t>::max());
  }
}

TEST(BucketQueue, GivesOneOfTheLowestBucketWhateverKeysDo) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    for (const int shift : {0, 4, 9}) compare_with_a_map(seed, shift);
  }
}

TEST(BucketQueue, TakesTheLastOfABucketFirst) {
  BucketQueue<Entry> queue;
  queue.clear(8);
  const PlainRule rule;
  for (std::uint32_t i = 0; i < 3; ++i) {
    queue.push(
        rule.entry({.g = 10 * i, .h = 0, .cell = kNoCell, .at = place_of(i), .lattice = {}}));
  }
  const auto alive = [](const Entry&) { return true; };
  Entry popped;
  for (const std::uint32_t expected : {2u, 1u, 0u}) {
    ASSERT_TRUE(queue.pop(popped, alive));
    EXPECT_EQ(popped.offset(), place_of(expected));
  }
}

}  // namespace
}  // namespace astrolabe
