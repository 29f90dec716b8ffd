#pragma once

#include <vector>

#include "app/ui/colour.h"
#include "app/ui/theme.h"
#include "astrolabe/grid/terrain.h"

namespace astrolabe::app {

/// The colour in which a terrain is drawn: the author's choice, which the dark theme keeps in hue
/// and order of brightness but dims, ground more than what blocks, so that it neither glares nor
/// outshines the search; else by what its name says (water, sand, trees …) in muted earth tones;
/// else the theme's wall for what blocks, and for ground a tone by what a step on it costs: brown
/// above 1, green below, the more the farther.
[[nodiscard]] Colour terrain_colour(const Terrain& terrain, const Theme& theme);

/// The same for a whole palette, in its order.
[[nodiscard]] std::vector<Colour> terrain_colours(const Palette& palette, const Theme& theme);

/// For each terrain of a palette whether its glyph is written on it: on all but open ground and
/// walls, and on those too where an earlier terrain has just their colour.
[[nodiscard]] std::vector<bool> shown_glyphs(const Palette& palette, const Theme& theme);

}  // namespace astrolabe::app
