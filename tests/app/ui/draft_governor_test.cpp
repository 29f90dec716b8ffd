#include "app/ui/draft_governor.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

TEST(DraftGovernor, StaysSharpWhileItKnowsNothing) {
  EXPECT_FALSE(DraftGovernor().use_draft(true));
}

TEST(DraftGovernor, DraftsASlowMapOnlyWhileItMoves) {
  DraftGovernor governor;
  governor.note_cost(30.0, false);
  EXPECT_TRUE(governor.use_draft(true));
  EXPECT_FALSE(governor.use_draft(false));
}

TEST(DraftGovernor, KeepsToDraftsWhileFullWouldBeTooSlow) {
  DraftGovernor governor;
  governor.note_cost(30.0, false);
  governor.note_cost(7.5, true);
  EXPECT_TRUE(governor.use_draft(true));
}

TEST(DraftGovernor, BecomesSharpAgainWhenTheMapIsCheap) {
  DraftGovernor governor;
  governor.note_cost(20.0, false);
  for (int i = 0; i < 4; ++i) governor.note_cost(0.5, true);
  EXPECT_FALSE(governor.use_draft(true));
}

TEST(DraftGovernor, MeasuresNowAndThenButNotWhatPrepares) {
  DraftGovernor governor;
  const auto measured_of = [&governor](int drawings) {
    int measured = 0;
    for (int i = 0; i < drawings; ++i) measured += governor.begin_drawing() ? 1 : 0;
    return measured;
  };
  EXPECT_EQ(measured_of(DraftGovernor::kFirstMeasured), 0);
  EXPECT_TRUE(governor.begin_drawing());
  EXPECT_EQ(measured_of(10 * DraftGovernor::kMeasureEvery), 10);
  governor.forget();
  EXPECT_EQ(measured_of(DraftGovernor::kFirstMeasured), 0);
  EXPECT_TRUE(governor.begin_drawing());
}

}  // namespace
}  // namespace astrolabe::app
