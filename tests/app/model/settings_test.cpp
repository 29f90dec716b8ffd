#include "app/model/settings.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/scratch_folder.h"

namespace astrolabe::app {
namespace {

Settings unusual_settings() {
  Settings settings;
  settings.view = {.theme = ThemeChoice::kDark,
                   .scale = 1.75,
                   .workspace = Workspace::kTune,
                   .scroll = ScrollMode::kPans,
                   .panels = false,
                   .column_width = 400.0,
                   .grid_lines = false,
                   .numbers = false,
                   .arrows = false,
                   .search_cells = false,
                   .raw_path = false,
                   .smoothed_path = false,
                   .hints = {}};
  settings.view.hints.take(Hint::kPaintWall);
  settings.window = {.width = 960, .height = 600, .maximised = true};
  settings.speed = 0.5;
  settings.passable = ".G";
  settings.recent_files = {"/b \"quoted\".map", "/a.astrolabe"};
  return settings;
}

TEST(Settings, AreTheSameAfterSavingAndLoading) {
  const test::ScratchFolder folder;
  const std::filesystem::path path = folder / "deep" / "settings.json";
  ASSERT_TRUE(save_settings(path, unusual_settings()));
  const LoadedSettings loaded = load_settings(path);
  EXPECT_EQ(loaded.settings, unusual_settings());
  EXPECT_EQ(loaded.message, "");
  ASSERT_TRUE(save_settings(path, Settings{}));
  EXPECT_EQ(load_settings(path).settings, Settings{});
}

TEST(Settings, AreTheDefaultsWhereThereIsNoFile) {
  const test::ScratchFolder folder;
  const LoadedSettings loaded = load_settings(folder / "settings.json");
  EXPECT_EQ(loaded.settings, Settings{});
  EXPECT_EQ(loaded.message, "");
}

TEST(Settings, ABrokenFileIsSetAsideAndSaid) {
  for (const char* broken : {"", "{\"view\": ", "[1, 2]", "\xff\xfe\x00", "{\"a\": 1} trailing"}) {
    const test::ScratchFolder folder;
    const std::filesystem::path path = folder.write("settings.json", broken);
    const LoadedSettings loaded = load_settings(path);
    EXPECT_EQ(loaded.settings, Settings{});
    EXPECT_NE(loaded.message.find("settings.broken.json"), std::string::npos);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"settings.broken.json"});
    EXPECT_EQ(test::bytes_of(folder / "settings.broken.json"), broken);
    // The next start has nothing to complain about.
    EXPECT_EQ(load_settings(path).message, "");
  }
}

TEST(Settings, AFolderInTheirPlaceIsSetAsideToo) {
  const test::ScratchFolder folder;
  std::filesystem::create_directories(folder / "settings.json");
  const LoadedSettings loaded = load_settings(folder / "settings.json");
  EXPECT_EQ(loaded.settings, Settings{});
  EXPECT_NE(loaded.message, "");
}

TEST(Settings, ValuesOfTheWrongTypeOrRangeCountAsTheirDefaults) {
  const Result<Settings> settings = settings_from_json(R"({
    "view": {"theme": 3, "scale": 99, "workspace": "nowhere", "grid_lines": "yes", "panels": false},
    "window": {"width": -4, "height": 1e300},
    "speed": "fast",
    "recent_files": ["/a", 7, null, "/b"],
    "unknown": {}})");
  ASSERT_TRUE(settings);
  Settings expected;
  expected.view.panels = false;
  expected.recent_files = {"/a", "/b"};
  EXPECT_EQ(*settings, expected);
}

TEST(Settings, AFailedSaveIsAnError) {
  const test::ScratchFolder folder;
  folder.write("file", "");
  EXPECT_FALSE(save_settings(folder / "file" / "settings.json", Settings{}));
}

TEST(Settings, RememberEachRecentFileOnceNewestFirst) {
  Settings settings;
  for (int i = 0; i < 20; ++i) remember_file(settings, "/maps/" + std::to_string(i));
  EXPECT_EQ(settings.recent_files.size(), kMaxRecentFiles);
  EXPECT_EQ(settings.recent_files.front(), "/maps/19");
  remember_file(settings, "/maps/x/../15");
  EXPECT_EQ(settings.recent_files.front(), "/maps/15");
  EXPECT_EQ(settings.recent_files.size(), kMaxRecentFiles);
  forget_file(settings, "/maps/15");
  EXPECT_EQ(settings.recent_files.front(), "/maps/19");
  EXPECT_EQ(settings.recent_files.size(), kMaxRecentFiles - 1);
}

#if !defined(_WIN32) && !defined(__APPLE__)
/// Sets an environment variable for as long as it lives.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    setenv(name, value, 1);
  }
  ~Variable() { setenv(name_, old_.c_str(), 1); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::string old_;
};

TEST(Settings, LieWhereTheDesktopWantsThem) {
  const Variable home("HOME", "/home/ada");
  {
    const Variable config("XDG_CONFIG_HOME", "/conf");
    EXPECT_EQ(default_settings_path(), "/conf/astrolabe/settings.json");
  }
  {
    const Variable config("XDG_CONFIG_HOME", "relative");
    EXPECT_EQ(default_settings_path(), "/home/ada/.config/astrolabe/settings.json");
  }
  const Variable config("XDG_CONFIG_HOME", "");
  EXPECT_EQ(default_settings_path(), "/home/ada/.config/astrolabe/settings.json");
  const Variable homeless("HOME", "");
  EXPECT_EQ(default_settings_path(), "");
}
#endif

}  // namespace
}  // namespace astrolabe::app
