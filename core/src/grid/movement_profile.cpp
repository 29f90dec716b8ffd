#include "astrolabe/grid/movement_profile.h"

#include <algorithm>
#include <array>

#include "astrolabe/base/find_by_id.h"

namespace astrolabe {

namespace {

constexpr Passage kNoEntry{.blocked = true};
constexpr Passage kFreeEntry{};

/// By the letters of the MovingAI benchmark: W is water, S a swamp; ~ is water in many others.
bool is_water(char glyph) { return glyph == 'W' || glyph == 'S' || glyph == '~'; }
/// Trees and water bar only who walks.
bool can_be_flown_over(char glyph) { return glyph == 'T' || is_water(glyph); }

Passage walk(const Terrain& terrain) { return {terrain.blocked, terrain.cost_hundredths}; }

Passage swim(const Terrain& terrain) {
  return terrain.swimming.value_or(is_water(terrain.glyph) ? kFreeEntry : kNoEntry);
}

Passage fly(const Terrain& terrain) {
  const bool is_in_the_way = terrain.blocked && !can_be_flown_over(terrain.glyph);
  return terrain.flying.value_or(is_in_the_way ? kNoEntry : kFreeEntry);
}

constexpr std::array<MovementProfile, 3> kProfiles{{
    {"walker", "Walker", "Enters every terrain that is not blocked, at its cost.", walk},
    {"swimmer", "Swimmer",
     "Enters water only (the glyphs W, S and ~), at a cost of 1, unless a terrain says otherwise.",
     swim},
    {"flyer", "Flyer",
     "Enters all but walls at a cost of 1, trees and water included (T, W, S and ~), unless a "
     "terrain says otherwise.",
     fly},
}};

}  // namespace

std::span<const MovementProfile> all_profiles() { return kProfiles; }

const MovementProfile* find_profile(std::string_view id) { return find_by_id(kProfiles, id); }

Palette palette_for(const MovementProfile& profile, Palette palette) {
  for (Terrain& terrain : palette) {
    const Passage passage = profile.passage(terrain);
    terrain.blocked = passage.blocked;
    terrain.cost_hundredths = passage.cost_hundredths;
  }
  return palette;
}

bool changes_map(const MovementProfile& profile, const Palette& palette) {
  return std::any_of(palette.begin(), palette.end(), [&profile](const Terrain& terrain) {
    const Passage passage = profile.passage(terrain);
    if (passage.blocked != terrain.blocked) return true;
    return !passage.blocked && passage.cost_hundredths != terrain.cost_hundredths;
  });
}

}  // namespace astrolabe
