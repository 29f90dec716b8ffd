#pragma once

#include <span>
#include <string_view>

#include "app/cli/json_text.h"

namespace astrolabe::app {

/// A kind of thing that `list` shows.
struct RegistryList {
  std::string_view id;  ///< KIND on the command line.
  std::string_view description;
  /// An array of objects with at least "id", "name" and "description", in the registry's order.
  Json (*entries)();
};

/// All kinds, in the order in which they are shown.
[[nodiscard]] std::span<const RegistryList> registry_lists();

}  // namespace astrolabe::app
