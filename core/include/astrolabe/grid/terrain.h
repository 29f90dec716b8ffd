#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace astrolabe {

/// The range of a terrain's cost multiplier in hundredths: 0.01 to 100.
inline constexpr int kMinTerrainCost = 1;
inline constexpr int kMaxTerrainCost = 10000;

/// Whether somebody can enter a terrain, and at what cost.
struct Passage {
  bool blocked = false;
  int cost_hundredths =
      100;  ///< Multiplier of a step that enters. [Units: 1/100] Unused if blocked.

  friend bool operator==(const Passage&, const Passage&) = default;
};

/// One kind of ground.
struct Terrain {
  std::string name;
  char glyph = '.';  ///< Its character in text maps. [Limit: printable ASCII, unique in a palette]
  bool blocked = false;
  int cost_hundredths =
      100;  ///< Multiplier of a step that enters it. [Units: 1/100] Unused if blocked.
  /// 0xRRGGBB as chosen by the map's author; kept for whoever draws the map, empty for a default.
  std::optional<std::uint32_t> colour = {};
  // For who walks, `blocked` and `cost_hundredths` hold; for others what stands here, and what
  // their movement profile says where nothing does. See movement_profile.h.
  std::optional<Passage> swimming = {};
  std::optional<Passage> flying = {};

  friend bool operator==(const Terrain&, const Terrain&) = default;
};

/// A terrain's place in its map's palette.
using TerrainIndex = std::uint8_t;

/// The terrains of a map, in the order in which a person sees them. [Limit: 1 to kMaxTerrains]
using Palette = std::vector<Terrain>;

/// "Open ground" and "wall": what a new map starts with, in this order.
[[nodiscard]] Palette default_palette();

}  // namespace astrolabe
