#pragma once

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>
#include <string_view>

#include "astrolabe/base/find_by_id.h"

namespace astrolabe {

/// A value of an enumeration with its id and name.
template <class T>
struct NamedValue {
  T value;
  std::string_view id;
  std::string_view name;
  std::string_view description;
};

/// The value that an id names among those of a list of NamedValue; none for an unknown id.
template <class Values>
[[nodiscard]] auto find_value(const Values& values, std::string_view id)
    -> std::optional<decltype(std::begin(values)->value)> {
  const auto* const named = find_by_id(values, id);
  if (named == nullptr) return std::nullopt;
  return named->value;
}

/// [Limit: the list has the value]
template <class Values, class T>
[[nodiscard]] std::string_view id_of_value(const Values& values, T wanted) {
  const auto place = std::find_if(std::begin(values), std::end(values),
                                  [wanted](const auto& named) { return named.value == wanted; });
  assert(place != std::end(values));
  return place->id;
}

}  // namespace astrolabe
