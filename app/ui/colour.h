#pragma once

#include <cstdint>

namespace astrolabe::app {

/// A colour as shown on a screen (sRGB), each channel 0 to 255. Knows neither OpenGL nor ImGui.
struct Colour {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;
  std::uint8_t a = 255;

  friend constexpr bool operator==(const Colour&, const Colour&) = default;

  /// Red in the lowest byte, alpha in the highest: an ImU32, and a little-endian RGBA8 texel.
  [[nodiscard]] constexpr std::uint32_t packed() const {
    return static_cast<std::uint32_t>(a) << 24 | static_cast<std::uint32_t>(b) << 16 |
           static_cast<std::uint32_t>(g) << 8 | static_cast<std::uint32_t>(r);
  }

  /// The same colour, `alpha` opaque. [Limit: 0 to 1]
  [[nodiscard]] constexpr Colour with_alpha(float alpha) const {
    return {r, g, b, static_cast<std::uint8_t>(alpha * 255.0F + 0.5F)};
  }
};

/// An opaque colour from 0xRRGGBB.
[[nodiscard]] constexpr Colour rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16 & 0xFFu), static_cast<std::uint8_t>(hex >> 8 & 0xFFu),
          static_cast<std::uint8_t>(hex & 0xFFu), 255};
}

/// `share` of `second` (0 to 1) and the rest of `first`, alpha included.
[[nodiscard]] Colour mix(Colour first, Colour second, float share);

/// How bright an opaque colour is, as WCAG 2 defines it: 0 (black) to 1 (white).
[[nodiscard]] double luminance(Colour colour);

/// The same hue and saturation at another luminance; no brighter than the screen can show them.
/// [Limit of wanted: 0 to 1]
[[nodiscard]] Colour with_luminance(Colour colour, double wanted);

/// Contrast of two opaque colours as WCAG 2 defines it: 1 (none) to 21 (black on white).
[[nodiscard]] double contrast(Colour first, Colour second);

/// Whichever of the two stands out more against an opaque background.
[[nodiscard]] Colour more_legible(Colour background, Colour first, Colour second);

}  // namespace astrolabe::app
