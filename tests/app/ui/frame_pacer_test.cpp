#include "app/ui/frame_pacer.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

constexpr double kNever = -1.0;

FramePacer settled_pacer(double now) {
  FramePacer pacer;
  for (int i = 0; i < FramePacer::kFollowUpFrames; ++i) pacer.note_frame(now);
  return pacer;
}

TEST(FramePacer, SleepsWithoutLimitWhenNothingMoves) {
  EXPECT_EQ(settled_pacer(10.0).wait(11.0, false, kNever), std::nullopt);
}

TEST(FramePacer, DrawsThreeFramesAfterAnEvent) {
  FramePacer pacer = settled_pacer(10.0);
  pacer.note_event();
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(pacer.wait(20.0 + i, false, kNever).has_value());
    pacer.note_frame(20.0 + i);
  }
  EXPECT_EQ(pacer.wait(30.0, false, kNever), std::nullopt);
}

TEST(FramePacer, DrawsAtMostSixtyFramesASecondWhileSomethingMoves) {
  FramePacer pacer = settled_pacer(10.0);
  EXPECT_NEAR(*pacer.wait(10.001, true, kNever), FramePacer::kShortestFrame - 0.001, 1e-9);
  EXPECT_EQ(*pacer.wait(10.5, true, kNever), 0.0);
}

TEST(FramePacer, WakesWhenAFrameIsDue) {
  FramePacer pacer = settled_pacer(10.0);
  EXPECT_DOUBLE_EQ(*pacer.wait(10.5, false, 2.0), 2.0);
  EXPECT_NEAR(*pacer.wait(10.001, false, 0.0), FramePacer::kShortestFrame - 0.001, 1e-9);
}

}  // namespace
}  // namespace astrolabe::app
