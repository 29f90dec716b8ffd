#pragma once

#include <string>
#include <string_view>

#include "astrolabe/base/result.h"

namespace astrolabe {

/// A letter as the format writes it: lowercase ones, found in the wild, become uppercase.
[[nodiscard]] constexpr char movingai_letter(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// The letters of a ReadOptions::passable in uppercase; an error where one of them is not of this
/// format.
[[nodiscard]] Result<std::string> passable_letters(std::string_view passable);

/// The letters with blanks between them, for messages.
[[nodiscard]] std::string movingai_letter_list();

}  // namespace astrolabe
