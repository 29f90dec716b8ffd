#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "astrolabe/search/guarantee.h"
#include "astrolabe/search/requirements.h"
#include "astrolabe/search/search.h"

namespace astrolabe {

/// Which settings an algorithm looks at; the others change nothing and are not offered with it.
struct SettingsUsed {
  bool heuristic = false;
  bool weight = false;  ///< And with it the priority, but where it needs a static weight.
  bool beam_width = false;
  bool tie_break = false;
  bool reopen = false;
  bool remedy = false;  ///< Can raise h while it searches.
  bool queue = false;   ///< Has a version in the looser order of buckets.
};

/// What f is made of, as a person reads it.
enum class FKind : std::uint8_t {
  kWeighted,   ///< g + w h, as the priority says.
  kSum,        ///< g + h
  kCost,       ///< g
  kHeuristic,  ///< h
  kNone,       ///< Cells are not taken by a cost.
};

/// An algorithm as a person chooses it. Each is described in a file of its own in the source
/// folder.
struct AlgorithmEntry {
  std::string_view id;
  std::string_view name;
  std::string_view description;  ///< Two sentences.
  std::string_view source;       ///< Author, year.
  bool complete = true;          ///< Whether its failure proves that there is no path.
  bool from_both_ends = false;   ///< Its events have two sides.
  /// Its paths are lines at any angle: they hold the cells at which they may bend, and cost their
  /// length.
  bool any_angle = false;
  /// Its events speak of jump points; what lies between is walked. See walk_of_jumps().
  bool jumps = false;
  /// For algorithms that may take exponentially many: the expansions after which they are stopped
  /// unless a person sets another limit. 0 for none.
  std::uint64_t default_limit = 0;
  FKind f = FKind::kWeighted;
  bool lowers_weight = false;  ///< From the settings' weight down to 1, while it runs.
  /// Why a cell is the next one; follows "taken next: ".
  std::string_view choice = "lowest f";
  /// What has been done with a cell that is closed.
  std::string_view closed = "all its neighbours were looked at";
  /// Why a cell may stay unknown to which an expanded one has a step, one sentence; empty where
  /// none does.
  std::string_view leaves_out = {};
  SettingsUsed uses = {};
  Requirements needs = {};
  /// What it promises. [Limit: the settings have been checked, as make_search() does]
  Guarantee (*guarantee)(const SearchSpace& space, const SearchSettings& settings) = nullptr;
  /// Makes the search. [Limit: the same]
  std::unique_ptr<Search> (*make)(std::shared_ptr<const SearchSpace> space,
                                  const SearchSettings& settings, EventLog* log) = nullptr;
};

[[nodiscard]] std::span<const AlgorithmEntry> all_algorithms();
/// nullptr for an unknown id.
[[nodiscard]] const AlgorithmEntry* find_algorithm(std::string_view id);

/// What is to be known besides the description: "Needs exact costs and a single goal. May miss a
/// path that is there. (Pearl, 1984)"
[[nodiscard]] std::string algorithm_notes(const AlgorithmEntry& algorithm);

}  // namespace astrolabe
