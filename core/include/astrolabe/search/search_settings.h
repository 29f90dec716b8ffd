#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "astrolabe/grid/heights.h"
#include "astrolabe/search/remedy.h"

namespace astrolabe {

/// The range of a heuristic's weight in hundredths: 1 to 5.
inline constexpr int kMinWeight = 100;
inline constexpr int kMaxWeight = 500;

inline constexpr int kMaxLandmarks = 32;

inline constexpr int kMaxBeamWidth = 1000000;

/// The longest expression. [Units: bytes]
inline constexpr std::size_t kMaxExpression = 1000;

/// The largest seed: JSON readers keep whole numbers up to 2^53.
inline constexpr std::uint64_t kMaxSeed = (std::uint64_t{1} << 53) - 1;

/// What a cost of 1 is counted in; see search/cost_scale.h.
enum class CostScale : std::uint8_t {
  kExact,  ///< Steps so fine that the order of path lengths is exact.
  kTens,   ///< Straight 10, diagonal 14: what textbooks teach with.
};

/// What is done where the start or a goal stands on a blocked cell.
enum class BlockedEnds : std::uint8_t {
  kRefuse,   ///< There is no path, and the status says why.
  kNearest,  ///< The nearest open cell stands for it.
};

/// In which order open cells are taken.
enum class QueueOrder : std::uint8_t {
  kStrict,   ///< Always the lowest key, with the tie-break: what is shown and taught.
  kBuckets,  ///< One of the lowest keys: faster and as good, for work in bulk. Ties are not broken.
};

/// What a person chooses about a search besides the grid itself. Plain data with the defaults of
/// the MovingAI benchmark; the ids are those of the registries. Saved with a map.
struct SearchSettings {
  std::string algorithm = "astar";
  std::string heuristic = "octile";
  std::string expression = "D * (dx + dy)";  ///< Of the heuristic "expression".
  int landmarks = 8;                ///< Of the heuristic "landmarks". [Limit: 1 to kMaxLandmarks]
  std::string priority = "static";  ///< How the weight counts.
  std::string tie_break = "larger-g";
  std::string smoother = "string-pulling";
  int beam_width =
      32;  ///< Cells that a beam search expands of each layer. [Limit: 1 to kMaxBeamWidth]
  int weight_hundredths = 100;     ///< [Units: 1/100] [Limit: kMinWeight to kMaxWeight]
  std::string profile = "walker";  ///< Who moves; see grid/movement_profile.h.
  ClimbCosts climb{};              ///< What a step of height costs.
  CostScale cost_scale = CostScale::kExact;
  bool reopen = true;             ///< Whether a better way to a closed cell opens it again.
  Remedy remedy = Remedy::kNone;  ///< For heuristics that are not consistent.
  BlockedEnds blocked_ends = BlockedEnds::kRefuse;
  /// Whether a goal that cannot be reached is searched for all the same.
  bool search_unreachable = false;
  std::uint64_t seed = 0;  ///< Of what is random. [Limit: kMaxSeed]

  // Belong to a piece of work and not to a map: they are not saved.

  /// Whether queries may have several goals: then h is the least over them.
  bool several_goals = false;
  QueueOrder queue = QueueOrder::kStrict;

  friend bool operator==(const SearchSettings&, const SearchSettings&) = default;
};

}  // namespace astrolabe
