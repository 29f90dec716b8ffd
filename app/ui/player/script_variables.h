#pragma once

#include <map>
#include <string>
#include <string_view>

#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// The names that a script may use as ${NAME}, with their values.
using ScriptVariables = std::map<std::string, std::string, std::less<>>;

/// Replaces every ${NAME} by its value; values are not expanded again. A '$' without a brace is
/// itself. Errors, without file and line: an unknown name, a brace that is not closed.
[[nodiscard]] Result<std::string> expand_variables(std::string_view text,
                                                   const ScriptVariables& variables);

}  // namespace astrolabe::app
