#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/model/pointer_input.h"
#include "app/ui/player/comparison.h"
#include "app/ui/player/sdl_key.h"
#include "astrolabe/grid/coordinates.h"

namespace astrolabe::app {

// ---- Places -------------------------------------------------------------------------------------

/// The centre of a cell, wherever the camera shows it; it may lie outside the window.
struct CellTarget {
  Offset cell;
  friend bool operator==(const CellTarget&, const CellTarget&) = default;
};

/// A point of a widget, as a share of what shows of it: (0, 0) is the upper-left, (1, 1) the
/// lower-right.
struct WidgetTarget {
  std::string id;
  double across = 0.5;
  double down = 0.5;
  friend bool operator==(const WidgetTarget&, const WidgetTarget&) = default;
};

/// A point of the window, which may lie outside it. [Units: window points]
struct WindowTarget {
  double x = 0;
  double y = 0;
  friend bool operator==(const WindowTarget&, const WindowTarget&) = default;
};

using Target = std::variant<CellTarget, WidgetTarget, WindowTarget>;

// ---- Commands -----------------------------------------------------------------------------------
// One struct a command; assets/PLAY.md describes each. Texts may still contain ${NAME}.

struct OpenCommand {
  std::string path;
};
struct MoveCommand {
  Target to;
  int steps = 1;
};
struct PressCommand {
  PointerButton button = PointerButton::kLeft;
  bool down = true;
};
struct ClickCommand {
  PointerButton button = PointerButton::kLeft;
  std::optional<Target> at;  ///< Empty: where the pointer is.
  int clicks = 1;            ///< 2: a double click.
  KeyModifiers modifiers;
};
struct DragCommand {
  std::vector<Target> through;  ///< At least two.
  PointerButton button = PointerButton::kLeft;
  int steps = 8;  ///< Pointer events between one place and the next. [Limit: >= 1]
  KeyModifiers modifiers;
};
struct WheelCommand {
  double up = 0;     ///< [Units: notches] Fractions are what a precise wheel sends.
  double right = 0;  ///< [Units: notches]
  KeyModifiers modifiers;
};
struct TypeCommand {
  std::string text;
};
struct KeyCommand {
  enum class Action : std::uint8_t { kTap, kDown, kUp };
  Action action = Action::kTap;
  SdlKey key;
  int times = 1;  ///< Taps. [Limit: >= 1]
};
struct DropCommand {
  std::string path;
};
struct ResizeCommand {
  int width = 0;  ///< [Units: window points]
  int height = 0;
};
struct WaitFramesCommand {
  int frames = 1;
};
struct WaitIdleCommand {};
struct AdvanceCommand {
  double seconds = 0;
};
struct ChooseCommand {
  std::string widget;
  std::string item;
};
struct ExpectValueCommand {
  std::string name;  ///< As Workbench::query() knows it.
  Comparison comparison;
};
struct ExpectWidgetCommand {
  enum class State : std::uint8_t { kVisible, kHidden, kEnabled, kDisabled, kFocused };
  std::string id;
  State state = State::kVisible;
};
struct ExpectFileCommand {
  enum class State : std::uint8_t { kExists, kAbsent, kSameAs };
  std::string path;
  State state = State::kExists;
  std::string other;  ///< For kSameAs.
};
struct RememberCommand {
  std::string query;
  std::string variable;
};
struct ScreenshotCommand {
  std::string name;  ///< Without folder and extension.
};
struct DumpCommand {};
struct MeasureCommand {
  int frames = 1;
  std::optional<Target> to;  ///< The pointer moves there meanwhile.
};
struct RestartCommand {};

using CommandBody =
    std::variant<OpenCommand, MoveCommand, PressCommand, ClickCommand, DragCommand, WheelCommand,
                 TypeCommand, KeyCommand, DropCommand, ResizeCommand, WaitFramesCommand,
                 WaitIdleCommand, AdvanceCommand, ChooseCommand, ExpectValueCommand,
                 ExpectWidgetCommand, ExpectFileCommand, RememberCommand, ScreenshotCommand,
                 DumpCommand, MeasureCommand, RestartCommand>;

struct ScriptCommand {
  int line = 0;      ///< 1-based.
  std::string text;  ///< The line as written, without blanks around it; for messages.
  CommandBody body;
};

/// How the window is opened; from the lines that stand before the first command. What is empty is
/// left to the settings.
struct ScriptSetup {
  int width = 1280;  ///< [Units: window points]
  int height = 800;
  std::optional<double> scale = 1.0;
  std::optional<bool> dark;
};

/// A script that has been read completely: playing it cannot fail for reasons of syntax.
struct Script {
  std::filesystem::path file;  ///< As it was named; messages start with it.
  ScriptSetup setup;
  std::vector<ScriptCommand> commands;
};

}  // namespace astrolabe::app
