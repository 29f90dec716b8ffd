#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

namespace astrolabe {

/// The entry of a registry that has an id; nullptr where none has. Entries keep their place.
template <class Entries>
[[nodiscard]] auto find_by_id(const Entries& entries, std::string_view id)
    -> decltype(std::data(entries)) {
  const auto place = std::find_if(std::begin(entries), std::end(entries),
                                  [id](const auto& entry) { return entry.id == id; });
  return place == std::end(entries) ? nullptr : &*place;
}

}  // namespace astrolabe
