#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "astrolabe/base/named_value.h"

namespace astrolabe {

/// What A* does about a heuristic that is not consistent: where h falls by more than a step costs,
/// cells are closed too early and opened again, in the worst case exponentially often.
enum class Remedy : std::uint8_t {
  kNone,
  /// h(n) becomes at least h(p) - c(p, n) when n is opened from p (Méro 1984).
  kPathmax,
  /// That, and before it h(p) becomes at least h(n) - c(n, p) for every neighbour n of the cell
  /// that is expanded (Felner et al. 2011, one step deep).
  kBpmx,
};

[[nodiscard]] std::span<const NamedValue<Remedy>> all_remedies();
[[nodiscard]] std::string_view id_of(Remedy remedy);
[[nodiscard]] std::optional<Remedy> find_remedy(std::string_view id);

}  // namespace astrolabe
