#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe::app {

/// The parts of a manual page that are written by hand. Paragraphs are separated by blank lines and
/// are re-wrapped; a line that begins with a blank (an example, a table) is kept as it is, without
/// that blank.
struct ManualPage {
  struct Section {
    std::string title;
    std::string text;
  };
  std::string title;     ///< "astrolabe solve - find a path on a map"
  std::string synopsis;  ///< One or more lines, kept as they are.
  std::string description;
  std::vector<Section> sections;  ///< After the options.
};

/// The width that help is wrapped to. [Units: characters]
inline constexpr int kManualWidth = 80;

/// Shows a manual page together with the arguments and options that CLI11 knows of, as `--help`.
class ManualFormatter final : public CLI::FormatterBase {
 public:
  explicit ManualFormatter(ManualPage page) : page_(std::move(page)) {}

  std::string make_help(const CLI::App* app, std::string name,
                        CLI::AppFormatMode mode) const override;

 private:
  ManualPage page_;
};

/// The text wrapped to kManualWidth with each line indented; see ManualPage for what is kept.
[[nodiscard]] std::string wrap_text(std::string_view text, int indent);

/// The sections on exit status and on limits, the same for every verb that needs them.
/// `negative` says what status 1 means for the verb; empty where it never ends so.
[[nodiscard]] ManualPage::Section exit_status_section(std::string_view negative);
[[nodiscard]] ManualPage::Section limits_section();

}  // namespace astrolabe::app
