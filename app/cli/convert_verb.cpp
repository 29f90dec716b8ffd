#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "app/cli/option_text.h"
#include "app/cli/verbs.h"
#include "astrolabe/io/file_bytes.h"
#include "astrolabe/io/format_registry.h"
#include "astrolabe/io/scenario.h"

namespace astrolabe::app {

namespace {

/// Old rows do not state their map's size, the written form does: the map tells it.
Result<void> complete_sizes(Scenario& scenario, const std::string& path,
                            const ReadOptions& options) {
  const auto lacks_size = [](const ScenarioRow& row) { return row.map_size == GridSize{}; };
  if (std::none_of(scenario.rows.begin(), scenario.rows.end(), lacks_size)) return {};
  const Result<std::filesystem::path> map_path = find_scenario_map(path, scenario);
  if (!map_path) return map_path.error();
  const Result<MapFile> map = read_map_file(*map_path, options);
  if (!map) return map.error();
  for (ScenarioRow& row : scenario.rows) {
    if (lacks_size(row)) row.map_size = map->map.size();
  }
  return {};
}

Result<void> convert_scenario(const std::string& in, const std::string& out,
                              const ReadOptions& options) {
  Result<Scenario> scenario = read_scenario_file(in);
  if (!scenario) return scenario.error();
  const Result<void> completed = complete_sizes(*scenario, in, options);
  if (!completed) return completed.error();
  return write_file_bytes(out, write_scenario(*scenario));
}

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
            "Where both are scenarios (.scen), the queries of IN are written in today's form: nine "
            "columns under \"version 1\", with the map's size where an old file lacks it.\n\n"
            "What the format of OUT has no place for (a title, search settings) is left out, and a "
            "note on standard error names it. What it cannot express at all (hexagons, terrain "
            "costs) is an error. OUT is replaced in one piece: on an error an old file stays as it "
            "was.",
        .sections = {exit_status_section({}),
                     {"EXAMPLES",
                      " astrolabe convert assets/maps/first-look.astrolabe first-look.map\n"
                      " astrolabe convert assets/maps/pond.map pond.astrolabe --passable .G\n"
                      " astrolabe convert assets/maps/pond.map.scen pond.scen"},
                     limits_section()}};
  }

  void declare(CLI::App& app) override {
    app.add_option("IN", in_, "The map to read.")->required();
    app.add_option("OUT", out_, "The file to write; its extension names the format.")->required();
    add_passable_option(app, passable_);
  }

  Result<ExitStatus> run(Console& console) override {
    if (is_scenario_path(in_) && is_scenario_path(out_)) {
      const Result<void> converted = convert_scenario(in_, out_, {.passable = passable_});
      if (!converted) return converted.error();
      return ExitStatus::kDone;
    }
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
