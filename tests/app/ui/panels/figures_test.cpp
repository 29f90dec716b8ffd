#include "app/ui/panels/figures.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

TEST(Figures, WritesSpeedsBriefly) {
  EXPECT_EQ(speed_text(0.5), "0.5");
  EXPECT_EQ(speed_text(30.0), "30");
  EXPECT_EQ(speed_text(1500.0), "1.5k");
  EXPECT_EQ(speed_text(250000.0), "250k");
  EXPECT_EQ(speed_text(1e6), "1M");
}

}  // namespace
}  // namespace astrolabe::app
