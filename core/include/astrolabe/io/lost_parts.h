#pragma once

#include <string_view>

namespace astrolabe {

/// Parts of a MapFile that a format may have no place for, by the words in WrittenMap::lost with
/// which they are named there, for readers who treat them in a way of their own. More words may
/// follow.
inline constexpr std::string_view kLostSearchSettings = "the search settings";
inline constexpr std::string_view kLostPassability = "which terrains are passable";

}  // namespace astrolabe
