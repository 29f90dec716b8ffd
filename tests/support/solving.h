#pragma once

// Set-up that several tests of the model share.

#include "app/model/solution.h"
#include "app/model/solve_job.h"
#include "astrolabe/base/random.h"
#include "astrolabe/io/map_file.h"

namespace astrolabe::test {

/// Solves on this thread.
[[nodiscard]] app::Solved solve_now(const MapFile& file,
                                    std::size_t log_budget = EventLog::kDefaultBudget);

/// Which random documents are drawn.
struct RandomFileOptions {
  GridSpec spec = {};
  GridSize size = {12, 9};
  int wall_percent = 25;
  SearchSettings search = {};
};

/// A random map with random ends on free cells (the same cell now and then).
[[nodiscard]] MapFile random_file(Random& random, const RandomFileOptions& options);

/// An open square map with its ends in the upper left and the lower right corner.
[[nodiscard]] MapFile open_file(GridSize size);

}  // namespace astrolabe::test
