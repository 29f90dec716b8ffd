#include "app/model/workbench.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <memory>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "tests/support/random_map.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

/// Far more than any test needs; only a hang gets here. [Units: seconds]
constexpr double kLongEnough = 120.0;

class WorkbenchTest : public ::testing::Test {
 protected:
  WorkbenchTest() {
    bench_.files().new_map(test::open_file({20, 14}));
    settle();
  }

  /// Lets every search end and the replay catch up.
  void settle() {
    for (int i = 0; i < 1000 && !bench_.idle(); ++i) {
      ASSERT_TRUE(bench_.wait_for_search(kLongEnough));
      bench_.update();
    }
    ASSERT_TRUE(bench_.idle());
  }
  void paint(std::uint32_t cell, EditGrain grain = EditGrain::kSingle) {
    const std::array cells{CellId{cell}};
    bench_.paint(cells, 1, grain);
  }
  void weigh(int hundredths, EditGrain grain) {
    SearchSettings search = bench_.document().search();
    search.weight_hundredths = hundredths;
    bench_.change_search(search, grain);
  }
  /// A document whose search takes long enough to be seen running.
  static MapFile long_search() {
    MapFile file = test::open_file({2000, 2000});
    file.search.heuristic = "zero";
    return file;
  }

  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  Workbench bench_{{.settings_path = {}, .clock = clock_, .wake = {}}};
};

TEST_F(WorkbenchTest, SolvesWhateverIsEdited) {
  Random random(81);
  for (int i = 0; i < 40; ++i) {
    paint(random.below(280));
    if (i % 5 == 0) bench_.move_end(kGoalEnd, test::random_free_cell(random, bench_.map()));
    if (i % 7 == 0) bench_.undo();
    settle();
    const Solved expected = test::solve_now(bench_.document().file());
    ASSERT_NE(bench_.solution(), nullptr);
    EXPECT_EQ(bench_.solution()->result.path, expected.solution->result.path);
    EXPECT_EQ(bench_.solution()->result.counts, expected.solution->result.counts);
    EXPECT_EQ(bench_.status(), expected.solution->status);
  }
}

TEST_F(WorkbenchTest, DoesNotSolveAgainForWords) {
  const Solution* before = bench_.solution();
  bench_.set_title("A title");
  bench_.update();
  EXPECT_FALSE(bench_.searching());
  EXPECT_TRUE(bench_.idle());
  EXPECT_EQ(bench_.solution(), before);
}

TEST_F(WorkbenchTest, ADragOfASliderIsOneEntryUntilItIsLetGo) {
  for (int weight = 101; weight < 140; ++weight) weigh(weight, EditGrain::kPartOfGesture);
  bench_.end_gesture();
  for (int weight = 140; weight < 180; ++weight) weigh(weight, EditGrain::kPartOfGesture);
  bench_.end_gesture();
  weigh(200, EditGrain::kSingle);
  EXPECT_EQ(bench_.document().history().position(), 3u);
  EXPECT_FALSE(bench_.document().modified());
  bench_.undo();
  EXPECT_EQ(bench_.document().search().weight_hundredths, 179);
}

TEST_F(WorkbenchTest, ChangingTheGridSaysWhenTheHeuristicCannotStay) {
  bench_.change_grid(default_spec(GridKind::kHexPointy));
  EXPECT_EQ(bench_.document().search().heuristic, default_heuristic(bench_.map().spec()).id);
  ASSERT_EQ(bench_.messages().size(), 1u);
  EXPECT_EQ(bench_.layout().spec().kind, GridKind::kHexPointy);
  EXPECT_FALSE(bench_.solution_fits_map());
  settle();
  EXPECT_TRUE(bench_.solution_fits_map());
  EXPECT_TRUE(bench_.solution()->found());
  EXPECT_EQ(bench_.document().history().position(), 1u);
  bench_.undo();
  EXPECT_EQ(bench_.document().search().heuristic, "octile");
  EXPECT_EQ(bench_.layout().spec().kind, GridKind::kSquare);
}

TEST_F(WorkbenchTest, ANoticeAboutTheGridGoesWithWhatItTells) {
  bench_.change_grid(default_spec(GridKind::kHexPointy));
  bench_.change_grid(default_spec(GridKind::kDiamond));
  ASSERT_EQ(bench_.messages().size(), 1u);
  EXPECT_NE(bench_.messages().at(0).text.find("Octile now"), std::string::npos);
  bench_.messages().notice("something else");
  bench_.undo();
  ASSERT_EQ(bench_.messages().size(), 1u);
  EXPECT_EQ(bench_.messages().at(0).text, "something else");
}

TEST_F(WorkbenchTest, AHintGoesOnceItsThingWasDone) {
  const HintsLeft& hints = bench_.view().hints;
  bench_.move_end(kGoalEnd, CellId{5});
  EXPECT_FALSE(hints.has(Hint::kDragGoal));
  EXPECT_TRUE(hints.has(Hint::kPaintWall));
  const std::array cells{CellId{20}};
  bench_.paint(cells, TerrainIndex{0});
  EXPECT_TRUE(hints.has(Hint::kPaintWall));
  bench_.paint(cells, TerrainIndex{1});
  EXPECT_FALSE(hints.has(Hint::kPaintWall));
  settle();
  EXPECT_TRUE(hints.has(Hint::kReplay));
  bench_.playback().play();
  bench_.update();
  EXPECT_FALSE(hints.any());
}

TEST_F(WorkbenchTest, GreysTheOldResultOnlyWhenTheNewOneTakesAWhile) {
  bench_.files().new_map(long_search());
  bench_.move_end(kGoalEnd, CellId{1});
  settle();
  const Solution* old = bench_.solution();
  bench_.move_end(kGoalEnd, CellId{2000 * 2000 - 1});
  bench_.update();
  ASSERT_TRUE(bench_.searching());
  EXPECT_FALSE(bench_.idle());
  EXPECT_EQ(bench_.solution(), old);
  EXPECT_FALSE(bench_.solution_is_stale());
  clock_->advance(Workbench::kGreyAfter + 0.01);
  EXPECT_TRUE(bench_.solution_is_stale());
  EXPECT_EQ(bench_.status().rfind("Searching", 0), 0u);
  EXPECT_GT(bench_.searching_for(), 0.0);
  bench_.cancel_search();
}

TEST_F(WorkbenchTest, CancellingKeepsTheOldResultUntilASearchIsAskedFor) {
  bench_.files().new_map(long_search());
  bench_.move_end(kGoalEnd, CellId{1});
  settle();
  const Solution* old = bench_.solution();
  bench_.move_end(kGoalEnd, CellId{2000 * 2000 - 1});
  bench_.update();
  ASSERT_TRUE(bench_.searching());
  bench_.cancel_search();
  EXPECT_TRUE(bench_.search_cancelled());
  bench_.update();
  EXPECT_TRUE(bench_.idle());
  EXPECT_EQ(bench_.solution(), old);
  EXPECT_NE(bench_.status().find("cancelled"), std::string::npos);

  bench_.search_again();
  EXPECT_FALSE(bench_.idle());
  bench_.move_end(kGoalEnd, CellId{2});
  settle();
  EXPECT_FALSE(bench_.search_cancelled());
  EXPECT_EQ(bench_.solution()->map().goal(), CellId{2});
}

TEST_F(WorkbenchTest, PaintingGoesOnWhileAHugeSearchRunsAndTheNewestEditIsSolved) {
  bench_.files().new_map(long_search());
  bench_.update();
  ASSERT_TRUE(bench_.searching());
  for (std::uint32_t cell = 1; cell <= 50; ++cell) {
    paint(cell * 2001, EditGrain::kPartOfGesture);
    clock_->advance(0.02);
    bench_.update();
  }
  bench_.end_gesture();
  bench_.move_end(kGoalEnd, CellId{3});
  clock_->advance(Workbench::kPatience);
  settle();
  EXPECT_EQ(bench_.solution()->revision, bench_.document().search_revision());
  EXPECT_EQ(bench_.solution()->map().terrain(), bench_.map().terrain());
}

TEST_F(WorkbenchTest, ShowsTheStartOfAMapThatIsTooLongToBeSeen) {
  bench_.camera().set_viewport({0.0, 0.0, 800.0, 600.0});
  MapFile file = test::open_file({3000, 1});
  file.map.set_start(kNoCell);
  file.map.set_goal(CellId{1});
  bench_.files().new_map(file);
  EXPECT_FALSE(bench_.camera().fit_shows_all());
  const auto shown = [this](int column) {
    const double x = bench_.camera().to_screen(bench_.layout().centre(Offset{column, 0})).x;
    return x >= 0.0 && x <= 800.0;
  };
  EXPECT_TRUE(shown(1));
  file.map.set_start(CellId{2500});
  bench_.files().new_map(file);
  EXPECT_TRUE(shown(2500));
  EXPECT_FALSE(shown(1));
  bench_.move_end(kStartEnd, CellId{1500});
  EXPECT_TRUE(shown(2500));  // Nothing jumps while it is edited.
  bench_.fit_map();
  EXPECT_TRUE(shown(1500));
}

TEST_F(WorkbenchTest, OpensWithNothingOfTheDocumentBefore) {
  bench_.playback().seek_expansion(3);
  bench_.camera().pan(100.0, 0.0);
  bench_.files().new_map(test::open_file({5, 5}));
  EXPECT_EQ(bench_.solution(), nullptr);
  EXPECT_TRUE(bench_.camera().fitted());
  settle();
  EXPECT_TRUE(bench_.playback().at_end());
  EXPECT_EQ(bench_.solution()->map().size(), (GridSize{5, 5}));
}

TEST_F(WorkbenchTest, WakesItsOwnerWhenAResultIsReady) {
  std::atomic<bool> woken{false};
  Workbench bench({.settings_path = {}, .clock = clock_, .wake = [&woken] {
                     woken = true;
                     woken.notify_all();
                   }});
  bench.files().new_map(test::open_file({5, 5}));
  ASSERT_TRUE(bench.wait_for_search(kLongEnough));
  woken.wait(false);
  EXPECT_TRUE(woken);
}

TEST_F(WorkbenchTest, NeedsNoFrameWhenNothingHappens) {
  EXPECT_LT(bench_.seconds_to_next_frame(), 0.0);
  bench_.playback().play();
  EXPECT_EQ(bench_.seconds_to_next_frame(), 0.0);
  bench_.playback().to_end();
  bench_.update();
  bench_.messages().notice("a notice");
  EXPECT_NEAR(bench_.seconds_to_next_frame(), MessageQueue::kNoticeSeconds, 1e-9);
  clock_->advance(MessageQueue::kNoticeSeconds);
  bench_.update();
  EXPECT_LT(bench_.seconds_to_next_frame(), 0.0);
}

TEST_F(WorkbenchTest, EachWorkspaceHasItsToolInHand) {
  bench_.view().workspace = Workspace::kEdit;
  EXPECT_EQ(bench_.tool(), Tool::kBrush);
  bench_.view().workspace = Workspace::kLearn;
  EXPECT_EQ(bench_.tool(), Tool::kPointer);
  bench_.take_tool(Tool::kEraser);
  bench_.view().workspace = Workspace::kEdit;
  EXPECT_EQ(bench_.tool(), Tool::kBrush);
  bench_.view().workspace = Workspace::kLearn;
  EXPECT_EQ(bench_.tool(), Tool::kEraser);
}

TEST_F(WorkbenchTest, TheBrushBeginsWithTheFirstWallOfADocument) {
  MapFile file = test::open_file({4, 4});
  file.map = Map(GridSpec{}, {4, 4},
                 {{.name = "grass", .glyph = '.', .colour = {}},
                  {.name = "road", .glyph = '=', .cost_hundredths = 50, .colour = {}},
                  {.name = "hedge", .glyph = '#', .blocked = true, .colour = {}}});
  bench_.files().new_map(file);
  EXPECT_EQ(bench_.active_terrain(), 2);
}

TEST_F(WorkbenchTest, TheActiveTerrainIsAlwaysInThePalette) {
  bench_.choose_terrain(200);
  EXPECT_LT(bench_.active_terrain(), bench_.map().palette().size());
}

TEST(Workbench, KeepsThePersonsSettingsOverARun) {
  const test::ScratchFolder folder;
  const std::filesystem::path path = folder / "settings.json";
  {
    Workbench bench({.settings_path = path, .clock = nullptr, .wake = {}});
    EXPECT_TRUE(bench.messages().empty());
    bench.view().grid_lines = false;
    bench.playback().set_speed(120.0);
  }
  Workbench bench({.settings_path = path, .clock = nullptr, .wake = {}});
  EXPECT_FALSE(bench.view().grid_lines);
  EXPECT_EQ(bench.playback().speed(), 120.0);
}

TEST(Workbench, SaysThatItsSettingsWereBroken) {
  const test::ScratchFolder folder;
  const Workbench bench(
      {.settings_path = folder.write("settings.json", "{"), .clock = nullptr, .wake = {}});
  ASSERT_EQ(bench.messages().size(), 1u);
  EXPECT_EQ(bench.settings(), Settings{});
}

}  // namespace
}  // namespace astrolabe::app
