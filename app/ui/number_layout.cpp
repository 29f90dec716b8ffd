#include "app/ui/number_layout.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "app/model/number_text.h"

namespace astrolabe::app {

namespace {

// [Units: design pixels for one plane unit]
constexpr float kAllNumbersZoom = 48.0F;

// Advances of DejaVu Sans. [Units: em]
constexpr float kDigitAdvance = 0.64F;
constexpr float kPointAdvance = 0.32F;

// The least sizes of type. [Units: design pixels]
constexpr float kLeastSideEm = 10.0F;
constexpr float kLeastFEm = 12.0F;  ///< Of f above g and h.
constexpr float kLeastLoneEm = 9.0F;

/// Small type is wider than its nominal width, by more than the ring where there are more digits.
/// [Units: characters]
constexpr std::size_t kShort = 4;

// The greatest sizes of type. [Units: plane units]
constexpr float kGreatestSideEm = 0.17F;
constexpr float kGreatestFEm = 0.24F;
constexpr float kGreatestLoneEm = 0.3F;

// Distances. [Units: design pixels]
constexpr float kGap = 4.0F;      ///< Between f and the two below it.
constexpr float kSideGap = 3.0F;  ///< Between g and h at the least size; digits bring some as well.
constexpr float kAir = 3.0F;      ///< Beside the edge, where there is room.
constexpr float kRim = 1.0F;      ///< Between numbers and arrows.

/// Between g and h above the least size. [Units: em]
constexpr float kWideSideGap = 0.7F;

// From a cell's edge to where numbers may be. [Units: design pixels]

/// Past arrows.
float arrow_margin(float zoom) { return arrow_reach(zoom, 1.0F) + kRim; }

/// Past the ring of an open cell's tile as well, as map_near.frag draws it.
float margin(float zoom) {
  const float inset = std::min(0.07F * zoom, 4.0F);
  const float ring = std::min(0.075F * zoom, 2.5F);
  return std::max(inset + ring, arrow_margin(zoom));
}

/// Works in design pixels throughout.
class NumberFitter {
 public:
  explicit NumberFitter(const NumberRoom& room)
      : room_(room),
        zoom_(room.zoom / room.scale),
        apothem_(0.5F * zoom_ - margin(zoom_)),
        lone_apothem_(0.5F * zoom_ - arrow_margin(zoom_)) {}

  [[nodiscard]] std::optional<NumberLayout> best() const {
    if (zoom_ < kLeastNumberZoom) return std::nullopt;
    if (zoom_ >= kAllNumbersZoom) {
      if (const std::optional<NumberLayout> all = all_numbers()) return all;
    }
    return lone_f();
  }

 private:
  [[nodiscard]] std::optional<NumberLayout> all_numbers() const {
    for (int decimals = room_.whole ? 0 : 2; decimals >= (room_.whole ? 0 : 1); --decimals) {
      for (float em = greatest_em(kGreatestFEm, kLeastFEm); em >= kLeastFEm; em -= 1.0F) {
        if (!fits_in_middle(decimals, em, apothem_)) continue;
        const std::optional<SideNumbers> sides = sides_below(em, decimals);
        if (sides) return NumberLayout{.f = {em, decimals}, .sides = sides};
      }
    }
    return std::nullopt;
  }

  /// With no more decimals than it has together with g and h in a larger cell.
  [[nodiscard]] std::optional<NumberLayout> lone_f() const {
    for (int decimals = room_.whole ? 0 : 1; decimals >= 0; --decimals) {
      for (float em = greatest_em(kGreatestLoneEm, kLeastLoneEm); em >= kLeastLoneEm; em -= 1.0F) {
        if (!fits_in_middle(decimals, em, lone_room(decimals))) continue;
        return NumberLayout{.f = {em, decimals}, .sides = std::nullopt};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] float lone_room(int decimals) const {
    const std::size_t length = decimal_text(room_.greatest, decimals).size();
    return length > kShort ? apothem_ : lone_apothem_;
  }

  [[nodiscard]] float chord(float height) const { return half_chord(room_.kind, apothem_, height); }
  [[nodiscard]] float widest(int decimals, float em) const {
    return nominal_width(decimal_text(room_.greatest, decimals), em);
  }

  /// Whole design pixels. [Units: plane units, design pixels]
  [[nodiscard]] float greatest_em(float greatest, float least) const {
    return std::max(std::floor(greatest * zoom_), least);
  }

  [[nodiscard]] bool fits_in_middle(int decimals, float em, float apothem) const {
    return 0.5F * widest(decimals, em) <= half_chord(room_.kind, apothem, 0.5F * kDigitHeight * em);
  }

  [[nodiscard]] std::optional<SideNumbers> sides_below(float f_em, int decimals) const {
    const float greatest = std::min(greatest_em(kGreatestSideEm, kLeastSideEm), f_em);
    for (float em = greatest; em >= kLeastSideEm; em -= 1.0F) {
      if (const auto sides = sides_of(f_em, em, decimals)) return sides;
    }
    return std::nullopt;
  }

  /// As low under f as they fit beside each other; with a little air where there is some to spare.
  [[nodiscard]] std::optional<SideNumbers> sides_of(float f_em, float em, int decimals) const {
    const float half = 0.5F * kDigitHeight * em;
    const float highest = 0.5F * kDigitHeight * f_em + kGap + half;
    const float gap = em > kLeastSideEm ? kWideSideGap * em : kSideGap;
    const float needed = widest(decimals, em) + 0.5F * gap;
    if (chord(highest + half) < needed) return std::nullopt;
    float drop = highest;
    while (chord(drop + 1.0F + half) >= needed) drop += 1.0F;
    drop -= std::min(kAir, 0.5F * (drop - highest));
    const float edge = chord(drop + half);
    return SideNumbers{
        .em = em, .outer = edge - std::min(kAir, 0.5F * (edge - needed)), .drop = drop};
  }

  const NumberRoom& room_;
  float zoom_;
  float apothem_;
  float lone_apothem_;  ///< A short f alone may touch the ring, or it would lose its decimal.
};

/// In screen pixels, from design pixels.
NumberLayout scaled(NumberLayout layout, float scale) {
  layout.f.em *= scale;
  if (layout.sides) {
    layout.sides->em *= scale;
    layout.sides->outer *= scale;
    layout.sides->drop *= scale;
  }
  return layout;
}

}  // namespace

float half_chord(GridKind kind, float apothem, float height) {
  const float away = std::fabs(height);
  const float sqrt3 = std::sqrt(3.0F);
  const float tip = 2.0F / sqrt3 * apothem;  // Of a hexagon.
  switch (kind) {
    case GridKind::kHexPointy:
      return std::clamp((tip - away) * sqrt3, 0.0F, apothem);
    case GridKind::kHexFlat:
      return away > apothem ? 0.0F : tip - away / sqrt3;
    case GridKind::kDiamond:
      return std::max(std::sqrt(2.0F) * apothem - away, 0.0F);
    case GridKind::kSquare:
      break;
  }
  return away > apothem ? 0.0F : apothem;
}

float nominal_width(std::string_view number, float em) {
  const auto points = static_cast<float>(std::count(number.begin(), number.end(), '.'));
  const float others = static_cast<float>(number.size()) - points;
  return (others * kDigitAdvance + points * kPointAdvance) * em;
}

std::optional<NumberLayout> lay_out_numbers(const NumberRoom& room) {
  std::optional<NumberLayout> layout = NumberFitter(room).best();
  if (layout) layout = scaled(*layout, room.scale);
  return layout;
}

float arrow_reach(float zoom, float scale) {
  return std::clamp(0.07F * zoom, 2.2F * scale, 5.5F * scale);
}

float arrow_half_width(float zoom, float scale) {
  constexpr float kLeast = 4.25F;  // Less is a speck. [Units: design pixels]
  return std::max(0.95F * arrow_reach(zoom, scale), kLeast * scale);
}

}  // namespace astrolabe::app
