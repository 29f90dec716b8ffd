#include "astrolabe/search/solve.h"

#include <array>
#include <numbers>

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

namespace {

/// A step passes a corner where it is longer than one to an edge neighbour; that is told by the
/// lattice: both coordinates change, on squares and diamonds.
bool is_diagonal_step(const SearchSpace& space, CellId from, CellId to) {
  const GridSpec& spec = space.spec();
  if (is_hex(spec.kind)) return false;
  const Lattice a = lattice_of(space.size().offset(from), spec.kind, spec.stagger);
  const Lattice b = lattice_of(space.size().offset(to), spec.kind, spec.stagger);
  return a.a != b.a && a.b != b.b;
}

}  // namespace

double shown_path_cost(const SearchSpace& space, const std::vector<CellId>& path) {
  // Steps are counted by length and terrain; only the few sums are floating-point.
  std::array<std::array<std::int64_t, kMaxTerrains>, 2> steps{};
  Cost whole = 0;
  for (std::size_t index = 1; index < path.size(); ++index) {
    const bool diagonal = is_diagonal_step(space, path[index - 1], path[index]);
    ++steps[diagonal ? 1 : 0][space.entered_terrain(path[index])];
    whole += space.step_cost(path[index], diagonal);
  }
  if (space.scale() == CostScale::kTens) return static_cast<double>(whole);
  double straight = 0.0;
  double diagonal = 0.0;
  for (std::size_t terrain = 0; terrain < kMaxTerrains; ++terrain) {
    const auto hundredths = static_cast<double>(space.cost_hundredths(terrain));
    straight += static_cast<double>(steps[0][terrain]) * hundredths;
    diagonal += static_cast<double>(steps[1][terrain]) * hundredths;
  }
  return (straight + diagonal * std::numbers::sqrt2) / 100.0;
}

SearchResult result_of(const Search& search, const SearchSpace& space) {
  const bool stopped = search.status() == SearchStatus::kRunning;
  SearchResult result{.status = stopped ? SearchStatus::kLimitReached : search.status(),
                      .counts = search.counts(),
                      .units = search.units(),
                      .path = search.path(),
                      .cost = search.path_cost(),
                      .shown_cost = 0.0};
  result.shown_cost = shown_path_cost(space, result.path);
  return result;
}

}  // namespace astrolabe
