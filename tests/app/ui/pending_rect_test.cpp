#include "app/ui/pending_rect.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

TEST(PendingRect, HandsOutEveryRowOnceInBandsOfTheAskedSize) {
  PendingRect pending;
  pending.include({{10, 5}, {30, 12}});
  EXPECT_EQ(pending.take(60), (CellRect{{10, 5}, {30, 8}}));
  EXPECT_EQ(pending.take(60), (CellRect{{10, 8}, {30, 11}}));
  EXPECT_EQ(pending.take(60), (CellRect{{10, 11}, {30, 12}}));
  EXPECT_TRUE(pending.empty());
  EXPECT_TRUE(pending.take(60).empty());
}

TEST(PendingRect, HandsOutAWholeRowEvenIfItIsLongerThanAskedFor) {
  PendingRect pending;
  pending.include({{0, 0}, {16384, 3}});
  EXPECT_EQ(pending.take(100), (CellRect{{0, 0}, {16384, 1}}));
}

TEST(PendingRect, GrowsWhileItIsHandedOut) {
  PendingRect pending;
  pending.include({{0, 0}, {10, 10}});
  EXPECT_EQ(pending.take(50).max.row, 5);
  pending.include({{2, 1}, {4, 2}});  // handed out before, and changed since
  EXPECT_EQ(pending.take(1000), (CellRect{{0, 1}, {10, 10}}));
}

}  // namespace
}  // namespace astrolabe::app
