// The verbs that need the window: none at all, and `play`.

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>

#include "app/cli/option_text.h"
#include "app/cli/verbs.h"
#include "app/model/number_text.h"

namespace astrolabe::app {

namespace {

Error no_window() {
  return {.code = ErrorCode::kUnsupported,
          .message =
              "this program was built without its window; use 'astrolabe solve MAP', or "
              "build with ASTROLABE_BUILD_UI=ON",
          .file = {}};
}

Result<void> check_exists(const std::string& path, const std::string& what) {
  std::error_code ignored;
  if (std::filesystem::exists(path, ignored)) return {};
  return Error{.code = ErrorCode::kNotFound,
               .message = "there is no such " + what + "; check the name and the folder",
               .file = path};
}

/// What the window returned, in the words of the command line.
Result<ExitStatus> status_of(const Result<int>& status) {
  if (!status) return status.error();
  if (*status == 0) return ExitStatus::kDone;
  return *status == 1 ? ExitStatus::kNegative : ExitStatus::kError;
}

std::string scale_range() {
  return number_text(kMinWindowScale, 1) + " to " + number_text(kMaxWindowScale, 1);
}

/// The options on how the window looks, as given.
struct LookOptions {
  std::string scale;
  std::string theme;

  void declare(CLI::App& app) {
    add_text_option(app, "--scale", scale, "FACTOR",
                    "The size of text and controls, " + scale_range() +
                        ", where 1 is made for 96 dots an inch. Default: the setting, else what "
                        "the display says.");
    add_text_option(app, "--theme", theme, "light|dark",
                    "The colours. Default: the setting, else light.");
  }

  [[nodiscard]] Result<WindowLook> look() const {
    WindowLook look;
    if (!scale.empty()) {
      look.scale = parse_number(scale);
      if (!look.scale || *look.scale < kMinWindowScale || *look.scale > kMaxWindowScale) {
        return option_error(ErrorCode::kOutOfRange, "--scale", scale,
                            "give a number from " + scale_range());
      }
    }
    if (!theme.empty()) {
      if (theme != "light" && theme != "dark") {
        return option_error(ErrorCode::kInvalidUsage, "--theme", theme, "give light or dark");
      }
      look.dark = theme == "dark";
    }
    return look;
  }
};

class WindowVerb final : public Verb {
 public:
  explicit WindowVerb(const WindowLauncher& launcher) : launcher_(launcher) {}

  [[nodiscard]] std::string_view name() const override { return {}; }
  [[nodiscard]] std::string_view summary() const override { return {}; }

  [[nodiscard]] ManualPage manual() const override {
    std::string verbs;
    for (const std::unique_ptr<Verb>& verb : make_verbs(launcher_)) {
      const std::string name(verb->name());
      verbs +=
          ' ' + name + std::string(10 - name.size(), ' ') + std::string(verb->summary()) + '\n';
    }
    verbs += "\nEach has a manual of its own: 'astrolabe solve --help'.";
    return {
        .title = "astrolabe - an A* lab: paint a map, watch the search, compare the paths",
        .synopsis = " astrolabe [MAP] [OPTIONS]\n astrolabe VERB …",
        .description =
            "Without a verb the window opens, with MAP in it where one is given. The verbs do the "
            "same work without a window.\n\n"
            "A cell is COL,ROW; 0,0 is the upper-left. The ids of algorithms, heuristics, grids "
            "and so on are those that 'astrolabe list' prints.",
        .sections = {{"VERBS", verbs},
                     exit_status_section("the honest negative answer: no path, a mismatch found"),
                     {"EXAMPLES",
                      " astrolabe                                  the window with its first map\n"
                      " astrolabe assets/maps/pond.map --scale 2   a map in large type\n"
                      " astrolabe solve assets/maps/first-look.astrolabe --text"},
                     limits_section()}};
  }

  void declare(CLI::App& app) override {
    app.add_option("MAP", map_,
                   "The map to open, in any format that 'astrolabe list formats' shows. Default: "
                   "the first map, which comes with the program.");
    look_.declare(app);
  }

  Result<ExitStatus> run(Console& /*console*/) override {
    const Result<WindowLook> look = look_.look();
    if (!look) return look.error();
    if (!map_.empty()) {
      if (const Result<void> there = check_exists(map_, "map"); !there) return there.error();
    }
    if (!launcher_.open_window) return no_window();
    return status_of(launcher_.open_window({.map = map_, .look = *look}));
  }

 private:
  const WindowLauncher& launcher_;
  std::string map_;
  LookOptions look_;
};

class PlayVerb final : public Verb {
 public:
  explicit PlayVerb(const WindowLauncher& launcher) : launcher_(launcher) {}

  [[nodiscard]] std::string_view name() const override { return "play"; }
  [[nodiscard]] std::string_view summary() const override {
    return "play a script in the real window (tests, demonstrations)";
  }

  [[nodiscard]] ManualPage manual() const override {
    return {
        .title = "astrolabe play - play a script in the real window",
        .synopsis = " astrolabe play SCRIPT [--screenshots DIR]",
        .description =
            "Opens the window and plays SCRIPT in it by sending real events, one a frame: pointer "
            "moves, presses, drags, the wheel, text and keys. The script can also wait for the "
            "window to be idle, expect values of the model, and take screenshots.\n\n"
            "A run is repeatable: it uses temporary settings, a fixed font, scale 1, an injected "
            "clock and the built-in file dialog. The first command that fails ends it, leaving a "
            "screenshot and a dump of the model in DIR.\n\n"
            "A display is needed; on a machine without one use xvfb-run.",
        .sections = {exit_status_section("a command failed or an expectation was not met"),
                     {"EXAMPLES",
                      " astrolabe play tests/ui/grids.play\n"
                      " xvfb-run -a astrolabe play tests/ui/paint.play --screenshots shots"}}};
  }

  void declare(CLI::App& app) override {
    app.add_option("SCRIPT", script_, "The script, one command a line.")->required();
    add_text_option(app, "--screenshots", screenshots_, "DIR",
                    "The folder for screenshots; it is made if it is not there. Default: "
                    "screenshots, in the current folder.");
  }

  Result<ExitStatus> run(Console& /*console*/) override {
    if (const Result<void> there = check_exists(script_, "script"); !there) return there.error();
    if (!launcher_.play) return no_window();
    return status_of(launcher_.play({.script = script_, .screenshots = screenshots_}));
  }

 private:
  const WindowLauncher& launcher_;
  std::string script_;
  std::string screenshots_;
};

}  // namespace

std::unique_ptr<Verb> make_window_verb(const WindowLauncher& launcher) {
  return std::make_unique<WindowVerb>(launcher);
}

std::unique_ptr<Verb> make_play_verb(const WindowLauncher& launcher) {
  return std::make_unique<PlayVerb>(launcher);
}

}  // namespace astrolabe::app
