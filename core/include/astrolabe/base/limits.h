#pragma once

#include <cstddef>
#include <cstdint>

namespace astrolabe {

/// The longest side of a map. [Units: cells]
inline constexpr int kMaxSide = 16384;

/// The largest map. [Units: cells] Four bits of a 32-bit cell number stay free for packed records.
inline constexpr std::int64_t kMaxCells = std::int64_t{1} << 28;

/// The most terrains a palette can hold: a cell stores its terrain in one byte.
inline constexpr int kMaxTerrains = 256;

/// The most goals of a map.
inline constexpr std::size_t kMaxGoals = 100;

}  // namespace astrolabe
