#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "astrolabe/search/path_query.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

/// What a query takes with one of the orders among equal f.
struct TieBreakEffect {
  std::string_view tie_break;  ///< Its id.
  std::uint64_t expanded = 0;
  bool ended = true;  ///< False where the limit stopped the search.
};

/// The query by the settings' search with each tie-break in turn, in the order of the registry.
/// Each search takes up to `limit` expansions. Empty where the algorithm breaks no ties, where the
/// settings are refused, or where `cancelled` said so; see run_unless().
[[nodiscard]] std::vector<TieBreakEffect> tie_break_effects(
    const std::shared_ptr<const SearchSpace>& space, const PathQuery& query,
    SearchSettings settings, std::uint64_t limit, const std::function<bool()>& cancelled);

}  // namespace astrolabe
