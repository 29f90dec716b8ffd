#include "app/ui/terrain_colours.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string>
#include <string_view>

namespace astrolabe::app {

namespace {

/// What a word in a terrain's name looks like.
struct NamedTone {
  std::string_view word;
  Colour light;
  Colour dark;
};

// The first word that occurs in the name wins: "shallow water" before "water".
constexpr std::array kTones{
    NamedTone{"road", rgb(0xe9e2d3), rgb(0x4a453c)},
    NamedTone{"grass", rgb(0xdfe5cb), rgb(0x3d4634)},
    NamedTone{"meadow", rgb(0xdfe5cb), rgb(0x3d4634)},
    NamedTone{"sand", rgb(0xefe2bf), rgb(0x554a34)},
    NamedTone{"desert", rgb(0xefe2bf), rgb(0x554a34)},
    NamedTone{"mud", rgb(0xcdb999), rgb(0x4d3f30)},
    NamedTone{"swamp", rgb(0xb9bd93), rgb(0x434a2f)},
    NamedTone{"marsh", rgb(0xb9bd93), rgb(0x434a2f)},
    NamedTone{"tree", rgb(0x6f8560), rgb(0x43563b)},
    NamedTone{"forest", rgb(0xaebd97), rgb(0x36452e)},
    NamedTone{"wood", rgb(0xaebd97), rgb(0x36452e)},
    NamedTone{"hill", rgb(0xd8c9ac), rgb(0x4b4133)},
    NamedTone{"rock", rgb(0xb5aea4), rgb(0x57524b)},
    NamedTone{"gravel", rgb(0xd9d5cc), rgb(0x46443f)},
    NamedTone{"snow", rgb(0xeef2f4), rgb(0x4a5158)},
    NamedTone{"ice", rgb(0xdde9ee), rgb(0x43525a)},
    NamedTone{"shallow", rgb(0xb9cfd3), rgb(0x31505a)},
    NamedTone{"water", rgb(0x7f9fae), rgb(0x355468)},
    NamedTone{"out of bounds", rgb(0x353336), rgb(0x6f665c)},
};

// What ground without a telling name tends to, the dearer or the cheaper it is.
constexpr Colour kDearLight = rgb(0xb59a76);
constexpr Colour kDearDark = rgb(0x57442f);
constexpr Colour kCheapLight = rgb(0xbfd3c6);
constexpr Colour kCheapDark = rgb(0x2c4439);
/// Ground that costs anything but 1 is at least so far from open ground.
constexpr float kLeastTint = 0.2F;

std::string lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// By what it costs.
Colour ground_of_cost(int cost_hundredths, const Theme& theme) {
  if (cost_hundredths == 100) return theme.ground;
  constexpr float kMostDoublings = 6.7F;  // up to 100, and down to 0.01
  const float doublings = std::log2(static_cast<float>(cost_hundredths) / 100.0F);
  const float share = std::pow(std::fabs(doublings) / kMostDoublings, 0.75F);
  const float tint = kLeastTint + (1.0F - kLeastTint) * share;
  const Colour dear = theme.dark ? kDearDark : kDearLight;
  const Colour cheap = theme.dark ? kCheapDark : kCheapLight;
  return mix(theme.ground, doublings > 0.0F ? dear : cheap, tint);
}

/// How the dark theme dims the luminance of what an author chose, who saw it on a light one: white
/// becomes `white`, and the smaller the power, the closer to it all the rest.
struct Dimming {
  double white;
  double power;
};
// Ground stays below closed cells, as the theme's own does; walls are brighter than it.
constexpr Dimming kDimGround{.white = 0.13, .power = 1.1};
constexpr Dimming kDimWall{.white = 0.24, .power = 0.5};

Colour dimmed(Colour colour, const Dimming& by) {
  const double bright = luminance(colour);
  return with_luminance(colour, std::min(bright, by.white * std::pow(bright, by.power)));
}

Colour chosen_colour(const Terrain& terrain, const Theme& theme) {
  const Colour chosen = rgb(*terrain.colour);
  if (!theme.dark) return chosen;
  return dimmed(chosen, terrain.blocked ? kDimWall : kDimGround);
}

}  // namespace

Colour terrain_colour(const Terrain& terrain, const Theme& theme) {
  if (terrain.colour) return chosen_colour(terrain, theme);
  const std::string name = lower_case(terrain.name);
  for (const NamedTone& tone : kTones) {
    if (name.find(tone.word) != std::string::npos) return theme.dark ? tone.dark : tone.light;
  }
  if (terrain.blocked) return theme.wall;
  return ground_of_cost(terrain.cost_hundredths, theme);
}

std::vector<Colour> terrain_colours(const Palette& palette, const Theme& theme) {
  std::vector<Colour> colours;
  colours.reserve(palette.size());
  for (const Terrain& terrain : palette) colours.push_back(terrain_colour(terrain, theme));
  return colours;
}

std::vector<bool> shown_glyphs(const Palette& palette, const Theme& theme) {
  const std::vector<Colour> colours = terrain_colours(palette, theme);
  std::vector<bool> shown;
  for (auto colour = colours.begin(); colour != colours.end(); ++colour) {
    const bool plain = *colour == theme.ground || *colour == theme.wall;
    shown.push_back(!plain || std::find(colours.begin(), colour, *colour) != colour);
  }
  return shown;
}

}  // namespace astrolabe::app
