#include "app/ui/colour.h"

#include <algorithm>
#include <cmath>

namespace astrolabe::app {

namespace {

std::uint8_t mix_channel(std::uint8_t first, std::uint8_t second, float share) {
  const float from = first;
  const float to = second;
  return static_cast<std::uint8_t>(std::lround(from + (to - from) * share));
}

/// Undoes the sRGB transfer curve (IEC 61966-2-1).
double linear(std::uint8_t channel) {
  const double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/// The other way round.
std::uint8_t channel(double linear) {
  const double value =
      linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1.0 / 2.4) - 0.055;
  return static_cast<std::uint8_t>(std::lround(255.0 * std::clamp(value, 0.0, 1.0)));
}

}  // namespace

double luminance(Colour colour) {
  return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

Colour with_luminance(Colour colour, double wanted) {
  const double brightest = std::max({linear(colour.r), linear(colour.g), linear(colour.b)});
  if (brightest == 0.0) return colour;
  const double factor = std::min(wanted / luminance(colour), 1.0 / brightest);
  return {channel(factor * linear(colour.r)), channel(factor * linear(colour.g)),
          channel(factor * linear(colour.b)), colour.a};
}

Colour mix(Colour first, Colour second, float share) {
  return {mix_channel(first.r, second.r, share), mix_channel(first.g, second.g, share),
          mix_channel(first.b, second.b, share), mix_channel(first.a, second.a, share)};
}

double contrast(Colour first, Colour second) {
  const auto [darker, lighter] = std::minmax({luminance(first), luminance(second)});
  return (lighter + 0.05) / (darker + 0.05);
}

Colour more_legible(Colour background, Colour first, Colour second) {
  return contrast(background, first) >= contrast(background, second) ? first : second;
}

}  // namespace astrolabe::app
