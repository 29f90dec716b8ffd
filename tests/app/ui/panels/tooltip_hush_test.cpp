#include "app/ui/panels/tooltip_hush.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

constexpr PixelRect kButton{10.0f, 10.0f, 80.0f, 20.0f};
constexpr PixelRect kOther{10.0f, 40.0f, 80.0f, 20.0f};

TEST(TooltipHush, SilencesNothingBeforeAClick) {
  TooltipHush hush;
  hush.begin_frame(20.0f, 20.0f);
  EXPECT_FALSE(hush.silences(kButton));
}

TEST(TooltipHush, SilencesTheClickedItemUntilThePointerHasLeftIt) {
  TooltipHush hush;
  hush.note_input();
  hush.begin_frame(20.0f, 20.0f);
  EXPECT_TRUE(hush.silences(kButton));
  EXPECT_FALSE(hush.silences(kOther));
  hush.begin_frame(70.0f, 25.0f);
  EXPECT_TRUE(hush.silences(kButton)) << "still on it";
  hush.begin_frame(20.0f, 50.0f);
  EXPECT_FALSE(hush.silences(kOther));
  hush.begin_frame(20.0f, 20.0f);
  EXPECT_FALSE(hush.silences(kButton)) << "it has come back";
}

}  // namespace
}  // namespace astrolabe::app
