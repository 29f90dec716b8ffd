#include "astrolabe/search/order_registry.h"
#include "astrolabe/search/theta_search.h"
#include "search/algorithm_entries.h"
#include "search/guarantees.h"
#include "search/loop_factory.h"

namespace astrolabe {

namespace {

/// In wide costs always, so that lines of nearly the same length differ.
std::unique_ptr<Search> make_theta_in(const std::shared_ptr<const SearchSpace>& space,
                                      const SearchSettings& settings, bool lazy, EventLog* log) {
  const Estimation estimation = make_estimation(space, settings);
  const auto make = [&](auto observer) {
    return make_wide_loop<ThetaSearch>(space, estimation, observer, settings.weight_hundredths,
                                       find_tie_break(settings.tie_break)->value, lazy,
                                       settings.seed);
  };
  return log != nullptr ? make(RecordingObserver(*log)) : make(NullObserver{});
}

std::unique_ptr<Search> make_theta(std::shared_ptr<const SearchSpace> space,
                                   const SearchSettings& settings, EventLog* log) {
  return make_theta_in(space, settings, false, log);
}

std::unique_ptr<Search> make_lazy_theta(std::shared_ptr<const SearchSpace> space,
                                        const SearchSettings& settings, EventLog* log) {
  return make_theta_in(space, settings, true, log);
}

Guarantee theta_guarantee(const SearchSpace&, const SearchSettings&) {
  return no_guarantee(
      "It bends only where it has looked, so its lines are short but not always the shortest.");
}

}  // namespace

AlgorithmEntry theta_algorithm() {
  return {
      .id = "theta",
      .name = "Theta*",
      .description =
          "A* whose path may go at any angle: where the cell before sees a neighbour, the way "
          "there "
          "leaves out the cell between. It smooths while it searches.",
      .source = "Nash, Daniel, Koenig and Felner, 2007",
      .any_angle = true,
      .uses = {.heuristic = true, .weight = true, .tie_break = true},
      .needs = {.uniform_costs = true, .static_weight = true, .exact_scale = true},
      .guarantee = theta_guarantee,
      .make = make_theta,
  };
}

AlgorithmEntry lazy_theta_algorithm() {
  return {
      .id = "lazy-theta",
      .name = "Lazy Theta*",
      .description =
          "Theta* that supposes a free view and looks only when the cell is expanded: far fewer "
          "looks. What it supposed too well is made good then, so a cell's g may grow.",
      .source = "Nash, Koenig and Tovey, 2010",
      .any_angle = true,
      .uses = {.heuristic = true, .weight = true, .tie_break = true},
      .needs = {.uniform_costs = true, .static_weight = true, .exact_scale = true},
      .guarantee = theta_guarantee,
      .make = make_lazy_theta,
  };
}

}  // namespace astrolabe
