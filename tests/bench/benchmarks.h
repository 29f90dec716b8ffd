#pragma once

#include <string>

namespace astrolabe::bench {

// Each registers its benchmarks; bench_main.cpp calls them all.
void register_search_benchmarks();

// In a build with the window only:

/// `program` is this program's own file, which one of them starts again.
void register_window_benchmarks(const std::string& program);
/// The first argument that makes this program just open the window, draw one frame and say so; the
/// second one is the settings' file.
inline constexpr const char* kOpenAWindow = "--open-a-window";
/// That. The exit status: 0, or 1 where the window does not open.
int open_a_window(const std::string& settings);

}  // namespace astrolabe::bench
