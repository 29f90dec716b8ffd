#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "astrolabe/search/search.h"

namespace astrolabe {

/// An algorithm as a person chooses it.
struct AlgorithmEntry {
  std::string_view id;
  std::string_view name;
  std::string_view description;  ///< Two sentences.
  std::string_view source;       ///< Author, year.
  bool complete;                 ///< Whether its failure proves that there is no path.
  /// Makes the search. [Limit: the settings have been checked, as make_search() does]
  std::unique_ptr<Search> (*make)(std::shared_ptr<const SearchSpace> space,
                                  const SearchSettings& settings, EventLog* log);
};

[[nodiscard]] std::span<const AlgorithmEntry> all_algorithms();
/// nullptr for an unknown id.
[[nodiscard]] const AlgorithmEntry* find_algorithm(std::string_view id);

/// An order among open cells of equal f.
struct TieBreakEntry {
  std::string_view id;
  std::string_view name;
  std::string_view description;
};

[[nodiscard]] std::span<const TieBreakEntry> all_tie_breaks();
[[nodiscard]] const TieBreakEntry* find_tie_break(std::string_view id);

}  // namespace astrolabe
