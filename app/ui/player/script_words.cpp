#include "app/ui/player/script_words.h"

#include <optional>
#include <utility>

namespace astrolabe::app {
namespace {

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message), {}, 0}; }

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::optional<char> unescape(char c) {
  switch (c) {
    case '"':
    case '\\':
      return c;
    case 'n':
      return '\n';
    case 't':
      return '\t';
    default:
      return std::nullopt;
  }
}

// Reads from behind the opening quote to behind the closing one.
Result<ScriptWord> read_quoted(std::string_view line, std::size_t& at) {
  ScriptWord word{.text = {}, .quoted = true};
  while (at < line.size() && line[at] != '"') {
    char c = line[at++];
    if (c == '\\') {
      const std::optional<char> escaped = at < line.size() ? unescape(line[at]) : std::nullopt;
      if (!escaped) {
        return malformed("unknown escape in quotes; write \\\" \\\\ \\n or \\t");
      }
      c = *escaped;
      ++at;
    }
    word.text += c;
  }
  if (at == line.size()) return malformed("a quote is not closed; end the text with \"");
  ++at;
  return word;
}

}  // namespace

Result<std::vector<ScriptWord>> split_script_line(std::string_view line) {
  std::vector<ScriptWord> words;
  std::size_t at = 0;
  while (true) {
    while (at < line.size() && is_blank(line[at])) ++at;
    if (at == line.size() || line[at] == '#') return words;
    if (line[at] == '"') {
      ++at;
      Result<ScriptWord> word = read_quoted(line, at);
      if (!word) return word.error();
      words.push_back(std::move(word).value());
      continue;
    }
    const std::size_t begin = at;
    while (at < line.size() && !is_blank(line[at])) ++at;
    words.push_back({std::string(line.substr(begin, at - begin)), false});
  }
}

}  // namespace astrolabe::app
