#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/base/named_value.h"
#include "astrolabe/grid/components.h"
#include "astrolabe/grid/move_table.h"
#include "astrolabe/search/search_settings.h"

namespace astrolabe {

/// What a search is asked for: a way from a start to the nearest of some goals.
struct PathQuery {
  CellId start = kNoCell;
  std::vector<CellId> goals;  ///< Each once.

  friend bool operator==(const PathQuery&, const PathQuery&) = default;
};

[[nodiscard]] std::span<const NamedValue<BlockedEnds>> all_blocked_ends();
[[nodiscard]] std::string_view id_of(BlockedEnds choice);
[[nodiscard]] std::optional<BlockedEnds> find_blocked_ends(std::string_view id);

/// The query with its blocked ends treated as the choice says. Two goals that come to stand on one
/// cell become one. Where nothing is open it stays as it is. [Limit: start and goals are cells]
[[nodiscard]] PathQuery with_open_ends(const MoveTable& moves, PathQuery query, BlockedEnds choice);

/// True where the ends are open and no goal can be reached: there is no path, and that is known
/// without a search. False says nothing. [Limit: `components` follows the moves]
[[nodiscard]] bool is_unreachable(const MoveTable& moves, const Components& components,
                                  const PathQuery& query);

}  // namespace astrolabe
