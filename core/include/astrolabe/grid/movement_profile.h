#pragma once

#include <span>
#include <string_view>

#include "astrolabe/grid/map.h"
#include "astrolabe/grid/terrain.h"

namespace astrolabe {

/// Who moves: which terrains can be entered at which cost, as a person chooses it.
struct MovementProfile {
  std::string_view id;
  std::string_view name;
  std::string_view description;  ///< One or two sentences.
  /// What a terrain is for this mover.
  Passage (*passage)(const Terrain& terrain);
};

/// All profiles, in the order in which they are shown; the first one takes terrains as they are.
[[nodiscard]] std::span<const MovementProfile> all_profiles();
/// nullptr for an unknown id.
[[nodiscard]] const MovementProfile* find_profile(std::string_view id);

/// The palette as it is for a mover: every terrain with its passage. A search, its smoothing and
/// its guarantee then need not know who moves.
[[nodiscard]] Palette palette_for(const MovementProfile& profile, Palette palette);

/// Whether a map is another one for this mover.
[[nodiscard]] bool changes_map(const MovementProfile& profile, const Palette& palette);

}  // namespace astrolabe
