#include "app/model/document.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <vector>

#include "app/model/commands/change_grid.h"
#include "app/model/commands/change_search.h"
#include "app/model/commands/move_end.h"
#include "app/model/commands/paint_stroke.h"
#include "app/model/commands/set_text.h"
#include "astrolabe/base/random.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/io/format_registry.h"
#include "tests/support/random_map.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

std::unique_ptr<Command> paint_one(const Document& document, std::uint32_t cell,
                                   TerrainIndex terrain = 1, GestureId gesture = kNoGesture) {
  const std::array cells{CellId{cell}};
  return std::make_unique<PaintStroke>(document.map(), cells, terrain, gesture);
}

/// Edits of all kinds as a restless person would make them.
class RandomEditor {
 public:
  RandomEditor(std::uint64_t seed, Document& document) : random_(seed), document_(document) {}

  void act() {
    if (random_.chance(30)) gesture_ = GestureId{random_.below(6)};
    switch (random_.below(9)) {
      case 0:
        document_.undo();
        return;
      case 1:
        document_.redo();
        return;
      case 2:
        document_.go_to(random_.below(document_.history().size() + 1));
        return;
      case 3:
        submit<ChangeGrid>(document_.file(), any_spec());
        return;
      case 4:
        submit<ChangeSearch>(document_.search(), any_search(), gesture_);
        return;
      case 5:
        submit<MoveEnd>(document_.map(), random_.chance(50) ? kStartEnd : kGoalEnd,
                        random_.chance(10) ? kNoCell : any_cell(), gesture_);
        return;
      case 6:
        submit<SetText>(document_.map(), random_.chance(50) ? TextField::kTitle : TextField::kNotes,
                        std::string(random_.below(4), 't'), gesture_);
        return;
      default:
        submit<PaintStroke>(document_.map(), any_cells(),
                            static_cast<TerrainIndex>(random_.below(2)), gesture_);
    }
  }

 private:
  template <class Edit, class... Arguments>
  void submit(Arguments&&... arguments) {
    document_.submit(std::make_unique<Edit>(std::forward<Arguments>(arguments)...));
  }
  CellId any_cell() {
    return CellId{random_.below(static_cast<std::uint64_t>(document_.map().size().cell_count()))};
  }
  std::vector<CellId> any_cells() {
    std::vector<CellId> cells(random_.below(6));
    for (CellId& cell : cells) cell = any_cell();
    return cells;
  }
  GridSpec any_spec() {
    const std::vector<GridSpec> specs = test::all_specs();
    return specs[random_.below(specs.size())];
  }
  SearchSettings any_search() {
    SearchSettings search = document_.search();
    search.weight_hundredths = 100 + static_cast<int>(random_.below(400));
    search.reopen = random_.chance(50);
    return search;
  }

  Random random_;
  Document& document_;
  GestureId gesture_ = kNoGesture;
};

TEST(Document, AnyEditsUndoneToTheStartAndRedoneToTheEndGiveTheSameFiles) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Document document;
    document.replace(test::open_file({7, 5}), {});
    const MapFile at_first = document.file();
    RandomEditor editor(seed, document);
    for (int i = 0; i < 200; ++i) editor.act();
    document.go_to(document.history().size());
    const MapFile at_last = document.file();
    std::vector<MapFile> states{at_last};
    while (document.history().can_undo()) {
      document.undo();
      states.push_back(document.file());
    }
    EXPECT_EQ(document.file(), at_first);
    EXPECT_FALSE(document.modified());
    while (document.history().can_redo()) {
      states.pop_back();
      document.redo();
      EXPECT_EQ(document.file(), states.back());
    }
    EXPECT_EQ(document.file(), at_last);
  }
}

TEST(Document, ASnapshotNeverChanges) {
  Document document;
  document.replace(test::open_file({7, 5}), {});
  RandomEditor editor(5, document);
  for (int i = 0; i < 100; ++i) {
    const std::shared_ptr<const MapFile> snapshot = document.snapshot();
    const MapFile copy = *snapshot;
    editor.act();
    EXPECT_EQ(*snapshot, copy);
  }
}

TEST(Document, CopiesItsCellsOncePerSnapshotNotPerEdit) {
  Document document;
  document.replace(test::open_file({7, 5}), {});
  const std::shared_ptr<const MapFile> snapshot = document.snapshot();
  document.submit(paint_one(document, 1));
  const TerrainIndex* cells = document.map().terrain().data();
  EXPECT_NE(cells, snapshot->map.terrain().data());
  for (std::uint32_t cell = 2; cell < 9; ++cell) document.submit(paint_one(document, cell));
  document.undo();
  EXPECT_EQ(document.map().terrain().data(), cells);
}

TEST(Document, TellsApartWhatAnEditTouches) {
  Document document;
  document.replace(test::open_file({7, 5}), {});
  const auto revisions = [&document] {
    return std::array{document.revision(), document.search_revision(), document.moves_revision()};
  };
  auto before = revisions();
  const auto expect_changes = [&](bool search, bool moves) {
    const auto after = revisions();
    EXPECT_GT(after[0], before[0]);
    EXPECT_EQ(after[1] > before[1], search);
    EXPECT_EQ(after[2] > before[2], moves);
    before = after;
  };
  document.submit(
      std::make_unique<SetText>(document.map(), TextField::kNotes, "words", kNoGesture));
  expect_changes(false, false);
  document.submit(std::make_unique<MoveEnd>(document.map(), kGoalEnd, CellId{3}, kNoGesture));
  expect_changes(true, false);
  document.submit(paint_one(document, 1));
  expect_changes(true, true);
  document.undo();
  expect_changes(true, true);
  document.submit(
      std::make_unique<ChangeGrid>(document.file(), default_spec(GridKind::kHexPointy)));
  expect_changes(true, true);
}

TEST(Document, NamesABlockThatHoldsEveryCellChangedSince) {
  Document document;
  document.replace(test::open_file({7, 5}), {});
  RandomEditor editor(11, document);
  Random random(3);
  std::uint64_t seen = document.revision();
  Map old = document.map();
  for (int i = 0; i < 600; ++i) {
    editor.act();
    const CellRect rect = document.cells_changed_since(seen);
    for (std::uint32_t cell = 0; cell < old.terrain().size(); ++cell) {
      if (old.terrain()[cell] == document.map().terrain()[cell]) continue;
      const Offset at = old.size().offset(CellId{cell});
      EXPECT_TRUE(at.col >= rect.min.col && at.col < rect.max.col && at.row >= rect.min.row &&
                  at.row < rect.max.row);
    }
    if (random.chance(70)) continue;
    seen = document.revision();
    old = document.map();
    EXPECT_TRUE(document.cells_changed_since(seen).empty());
  }
}

TEST(Document, NamesTheSmallestBlockForASingleStroke) {
  Document document;
  document.replace(test::open_file({7, 5}), {});
  const std::uint64_t before = document.revision();
  document.submit(paint_one(document, 8));
  document.submit(paint_one(document, 16));
  EXPECT_EQ(document.cells_changed_since(before), (CellRect{{1, 1}, {3, 3}}));
}

TEST(Document, ChangesEverythingWhenItIsReplaced) {
  Document document;
  const std::uint64_t before = document.revision();
  document.replace(test::open_file({7, 5}), {});
  EXPECT_EQ(document.cells_changed_since(before), all_cells({7, 5}));
}

TEST(Document, AFailedSaveLeavesItAndTheOldFileAsTheyWere) {
  const test::ScratchFolder folder;
  Document document;
  MapFile hex = test::open_file({7, 5});
  hex.map.set_spec(default_spec(GridKind::kHexFlat));
  document.replace(hex, folder / "good.astrolabe");
  document.submit(paint_one(document, 3));
  const std::filesystem::path old = folder.write("old.map", "as it was");

  // MovingAI maps have no hexagons.
  EXPECT_FALSE(document.save_as(old));
  EXPECT_FALSE(document.save_as(folder / "no such folder" / "x.astrolabe"));

  EXPECT_EQ(test::bytes_of(old), "as it was");
  EXPECT_EQ(document.path(), folder / "good.astrolabe");
  EXPECT_TRUE(document.modified());
}

TEST(Document, IsTheSameAfterSavingAndReading) {
  const test::ScratchFolder folder;
  Document document;
  document.replace(test::open_file({7, 5}), {});
  RandomEditor editor(17, document);
  for (int i = 0; i < 100; ++i) editor.act();
  ASSERT_TRUE(document.save_as(folder / "map.astrolabe"));
  EXPECT_FALSE(document.modified());

  const Result<MapFile> read = read_map_file(folder / "map.astrolabe", {});
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, document.file());
}

TEST(Document, StaysModifiedWhereAFormatHasNoPlaceForAllOfIt) {
  const test::ScratchFolder folder;
  Document document;
  document.replace(test::open_file({7, 5}), {});
  document.submit(paint_one(document, 3));
  ASSERT_TRUE(document.save_as(folder / "plain.map"));
  EXPECT_TRUE(document.modified());
  EXPECT_TRUE(document.saved_in_part());
  // The file is not as any state of the history was.
  document.undo();
  EXPECT_TRUE(document.modified());
  document.redo();
  ASSERT_TRUE(document.save_as(folder / "plain.astrolabe"));
  EXPECT_FALSE(document.modified());
  EXPECT_FALSE(document.saved_in_part());
}

TEST(Document, IsSavedWhereAMapOfTheSameFormatLosesNothingOfItsOwn) {
  const test::ScratchFolder folder;
  const std::filesystem::path path =
      folder.write("plain.map", "type octile\nheight 2\nwidth 4\nmap\n..W.\n....\n");
  for (const char* passable : {".GS", ".GSW"}) {
    Document document;
    Result<MapFile> read = read_map_file(path, {.passable = passable});
    ASSERT_TRUE(read);
    document.replace(std::move(read).value(), path);
    ASSERT_TRUE(document.save());
    EXPECT_FALSE(document.modified());

    SearchSettings search = document.search();
    search.weight_hundredths = 300;
    document.submit(std::make_unique<ChangeSearch>(document.search(), search, kNoGesture));
    document.submit(paint_one(document, 6));
    document.submit(paint_one(document, 5));
    ASSERT_TRUE(document.save());
    EXPECT_FALSE(document.modified());
  }
}

TEST(Document, IsNamedByItsTitleThenItsFile) {
  Document document;
  EXPECT_EQ(document.display_name(), "Untitled");
  document.replace(test::open_file({7, 5}), "folder/maze.astrolabe");
  EXPECT_EQ(document.display_name(), "maze.astrolabe");
  document.submit(
      std::make_unique<SetText>(document.map(), TextField::kTitle, "A maze", kNoGesture));
  EXPECT_EQ(document.display_name(), "A maze");
}

}  // namespace
}  // namespace astrolabe::app
