#include "app/ui/dialogs/file_browser.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace astrolabe::app {
namespace {

namespace fs = std::filesystem;

/// A folder with known files, removed at the end.
class FileBrowserTest : public testing::Test {
 protected:
  void SetUp() override {
    const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() /
              ("astrolabe-browser-" + std::to_string(::getpid()) + "-" + test.name());
    fs::create_directories(folder_ / "caves");
    fs::create_directories(folder_ / "Arena");
    for (const char* name : {"b.map", "A.map", "notes.txt", ".hidden.map", "caves/deep.map"}) {
      std::ofstream(folder_ / name) << "x";
    }
  }
  void TearDown() override { fs::remove_all(folder_); }

  FileBrowser browser(FilePurpose purpose, std::string file_name = {}) const {
    return FileBrowser({.purpose = purpose,
                        .folder = folder_,
                        .file_name = std::move(file_name),
                        .extensions = {"astrolabe", "map"}});
  }

  fs::path folder_;
};

std::vector<std::string> names_of(const FileBrowser& browser) {
  std::vector<std::string> names;
  for (const FileEntry& entry : browser.entries()) names.push_back(entry.name);
  return names;
}

std::string selected_name(const FileBrowser& browser) {
  return browser.selected() ? browser.entries()[*browser.selected()].name : "";
}

TEST_F(FileBrowserTest, ListsFoldersFirstThenKnownFilesByName) {
  EXPECT_EQ(names_of(browser(FilePurpose::kOpen)),
            (std::vector<std::string>{"Arena", "caves", "A.map", "b.map"}));
}

TEST_F(FileBrowserTest, ShowsOtherTypesAndHiddenFilesWhenAsked) {
  FileBrowser files = browser(FilePurpose::kOpen);
  files.set_shows_all_types(true);
  files.set_shows_hidden(true);
  EXPECT_EQ(names_of(files), (std::vector<std::string>{"Arena", "caves", ".hidden.map", "A.map",
                                                       "b.map", "notes.txt"}));
}

TEST_F(FileBrowserTest, KeepsTheSelectionWhenMoreIsShown) {
  FileBrowser files = browser(FilePurpose::kOpen);
  files.select_by_prefix("b");
  files.set_shows_hidden(true);
  EXPECT_EQ(selected_name(files), "b.map");
}

TEST_F(FileBrowserTest, OpensTheSelectedFile) {
  FileBrowser files = browser(FilePurpose::kOpen);
  files.select(2);
  EXPECT_EQ(files.file_name(), "A.map");
  ASSERT_EQ(files.confirm(), FileBrowser::Step::kChosen);
  EXPECT_EQ(files.chosen(), folder_ / "A.map");
}

TEST_F(FileBrowserTest, EntersAFolderAndComesBackToIt) {
  FileBrowser files = browser(FilePurpose::kOpen);
  files.select_by_prefix("CAV");
  EXPECT_EQ(files.confirm(), FileBrowser::Step::kStay);
  EXPECT_EQ(files.folder(), folder_ / "caves");
  EXPECT_EQ(names_of(files), std::vector<std::string>{"deep.map"});
  files.go_up();
  EXPECT_EQ(files.folder(), folder_);
  EXPECT_EQ(selected_name(files), "caves");
}

TEST_F(FileBrowserTest, EntersAFolderSelectedAfterAFile) {
  FileBrowser files = browser(FilePurpose::kOpen);
  files.select(2);
  files.select(1);
  EXPECT_EQ(files.confirm(), FileBrowser::Step::kStay);
  EXPECT_EQ(files.folder(), folder_ / "caves");
}

TEST_F(FileBrowserTest, KeepsTheNameToSaveUnderInAnotherFolder) {
  FileBrowser files = browser(FilePurpose::kSave, "mine.map");
  EXPECT_EQ(files.activate(1), FileBrowser::Step::kStay);
  ASSERT_EQ(files.confirm(), FileBrowser::Step::kChosen);
  EXPECT_EQ(files.chosen(), folder_ / "caves" / "mine.map");
}

TEST_F(FileBrowserTest, AcceptsTypedPathsRelativeAndAbsolute) {
  FileBrowser files = browser(FilePurpose::kOpen);
  files.set_file_name("caves/../caves/deep.map");
  ASSERT_EQ(files.confirm(), FileBrowser::Step::kChosen);
  EXPECT_EQ(files.chosen(), folder_ / "caves" / "deep.map");
  files.set_file_name((folder_ / "b.map").string());
  ASSERT_EQ(files.confirm(), FileBrowser::Step::kChosen);
  EXPECT_EQ(files.chosen(), folder_ / "b.map");
}

TEST_F(FileBrowserTest, SaysInPlaceWhyAMissingFileCannotBeOpened) {
  FileBrowser files = browser(FilePurpose::kOpen);
  files.set_file_name("gone.map");
  EXPECT_EQ(files.confirm(), FileBrowser::Step::kStay);
  EXPECT_NE(files.error().find("gone.map"), std::string::npos);
  files.set_file_name("gone.ma");
  EXPECT_TRUE(files.error().empty()) << "an error lasts until something is typed";
}

TEST_F(FileBrowserTest, StaysWhereItIsWhenAFolderCannotBeListed) {
  FileBrowser files = browser(FilePurpose::kOpen);
  files.go_to(folder_ / "b.map");
  EXPECT_EQ(files.folder(), folder_);
  EXPECT_EQ(files.entries().size(), 4u);
  EXPECT_NE(files.error().find("b.map"), std::string::npos);
}

TEST_F(FileBrowserTest, BeginsElsewhereWhenItsFolderIsGone) {
  FileRequest request;
  request.folder = folder_ / "no" / "such";
  const FileBrowser files(request);
  EXPECT_TRUE(fs::is_directory(files.folder()));
  EXPECT_TRUE(files.error().empty());
}

TEST_F(FileBrowserTest, AddsTheFirstExtensionToANameWithoutOne) {
  FileBrowser files = browser(FilePurpose::kSave);
  files.set_file_name("mine");
  ASSERT_EQ(files.confirm(), FileBrowser::Step::kChosen);
  EXPECT_EQ(files.chosen(), folder_ / "mine.astrolabe");
}

TEST_F(FileBrowserTest, RefusesToSaveAsAnUnknownType) {
  FileBrowser files = browser(FilePurpose::kSave);
  files.set_file_name("mine.txt");
  EXPECT_EQ(files.confirm(), FileBrowser::Step::kStay);
  EXPECT_NE(files.error().find(".astrolabe .map"), std::string::npos) << files.error();
}

TEST_F(FileBrowserTest, AsksBeforeOverwriting) {
  FileBrowser files = browser(FilePurpose::kSave, "A.map");
  EXPECT_EQ(files.confirm(), FileBrowser::Step::kAskOverwrite);
  EXPECT_TRUE(files.asks_overwrite());
  files.decline_overwrite();
  EXPECT_FALSE(files.asks_overwrite());
  EXPECT_EQ(files.confirm(), FileBrowser::Step::kAskOverwrite);
  ASSERT_EQ(files.confirm_overwrite(), FileBrowser::Step::kChosen);
  EXPECT_EQ(files.chosen(), folder_ / "A.map");
}

TEST_F(FileBrowserTest, DropsTheQuestionWhenTheNameChanges) {
  FileBrowser files = browser(FilePurpose::kSave, "A.map");
  files.confirm();
  files.set_file_name("C.map");
  EXPECT_FALSE(files.asks_overwrite());
}

TEST_F(FileBrowserTest, MovesTheSelectionAndStopsAtTheEnds) {
  FileBrowser files = browser(FilePurpose::kOpen);
  files.move_selection(1);
  EXPECT_EQ(selected_name(files), "Arena");
  files.move_selection(-1);
  EXPECT_EQ(selected_name(files), "Arena");
  files.move_selection(100);
  EXPECT_EQ(selected_name(files), "b.map");
}

TEST_F(FileBrowserTest, EmptyFolderHasNothingToSelect) {
  fs::create_directories(folder_ / "empty");
  FileBrowser files = browser(FilePurpose::kOpen);
  files.go_to(folder_ / "empty");
  files.move_selection(1);
  EXPECT_FALSE(files.selected());
  EXPECT_EQ(files.confirm(), FileBrowser::Step::kStay);
  EXPECT_FALSE(files.error().empty());
}

}  // namespace
}  // namespace astrolabe::app
