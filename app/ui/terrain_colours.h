#pragma once

#include <vector>

#include "app/ui/colour.h"
#include "app/ui/theme.h"
#include "astrolabe/grid/terrain.h"

namespace astrolabe::app {

/// The colour in which a terrain is drawn: the author's choice, which the dark theme keeps in hue
/// and order of brightness but dims, ground more than what blocks, so that it neither glares nor
/// outshines the search; else by what its name says (water,
/// sand, trees …) in muted earth tones; else the theme's wall for what blocks, and for ground a
/// tone that is the darker the more a step on it costs.
[[nodiscard]] Colour terrain_colour(const Terrain& terrain, const Theme& theme);

/// The same for a whole palette, in its order.
[[nodiscard]] std::vector<Colour> terrain_colours(const Palette& palette, const Theme& theme);

}  // namespace astrolabe::app
