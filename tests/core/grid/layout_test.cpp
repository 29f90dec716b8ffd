#include "astrolabe/grid/layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "astrolabe/base/limits.h"
#include "astrolabe/base/random.h"
#include "tests/support/random_map.h"
#include "tests/support/slow_plane.h"

namespace astrolabe {
namespace {

using test::all_specs;
using test::describe;

constexpr double kTolerance = 1e-9;

double distance(PlanePoint one, PlanePoint other) {
  return std::hypot(one.x - other.x, one.y - other.y);
}

std::vector<PlanePoint> corners_of(const Layout& layout, Offset at) {
  const CellOutline outline = layout.outline(at);
  return {outline.corners.begin(), outline.corners.begin() + outline.count};
}

/// How far a point lies outside a cell; negative inside. [Units: the plane's]
double outside_by(const Layout& layout, Offset at, PlanePoint point) {
  const std::vector<PlanePoint> corners = corners_of(layout, at);
  double worst = -std::numeric_limits<double>::infinity();
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const PlanePoint from = corners[index];
    const PlanePoint edge = corners[(index + 1) % corners.size()] - from;
    const PlanePoint to_point = point - from;
    const double cross = edge.x * to_point.y - edge.y * to_point.x;
    worst = std::max(worst, -cross / std::hypot(edge.x, edge.y));
  }
  return worst;
}

/// The distance to the nearest centre among all cells within reach of the area that is swept.
double nearest_distance(const Layout& layout, PlanePoint point) {
  double best = std::numeric_limits<double>::infinity();
  for (int row = -8; row <= 16; ++row) {
    for (int col = -8; col <= 16; ++col) {
      best = std::min(best, distance(layout.centre(Offset{col, row}), point));
    }
  }
  return best;
}

void expect_right_cell(const Layout& layout, PlanePoint point) {
  const Offset at = layout.nearest(point);
  EXPECT_NEAR(distance(layout.centre(at), point), nearest_distance(layout, point), kTolerance)
      << point.x << ", " << point.y;
  EXPECT_LE(outside_by(layout, at, point), kTolerance) << point.x << ", " << point.y;
}

template <class Check>
void for_each_layout(Check check) {
  for (const GridSpec& spec : all_specs()) {
    if (spec.corner != CornerRule::kNever) continue;
    SCOPED_TRACE(describe(spec));
    check(Layout(spec, {7, 6}));
  }
}

template <class Check>
void for_each_cell(const Layout& layout, Check check) {
  for (int row = -2; row < layout.size().height + 2; ++row) {
    for (int col = -2; col < layout.size().width + 2; ++col) check(Offset{col, row});
  }
}

TEST(Layout, CentreLeadsBackToItsCell) {
  for_each_layout([](const Layout& layout) {
    for_each_cell(layout, [&](Offset at) { EXPECT_EQ(layout.nearest(layout.centre(at)), at); });
  });
}

TEST(Layout, SweptPointsBelongToTheCellWithTheNearestCentre) {
  for_each_layout([](const Layout& layout) {
    for (int y = -20; y <= 60; ++y) {
      for (int x = -20; x <= 80; ++x) expect_right_cell(layout, {x * 0.1, y * 0.1});
    }
  });
}

TEST(Layout, RandomPointsBelongToTheCellWithTheNearestCentre) {
  for_each_layout([](const Layout& layout) {
    Random random(5);
    SCOPED_TRACE("seed 5");
    for (int draw = 0; draw < 2000; ++draw) {
      expect_right_cell(layout, {random.below(80000) * 1e-4, random.below(70000) * 1e-4});
    }
  });
}

TEST(Layout, CornersAndEdgesBelongToACellThatTouchesThem) {
  for_each_layout([](const Layout& layout) {
    for_each_cell(layout, [&](Offset at) {
      const std::vector<PlanePoint> corners = corners_of(layout, at);
      for (std::size_t index = 0; index < corners.size(); ++index) {
        const PlanePoint next = corners[(index + 1) % corners.size()];
        expect_right_cell(layout, corners[index]);
        for (const double share : {0.5, 0.25, 1e-3, 1e-12}) {
          expect_right_cell(layout, corners[index] + share * (next - corners[index]));
        }
      }
    });
  });
}

TEST(Layout, JustInsideACornerOrEdgeIsTheCellItself) {
  for_each_layout([](const Layout& layout) {
    for_each_cell(layout, [&](Offset at) {
      const PlanePoint centre = layout.centre(at);
      const std::vector<PlanePoint> corners = corners_of(layout, at);
      for (std::size_t index = 0; index < corners.size(); ++index) {
        const PlanePoint middle = 0.5 * (corners[index] + corners[(index + 1) % corners.size()]);
        for (const PlanePoint border : {corners[index], middle}) {
          EXPECT_EQ(layout.nearest(centre + (1.0 - 1e-9) * (border - centre)), at);
        }
      }
    });
  });
}

TEST(Layout, TiesGoToTheLaterLineAndThenTheLaterCell) {
  const Layout square({.kind = GridKind::kSquare}, {4, 4});
  EXPECT_EQ(square.nearest({1.0, 1.0}), (Offset{1, 1}));
  EXPECT_EQ(square.nearest({1.5, 1.0}), (Offset{1, 1}));
  // The edge between two hexes of a row, and the same seen in the mirror.
  const Layout pointy({.kind = GridKind::kHexPointy, .ways = 6}, {4, 4});
  EXPECT_EQ(pointy.nearest({1.0, pointy.centre(Offset{0, 0}).y}), (Offset{1, 0}));
  const Layout flat({.kind = GridKind::kHexFlat, .ways = 6}, {4, 4});
  EXPECT_EQ(flat.nearest({flat.centre(Offset{0, 0}).x, 1.0}), (Offset{0, 1}));
}

TEST(Layout, OutlinesOfEdgeNeighboursShareTwoCornersAndTheirCentresAreOneApart) {
  const auto shared = [](const Layout& layout, Offset one, Offset other) {
    int count = 0;
    for (const PlanePoint corner : corners_of(layout, one)) {
      for (const PlanePoint match : corners_of(layout, other)) {
        if (distance(corner, match) < kTolerance) ++count;
      }
    }
    return count;
  };
  for_each_layout([&](const Layout& layout) {
    for_each_cell(layout, [&](Offset at) {
      for (int row = at.row - 2; row <= at.row + 2; ++row) {
        for (int col = at.col - 2; col <= at.col + 2; ++col) {
          const Offset other{col, row};
          if (other == at) continue;
          const int expected = test::shared_corners(layout.spec(), at, other);
          EXPECT_EQ(shared(layout, at, other), expected);
          EXPECT_NEAR(distance(layout.centre(at), layout.centre(other)),
                      test::slow_distance(layout.spec(), at, other), kTolerance);
          if (expected == 2) {
            EXPECT_NEAR(distance(layout.centre(at), layout.centre(other)), 1.0, kTolerance);
          }
        }
      }
    });
  });
}

TEST(Layout, OutlinesRunClockwiseAroundTheirCentre) {
  for_each_layout([](const Layout& layout) {
    for_each_cell(layout, [&](Offset at) {
      EXPECT_EQ(layout.outline(at).count, is_hex(layout.spec().kind) ? 6 : 4);
      EXPECT_LT(outside_by(layout, at, layout.centre(at)), -0.49);
    });
  });
}

TEST(Layout, BoundsAreTheSmallestRectangleAroundAllCells) {
  for (const GridSpec& spec : all_specs()) {
    for (const GridSize size : test::awkward_sizes()) {
      if (size.cell_count() == 0) continue;
      SCOPED_TRACE(describe(spec));
      const Layout layout(spec, size);
      PlanePoint low(1e9, 1e9);
      PlanePoint high(-1e9, -1e9);
      for (int row = 0; row < size.height; ++row) {
        for (int col = 0; col < size.width; ++col) {
          for (const PlanePoint corner : corners_of(layout, {col, row})) {
            low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
            high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
          }
        }
      }
      EXPECT_LT(distance(layout.bounds().min, low), kTolerance);
      EXPECT_LT(distance(layout.bounds().max, high), kTolerance);
    }
  }
}

TEST(Layout, BoundsOfAnEmptyMapAreEmpty) {
  for (const GridSize size : {GridSize{0, 0}, GridSize{0, 5}, GridSize{5, 0}}) {
    const PlaneRect bounds = Layout({}, size).bounds();
    EXPECT_EQ(distance(bounds.min, bounds.max), 0.0);
  }
}

TEST(Layout, CellAtIsEmptyOutsideTheMapOnly) {
  for_each_layout([](const Layout& layout) {
    for_each_cell(layout, [&](Offset at) {
      const std::optional<CellId> cell = layout.cell_at(layout.centre(at));
      ASSERT_EQ(cell.has_value(), layout.size().contains(at));
      if (cell) {
        EXPECT_EQ(*cell, layout.size().cell(at));
      }
    });
  });
}

TEST(Layout, CellAtTakesAnyPoint) {
  const double infinity = std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for_each_layout([&](const Layout& layout) {
    for (const double odd : {1e300, -1e300, infinity, -infinity, nan}) {
      EXPECT_EQ(layout.cell_at({odd, 1.0}), std::nullopt);
      EXPECT_EQ(layout.cell_at({1.0, odd}), std::nullopt);
    }
  });
}

TEST(Layout, StaysExactAtTheFarEndOfTheLargestMap) {
  for (const GridSpec& spec : all_specs()) {
    SCOPED_TRACE(describe(spec));
    const Layout layout(spec, {kMaxSide, kMaxSide});
    const CellId last = layout.size().cell({kMaxSide - 1, kMaxSide - 1});
    EXPECT_EQ(layout.cell_at(layout.centre(last)), last);
  }
}

}  // namespace
}  // namespace astrolabe
