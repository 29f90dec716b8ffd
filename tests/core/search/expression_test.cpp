#include <gtest/gtest.h>

#include "astrolabe/search/search.h"
#include "tests/support/random_map.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

SearchSettings with_expression(std::string expression) {
  SearchSettings settings = test::settings_with("expression");
  settings.expression = std::move(expression);
  return settings;
}

double value_at(const GridSpec& spec, std::string expression, Offset at, Offset goal) {
  const Map map(spec, {9, 9});
  test::SearchFixture fixture(map, with_expression(std::move(expression)));
  fixture.search->begin(map.size().cell(goal), map.size().cell(goal));
  return shown(fixture.search->h(map.size().cell(at)), fixture.search->units());
}

std::string complaint(const GridSpec& spec, std::string expression) {
  const Result<void> checked = check_settings(spec, with_expression(std::move(expression)));
  return checked.ok() ? std::string() : checked.error().message;
}

TEST(Expression, IsWorkedOutFromPlacesAndSteps) {
  const GridSpec square;
  EXPECT_NEAR(value_at(square, "dx", {2, 3}, {7, 1}), 5.0, 1e-9);
  EXPECT_NEAR(value_at(square, "dy", {2, 3}, {7, 1}), 2.0, 1e-9);
  EXPECT_NEAR(value_at(square, "x + 10 * y", {2, 3}, {7, 1}), 32.0, 1e-9);
  EXPECT_NEAR(value_at(square, "gx + 10 * gy", {2, 3}, {7, 1}), 17.0, 1e-9);
  EXPECT_NEAR(value_at(square, "D * max(dx, dy) + (D2 - D) * min(dx, dy)", {2, 3}, {7, 1}),
              5.0 + 2.0 * 0.41421356, 1e-8);
  GridSpec hex;
  hex.kind = GridKind::kHexPointy;
  hex.ways = 6;
  // Two rows down and one column on: (|dq| + |dr| + |ds|) / 2 = 2.
  EXPECT_NEAR(value_at(hex, "(dq + dr + ds) / 2", {2, 2}, {3, 4}), 2.0, 1e-9);
  GridSpec diamond;
  diamond.kind = GridKind::kDiamond;
  EXPECT_NEAR(value_at(diamond, "dx + dy", {2, 2}, {2, 4}), 2.0, 1e-9);
}

TEST(Expression, TheSameFormulaMakesTheSameSearch) {
  Random random(5);
  const Map map = test::random_map(random, {.spec = {}, .size = {20, 20}, .wall_percent = 25});
  const CellId start = test::random_free_cell(random, map);
  const CellId goal = test::random_free_cell(random, map);
  test::SearchFixture named(map, test::settings_with("chebyshev"));
  test::SearchFixture written(map, with_expression("D * max(dx, dy)"));
  named.search->begin(start, goal);
  written.search->begin(start, goal);
  EXPECT_EQ(named.search->run(), written.search->run());
  EXPECT_EQ(named.search->counts().expanded, written.search->counts().expanded);
  EXPECT_EQ(named.search->path().size(), written.search->path().size());
}

TEST(Expression, TellsWhatIsWrongAndWhere) {
  EXPECT_EQ(complaint({}, "D * (dx + dy)"), "");
  EXPECT_NE(complaint({}, "D * (dx + foo)").find("at character 11"), std::string::npos);
  EXPECT_NE(complaint({}, "D * (dx + dy").find("at its end"), std::string::npos);
  EXPECT_NE(complaint({}, "").find("expression"), std::string::npos);
  EXPECT_NE(complaint({}, "dx, dy").find("2 numbers"), std::string::npos);
  EXPECT_NE(complaint({}, "dq").find("dx, dy, D, D2"), std::string::npos);
  EXPECT_NE(complaint({}, std::string(2000, '1')).find("longer"), std::string::npos);
  EXPECT_NE(complaint({}, "dx = 3").find("at character 4: \"=\" assigns"), std::string::npos);
  EXPECT_EQ(complaint({}, "dx == 3 ? dx >= 2 : dy != 1"), "");
  GridSpec hex;
  hex.kind = GridKind::kHexFlat;
  hex.ways = 6;
  EXPECT_EQ(complaint(hex, "max(dq, dr, ds)"), "");
}

TEST(Expression, StopsTheSearchAtAValueThatCannotBeUsed) {
  const Map map(GridSpec{}, {9, 9});
  const auto failure_of = [&map](std::string expression) {
    test::SearchFixture fixture(map, with_expression(std::move(expression)));
    fixture.search->begin(map.size().cell({0, 4}), map.size().cell({8, 4}));
    const SearchStatus status = fixture.search->run();
    EXPECT_EQ(status == SearchStatus::kHeuristicFailed, !fixture.search->failure().empty());
    if (status == SearchStatus::kHeuristicFailed) {
      EXPECT_TRUE(fixture.search->path().empty());
    }
    return fixture.search->failure();
  };
  EXPECT_EQ(failure_of("dx + dy"), "");
  EXPECT_NE(failure_of("3 - x").find("a negative number at the cell (4,"), std::string::npos);
  EXPECT_NE(failure_of("1 / (x - 2)").find("negative number at the cell (0,4)"), std::string::npos);
  EXPECT_NE(failure_of("1 / abs(x - 2)").find("an infinite number at the cell (2,"),
            std::string::npos);
  EXPECT_NE(failure_of("sqrt(x - 1)").find("no number at the cell (0,4)"), std::string::npos);
  EXPECT_NE(failure_of("10 ^ (10 * x)").find("too large a number"), std::string::npos);
}

}  // namespace
}  // namespace astrolabe
