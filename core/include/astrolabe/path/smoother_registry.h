#pragma once

#include <span>
#include <string_view>

#include "astrolabe/path/smoother.h"

namespace astrolabe {

/// A smoother as a person chooses it.
struct SmootherEntry {
  std::string_view id;           ///< As in files and on the command line.
  std::string_view name;         ///< As in menus.
  std::string_view description;  ///< One or two sentences.
  SmoothingFunction function;
};

/// All smoothers, in the order in which they are shown. A new one is a file and a line here.
[[nodiscard]] std::span<const SmootherEntry> all_smoothers();
/// nullptr for an unknown id.
[[nodiscard]] const SmootherEntry* find_smoother(std::string_view id);

}  // namespace astrolabe
