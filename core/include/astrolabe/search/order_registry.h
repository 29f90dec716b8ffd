#pragma once

#include <span>
#include <string_view>

#include "astrolabe/search/search_order.h"

namespace astrolabe {

/// An order among open cells of equal key, as a person chooses it.
struct TieBreakEntry {
  std::string_view id;
  std::string_view name;
  std::string_view description;
  TieBreak value;
};

[[nodiscard]] std::span<const TieBreakEntry> all_tie_breaks();
/// nullptr for an unknown id.
[[nodiscard]] const TieBreakEntry* find_tie_break(std::string_view id);

/// A way to weigh the heuristic, as a person chooses it.
struct PriorityEntry {
  std::string_view id;
  std::string_view name;
  std::string_view formula;  ///< What f is.
  std::string_view description;
  std::string_view source;  ///< Author, year.
  KeyKind value;
};

[[nodiscard]] std::span<const PriorityEntry> all_priorities();
/// nullptr for an unknown id.
[[nodiscard]] const PriorityEntry* find_priority(std::string_view id);

}  // namespace astrolabe
