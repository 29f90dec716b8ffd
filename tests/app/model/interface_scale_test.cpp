#include "app/model/interface_scale.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

class InterfaceScaleTest : public ::testing::Test {
 protected:
  Settings settings_;
  InterfaceScale scale_{settings_};
};

TEST_F(InterfaceScaleTest, FollowsTheDisplayUntilSomethingIsChosen) {
  scale_.set_display(1.5);
  EXPECT_TRUE(scale_.follows_display());
  EXPECT_EQ(scale_.now(), 1.5);
  scale_.enlarge();
  EXPECT_EQ(scale_.now(), 1.75);
  EXPECT_EQ(settings_.view.scale, 1.75);
  scale_.set_display(2.0);
  EXPECT_EQ(scale_.now(), 1.75);
  scale_.follow_display();
  EXPECT_EQ(scale_.now(), 2.0);
  EXPECT_EQ(settings_.view.scale, 0.0);
}

TEST_F(InterfaceScaleTest, GoesThroughAllQuartersOfItsRange) {
  settings_.view.scale = kMinScale;
  EXPECT_FALSE(scale_.can_reduce());
  int steps = 0;
  for (; scale_.can_enlarge(); ++steps) scale_.enlarge();
  EXPECT_EQ(steps, 14);
  EXPECT_EQ(scale_.now(), kMaxScale);
  scale_.enlarge();
  EXPECT_EQ(scale_.now(), kMaxScale);
  for (; scale_.can_reduce(); --steps) scale_.reduce();
  EXPECT_EQ(steps, 0);
  EXPECT_EQ(scale_.now(), kMinScale);
}

TEST_F(InterfaceScaleTest, MeetsTheNextQuarterFromInBetween) {
  settings_.view.scale = 1.1;
  scale_.enlarge();
  EXPECT_EQ(scale_.now(), 1.25);
  settings_.view.scale = 1.1;
  scale_.reduce();
  EXPECT_EQ(scale_.now(), 1.0);
}

TEST_F(InterfaceScaleTest, TheCommandLineCountsUntilTheFirstChoiceAndIsNotKept) {
  scale_.set_display(1.0);
  scale_.set_for_this_run(2.0);
  EXPECT_EQ(scale_.now(), 2.0);
  EXPECT_EQ(settings_.view.scale, 0.0);
  EXPECT_FALSE(scale_.follows_display());
  scale_.reduce();
  EXPECT_EQ(scale_.now(), 1.75);
  scale_.set_for_this_run(2.0);
  scale_.follow_display();
  EXPECT_EQ(scale_.now(), 1.0);
}

}  // namespace
}  // namespace astrolabe::app
