#include "astrolabe/search/beam_search.h"

#include "search/algorithm_entries.h"
#include "search/guarantees.h"
#include "search/loop_factory.h"

namespace astrolabe {

namespace {

Guarantee beam_guarantee(const SearchSpace&, const SearchSettings&) {
  return no_guarantee("Cells of a good path may be left out, so the path may be as dear as any.");
}

std::unique_ptr<Search> make_beam(std::shared_ptr<const SearchSpace> space,
                                  const SearchSettings& settings, EventLog* log) {
  return make_loop<BeamSearch>(space, make_estimation(space, settings), log,
                               settings.weight_hundredths,
                               static_cast<std::size_t>(settings.beam_width));
}

}  // namespace

AlgorithmEntry beam_algorithm() {
  return {
      .id = "beam",
      .name = "Beam search",
      .description =
          "Goes forward one step at a time and of each layer expands only a few cells, those with "
          "the lowest f. It is quick and uses little, and it may miss a path that is there.",
      .source = "Lowerre, 1976",
      .complete = false,
      .choice = "next best of its layer",
      .uses = {.heuristic = true, .weight = true, .beam_width = true},
      .needs = {.static_weight = true},
      .guarantee = beam_guarantee,
      .make = make_beam,
  };
}

}  // namespace astrolabe
