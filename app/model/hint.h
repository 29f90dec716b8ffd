#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace astrolabe::app {

/// What a newcomer is invited to try.
enum class Hint : std::uint8_t { kDragGoal, kPaintWall, kReplay };
inline constexpr std::size_t kHintCount = 3;

/// Which hints are still to be shown: each goes for good once its thing has been done. Plain data;
/// kept between runs.
class HintsLeft {
 public:
  [[nodiscard]] bool has(Hint hint) const { return left_[static_cast<std::size_t>(hint)]; }
  [[nodiscard]] bool any() const;
  void take(Hint hint) { left_[static_cast<std::size_t>(hint)] = false; }
  void take_all() { left_ = {}; }

  friend bool operator==(const HintsLeft&, const HintsLeft&) = default;

 private:
  std::array<bool, kHintCount> left_{true, true, true};
};

/// "goal", "wall", "replay": as settings, scripts and widgets name them.
[[nodiscard]] std::string_view id_of(Hint hint);
/// In the order in which they are shown.
[[nodiscard]] std::span<const Hint> all_hints();

}  // namespace astrolabe::app
