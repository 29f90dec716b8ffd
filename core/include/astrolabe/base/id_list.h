#pragma once

#include <string>

namespace astrolabe {

/// The ids of a registry's entries as messages list them: "a, b, c".
template <class Entries>
[[nodiscard]] std::string id_list(const Entries& entries) {
  std::string list;
  for (const auto& entry : entries) {
    if (!list.empty()) list += ", ";
    list += entry.id;
  }
  return list;
}

}  // namespace astrolabe
