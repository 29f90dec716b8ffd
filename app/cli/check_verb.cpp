#include <CLI/CLI.hpp>
#include <map>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/check_output.h"
#include "app/cli/option_text.h"
#include "app/cli/progress_line.h"
#include "app/cli/scenario_check.h"
#include "app/cli/search_options.h"
#include "app/cli/verbs.h"
#include "astrolabe/base/count_text.h"
#include "astrolabe/io/format_registry.h"

namespace astrolabe::app {

namespace {

class CheckVerb final : public Verb {
 public:
  [[nodiscard]] std::string_view name() const override { return "check"; }
  [[nodiscard]] std::string_view summary() const override {
    return "compare searches with the lengths that scenarios state";
  }
  [[nodiscard]] ManualPage manual() const override;
  void declare(CLI::App& app) override;
  Result<ExitStatus> run(Console& console) override;

 private:
  using Documents = std::map<std::filesystem::path, std::shared_ptr<const MapFile>>;

  [[nodiscard]] Result<std::vector<CheckJob>> load_jobs() const;
  [[nodiscard]] Result<CheckJob> load_job(const std::string& file, Documents& documents) const;
  [[nodiscard]] Result<std::shared_ptr<const MapFile>> load_document(
      const std::filesystem::path& path, Documents& documents) const;

  std::vector<std::string> files_;
  std::string map_;
  std::string every_;
  SearchOptions search_;
  bool json_ = false;
};

ManualPage CheckVerb::manual() const {
  return {
      .title = "astrolabe check - compare searches with the lengths that scenarios state",
      .synopsis = " astrolabe check FILE.scen… [--map FILE] [OPTIONS]",
      .description =
          "Solves the queries of MovingAI scenario files and compares the lengths found with those "
          "stated. Mismatches are listed with file and line; a summary follows for each file.\n\n"
          "A length is in straight steps. It matches within 0.0001 or one unit of the last stated "
          "digit, whichever is more; the last digit is the file's greatest count of decimals, but "
          "at most 6 significant digits in the row. Where the search only promises a path within a "
          "bound, as with --weight 1.5, the found length may be up to bound times the stated one; "
          "where it promises nothing, any longer path matches.\n\n"
          "A row with no path (or an end on a blocked cell) is a mismatch, unless it states 0, "
          "which in some files stands for unreachable. But a row that states another size than the "
          "map's, or a cell outside the map, shows that file and map do not belong together: that "
          "is an error (status 2). All files are read before the first search.\n\n"
          "The map's own settings are used; for a MovingAI map these are 8 ways, corners never "
          "cut, A*, octile, weight 1, with . G S passable. Costs are always exact.",
      .sections = {
          exit_status_section("at least one row does not match"),
          {"JSON",
           "With --json one object is printed, for all files together:\n\n"
           " {\"rows\": 320, \"matched\": 319, \"mismatched\": [{\"row\": 7, \"from\": [3, 4],\n"
           "  \"to\": [9, 4], \"stated\": 6.5, \"found\": 6.0, \"file\": \"a.map.scen\",\n"
           "  \"line\": 8}], \"unreachable\": 0}\n\n"
           "rows counts the rows checked. row is the row's number in its file, from 1. found is "
           "null where no path was found. unreachable counts these rows, matched or not."},
          {"EXAMPLES",
           " astrolabe check assets/maps/*.scen\n"
           " astrolabe check assets/maps/pond.map.scen --heuristic manhattan --json\n"
           " astrolabe check assets/maps/pond.map.scen --map assets/maps/pond.map\n"
           " astrolabe check assets/maps/pond.map.scen --weight 1.5 --every 10"},
          limits_section()}};
}

void CheckVerb::declare(CLI::App& app) {
  app.add_option("FILE.scen", files_, "Scenario files, one or more.")->required();
  add_text_option(app, "--map", map_, "FILE",
                  "The map, for all scenarios. Default: the one that each scenario names: first "
                  "by its bare name beside the scenario, then by its path, then FILE.scen without "
                  "the ending.");
  search_.declare_rule(app);
  add_text_option(app, "--every", every_, "N",
                  "Checks rows 1, N + 1, 2 N + 1 and so on of each file. Default: 1.");
  app.add_flag("--json", json_, "Prints one JSON object instead of text.");
}

Result<std::shared_ptr<const MapFile>> CheckVerb::load_document(const std::filesystem::path& path,
                                                                Documents& documents) const {
  if (const auto known = documents.find(path); known != documents.end()) return known->second;
  Result<MapFile> document = read_map_file(path);
  if (!document) return document.error();
  if (const Result<void> applied = apply_search_options(search_, *document); !applied) {
    return applied.error();
  }
  auto shared = std::make_shared<const MapFile>(*std::move(document));
  documents.emplace(path, shared);
  return std::shared_ptr<const MapFile>(std::move(shared));
}

Result<CheckJob> CheckVerb::load_job(const std::string& file, Documents& documents) const {
  Result<Scenario> scenario = read_scenario_file(file);
  if (!scenario) return scenario.error();
  Result<std::filesystem::path> map_path =
      map_.empty() ? find_scenario_map(file, *scenario) : Result<std::filesystem::path>(map_);
  if (!map_path) {
    Error error = map_path.error();
    if (error.code == ErrorCode::kNotFound) error.message += " or name the map (--map FILE)";
    return error;
  }
  Result<std::shared_ptr<const MapFile>> document = load_document(*map_path, documents);
  if (!document) return document.error();
  const GridSize size = (*document)->map.size();
  if (Result<void> same = check_scenario_size(*scenario, size); !same) return same.error();
  if (Result<void> inside = check_ends_inside(*scenario, size); !inside) return inside.error();
  return CheckJob{.scenario = *std::move(scenario), .document = *std::move(document)};
}

Result<std::vector<CheckJob>> CheckVerb::load_jobs() const {
  Documents documents;
  std::vector<CheckJob> jobs;
  for (const std::string& file : files_) {
    Result<CheckJob> job = load_job(file, documents);
    if (!job) return job.error();
    jobs.push_back(*std::move(job));
  }
  return jobs;
}

Result<ExitStatus> CheckVerb::run(Console& console) {
  const Result<int> stride = every_.empty() ? Result<int>(1) : positive_option("--every", every_);
  if (!stride) return stride.error();
  const Result<std::vector<CheckJob>> jobs = load_jobs();
  if (!jobs) return jobs.error();

  std::vector<CheckReport> reports;
  ProgressLine progress(console);
  bool all_match = true;
  for (const CheckJob& job : *jobs) {
    const auto show = [&](std::size_t rows_done) {
      progress.show(one_line(job.scenario.file) + ": " + count_text(rows_done, "row", "rows"));
    };
    Result<CheckReport> report = check_scenario(job, static_cast<std::size_t>(*stride), show);
    if (!report) return report.error();
    all_match = all_match && report->mismatched.empty();
    progress.show({});
    if (!json_) print_check(*report, console.out);
    console.out.flush();  // a run can take minutes
    reports.push_back(*std::move(report));
  }
  if (json_) {
    console.out << check_json(reports) << '\n';
  } else if (reports.size() > 1) {
    print_check_total(reports, console.out);
  }
  return all_match ? ExitStatus::kDone : ExitStatus::kNegative;
}

}  // namespace

std::unique_ptr<Verb> make_check_verb() { return std::make_unique<CheckVerb>(); }

}  // namespace astrolabe::app
