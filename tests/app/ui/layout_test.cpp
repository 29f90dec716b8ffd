#include "app/ui/layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace astrolabe::app {
namespace {

std::array<PixelRect, 8> places_of(const WindowLayout& layout) {
  return {layout.menu_bar, layout.tool_bar, layout.canvas,    layout.splitter,
          layout.column,   layout.result,   layout.transport, layout.status_bar};
}

bool overlap(const PixelRect& one, const PixelRect& other) {
  return !one.empty() && !other.empty() && one.x < other.right() && other.x < one.right() &&
         one.y < other.bottom() && other.y < one.bottom();
}

float area(const PixelRect& place) { return place.width * place.height; }

/// Every combination that a person can bring about, small windows and large scales included.
std::vector<LayoutRequest> all_requests() {
  std::vector<LayoutRequest> requests;
  for (const auto& [width, height] : std::vector<std::pair<float, float>>{{1, 1},
                                                                          {320, 200},
                                                                          {960, 600},
                                                                          {1280, 800},
                                                                          {1281.5f, 799.5f},
                                                                          {2560, 1600},
                                                                          {3840, 2160}}) {
    for (const float scale : {0.75f, 1.0f, 1.25f, 1.5f, 2.0f, 3.0f}) {
      for (const double column_width : {0.0, 288.0, 340.0, 560.0, 9000.0}) {
        for (const float result_height : {0.0f, 250.0f, 5000.0f}) {
          for (const bool tool_bar : {false, true}) {
            for (const bool column : {false, true}) {
              requests.push_back({.width = width,
                                  .height = height,
                                  .scale = scale,
                                  .tool_bar = tool_bar,
                                  .column = column,
                                  .column_width = column_width,
                                  .result_height = result_height});
            }
          }
        }
      }
    }
  }
  return requests;
}

TEST(Layout, PlacesTileTheWindowWithoutGapsAndOverlaps) {
  for (const LayoutRequest& request : all_requests()) {
    SCOPED_TRACE(testing::Message() << request.width << "x" << request.height << " scale "
                                    << request.scale << " column " << request.column_width);
    const std::array<PixelRect, 8> places = places_of(lay_out(request));
    float covered = 0.0f;
    for (std::size_t i = 0; i < places.size(); ++i) {
      covered += area(places[i]);
      for (std::size_t k = i + 1; k < places.size(); ++k) {
        EXPECT_FALSE(overlap(places[i], places[k])) << i << " and " << k;
      }
    }
    EXPECT_EQ(covered, std::floor(request.width) * std::floor(request.height));
  }
}

TEST(Layout, PlacesLieInsideTheWindowOnWholePixels) {
  for (const LayoutRequest& request : all_requests()) {
    for (const PixelRect& place : places_of(lay_out(request))) {
      EXPECT_GE(place.x, 0.0f);
      EXPECT_GE(place.y, 0.0f);
      EXPECT_GE(place.width, 0.0f);
      EXPECT_GE(place.height, 0.0f);
      EXPECT_LE(place.right(), std::max(request.width, 0.0f));
      EXPECT_LE(place.bottom(), std::max(request.height, 0.0f));
      for (const float edge : {place.x, place.y, place.width, place.height}) {
        EXPECT_EQ(edge, std::floor(edge));
      }
    }
  }
}

TEST(Layout, LeastWindowLeavesRoomForMapAndPanels) {
  for (const float scale : {1.0f, 1.5f, 2.0f, 3.0f}) {
    for (const double column_width : {0.0, kDefaultColumnWidth, 9000.0}) {
      const WindowLayout layout = lay_out({.width = kLeastWindowWidth * scale,
                                           .height = kLeastWindowHeight * scale,
                                           .scale = scale,
                                           .column_width = column_width,
                                           .result_height = 330.0f});
      EXPECT_GE(layout.canvas.width / scale, 400.0f);
      EXPECT_GE(layout.canvas.height / scale, 400.0f);
      EXPECT_GE(layout.column.width / scale, static_cast<float>(kLeastColumnWidth) - 1.0f);
      EXPECT_GE(layout.column.height / scale, 200.0f);
      EXPECT_EQ(layout.result.height / scale, kLeastResultHeight);
    }
  }
}

TEST(Layout, ResultIsSeenInFullWhereTheWindowIsHighEnough) {
  const LayoutRequest request{.width = 1280, .height = 800, .result_height = 335.0f};
  EXPECT_EQ(lay_out(request).result.height, 335.0f);
}

TEST(Layout, MapTakesThePlaceOfHiddenPanels) {
  const LayoutRequest shown{.width = 1280, .height = 800, .result_height = 250};
  LayoutRequest hidden = shown;
  hidden.column = false;
  hidden.tool_bar = false;
  const WindowLayout layout = lay_out(hidden);
  EXPECT_EQ(layout.canvas.x, 0.0f);
  EXPECT_EQ(layout.canvas.width, 1280.0f);
  EXPECT_EQ(layout.canvas.height, lay_out(shown).canvas.height);
  EXPECT_TRUE(layout.column.empty());
  EXPECT_TRUE(layout.result.empty());
  EXPECT_TRUE(layout.splitter.empty());
  EXPECT_TRUE(layout.tool_bar.empty());
}

TEST(Layout, DraggedSplitterStaysUnderThePointer) {
  LayoutRequest request{.width = 2560, .height = 1600, .scale = 2.0f};
  for (const float pixel : {1500.0f, 1700.0f, 1900.0f}) {
    request.column_width = column_width_at(request, pixel);
    const PixelRect splitter = lay_out(request).splitter;
    EXPECT_LE(splitter.x, pixel);
    EXPECT_GE(splitter.right(), pixel);
  }
}

TEST(Layout, SplitterStopsAtTheColumnsLimits) {
  const LayoutRequest request{.width = 2560, .height = 1600, .scale = 2.0f};
  EXPECT_EQ(column_width_at(request, 2559.0f), kLeastColumnWidth);
  EXPECT_EQ(column_width_at(request, 1.0f), kGreatestColumnWidth);
}

}  // namespace
}  // namespace astrolabe::app
