#include "app/model/hint.h"

#include <gtest/gtest.h>

#include <set>

namespace astrolabe::app {
namespace {

TEST(Hint, HaveIdsOfTheirOwn) {
  std::set<std::string_view> ids;
  for (const Hint hint : all_hints()) EXPECT_TRUE(ids.insert(id_of(hint)).second);
  EXPECT_EQ(ids.size(), kHintCount);
}

TEST(HintsLeft, LoseEachHintByItself) {
  HintsLeft hints;
  for (const Hint hint : all_hints()) {
    EXPECT_TRUE(hints.any());
    EXPECT_TRUE(hints.has(hint));
    hints.take(hint);
    EXPECT_FALSE(hints.has(hint));
  }
  EXPECT_FALSE(hints.any());
  HintsLeft others;
  others.take_all();
  EXPECT_EQ(hints, others);
}

}  // namespace
}  // namespace astrolabe::app
