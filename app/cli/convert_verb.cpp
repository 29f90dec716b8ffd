#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "app/cli/option_text.h"
#include "app/cli/verbs.h"
#include "astrolabe/io/format_registry.h"

namespace astrolabe::app {

namespace {

class ConvertVerb final : public Verb {
 public:
  [[nodiscard]] std::string_view name() const override { return "convert"; }
  [[nodiscard]] std::string_view summary() const override {
    return "read a map and write it in another format";
  }

  [[nodiscard]] ManualPage manual() const override {
    return {
        .title = "astrolabe convert - read a map and write it in another format",
        .synopsis = " astrolabe convert IN OUT [--passable GLYPHS]",
        .description =
            "Reads the map IN, whatever its name, in the format that its content shows, and writes "
            "OUT in the format that its extension names. 'astrolabe list formats' shows which can "
            "be read and written.\n\n"
            "What the format of OUT has no place for (a title, search settings) is left out, and a "
            "note on standard error names it. What it cannot express at all (hexagons, terrain "
            "costs) is an error. OUT is replaced in one piece: on an error an old file stays as it "
            "was.",
        .sections = {exit_status_section({}),
                     {"EXAMPLES",
                      " astrolabe convert den312d.map den312d.astrolabe\n"
                      " astrolabe convert swamp.map swamp.astrolabe --passable .G"},
                     limits_section()}};
  }

  void declare(CLI::App& app) override {
    app.add_option("IN", in_, "The map to read.")->required();
    app.add_option("OUT", out_, "The file to write; its extension names the format.")->required();
    add_passable_option(app, passable_);
  }

  Result<ExitStatus> run(Console& console) override {
    const Result<MapFile> document = read_map_file(in_, {.passable = passable_});
    if (!document) return document.error();
    const Result<std::vector<std::string>> lost = write_map_file(out_, *document);
    if (!lost) return lost.error();
    if (!lost->empty()) print_note(console, out_ + " does not keep " + listing(*lost));
    return ExitStatus::kDone;
  }

 private:
  static std::string listing(const std::vector<std::string>& items) {
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
    return text;
  }

  std::string in_;
  std::string out_;
  std::string passable_ = ReadOptions{}.passable;
};

}  // namespace

std::unique_ptr<Verb> make_convert_verb() { return std::make_unique<ConvertVerb>(); }

}  // namespace astrolabe::app
