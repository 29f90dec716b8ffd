#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

#include "app/cli/manual_page.h"
#include "app/cli/option_text.h"
#include "app/cli/registry_lists.h"
#include "app/cli/verbs.h"
#include "app/model/number_text.h"
#include "astrolabe/search/algorithm_registry.h"

namespace astrolabe::app {

namespace {

std::string yes_or_no(const Json& value) { return value.get<bool>() ? "yes" : "no"; }

std::string standing_text(const Json& fit) {
  if (fit.at("consistent").get<bool>()) return "consistent";
  if (fit.at("factor").is_null()) return "may overestimate by any factor";
  return "overestimates up to " + shortest_text(fit.at("factor").get<double>()) + " times";
}

/// "square 8 (consistent), hex-pointy 6 (overestimates by up to 1.4143)"
std::string grids_of(const Json& fits) {
  std::string grids;
  for (const Json& fit : fits) {
    grids += (grids.empty() ? "" : ", ") + fit.at("grid").get<std::string>() + ' ' +
             std::to_string(fit.at("ways").get<int>());
    grids += " (" + standing_text(fit) + ")";
  }
  return grids;
}

/// What text shows of an entry besides its description: what an algorithm needs and who published
/// it, a heuristic's grids with their ways and its standing there, what a format can do.
std::string details(const Json& entry) {
  if (entry.contains("reads")) {
    return "Holds " + entry.at("holds").get<std::string>() +
           "; read: " + yes_or_no(entry.at("reads")) +
           ", written: " + yes_or_no(entry.at("writes")) + '.';
  }
  if (entry.contains("needs")) {
    return algorithm_notes(*find_algorithm(entry.at("id").get<std::string>()));
  }
  if (!entry.contains("fits")) return {};
  return "Grids: " + grids_of(entry.at("fits")) + '.';
}

/// "astar  A*" above its description, for each entry.
void print_entries(const Json& entries, std::ostream& out) {
  if (entries.empty()) out << "none yet\n";
  std::size_t widest = 0;
  for (const Json& entry : entries) {
    widest = std::max(widest, entry.at("id").get<std::string>().size());
  }
  for (const Json& entry : entries) {
    const std::string id = entry.at("id").get<std::string>();
    const int indent = static_cast<int>(widest) + 2;
    out << id << std::string(widest - id.size() + 2, ' ') << entry.at("name").get<std::string>()
        << '\n'
        << wrap_text(entry.at("description").get<std::string>(), indent)
        << wrap_text(details(entry), indent);
  }
}

class ListVerb final : public Verb {
 public:
  [[nodiscard]] std::string_view name() const override { return "list"; }
  [[nodiscard]] std::string_view summary() const override {
    return "show the ids of algorithms, heuristics, grids and so on";
  }

  [[nodiscard]] ManualPage manual() const override {
    std::string kinds;
    for (const RegistryList& list : registry_lists()) {
      const std::string id(list.id);
      kinds += ' ' + id + std::string(12 - id.size(), ' ') + std::string(list.description) + '\n';
    }
    return {
        .title = "astrolabe list - show the ids that other verbs and files use",
        .synopsis = " astrolabe list KIND [--json]",
        .description = "Shows all entries of one kind: id, name and description.",
        .sections = {{"KINDS", kinds},
                     exit_status_section({}),
                     {"JSON",
                      "With --json an array of objects is printed, each with at least id, name "
                      "and description. Grids add ways and staggered; heuristics add fits, the "
                      "grids that have them, each with admissible, consistent, factor (the "
                      "least k for which h / k is consistent, with exact costs) and why; "
                      "algorithms add complete, any_angle, source, uses (the settings that matter "
                      "to them) and needs (without which they are refused); priorities add "
                      "formula and source; formats add "
                      "holds (a map, or queries), reads and writes."},
                     {"EXAMPLES",
                      " astrolabe list heuristics\n"
                      " astrolabe list formats --json"}}};
  }

  void declare(CLI::App& app) override {
    app.add_option("KIND", kind_, "What to list: " + id_list(registry_lists()) + '.')->required();
    app.add_flag("--json", json_, "Prints a JSON array instead of text.");
  }

  Result<ExitStatus> run(Console& console) override {
    for (const RegistryList& list : registry_lists()) {
      if (list.id != kind_) continue;
      if (json_) {
        console.out << json_line(list.entries()) << '\n';
      } else {
        print_entries(list.entries(), console.out);
      }
      return ExitStatus::kDone;
    }
    return unknown_id("list", kind_, registry_lists());
  }

 private:
  std::string kind_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_list_verb() { return std::make_unique<ListVerb>(); }

}  // namespace astrolabe::app
