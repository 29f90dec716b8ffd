#include "app/ui/number_layout.h"

#include <algorithm>
#include <cmath>

#include "app/model/number_text.h"

namespace astrolabe::app {

namespace {

// [Units: design pixels for one plane unit]
constexpr float kAllNumbersZoom = 48.0F;

// The least sizes of type. [Units: design pixels]
constexpr float kLeastSideEm = 10.0F;
constexpr float kLeastFEm = 12.0F;  ///< Of f above g and h.
constexpr float kLeastLoneEm = 9.0F;

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

/// From a cell's edge to where numbers may be: past the ring of an open cell's tile, as
/// map_near.frag draws it, and past arrows.
float margin(float zoom, float scale) {
  const float inset = std::min(0.07F * zoom, 4.0F * scale);
  const float ring = std::min(0.075F * zoom, 2.5F * scale);
  return std::max(inset + ring, arrow_reach(zoom, scale) + kRim * scale);
}

class NumberFitter {
 public:
  NumberFitter(const NumberRoom& room, const TextWidth& width)
      : room_(room), width_(width), apothem_(0.5F * room.zoom - margin(room.zoom, room.scale)) {}

  [[nodiscard]] std::optional<NumberLayout> all_numbers() const {
    for (int decimals = room_.whole ? 0 : 2; decimals >= (room_.whole ? 0 : 1); --decimals) {
      const std::optional<float> f = centred_em(decimals, kGreatestFEm, kLeastFEm);
      if (!f) continue;
      if (const std::optional<SideNumbers> sides = sides_below(*f, decimals)) {
        return NumberLayout{.f = {*f, decimals}, .sides = sides};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<NumberLayout> lone_f() const {
    for (int decimals = room_.whole ? 0 : 2; decimals >= 0; --decimals) {
      if (const std::optional<float> em = centred_em(decimals, kGreatestLoneEm, kLeastLoneEm)) {
        return NumberLayout{.f = {*em, decimals}, .sides = std::nullopt};
      }
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] float px(float design_pixels) const { return design_pixels * room_.scale; }
  [[nodiscard]] float chord(float height) const { return half_chord(room_.kind, apothem_, height); }
  [[nodiscard]] float widest(int decimals, float em) const {
    return width_(decimal_text(room_.greatest, decimals), em);
  }

  /// Whole design pixels, in screen pixels. [Units: plane units, design pixels]
  [[nodiscard]] float greatest_em(float greatest, float least) const {
    return px(std::max(std::floor(greatest * room_.zoom / room_.scale), least));
  }

  [[nodiscard]] std::optional<float> centred_em(int decimals, float greatest, float least) const {
    for (float em = greatest_em(greatest, least); em >= px(least); em -= px(1.0F)) {
      if (0.5F * widest(decimals, em) <= chord(0.5F * kDigitHeight * em)) return em;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<SideNumbers> sides_below(float f_em, int decimals) const {
    for (float em = greatest_em(kGreatestSideEm, kLeastSideEm); em >= px(kLeastSideEm);
         em -= px(1.0F)) {
      if (const auto sides = sides_of(f_em, em, decimals)) return sides;
    }
    return std::nullopt;
  }

  /// As low under f as they fit beside each other; with a little air where there is some to spare.
  [[nodiscard]] std::optional<SideNumbers> sides_of(float f_em, float em, int decimals) const {
    const float half = 0.5F * kDigitHeight * em;
    const float highest = 0.5F * kDigitHeight * f_em + px(kGap) + half;
    const float gap = em > px(kLeastSideEm) ? kWideSideGap * em : px(kSideGap);
    const float needed = widest(decimals, em) + 0.5F * gap;
    float drop = room_.zoom;
    while (drop >= highest && chord(drop + half) < needed) drop -= 1.0F;
    if (drop < highest) return std::nullopt;
    drop -= std::min(px(kAir), 0.5F * (drop - highest));
    const float edge = chord(drop + half);
    return SideNumbers{
        .em = em, .outer = edge - std::min(px(kAir), 0.5F * (edge - needed)), .drop = drop};
  }

  const NumberRoom& room_;
  const TextWidth& width_;
  float apothem_;
};

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

std::optional<NumberLayout> lay_out_numbers(const NumberRoom& room, const TextWidth& width) {
  const float design_zoom = room.zoom / room.scale;
  if (design_zoom < kLeastNumberZoom) return std::nullopt;
  const NumberFitter fitter(room, width);
  if (design_zoom >= kAllNumbersZoom) {
    if (const std::optional<NumberLayout> all = fitter.all_numbers()) return all;
  }
  return fitter.lone_f();
}

float arrow_reach(float zoom, float scale) {
  return std::clamp(0.07F * zoom, 2.0F * scale, 5.5F * scale);
}

}  // namespace astrolabe::app
