#include "app/ui/player/script_variables.h"

#include <utility>

namespace astrolabe::app {
namespace {

std::string known_names(const ScriptVariables& variables) {
  std::string names;
  for (const auto& [name, value] : variables) {
    names += names.empty() ? "" : ", ";
    names += name;
  }
  return names;
}

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message), {}, 0}; }

}  // namespace

Result<std::string> expand_variables(std::string_view text, const ScriptVariables& variables) {
  std::string expanded;
  while (true) {
    const std::size_t begin = text.find("${");
    expanded += text.substr(0, begin);
    if (begin == std::string_view::npos) return expanded;
    const std::size_t end = text.find('}', begin);
    if (end == std::string_view::npos) {
      return malformed("'${' is not closed; write ${NAME}");
    }
    const std::string_view name = text.substr(begin + 2, end - begin - 2);
    const auto found = variables.find(name);
    if (found == variables.end()) {
      return malformed("no variable is called '" + std::string(name) + "' here; known are " +
                       known_names(variables));
    }
    expanded += found->second;
    text.remove_prefix(end + 1);
  }
}

}  // namespace astrolabe::app
