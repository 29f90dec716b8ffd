#include "app/cli/manual_page.h"

#include <sstream>

#include "astrolabe/base/limits.h"

namespace astrolabe::app {

namespace {

constexpr int kSectionIndent = 2;
constexpr int kEntryIndent = 6;

std::string section(std::string_view title, std::string_view body) {
  return std::string(title) + '\n' + std::string(body) + '\n';
}

/// "-h, --help", "--from C,R", "MAP".
std::string entry_heading(const CLI::Option& option) {
  if (option.get_positional()) return option.get_name(true);
  std::string heading;
  for (const char letter : option.get_name(false, true)) {
    heading += letter;
    if (letter == ',') heading += ' ';
  }
  const bool takes_value = option.get_items_expected_max() > 0;
  return takes_value ? heading + ' ' + option.get_type_name() : heading;
}

std::string entries(const CLI::App& app, bool positional) {
  std::string text;
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional() != positional) continue;
    text += std::string(kSectionIndent, ' ') + entry_heading(*option) + '\n';
    text += wrap_text(option->get_description(), kEntryIndent);
  }
  return text;
}

/// Appends one paragraph's words, broken into lines.
void append_wrapped(std::string& text, std::string_view paragraph, int indent) {
  std::istringstream words{std::string(paragraph)};
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  std::string line;
  std::string word;
  while (words >> word) {
    const std::size_t width = margin.size() + line.size() + 1 + word.size();
    if (!line.empty() && width > static_cast<std::size_t>(kManualWidth)) {
      text += margin + line + '\n';
      line.clear();
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty()) text += margin + line + '\n';
}

}  // namespace

std::string wrap_text(std::string_view text, int indent) {
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  std::string wrapped;
  std::string paragraph;
  std::istringstream lines{std::string(text)};
  std::string line;
  while (std::getline(lines, line)) {
    const bool kept = line.empty() || line.front() == ' ';
    if (!kept) {
      paragraph += line + ' ';
      continue;
    }
    append_wrapped(wrapped, paragraph, indent);
    paragraph.clear();
    wrapped += line.empty() ? "\n" : margin + line.substr(1) + '\n';
  }
  append_wrapped(wrapped, paragraph, indent);
  return wrapped;
}

std::string ManualFormatter::make_help(const CLI::App* app, std::string /*name*/,
                                       CLI::AppFormatMode /*mode*/) const {
  std::string help = section("NAME", wrap_text(page_.title, kSectionIndent));
  help += section("SYNOPSIS", wrap_text(page_.synopsis, kSectionIndent));
  help += section("DESCRIPTION", wrap_text(page_.description, kSectionIndent));
  const std::string arguments = entries(*app, true);
  if (!arguments.empty()) help += section("ARGUMENTS", arguments);
  help += section("OPTIONS", entries(*app, false));
  for (const ManualPage::Section& part : page_.sections) {
    help += section(part.title, wrap_text(part.text, kSectionIndent));
  }
  help.pop_back();  // the blank line after the last section
  return help;
}

ManualPage::Section exit_status_section(std::string_view negative) {
  std::string text = " 0  done\n";
  if (!negative.empty()) text += " 1  " + std::string(negative) + '\n';
  text +=
      " 2  wrong usage, or input that cannot be read: one line on standard error\n"
      "    says what, where (file:line) and how to mend it\n";
  return {"EXIT STATUS", text};
}

ManualPage::Section limits_section() {
  return {"LIMITS", "A map has at most " + std::to_string(kMaxSide) + " cells a side and 2^28 (" +
                        std::to_string(kMaxCells) +
                        ") cells in all. A larger one is refused before memory is taken for it."};
}

}  // namespace astrolabe::app
