#include "app/ui/resolution_governor.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

TEST(ResolutionGovernor, StaysSharpWhileItKnowsNothing) {
  EXPECT_FALSE(ResolutionGovernor().use_half(true));
}

TEST(ResolutionGovernor, HalvesASlowMapOnlyWhileItMoves) {
  ResolutionGovernor governor;
  governor.note_cost(30.0, false);
  EXPECT_TRUE(governor.use_half(true));
  EXPECT_FALSE(governor.use_half(false));
}

TEST(ResolutionGovernor, StaysHalvedWhileFullWouldBeTooSlow) {
  ResolutionGovernor governor;
  governor.note_cost(30.0, false);
  governor.note_cost(7.5, true);
  EXPECT_TRUE(governor.use_half(true));
}

TEST(ResolutionGovernor, BecomesSharpAgainWhenTheMapIsCheap) {
  ResolutionGovernor governor;
  governor.note_cost(20.0, false);
  for (int i = 0; i < 4; ++i) governor.note_cost(0.5, true);
  EXPECT_FALSE(governor.use_half(true));
}

TEST(ResolutionGovernor, MeasuresTheFirstDrawingAndThenNowAndThen) {
  ResolutionGovernor governor;
  int measured = 0;
  EXPECT_TRUE(governor.begin_drawing());
  for (int i = 0; i < 10 * ResolutionGovernor::kMeasureEvery; ++i) {
    if (governor.begin_drawing()) ++measured;
  }
  EXPECT_EQ(measured, 10);
  governor.forget();
  EXPECT_TRUE(governor.begin_drawing());
}

}  // namespace
}  // namespace astrolabe::app
