#pragma once

#include <cstdint>

namespace astrolabe {

/// A small seeded generator whose sequence is the same on every compiler and platform (the standard
/// library's distributions are not). SplitMix64 (Steele, Lea and Flood 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  /// The next 64 random bits.
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15u;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
  }

  /// A whole number in [0, bound). [Limit: 1 <= bound <= 2^32]
  /// The bias of the multiply-shift method is below bound / 2^32.
  std::uint32_t below(std::uint64_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
  }

  /// True with a probability of `percent` in a hundred.
  bool chance(int percent) { return static_cast<int>(below(100)) < percent; }

 private:
  std::uint64_t state_;
};

}  // namespace astrolabe
