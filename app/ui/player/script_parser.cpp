#include "app/ui/player/script_parser.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/ui/player/command_parsers.h"
#include "app/ui/player/script_variables.h"
#include "app/ui/player/script_words.h"
#include "app/ui/player/word_reader.h"
#include "astrolabe/io/file_bytes.h"

namespace astrolabe::app {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// A line that says how the window is opened.
struct SetupForm {
  std::string_view word;
  std::string_view usage;
  void (*parse)(WordReader&, ScriptSetup&);
};

constexpr std::array kSetupForms{
    SetupForm{"window", "window WIDTHxHEIGHT",
              [](WordReader& words, ScriptSetup& setup) {
                const auto size = words.integer_pair("a size WIDTHxHEIGHT", 'x', 1, 16'384);
                setup.width = size[0];
                setup.height = size[1];
              }},
    SetupForm{"scale", "scale FACTOR",
              [](WordReader& words, ScriptSetup& setup) {
                setup.scale = words.number("a factor", 0.5, 4);
              }},
    SetupForm{"theme", "theme light|dark",
              [](WordReader& words, ScriptSetup& setup) {
                setup.dark = words.take("dark");
                if (!*setup.dark) words.expect("light");
              }},
};

std::span<const SetupForm> setup_forms() { return kSetupForms; }

class ScriptParser {
 public:
  explicit ScriptParser(const std::filesystem::path& file) {
    script_.file = file;
    known_variables_.emplace(kTemporaryFolderVariable, "");
    known_variables_.emplace(kMapsFolderVariable, "");
  }

  Result<Script> parse(std::string_view text) {
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    while (!text.empty()) {
      ++line_;
      const std::size_t end = std::min(text.find('\n'), text.size());
      if (Result<void> parsed = parse_line(text.substr(0, end)); !parsed) return parsed.error();
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::move(script_);
  }

 private:
  Error error(std::string message) const {
    return {ErrorCode::kMalformed, std::move(message), script_.file.string(), line_};
  }

  Result<void> parse_line(std::string_view line) {
    const Result<std::vector<ScriptWord>> words = split_script_line(line);
    if (!words) return error(words.error().message);
    if (words->empty()) return {};
    for (const ScriptWord& word : *words) {
      const Result<std::string> expanded = expand_variables(word.text, known_variables_);
      if (!expanded) return error(expanded.error().message);
    }
    if (const SetupForm* form = find(setup_forms(), words->front())) {
      return parse_setup(*form, *words);
    }
    if (const CommandForm* form = find(command_forms(), words->front())) {
      return parse_command(*form, *words, line);
    }
    return error("no command is called '" + words->front().text + "'; the commands are " +
                 all_commands());
  }

  template <class Form>
  static const Form* find(std::span<const Form> forms, const ScriptWord& word) {
    const auto found = std::find_if(forms.begin(), forms.end(), [&](const Form& form) {
      return !word.quoted && form.word == word.text;
    });
    return found == forms.end() ? nullptr : &*found;
  }

  static std::string all_commands() {
    std::string names;
    for (const SetupForm& form : kSetupForms) names += std::string(form.word) + ", ";
    for (const CommandForm& form : command_forms()) names += std::string(form.word) + ", ";
    names.erase(names.size() - 2);
    return names;
  }

  Result<void> parse_setup(const SetupForm& form, std::span<const ScriptWord> words) {
    if (!script_.commands.empty()) {
      return error(std::string(form.word) + " says how the window is opened: put it before the " +
                   "first command");
    }
    WordReader reader(words.subspan(1));
    form.parse(reader, script_.setup);
    return check_end(reader, form.usage);
  }

  Result<void> parse_command(const CommandForm& form, std::span<const ScriptWord> words,
                             std::string_view line) {
    WordReader reader(words.subspan(1));
    CommandBody body = form.parse(reader);
    if (Result<void> complete = check_end(reader, form.usage); !complete) return complete;
    if (const auto* remember = std::get_if<RememberCommand>(&body)) {
      known_variables_.emplace(remember->variable, "");
    }
    const std::size_t begin = line.find_first_not_of(" \t");
    const std::size_t end = line.find_last_not_of(" \t\r") + 1;
    script_.commands.push_back(
        {line_, std::string(line.substr(begin, end - begin)), std::move(body)});
    return {};
  }

  Result<void> check_end(WordReader& reader, std::string_view usage) const {
    if (!reader.at_end()) reader.fail("'" + reader.word("") + "' is too much");
    if (!reader.failed()) return {};
    return error(reader.failure() + "; usage: " + std::string(usage));
  }

  Script script_;
  int line_ = 0;
  ScriptVariables known_variables_;
};

}  // namespace

Result<Script> parse_script(std::string_view text, const std::filesystem::path& file) {
  return ScriptParser(file).parse(text);
}

Result<Script> read_script(const std::filesystem::path& file) {
  const Result<std::string> text = read_file_bytes(file, kLongestScript);
  if (!text) return text.error();
  return parse_script(*text, file);
}

}  // namespace astrolabe::app
