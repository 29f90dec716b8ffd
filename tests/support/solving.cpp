#include "tests/support/solving.h"

#include <utility>

#include "tests/support/random_map.h"

namespace astrolabe::test {

app::Solved solve_now(const MapFile& file, std::size_t log_budget) {
  app::SolveJob job(log_budget);
  app::SolveProgress progress;
  auto solved =
      job.run({.file = std::make_shared<MapFile>(file), .search_revision = 1, .moves_revision = 1},
              progress);
  return *std::move(solved);
}

MapFile random_file(Random& random, const RandomFileOptions& options) {
  MapFile file{.map = random_map(random, {.spec = options.spec,
                                          .size = options.size,
                                          .wall_percent = options.wall_percent}),
               .search = options.search};
  file.map.set_start(random_free_cell(random, file.map));
  file.map.set_goal(random_free_cell(random, file.map));
  return file;
}

MapFile open_file(GridSize size) {
  MapFile file{.map = Map(GridSpec{}, size), .search = {}};
  file.map.set_start(size.cell({0, 0}));
  file.map.set_goal(size.cell({size.width - 1, size.height - 1}));
  return file;
}

}  // namespace astrolabe::test
