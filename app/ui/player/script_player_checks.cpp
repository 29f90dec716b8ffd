// What a played script looks at: expectations, pictures, figures.

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <utility>
#include <vector>

#include "app/ui/player/command_failure.h"
#include "app/ui/player/script_player.h"
#include "astrolabe/io/file_bytes.h"

namespace astrolabe::app {

namespace fs = std::filesystem;

// ---- Expectations -------------------------------------------------------------------------------

Result<void> ScriptPlayer::run(const ExpectValueCommand& expect) {
  const Result<std::string> actual = value_of(expect.name);
  if (!actual) return actual.error();
  const Result<std::string> expected = expand(expect.comparison.expected);
  if (!expected) return expected.error();
  Comparison comparison = expect.comparison;
  comparison.expected = *expected;
  if (comparison.holds_for(*actual)) return {};
  return command_failure("expected " + comparison.to_string() + ", found '" + *actual + "'");
}

Result<void> ScriptPlayer::run(const ExpectWidgetCommand& expect) {
  using State = ExpectWidgetCommand::State;
  const WidgetState* widget = window_->widgets().find(expect.id);
  const bool visible = widget != nullptr && widget->visible;
  if (expect.state == State::kHidden) {
    return visible ? Result<void>(command_failure("it is visible")) : Result<void>();
  }
  if (!visible) {
    return command_failure(widget == nullptr ? "it is not drawn; 'dump' prints the widgets that are"
                                             : "it is out of sight");
  }
  if (expect.state == State::kEnabled && !widget->enabled) return command_failure("it is disabled");
  if (expect.state == State::kDisabled && widget->enabled) return command_failure("it is enabled");
  if (expect.state == State::kFocused && !widget->focused)
    return command_failure("it has no focus");
  return {};
}

Result<void> ScriptPlayer::run(const ExpectFileCommand& expect) {
  using State = ExpectFileCommand::State;
  constexpr std::uint64_t kLongest = std::uint64_t{1} << 30;
  const Result<fs::path> path = path_of(expect.path);
  if (!path) return path.error();
  std::error_code ignored;
  const bool exists = fs::exists(*path, ignored);
  if (expect.state == State::kAbsent) {
    return exists ? Result<void>(command_failure("the file is there")) : Result<void>();
  }
  if (!exists) return command_failure("there is no such file");
  if (expect.state == State::kExists) return {};

  const Result<fs::path> other_path = path_of(expect.other);
  if (!other_path) return other_path.error();
  const Result<std::string> bytes = read_file_bytes(*path, kLongest);
  if (!bytes) return bytes.error();
  const Result<std::string> other = read_file_bytes(*other_path, kLongest);
  if (!other) return other.error();
  return *bytes == *other ? Result<void>() : Result<void>(command_failure("the files differ"));
}

Result<void> ScriptPlayer::run(const RememberCommand& remember) {
  Result<std::string> value = value_of(remember.query);
  if (!value) return value.error();
  variables_.insert_or_assign(remember.variable, std::move(value).value());
  return {};
}

Result<void> ScriptPlayer::run(const ScreenshotCommand& screenshot) {
  return window_->save_screenshot(screenshots_ / (screenshot.name + ".png"));
}

Result<void> ScriptPlayer::run(const DumpCommand&) {
  std::cout << dump_everything() << std::flush;
  return {};
}

Result<void> ScriptPlayer::run(const MeasureCommand& measure) {
  using RealTime = std::chrono::steady_clock;
  const ScreenPoint from = window_->devices().pointer();
  const Result<ScreenPoint> to = window_->locate(measure.to.value_or(WindowTarget{from.x, from.y}));
  if (!to) return to.error();

  std::vector<double> times;  // [Units: ms]
  for (int i = 1; i <= measure.frames; ++i) {
    const double share = static_cast<double>(i) / measure.frames;
    const auto begin = RealTime::now();
    window_->send(window_->devices().move_to(
        {from.x + share * (to->x - from.x), from.y + share * (to->y - from.y)}));
    times.push_back(std::chrono::duration<double, std::milli>(RealTime::now() - begin).count());
  }
  std::sort(times.begin(), times.end());
  std::cout << std::fixed << std::setprecision(2) << measure.frames << " frames, ms a frame: best "
            << times.front() << ", median " << times[times.size() / 2] << ", worst " << times.back()
            << std::endl;
  return {};
}

}  // namespace astrolabe::app
