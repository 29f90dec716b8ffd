#include "astrolabe/io/format_registry.h"

#include <algorithm>
#include <array>
#include <string>

#include "astrolabe/base/find_by_id.h"
#include "astrolabe/io/astrolabe_file.h"
#include "astrolabe/io/movingai_map.h"
#include "astrolabe/io/scenario.h"

namespace astrolabe {

namespace {

constexpr std::array<FormatEntry, 3> kFormats{{
    {"astrolabe", "Astrolabe map",
     "JSON with one string for each row of cells. Holds everything: grid, terrains, start, goal, "
     "notes and search settings.",
     FormatHolds::kMap, looks_like_astrolabe_file, read_astrolabe_file, write_astrolabe_file},
    {"map", "MovingAI map",
     "A letter for each cell, as in the grid pathfinding benchmarks. Squares at a cost of 1; no "
     "start, goal or notes.",
     FormatHolds::kMap, looks_like_movingai_map, read_movingai_map, write_movingai_map},
    {"scen", "MovingAI scenario",
     "Queries on a MovingAI map with the lengths of their shortest paths. Not a map of its own.",
     FormatHolds::kQueries, looks_like_scenario, nullptr, nullptr},
}};

std::string lowercase(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return text;
}

}  // namespace

std::span<const FormatEntry> all_formats() { return kFormats; }

const FormatEntry* find_format(std::string_view id) { return find_by_id(kFormats, id); }

const FormatEntry* format_for_path(const std::filesystem::path& path) {
  const std::string extension = lowercase(path.extension().string());
  return extension.empty() ? nullptr : find_format(std::string_view(extension).substr(1));
}

bool is_scenario_path(const std::filesystem::path& path) {
  const FormatEntry* const format = format_for_path(path);
  return format != nullptr && format->holds == FormatHolds::kQueries;
}

}  // namespace astrolabe
