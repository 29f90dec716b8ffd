// The window: how soon it shows its first picture, and what a frame costs while a large map is
// panned. Needs a display (tools/with-display); without one both are reported as skipped. With
// software OpenGL everything is drawn by the processor, so run nothing beside it.

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "app/model/workbench.h"
#include "app/ui/application.h"
#include "app/ui/frame_input.h"
#include "astrolabe/base/random.h"
#include "astrolabe/io/format_registry.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/measure.h"

namespace astrolabe::bench {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t kSide = 1000;  // cells
constexpr int kWallPercent = 30;
constexpr TerrainIndex kWall = 1;  // of the default palette
constexpr float kFrameSeconds = 1.0F / 60.0F;
constexpr int kWarmUpFrames = 60;
constexpr const char* kShown = "shown";

/// A folder that is gone with the benchmark.
class Scratch {
 public:
  Scratch() : folder_(fs::temp_directory_path() / "astrolabe-bench") {
    fs::create_directories(folder_);
  }
  ~Scratch() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  [[nodiscard]] std::string path(const char* name) const { return (folder_ / name).string(); }

 private:
  fs::path folder_;
};

/// From the start of a process, this program as open_a_window(), to its first frame on the screen.
void first_frame(benchmark::State& state, const std::string& program) {
  declare_counters(state);
  const Scratch scratch;
  const std::string command =
      "'" + program + "' " + kOpenAWindow + " '" + scratch.path("settings.json") + "' 2>&1";
  for (auto _ : state) {
    const auto begin = std::chrono::steady_clock::now();
    FILE* const output = popen(command.c_str(), "r");
    const bool shown = output != nullptr && std::fgetc(output) == kShown[0];
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
    state.SetIterationTime(passed.count());
    if (output != nullptr) pclose(output);
    if (!shown) {
      state.SkipWithError("the window does not open");
      return;
    }
  }
}

/// Scattered walls and a query from corner to corner.
Map random_map() {
  Map map(GridSpec{}, GridSize{kSide, kSide});
  Random random(1);
  const CellId start{0};
  const CellId goal{kSide * kSide - 1};
  for (std::uint32_t cell = 1; cell < index_of(goal); ++cell) {
    if (random.chance(kWallPercent)) map.set_terrain(CellId{cell}, kWall);
  }
  map.set_start(start);
  map.set_goal(goal);
  return map;
}

/// One frame at 1280x800 with the map moved by a few pixels.
void panning(benchmark::State& state) {
  declare_counters(state);
  const Scratch scratch;
  const std::string file = scratch.path("random.astrolabe");
  if (!write_map_file(file, {random_map(), {}})) {
    state.SkipWithError("the map cannot be written");
    return;
  }
  app::ApplicationOptions options;
  options.map_path = file;
  options.settings_path = scratch.path("settings.json");
  options.width = 1280;
  options.height = 800;
  options.scale = 1.0F;
  options.scripted = true;
  const auto opened = app::Application::open(options);
  if (!opened) {
    state.SkipWithError(opened.error().message.c_str());
    return;
  }
  app::Application& window = **opened;
  app::FrameInput input;
  input.pointer = app::PointerState{.x = 640, .y = 400};
  input.delta_seconds = kFrameSeconds;
  while (!window.idle()) window.frame(input);
  int turn = 0;
  const auto pan_and_draw = [&] {
    ++turn;
    window.workbench().camera().pan(turn % 40 < 20 ? 5 : -5, turn % 80 < 40 ? 3 : -3);
    window.frame(input);
  };
  // Shaders are compiled in the first frames that need them.
  for (int i = 0; i < kWarmUpFrames; ++i) pan_and_draw();
  for (auto _ : state) pan_and_draw();
}

}  // namespace

int open_a_window(const std::string& settings) {
  app::ApplicationOptions options;
  options.settings_path = settings;
  const auto opened = app::Application::open(options);
  if (!opened) return 1;
  (*opened)->frame({});
  std::puts(kShown);
  std::fflush(stdout);
  return 0;
}

void register_window_benchmarks(const std::string& program) {
  benchmark::RegisterBenchmark("window/first_frame", first_frame, program)
      ->UseManualTime()
      ->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("window/panning_1000x1000", panning)
      ->UseRealTime()
      ->MeasureProcessCPUTime()
      ->Unit(benchmark::kMillisecond);
}

}  // namespace astrolabe::bench
