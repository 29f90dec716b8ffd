#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "astrolabe/base/named_value.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe {

/// A kind of grid as a person chooses it.
struct GridEntry {
  GridKind kind;
  std::string_view id;           ///< As in files and on the command line.
  std::string_view name;         ///< As in menus.
  std::string_view description;  ///< One or two sentences.
  std::span<const int> ways;     ///< The allowed numbers of neighbours, the default first.
  bool staggered;                ///< Whether the stagger matters.
};

/// All grids, in the order in which they are shown.
[[nodiscard]] std::span<const GridEntry> all_grids();
[[nodiscard]] const GridEntry& grid_entry(GridKind kind);
/// nullptr for an unknown id.
[[nodiscard]] const GridEntry* find_grid(std::string_view id);

[[nodiscard]] std::span<const NamedValue<CornerRule>> all_corner_rules();
[[nodiscard]] std::span<const NamedValue<Stagger>> all_staggers();
[[nodiscard]] std::string_view id_of(CornerRule rule);
[[nodiscard]] std::string_view id_of(Stagger stagger);
[[nodiscard]] std::optional<CornerRule> find_corner_rule(std::string_view id);
[[nodiscard]] std::optional<Stagger> find_stagger(std::string_view id);

/// The spec of a kind with its default ways, the corner rule "never" and odd lines shifted.
[[nodiscard]] GridSpec default_spec(GridKind kind);

}  // namespace astrolabe
