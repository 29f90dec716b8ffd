#pragma once

#include <string>

namespace astrolabe::bench {

// Each registers its benchmarks; bench_main.cpp calls them all. `program` is this program's own
// file, which some of them start again.
void register_search_benchmarks();
void register_corner_to_corner_benchmarks();
void register_grid_kinds_benchmarks();
void register_near_query_benchmarks();
void register_memory_benchmarks(const std::string& program);

/// The first argument that makes this program search once and say what memory it took; the second
/// one names the search.
inline constexpr const char* kMeasureMemory = "--measure-memory";
/// That: the most that the process had and what the search holds, in bytes. The exit status.
int tell_memory(const std::string& search);

// In a build with the window only:

void register_window_benchmarks(const std::string& program);
/// The first argument that makes this program just open the window, draw one frame and say so; the
/// second one is the settings' file.
inline constexpr const char* kOpenAWindow = "--open-a-window";
/// That. The exit status: 0, or 1 where the window does not open.
int open_a_window(const std::string& settings);

}  // namespace astrolabe::bench
