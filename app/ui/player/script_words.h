#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "astrolabe/base/result.h"

namespace astrolabe::app {

struct ScriptWord {
  std::string text;
  bool quoted = false;  ///< Written in quotes, so never a keyword.
};

/// Splits a line of a script at blanks. A word in double quotes may hold blanks; in it \" \\ \n and
/// \t stand for the character. '#' at the start of a word begins a comment that ends with the line.
/// The error has neither file nor line.
[[nodiscard]] Result<std::vector<ScriptWord>> split_script_line(std::string_view line);

}  // namespace astrolabe::app
