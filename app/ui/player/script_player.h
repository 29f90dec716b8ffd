#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/ui/player/played_window.h"
#include "app/ui/player/script.h"
#include "app/ui/player/script_variables.h"
#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// Plays the commands of a script one after the other. Commands that act on the window end with
/// frames in which it settles, so that the next one sees what a person would see.
class ScriptPlayer {
 public:
  /// The script must outlive the player. `scratch` is the script's ${TMP}, and keeps the settings;
  /// screenshots go to a folder that exists.
  ScriptPlayer(const Script& script, std::filesystem::path scratch,
               std::filesystem::path screenshots);

  /// Opens the window. Errors: there is none to be had.
  [[nodiscard]] Result<void> open_window();

  /// Plays all commands; the first that fails ends it. The error has the script's file and line,
  /// what was expected and what was found. [Limit: after open_window()]
  [[nodiscard]] Result<void> play();

  /// Leaves a picture and a dump of everything that an expectation can ask for, named after the
  /// script and the failed line. Returns the path without extension.
  std::filesystem::path leave_evidence(int line);

 private:
  // One overload a command. Errors have neither file nor line.
  Result<void> run(const OpenCommand& open);
  Result<void> run(const MoveCommand& move);
  Result<void> run(const PressCommand& press);
  Result<void> run(const ClickCommand& click);
  Result<void> run(const DragCommand& drag);
  Result<void> run(const WheelCommand& wheel);
  Result<void> run(const TypeCommand& type);
  Result<void> run(const KeyCommand& key);
  Result<void> run(const DropCommand& drop);
  Result<void> run(const ChooseCommand& choose);
  Result<void> run(const ResizeCommand& resize);
  Result<void> run(const WaitFramesCommand& wait);
  Result<void> run(const WaitIdleCommand& wait);
  Result<void> run(const AdvanceCommand& advance);
  Result<void> run(const ExpectValueCommand& expect);
  Result<void> run(const ExpectWidgetCommand& expect);
  Result<void> run(const ExpectFileCommand& expect);
  Result<void> run(const RememberCommand& remember);
  Result<void> run(const ScreenshotCommand& screenshot);
  Result<void> run(const DumpCommand& dump);
  Result<void> run(const MeasureCommand& measure);
  Result<void> run(const RestartCommand& restart);

  Result<void> point_at(const Target& target);
  Result<void> glide(const Target& target, int steps);
  void click(PointerButton button, int clicks);
  Result<void> click_widget(const std::string& id);
  void scroll_list_to(const std::string& owner, const std::string& item);
  void press_modifiers(const KeyModifiers& modifiers, bool down);
  void tap(const SdlKey& key);
  void type_character(const std::string& utf8);
  [[nodiscard]] Result<std::string> value_of(const std::string& name);
  [[nodiscard]] Result<std::string> expand(const std::string& text) const;
  [[nodiscard]] Result<std::filesystem::path> path_of(const std::string& text) const;
  [[nodiscard]] std::string dump_everything();

  const Script& script_;
  ScriptSetup setup_;  ///< Of the next window: the script's, until something else is chosen.
  std::filesystem::path scratch_;
  std::filesystem::path screenshots_;
  ScriptVariables variables_;
  std::unique_ptr<PlayedWindow> window_;
};

}  // namespace astrolabe::app
