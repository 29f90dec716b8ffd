#include "app/ui/panels/status_line.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

/// Ten pixels a byte.
float ten_each(std::string_view words) { return 10.0f * static_cast<float>(words.size()); }

StatusWords words() {
  return {.cell = "(12,7) grass, open: g 1",     // 230 pixels
          .event = "(3,4) next: f 12, ties: g",  // 250
          .brief_event = "(3,4) next: f 12",     // 160
          .size = "32 x 20 cells"};              // 130
}

StatusLine fitted(float width, float scale = 1.0f) {
  return fit_status(words(), {.width = width, .gap = 20.0f, .scale = scale, .measure = ten_each});
}

TEST(StatusLine, SaysEverythingWhereThereIsRoom) {
  const StatusLine line = fitted(kSizeStatusWidth);
  EXPECT_EQ(line.cell, words().cell);
  EXPECT_EQ(line.event, words().event);
  EXPECT_EQ(line.size, words().size);
}

TEST(StatusLine, LeavesOutTheSizeInANarrowBarWhateverElseIsSaid) {
  EXPECT_EQ(fitted(kSizeStatusWidth - 1.0f).size, "");
  EXPECT_EQ(fitted(kSizeStatusWidth - 1.0f).event, words().event);
  EXPECT_EQ(fitted(kSizeStatusWidth, 2.0f).size, "");
}

TEST(StatusLine, TellsTheEventBrieflyThenCutsItThenLeavesItOut) {
  EXPECT_EQ(fitted(500.0f).event, words().event);
  EXPECT_EQ(fitted(499.0f).event, words().brief_event);
  EXPECT_EQ(fitted(410.0f).event, words().brief_event);
  EXPECT_EQ(fitted(409.0f).event, "(3,4) next: \u2026");  // The ellipsis is three bytes.
  EXPECT_EQ(fitted(310.0f).event, "(3,\u2026");
  EXPECT_EQ(fitted(309.0f).event, "");
}

TEST(StatusLine, CutsTheCellLastAndNeverGrowsBeyondTheBar) {
  EXPECT_EQ(fitted(230.0f).cell, words().cell);
  EXPECT_EQ(fitted(229.0f).cell, "(12,7) grass, open:\u2026");
  for (float width = 40.0f; width < 700.0f; width += 7.0f) {
    const StatusLine line = fitted(width);
    float used = ten_each(line.cell);
    if (!line.event.empty()) used += 20.0f + ten_each(line.event);
    EXPECT_LE(used, width);
  }
}

TEST(StatusLine, SaysNothingOfNoEvent) {
  StatusWords quiet = words();
  quiet.event = quiet.brief_event = "";
  const StatusLine line =
      fit_status(quiet, {.width = 900.0f, .gap = 20.0f, .scale = 1.0f, .measure = ten_each});
  EXPECT_EQ(line.event, "");
}

}  // namespace
}  // namespace astrolabe::app
