#include "astrolabe/search/search.h"

#include <string>
#include <utility>

#include "astrolabe/base/id_list.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"
#include "search/estimators.h"

namespace astrolabe {

namespace {

Error usage_error(std::string message) {
  return {.code = ErrorCode::kInvalidUsage, .message = std::move(message), .file = {}, .line = 0};
}

template <class Entries>
Error unknown_id(const std::string& what, const std::string& id, const Entries& entries) {
  return usage_error("there is no " + what + " \"" + id + "\"; choose one of: " + id_list(entries));
}

}  // namespace

const std::string& Search::failure() const {
  static const std::string kNone;
  return kNone;
}

Result<void> check_settings(const GridSpec& spec, const SearchSettings& settings) {
  if (find_algorithm(settings.algorithm) == nullptr) {
    return unknown_id("algorithm", settings.algorithm, all_algorithms());
  }
  const HeuristicEntry* heuristic = find_heuristic(settings.heuristic);
  if (heuristic == nullptr) {
    return unknown_id("heuristic", settings.heuristic, all_heuristics());
  }
  if (!heuristic->fits(spec)) {
    return usage_error("the heuristic \"" + settings.heuristic +
                       "\" is not defined on the grid \"" + std::string(grid_entry(spec.kind).id) +
                       "\"; choose one of: " + id_list(heuristics_for(spec)));
  }
  if (settings.landmarks < 1 || settings.landmarks > kMaxLandmarks) {
    return usage_error("the number of landmarks must be between 1 and " +
                       std::to_string(kMaxLandmarks));
  }
  if (settings.beam_width < 1 || settings.beam_width > kMaxBeamWidth) {
    return usage_error("the width of the beam must be between 1 and " +
                       std::to_string(kMaxBeamWidth));
  }
  if (heuristic->source == HeuristicSource::kExpression) {
    const Result<void> readable = check_expression(spec, settings.expression);
    if (!readable) return readable;
  }
  if (find_profile(settings.profile) == nullptr) {
    return unknown_id("movement profile", settings.profile, all_profiles());
  }
  if (find_priority(settings.priority) == nullptr) {
    return unknown_id("priority", settings.priority, all_priorities());
  }
  if (find_tie_break(settings.tie_break) == nullptr) {
    return unknown_id("tie-break", settings.tie_break, all_tie_breaks());
  }
  if (settings.weight_hundredths < kMinWeight || settings.weight_hundredths > kMaxWeight) {
    return usage_error("the weight must be between 1 and 5");
  }
  return {};
}

std::uint64_t default_limit(const SearchSettings& settings) {
  const std::uint64_t limit = find_algorithm(settings.algorithm)->default_limit;
  return limit == 0 ? kNoLimit : limit;
}

Result<std::unique_ptr<Search>> make_search(std::shared_ptr<const SearchSpace> space,
                                            const SearchSettings& settings, EventLog* log) {
  const Result<void> checked = check_settings(space->spec(), settings);
  if (!checked) return checked.error();
  const Result<void> met = check_requirements(*space, settings);
  if (!met) return met.error();
  return find_algorithm(settings.algorithm)->make(std::move(space), settings, log);
}

}  // namespace astrolabe
