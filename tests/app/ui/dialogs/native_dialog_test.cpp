#include "app/ui/dialogs/native_dialog.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <string>

#include "app/ui/dialogs/native_command.h"

namespace astrolabe::app {
namespace {

namespace fs = std::filesystem;

FileRequest request_for(FilePurpose purpose) {
  FileRequest request;
  request.purpose = purpose;
  request.folder = "/maps";
  request.file_name = purpose == FilePurpose::kSave ? "a b.map" : "";
  request.extensions = {"astrolabe", "map"};
  return request;
}

bool has(const std::vector<std::string>& command, const std::string& word) {
  return std::find(command.begin(), command.end(), word) != command.end();
}

TEST(NativeCommand, ZenityOpensInTheFolderWithOurTypes) {
  const std::vector<std::string> command = zenity_command(request_for(FilePurpose::kOpen));
  EXPECT_EQ(command[0], "zenity");
  EXPECT_TRUE(has(command, "--filename=/maps/"));
  EXPECT_TRUE(has(command, "--file-filter=Maps | *.astrolabe *.map"));
  EXPECT_FALSE(has(command, "--save"));
}

TEST(NativeCommand, ZenitySavesUnderTheSuggestedNameAndAsksBeforeOverwriting) {
  const std::vector<std::string> command = zenity_command(request_for(FilePurpose::kSave));
  EXPECT_TRUE(has(command, "--filename=/maps/a b.map"));
  EXPECT_TRUE(has(command, "--save"));
  EXPECT_TRUE(has(command, "--confirm-overwrite"));
}

TEST(NativeCommand, KdialogSpeaksOfTheSameFiles) {
  const std::vector<std::string> open = kdialog_command(request_for(FilePurpose::kOpen));
  EXPECT_TRUE(has(open, "--getopenfilename"));
  EXPECT_TRUE(has(open, "/maps/"));
  const std::vector<std::string> save = kdialog_command(request_for(FilePurpose::kSave));
  EXPECT_TRUE(has(save, "--getsavefilename"));
  EXPECT_TRUE(has(save, "/maps/a b.map"));
  EXPECT_EQ(save.back(), "*.astrolabe *.map|Maps");
}

/// A PATH with nothing in it but a zenity of our own making.
class NativeDialogTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("astrolabe-native-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
    old_path_ = std::getenv("PATH");
    ::setenv("PATH", folder_.c_str(), 1);
  }
  void TearDown() override {
    ::setenv("PATH", old_path_.c_str(), 1);
    fs::remove_all(folder_);
  }

  void install_zenity(const std::string& body) {
    const fs::path file = folder_ / "zenity";
    std::ofstream(file) << "#!/bin/sh\n" << body << "\n";
    ::chmod(file.c_str(), 0755);
  }

  /// Shows a dialog and waits for its answer.
  std::unique_ptr<NativeDialog> answered_dialog() {
    std::unique_ptr<NativeDialog> dialog =
        NativeDialog::show(request_for(FilePurpose::kOpen), [this] {
          const std::lock_guard lock(mutex_);
          awake_ = true;
          woken_.notify_one();
        });
    if (dialog == nullptr) return nullptr;
    std::unique_lock lock(mutex_);
    woken_.wait(lock, [this] { return awake_; });
    return dialog;
  }

  fs::path folder_;
  std::string old_path_;
  std::mutex mutex_;
  std::condition_variable woken_;
  bool awake_ = false;
};

TEST_F(NativeDialogTest, IsNotShownWhereNoProgramIsInstalled) {
  EXPECT_EQ(NativeDialog::show(request_for(FilePurpose::kOpen), {}), nullptr);
}

TEST_F(NativeDialogTest, GivesTheChosenPath) {
  install_zenity("echo '/maps/grüne Wiese.map'");
  const auto dialog = answered_dialog();
  ASSERT_NE(dialog, nullptr);
  ASSERT_EQ(dialog->state(), NativeDialog::State::kChosen);
  EXPECT_EQ(dialog->chosen(), fs::path("/maps/grüne Wiese.map"));
}

TEST_F(NativeDialogTest, TellsCancelFromFailure) {
  install_zenity("exit 1");
  const auto cancelled = answered_dialog();
  ASSERT_NE(cancelled, nullptr);
  EXPECT_EQ(cancelled->state(), NativeDialog::State::kCancelled);
  awake_ = false;
  install_zenity("exit 255");
  const auto failed = answered_dialog();
  ASSERT_NE(failed, nullptr);
  EXPECT_EQ(failed->state(), NativeDialog::State::kFailed);
}

TEST_F(NativeDialogTest, EndsTheProgramWhenItIsClosed) {
  install_zenity("exec /bin/sleep 600");
  auto dialog = NativeDialog::show(request_for(FilePurpose::kOpen), {});
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->state(), NativeDialog::State::kOpen);
  dialog.reset();  // Would take ten minutes if it waited for the program.
}

}  // namespace
}  // namespace astrolabe::app
