#include "app/model/file_flow.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "app/model/commands/change_search.h"
#include "app/model/commands/paint_stroke.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/io/format_registry.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

class FileFlowTest : public ::testing::Test {
 protected:
  FileFlowTest() { document_.replace(test::open_file({7, 5}), {}); }

  void paint() {
    const std::array cells{CellId{next_cell_++}};
    document_.submit(
        std::make_unique<PaintStroke>(document_.map(), cells, TerrainIndex{1}, kNoGesture));
  }
  void change_settings() {
    SearchSettings search = document_.search();
    search.weight_hundredths = 300;
    document_.submit(std::make_unique<ChangeSearch>(document_.search(), search, kNoGesture));
  }
  std::filesystem::path saved_map(std::string_view name, GridSize size) {
    Document other;
    other.replace(test::open_file(size), {});
    EXPECT_TRUE(other.save_as(folder_ / name));
    return folder_ / name;
  }

  test::ScratchFolder folder_;
  ManualClock clock_;
  MessageQueue messages_{clock_};
  Settings settings_;
  Document document_;
  int replaced_ = 0;
  FileFlow flow_{document_, settings_, messages_, [this] { ++replaced_; }};
  std::uint32_t next_cell_ = 1;
};

TEST_F(FileFlowTest, OpensAtOnceWhereNothingIsLost) {
  flow_.open(saved_map("a.astrolabe", {3, 2}));
  EXPECT_FALSE(flow_.question());
  EXPECT_EQ(document_.map().width(), 3);
  EXPECT_EQ(replaced_, 1);
  EXPECT_EQ(settings_.recent_files, std::vector{(folder_ / "a.astrolabe").string()});
}

TEST_F(FileFlowTest, AsksBeforeChangesOfTheMapAreLost) {
  paint();
  flow_.open(saved_map("a.astrolabe", {3, 2}));
  ASSERT_TRUE(flow_.question());
  EXPECT_EQ(document_.map().width(), 7);
  // Nothing else can begin meanwhile.
  flow_.new_map();
  flow_.answer(Answer::kDiscard);
  EXPECT_FALSE(flow_.question());
  EXPECT_EQ(document_.map().width(), 3);
}

TEST_F(FileFlowTest, AsksNothingAboutAFileThatCannotBeOpened) {
  paint();
  const MapFile before = document_.file();
  const std::uint64_t revision = document_.revision();
  flow_.open(folder_.write("broken.astrolabe", "{"));
  flow_.open(folder_.write("broken.map.scen", "version 1\n0\tnowhere.map\t4\t2\t0\t0\t1\t0\t1\n"));
  flow_.open(folder_.path());
  EXPECT_FALSE(flow_.question());
  EXPECT_EQ(messages_.size(), MessageQueue::kMaxShown);
  EXPECT_EQ(document_.file(), before);
  EXPECT_EQ(document_.revision(), revision);
  EXPECT_TRUE(document_.modified());
  EXPECT_TRUE(document_.history().can_undo());
}

TEST_F(FileFlowTest, AsksAfterAGoodFileWasChosenInTheDialog) {
  paint();
  flow_.open_dialog();
  ASSERT_EQ(flow_.dialog(), FileDialog::kOpen);
  EXPECT_FALSE(flow_.question());
  flow_.dialog_done(saved_map("a.astrolabe", {3, 2}));
  ASSERT_TRUE(flow_.question());
  flow_.answer(Answer::kDiscard);
  EXPECT_EQ(document_.map().width(), 3);
}

TEST_F(FileFlowTest, NeverAsksForSettingsAlone) {
  change_settings();
  flow_.quit();
  EXPECT_FALSE(flow_.question());
  EXPECT_TRUE(flow_.quit_confirmed());
}

TEST_F(FileFlowTest, CancelKeepsEverything) {
  paint();
  flow_.quit();
  flow_.answer(Answer::kCancel);
  EXPECT_FALSE(flow_.quit_confirmed());
  EXPECT_TRUE(document_.modified());
  flow_.save_as(folder_ / "later.astrolabe");
  EXPECT_FALSE(flow_.quit_confirmed());
}

TEST_F(FileFlowTest, SavesFirstThenGoesOn) {
  document_.replace(test::open_file({7, 5}), folder_ / "mine.astrolabe");
  paint();
  flow_.quit();
  flow_.answer(Answer::kSave);
  EXPECT_TRUE(flow_.quit_confirmed());
  const Result<MapFile> saved = read_map_file(folder_ / "mine.astrolabe", {});
  ASSERT_TRUE(saved);
  EXPECT_EQ(*saved, document_.file());
}

TEST_F(FileFlowTest, SavingWithoutAPlaceAsksForOneThenGoesOn) {
  paint();
  flow_.quit();
  flow_.answer(Answer::kSave);
  ASSERT_EQ(flow_.dialog(), FileDialog::kSave);
  EXPECT_FALSE(flow_.quit_confirmed());
  flow_.dialog_done(folder_ / "named");
  EXPECT_TRUE(flow_.quit_confirmed());
  EXPECT_EQ(document_.path(), folder_ / "named.astrolabe");
}

TEST_F(FileFlowTest, ACancelledSaveDialogCancelsWhatWasToFollow) {
  paint();
  flow_.quit();
  flow_.answer(Answer::kSave);
  flow_.dialog_cancelled();
  EXPECT_FALSE(flow_.quit_confirmed());
  EXPECT_EQ(flow_.dialog(), FileDialog::kNone);
  flow_.save();
  flow_.dialog_done(folder_ / "named");
  EXPECT_FALSE(flow_.quit_confirmed());
}

TEST_F(FileFlowTest, AFailedSaveCancelsWhatWasToFollowAndKeepsTheDocument) {
  document_.replace(test::open_file({7, 5}), folder_ / "no folder" / "mine.astrolabe");
  paint();
  const MapFile before = document_.file();
  flow_.quit();
  flow_.answer(Answer::kSave);
  EXPECT_FALSE(flow_.quit_confirmed());
  EXPECT_EQ(document_.file(), before);
  EXPECT_TRUE(document_.modified());
  ASSERT_EQ(messages_.size(), 1u);
  EXPECT_EQ(messages_.at(0).severity, Message::Severity::kError);
}

TEST_F(FileFlowTest, AFailedLoadSaysSoAndKeepsTheDocument) {
  const MapFile before = document_.file();
  const std::filesystem::path broken = folder_.write("broken.astrolabe", "{");
  settings_.recent_files = {(folder_ / "gone.map").string()};
  flow_.open(broken);
  flow_.open(folder_ / "gone.map");
  EXPECT_EQ(document_.file(), before);
  EXPECT_EQ(replaced_, 0);
  ASSERT_EQ(messages_.size(), 2u);
  EXPECT_NE(messages_.at(0).text.find("broken.astrolabe"), std::string::npos);
  EXPECT_EQ(messages_.at(0).path, broken.string());
  EXPECT_TRUE(settings_.recent_files.empty());
}

TEST_F(FileFlowTest, ErrorsAboutFilesGoWhenOneIsOpenedOrSaved) {
  const std::filesystem::path good = saved_map("a.astrolabe", {3, 2});
  messages_.error("of something else");
  flow_.open(folder_ / "gone.map");
  flow_.open(good);
  ASSERT_EQ(messages_.size(), 1u);
  EXPECT_EQ(messages_.at(0).text, "of something else");
  messages_.dismiss(messages_.at(0).id);
  flow_.save_as(folder_ / "no folder" / "a.astrolabe");
  ASSERT_EQ(messages_.size(), 1u);
  EXPECT_EQ(messages_.at(0).severity, Message::Severity::kError);
  flow_.save_as(good);
  ASSERT_EQ(messages_.size(), 1u);
  EXPECT_EQ(messages_.at(0).severity, Message::Severity::kNotice);
}

TEST_F(FileFlowTest, ANoticeAboutADocumentGoesWithIt) {
  paint();
  flow_.save_as(folder_ / "a.astrolabe");
  EXPECT_EQ(messages_.size(), 1u);
  flow_.open(saved_map("b.astrolabe", {3, 2}));
  EXPECT_TRUE(messages_.empty());
}

TEST_F(FileFlowTest, SaysWhatAFormatHasNoPlaceFor) {
  flow_.save_as(folder_ / "plain.map");
  ASSERT_EQ(messages_.size(), 1u);
  EXPECT_EQ(messages_.at(0).severity, Message::Severity::kWarning);
  EXPECT_NE(messages_.at(0).text.find("start"), std::string::npos);
  EXPECT_EQ(messages_.at(0).remedy, Remedy::kSaveAs);
}

TEST_F(FileFlowTest, WhatASaveHadNoPlaceForIsAskedAboutBeforeItIsLost) {
  paint();
  flow_.new_map();
  flow_.answer(Answer::kSave);
  flow_.dialog_done(folder_ / "plain.map");
  EXPECT_EQ(replaced_, 0);
  EXPECT_TRUE(document_.modified());
  EXPECT_NE(messages_.at(0).text.find("still unsaved"), std::string::npos);

  // Saving it once more proposes a format that keeps everything, then goes on.
  flow_.new_map();
  ASSERT_TRUE(flow_.question());
  EXPECT_NE(flow_.question()->text.find("plain.map"), std::string::npos);
  flow_.answer(Answer::kSave);
  ASSERT_EQ(flow_.dialog(), FileDialog::kSave);
  EXPECT_EQ(flow_.dialog_start().file_name, "plain.astrolabe");
  flow_.dialog_done(folder_ / "plain.astrolabe");
  EXPECT_EQ(replaced_, 1);
}

TEST_F(FileFlowTest, AFormatThatCannotHoldTheCellsIsToBeReplacedByOurs) {
  MapFile hex = test::open_file({7, 5});
  hex.map.set_spec(default_spec(GridKind::kHexFlat));
  document_.replace(hex, {});
  flow_.save_as();
  flow_.dialog_done(folder_ / "hexagons.map");
  ASSERT_EQ(messages_.size(), 1u);
  EXPECT_EQ(messages_.at(0).remedy, Remedy::kSaveAs);
  flow_.save_everything_as(messages_.at(0).path);
  EXPECT_EQ(flow_.dialog_start().folder, folder_.path());
  EXPECT_EQ(flow_.dialog_start().file_name, "hexagons.astrolabe");
}

TEST_F(FileFlowTest, OpensTheLongestQueryOfAScenario) {
  folder_.write("m.map", "type octile\nheight 2\nwidth 4\nmap\n....\n....\n");
  flow_.open(folder_.write("m.map.scen",
                           "version 1\n"
                           "0\tm.map\t4\t2\t0\t0\t1\t0\t1\n"
                           "0\tm.map\t4\t2\t3\t1\t0\t0\t3.41421356\n"
                           "0\tm.map\t4\t2\t0\t0\t2\t0\t2\n"));
  const GridSize size = document_.map().size();
  EXPECT_EQ(size, (GridSize{4, 2}));
  EXPECT_EQ(document_.map().start(), size.cell({3, 1}));
  EXPECT_EQ(document_.map().goal(), size.cell({0, 0}));
  EXPECT_EQ(document_.path().filename(), "m.map");
  EXPECT_FALSE(document_.modified());
  ASSERT_EQ(messages_.size(), 1u);
  EXPECT_NE(messages_.at(0).text.find("row 2"), std::string::npos);
}

TEST_F(FileFlowTest, OpensTheMapOfTheFirstStart) {
  flow_.open_first_look();
  EXPECT_TRUE(messages_.empty());
  EXPECT_EQ(document_.map().title(), "First look");
  EXPECT_FALSE(document_.modified());
}

TEST_F(FileFlowTest, DialogsBeginWhereTheDocumentLies) {
  document_.replace(test::open_file({7, 5}), folder_ / "mine.map");
  flow_.open_dialog();
  EXPECT_EQ(flow_.dialog_start().folder, folder_.path());
  EXPECT_TRUE(flow_.dialog_start().file_name.empty());
  flow_.dialog_cancelled();
  flow_.save_as();
  EXPECT_EQ(flow_.dialog_start().folder, folder_.path());
  EXPECT_EQ(flow_.dialog_start().file_name, "mine.map");
}

}  // namespace
}  // namespace astrolabe::app
