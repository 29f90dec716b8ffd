#include "app/ui/number_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/model/number_text.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/grid/layout.h"

namespace astrolabe::app {
namespace {

/// A text's place, its middle counted from the cell's. [Units: screen pixels]
struct Box {
  float x;
  float y;
  float half_width;
  float half_height;
};

/// How far a box stays inside the edges of a cell's outline; negative where it leaves the cell.
float clearance(const Layout& layout, float zoom, const Box& box) {
  const Offset at{1, 1};
  const CellOutline outline = layout.outline(at);
  const PlanePoint centre = layout.centre(at);
  double least = 1e9;
  for (const float side : {-1.0F, 1.0F}) {
    for (const float height : {-1.0F, 1.0F}) {
      const PlanePoint corner{box.x + side * box.half_width, box.y + height * box.half_height};
      for (int i = 0; i < outline.count; ++i) {
        const auto edge = [&](int index) {
          const auto wrapped = static_cast<std::size_t>(index % outline.count);
          return (outline.corners[wrapped] - centre) * static_cast<double>(zoom);
        };
        const PlanePoint middle = (edge(i) + edge(i + 1)) / 2.0;
        const double apothem = std::hypot(middle.x, middle.y);
        const double along = (corner.x * middle.x + corner.y * middle.y) / apothem;
        least = std::min(least, apothem - along);
      }
    }
  }
  return static_cast<float>(least);
}

Box box_of(float x, float y, double greatest, const NumberType& type, float scale) {
  return {.x = x,
          .y = y,
          .half_width =
              0.5F * scale * nominal_width(decimal_text(greatest, type.decimals), type.em / scale),
          .half_height = 0.5F * kDigitHeight * type.em};
}

std::vector<Box> boxes_of(const NumberLayout& numbers, const NumberRoom& room) {
  std::vector<Box> boxes{box_of(0.0F, 0.0F, room.greatest, numbers.f, room.scale)};
  if (!numbers.sides) return boxes;
  const NumberType type{numbers.sides->em, numbers.f.decimals};
  Box side = box_of(0.0F, numbers.sides->drop, room.greatest, type, room.scale);
  side.x = numbers.sides->outer - side.half_width;
  boxes.push_back(side);
  side.x = -side.x;
  boxes.push_back(side);
  return boxes;
}

bool overlap(const Box& a, const Box& b) {
  return std::fabs(a.x - b.x) < a.half_width + b.half_width &&
         std::fabs(a.y - b.y) < a.half_height + b.half_height;
}

/// Calls `check` with many rooms, each with its layout.
template <class Check>
void for_many_rooms(Check check) {
  for (const GridEntry& grid : all_grids()) {
    for (const float scale : {1.0F, 1.5F, 2.0F}) {
      for (const double greatest : {6.0, 9.66, 11.66, 123.45, 9876.54}) {
        for (float zoom = 16.0F; zoom <= 256.0F; zoom += 1.0F) {
          const NumberRoom room{.kind = grid.kind,
                                .zoom = zoom * scale,
                                .scale = scale,
                                .greatest = greatest,
                                .whole = greatest == 6.0};
          SCOPED_TRACE(std::string(grid.id) + " " + shortest_text(zoom) + " x " +
                       shortest_text(scale) + " up to " + shortest_text(greatest));
          check(room, lay_out_numbers(room));
        }
      }
    }
  }
}

TEST(NumberLayout, KeepsEveryNumberInsideItsCellAndClearOfArrows) {
  for_many_rooms([](const NumberRoom& room, const std::optional<NumberLayout>& numbers) {
    if (!numbers) return;
    const Layout layout(default_spec(room.kind), {3, 3});
    for (const Box& box : boxes_of(*numbers, room)) {
      EXPECT_GE(clearance(layout, room.zoom, box), arrow_reach(room.zoom, room.scale));
    }
  });
}

/// Its inset is that of map_near.frag.
TEST(NumberLayout, KeepsALongLoneNumberOnItsTileThoughTypeIsRoundedUp) {
  for (float zoom = kLeastNumberZoom; zoom < 60.0F; zoom += 0.25F) {
    const auto numbers =
        lay_out_numbers({.kind = GridKind::kSquare, .zoom = zoom, .greatest = 541.6});
    ASSERT_TRUE(numbers);
    if (numbers->sides || numbers->f.decimals == 0) continue;
    const float digit = std::ceil(0.636F * numbers->f.em);
    const float point = std::ceil(0.318F * numbers->f.em);
    const float tile = zoom - 2.0F * std::min(0.07F * zoom, 4.0F);
    EXPECT_LE(4.0F * digit + point, tile) << zoom;
  }
}

TEST(NumberLayout, LeavesRoomForArrowsThatAreNoSpecks) {
  for (const float scale : {1.0F, 2.0F}) {
    for (float zoom = kLeastNumberZoom; zoom <= 256.0F; zoom += 1.0F) {
      const float reach = arrow_reach(zoom * scale, scale) / scale;
      const float half_width = arrow_half_width(zoom * scale, scale) / scale;
      EXPECT_GE(2.0F * reach, 4.0F) << zoom;
      EXPECT_GE(2.0F * half_width, 8.0F) << zoom;
      EXPECT_LE(2.0F * half_width, 0.5F * zoom) << zoom;
    }
  }
}

TEST(NumberLayout, LetsNoTwoNumbersOverlap) {
  for_many_rooms([](const NumberRoom& room, const std::optional<NumberLayout>& numbers) {
    if (!numbers) return;
    const std::vector<Box> boxes = boxes_of(*numbers, room);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(overlap(boxes[i], boxes[j]));
    }
  });
}

TEST(NumberLayout, SetsNothingTooSmallToRead) {
  for_many_rooms([](const NumberRoom& room, const std::optional<NumberLayout>& numbers) {
    const float design_zoom = room.zoom / room.scale;
    EXPECT_FALSE(design_zoom < kLeastNumberZoom && numbers);
    if (!numbers) return;
    EXPECT_GE(numbers->f.em, (numbers->sides ? 10.0F : 9.0F) * room.scale);
    if (!numbers->sides) return;
    EXPECT_GE(design_zoom, 48.0F);
    EXPECT_GE(numbers->sides->em, 10.0F * room.scale);
    EXPECT_LE(numbers->sides->em, numbers->f.em);
    EXPECT_GE(numbers->f.decimals, room.whole ? 0 : 1);
  });
}

TEST(NumberLayout, GivesUpDecimalsThenGAndHThenF) {
  const auto at = [](float zoom) {
    return lay_out_numbers({.kind = GridKind::kSquare, .zoom = zoom, .greatest = 11.66});
  };
  ASSERT_TRUE(at(96.0F));
  EXPECT_EQ(at(96.0F)->f.decimals, 2);
  EXPECT_TRUE(at(96.0F)->sides);
  ASSERT_TRUE(at(72.0F));
  EXPECT_EQ(at(72.0F)->f.decimals, 1);
  EXPECT_TRUE(at(72.0F)->sides);
  ASSERT_TRUE(at(48.0F));
  EXPECT_EQ(at(48.0F)->f.decimals, 1);
  EXPECT_FALSE(at(48.0F)->sides);
  ASSERT_TRUE(at(24.0F));
  EXPECT_EQ(at(24.0F)->f.decimals, 0);
  EXPECT_FALSE(at(23.0F));
  EXPECT_FALSE(lay_out_numbers({.zoom = 24.0F, .greatest = 9876.54}));
}

TEST(NumberLayout, NeverTakesADecimalAwayWhileZoomingIn) {
  for (const GridEntry& grid : all_grids()) {
    for (const double greatest : {6.5, 9.66, 11.66, 27.07, 123.45, 9876.54}) {
      SCOPED_TRACE(std::string(grid.id) + " up to " + shortest_text(greatest));
      int decimals = 0;
      bool sides = false;
      for (float zoom = kLeastNumberZoom; zoom <= 400.0F; zoom += 0.25F) {
        const auto numbers =
            lay_out_numbers({.kind = grid.kind, .zoom = zoom, .greatest = greatest});
        if (!numbers) continue;
        EXPECT_GE(numbers->f.decimals, decimals) << zoom;
        EXPECT_TRUE(numbers->sides || !sides) << zoom;
        decimals = numbers->f.decimals;
        sides = numbers->sides.has_value();
      }
      EXPECT_EQ(decimals, 2);
      EXPECT_TRUE(sides);
    }
  }
}

TEST(NumberLayout, IsTheSameAtEveryScale) {
  for_many_rooms([](const NumberRoom& room, const std::optional<NumberLayout>& numbers) {
    NumberRoom plain = room;
    plain.zoom = room.zoom / room.scale;
    plain.scale = 1.0F;
    const std::optional<NumberLayout> expected = lay_out_numbers(plain);
    ASSERT_EQ(numbers.has_value(), expected.has_value());
    if (!numbers) return;
    EXPECT_EQ(numbers->f.decimals, expected->f.decimals);
    EXPECT_FLOAT_EQ(numbers->f.em, expected->f.em * room.scale);
    ASSERT_EQ(numbers->sides.has_value(), expected->sides.has_value());
    if (!numbers->sides) return;
    EXPECT_FLOAT_EQ(numbers->sides->em, expected->sides->em * room.scale);
    EXPECT_FLOAT_EQ(numbers->sides->drop, expected->sides->drop * room.scale);
  });
}

TEST(NumberLayout, WholeNumbersFitSooner) {
  const auto least_zoom = [](bool whole) {
    NumberRoom room{
        .kind = GridKind::kHexPointy, .zoom = kLeastNumberZoom, .greatest = 127.0, .whole = whole};
    for (; room.zoom < 400.0F; room.zoom += 1.0F) {
      const auto numbers = lay_out_numbers(room);
      if (numbers && numbers->sides) break;
    }
    return room.zoom;
  };
  EXPECT_LT(least_zoom(true), least_zoom(false));
}

TEST(NumberLayout, KnowsTheShapesOfCells) {
  for (const GridEntry& grid : all_grids()) {
    SCOPED_TRACE(std::string(grid.id));
    const Layout layout(default_spec(grid.kind), {3, 3});
    const CellOutline outline = layout.outline({1, 1});
    const PlanePoint centre = layout.centre(Offset{1, 1});
    for (int i = 0; i < outline.count; ++i) {
      const PlanePoint corner = outline.corners[static_cast<std::size_t>(i)] - centre;
      const float chord = half_chord(grid.kind, 0.5F, static_cast<float>(corner.y) * 0.9999F);
      EXPECT_NEAR(chord, std::fabs(corner.x), 1e-3);
    }
    EXPECT_EQ(half_chord(grid.kind, 0.5F, 0.8F), 0.0F);
  }
}

}  // namespace
}  // namespace astrolabe::app
