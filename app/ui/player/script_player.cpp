#include "app/ui/player/script_player.h"

#include <cstdlib>
#include <iostream>
#include <utility>
#include <variant>

#include "app/model/query.h"
#include "app/model/workbench.h"
#include "app/ui/player/command_failure.h"
#include "app/ui/player/script_parser.h"
#include "astrolabe/io/file_bytes.h"

namespace astrolabe::app {

namespace fs = std::filesystem;

namespace {

fs::path maps_folder() {
  const char* folder = std::getenv("ASTROLABE_MAPS");
  return folder != nullptr ? folder : "../shared/maps";
}

}  // namespace

ScriptPlayer::ScriptPlayer(const Script& script, fs::path scratch, fs::path screenshots)
    : script_(script),
      setup_(script.setup),
      scratch_(std::move(scratch)),
      screenshots_(std::move(screenshots)) {
  variables_.emplace(kTemporaryFolderVariable, scratch_.string());
  variables_.emplace(kMapsFolderVariable, fs::absolute(maps_folder()).string());
}

Result<void> ScriptPlayer::open_window() {
  window_.reset();  // before the new one: there is one window at a time
  Result<std::unique_ptr<PlayedWindow>> window =
      PlayedWindow::open(setup_, scratch_ / "settings" / "settings.json");
  if (!window) return window.error();
  window_ = std::move(window).value();
  return {};
}

Result<void> ScriptPlayer::play() {
  for (const ScriptCommand& command : script_.commands) {
    Result<void> done =
        window_->closed() && !std::holds_alternative<RestartCommand>(command.body)
            ? command_failure("the window has been closed")
            : std::visit([this](const auto& body) { return run(body); }, command.body);
    if (!done) {
      return Error{done.error().code, command.text + ": " + done.error().message,
                   script_.file.string(), command.line};
    }
  }
  return {};
}

fs::path ScriptPlayer::leave_evidence(int line) {
  const fs::path base =
      screenshots_ / (script_.file.stem().string() + "-line-" + std::to_string(line));
  fs::path picture = base;
  if (Result<void> saved = window_->save_screenshot(picture += ".png"); !saved) {
    std::cerr << saved.error().to_string() << '\n';
  }
  fs::path text = base;
  if (Result<void> saved = write_file_bytes(text += ".txt", dump_everything()); !saved) {
    std::cerr << saved.error().to_string() << '\n';
  }
  return base;
}

std::string ScriptPlayer::dump_everything() {
  std::string text = dump(window_->workbench()) + "\nwidgets:\n";
  for (const std::string& id : window_->widgets().ids()) {
    const WidgetState& widget = *window_->widgets().find(id);
    const ImVec2 centre = widget.centre();
    text += id + ": " + std::to_string(static_cast<int>(centre.x)) + "," +
            std::to_string(static_cast<int>(centre.y)) + (widget.visible ? "" : " hidden") +
            (widget.enabled ? "" : " disabled") + (widget.focused ? " focused" : "") + "\n";
  }
  return text;
}

// ---- Texts --------------------------------------------------------------------------------------

Result<std::string> ScriptPlayer::expand(const std::string& text) const {
  return expand_variables(text, variables_);
}

// Relative paths belong to the script, not to the folder it is started from.
Result<fs::path> ScriptPlayer::path_of(const std::string& text) const {
  const Result<std::string> expanded = expand(text);
  if (!expanded) return expanded.error();
  return fs::absolute(script_.file).parent_path() / *expanded;
}

Result<std::string> ScriptPlayer::value_of(const std::string& name) {
  std::optional<std::string> value = query(window_->workbench(), name);
  if (!value)
    return command_failure("the model has no value called '" + name + "'; 'dump' prints all");
  return std::move(*value);
}

// ---- The window and time ------------------------------------------------------------------------

Result<void> ScriptPlayer::run(const OpenCommand& open) {
  const Result<fs::path> path = path_of(open.path);
  if (!path) return path.error();
  Workbench& workbench = window_->workbench();
  const bool opened = workbench.files().open(*path);
  window_->settle();
  if (opened) return {};
  return command_failure(workbench.messages().at(workbench.messages().size() - 1).text);
}

// What was chosen in the window goes before what the script opened it with.
Result<void> ScriptPlayer::run(const RestartCommand&) {
  setup_.dark.reset();
  if (window_->workbench().view().scale > 0.0) setup_.scale.reset();
  return open_window();
}

Result<void> ScriptPlayer::run(const ResizeCommand& resize) {
  window_->resize(resize.width, resize.height);
  return {};
}

Result<void> ScriptPlayer::run(const WaitFramesCommand& wait) {
  window_->pass_frames(wait.frames);
  return {};
}

Result<void> ScriptPlayer::run(const WaitIdleCommand&) {
  if (window_->wait_idle()) return {};
  return command_failure("the window was still busy after 30 s of real time");
}

Result<void> ScriptPlayer::run(const AdvanceCommand& advance) {
  window_->advance(advance.seconds);
  window_->settle();
  return {};
}

}  // namespace astrolabe::app
