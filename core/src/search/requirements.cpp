#include "astrolabe/search/requirements.h"

#include <array>
#include <string>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "search/estimators.h"

namespace astrolabe {

namespace {

constexpr std::array<RequirementEntry, 8> kRequirements{{
    {"uniform_costs", "every step of a length to cost the same", &Requirements::uniform_costs},
    {"consistent_heuristic", "a consistent heuristic", &Requirements::consistent_heuristic},
    {"coordinate_heuristic", "one that follows from coordinates alone",
     &Requirements::coordinate_heuristic},
    {"weight_of_one", "a weight of 1", &Requirements::weight_of_one},
    {"static_weight", "the static weighting", &Requirements::static_weight},
    {"corner_moves", "squares or diamonds with 8 ways", &Requirements::corner_moves},
    {"single_goal", "a single goal", &Requirements::single_goal},
    {"exact_scale", "exact costs", &Requirements::exact_scale},
}};

bool is_consistent(const SearchSpace& space, const SearchSettings& settings) {
  const HeuristicEntry* heuristic = find_heuristic(settings.heuristic);
  const CheapestSteps cheapest{space.costs().cheapest_straight, space.costs().cheapest_diagonal};
  return standing_of(*heuristic, space.spec(), cheapest).consistent;
}

/// What is missing and how to mend it; empty where nothing is.
std::string unmet(const SearchSpace& space, const SearchSettings& settings,
                  const Requirements& needs) {
  if (needs.corner_moves && space.spec().ways != kMaxDirections) {
    return "it works on square and diamond grids with 8 ways; choose such a grid or another "
           "algorithm";
  }
  if (needs.uniform_costs && !space.costs().uniform) {
    return space.heights().empty()
               ? "every passable terrain must cost the same, and here they differ; choose another "
                 "algorithm"
               : "every step must cost the same, and here climbs cost more; choose another "
                 "algorithm";
  }
  if (needs.single_goal && settings.several_goals) {
    return "it works with one goal only; choose another algorithm, or take the other goals away";
  }
  if (needs.exact_scale && space.scale() != CostScale::kExact) {
    return "its lines have lengths of every kind, which 10 / 14 cannot count; choose the exact "
           "scale";
  }
  if (needs.weight_of_one && settings.weight_hundredths != kMinWeight) {
    return "it works with a weight of 1 only; set the weight to 1";
  }
  if (needs.static_weight && settings.weight_hundredths != kMinWeight &&
      settings.priority != SearchSettings{}.priority) {
    return "it works with the static weight only; choose that, or a weight of 1";
  }
  if (needs.coordinate_heuristic &&
      find_heuristic(settings.heuristic)->source != HeuristicSource::kForm) {
    return "it needs a heuristic that works in both directions; choose " +
           std::string(default_heuristic(space.spec()).name);
  }
  if (needs.consistent_heuristic && !is_consistent(space, settings)) {
    return "it needs a consistent heuristic, and " +
           std::string(find_heuristic(settings.heuristic)->name) +
           " is not consistent here; choose " + std::string(default_heuristic(space.spec()).name);
  }
  return {};
}

/// What keeps the looser order of buckets from being used; empty where nothing does.
std::string unmet_by_buckets(const SearchSettings& settings, const AlgorithmEntry& algorithm) {
  if (!algorithm.uses.queue) {
    return "it has no version with a bucket queue; choose the strict order";
  }
  if (algorithm.uses.remedy && settings.remedy != Remedy::kNone) {
    return "a bucket queue works without pathmax; take that away, or choose the strict order";
  }
  if (algorithm.uses.reopen && !settings.reopen) {
    return "a bucket queue needs re-opening; switch it on, or choose the strict order";
  }
  if (algorithm.uses.weight && settings.priority != SearchSettings{}.priority) {
    return "a bucket queue works with the static weight only; choose that, or the strict order";
  }
  return {};
}

}  // namespace

std::span<const RequirementEntry> all_requirements() { return kRequirements; }

Result<void> check_requirements(const SearchSpace& space, const SearchSettings& settings) {
  const bool uses_heuristic = find_algorithm(settings.algorithm)->uses.heuristic;
  if (uses_heuristic && find_heuristic(settings.heuristic)->source == HeuristicSource::kLandmarks &&
      landmark_bytes(space.size(), settings.landmarks) > kMaxLandmarkBytes) {
    return Error{.code = ErrorCode::kTooLarge,
                 .message = std::to_string(settings.landmarks) +
                            " landmarks would take more than 1 GiB on this map; choose fewer",
                 .file = {},
                 .line = 0};
  }
  const AlgorithmEntry* algorithm = find_algorithm(settings.algorithm);
  std::string reason = unmet(space, settings, algorithm->needs);
  if (reason.empty() && settings.queue == QueueOrder::kBuckets) {
    reason = unmet_by_buckets(settings, *algorithm);
  }
  if (reason.empty()) return {};
  return Error{.code = ErrorCode::kUnsupported,
               .message = std::string(algorithm->name) + " cannot be used here: " + reason,
               .file = {},
               .line = 0};
}

}  // namespace astrolabe
