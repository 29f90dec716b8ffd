#pragma once

#include <cstdint>

namespace astrolabe {

/// What open cells are taken by: the lowest key first. w is the weight, d the number of steps to
/// the cell, and N = ceil(h(start) / D) the number that is expected in all.
enum class KeyKind : std::uint8_t {
  kWeighted,  ///< g + w h: A* (Hart, Nilsson and Raphael 1968), weighted A* (Pohl 1970).
  /// g / (2w - 1) + h, once g >= (2w - 1) h: (g + h) / w (Chen and Sturtevant 2019, pwXU).
  kPwXU,
  /// g + h, once g >= h: (g + (2w - 1) h) / w (Chen and Sturtevant 2019, pwXD).
  kPwXD,
  kDynamic,    ///< g + h + (w - 1) (1 - d / N) h, d at most N (Pohl 1973).
  kHeuristic,  ///< h: greedy best-first (Doran and Michie 1966).
  kFirstIn,    ///< The cell that has been open longest: breadth-first (Moore 1959).
  kLastIn,     ///< The cell that was opened last: depth-first (Tarjan 1972).
};

/// Which of two cells with equal keys is taken first. Where that leaves a tie, larger g decides,
/// then the lower cell number.
enum class TieBreak : std::uint8_t {
  kLargerG,
  kSmallerG,
  kFirstIn,
  kLastIn,
  kCrossProduct,  ///< The cell nearer to the straight line from start to goal.
  kRandom,        ///< By a hash of the cell and a seed.
};

/// When a new way to a known cell is taken.
enum class Acceptance : std::uint8_t {
  kCheaper,  ///< When it costs less.
  kFirst,    ///< Never: the first way stays.
  kLast,     ///< Always, until the cell is closed.
};

/// How a search orders its open list, in full.
struct SearchOrder {
  KeyKind key = KeyKind::kWeighted;
  TieBreak tie_break = TieBreak::kLargerG;
  int weight_hundredths = 100;  ///< [Limit: kMinWeight to kMaxWeight]
  std::uint64_t seed = 0;       ///< Of TieBreak::kRandom.

  [[nodiscard]] Acceptance acceptance() const {
    if (key == KeyKind::kFirstIn) return Acceptance::kFirst;
    return key == KeyKind::kLastIn ? Acceptance::kLast : Acceptance::kCheaper;
  }
};

}  // namespace astrolabe
