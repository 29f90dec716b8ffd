#include "astrolabe/search/solve.h"

#include <array>
#include <cmath>
#include <numbers>

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

namespace {

/// The square of a step's length: 1 across an edge, 2 past a corner, any other of an any-angle
/// path.
std::int64_t squared_length(const SearchSpace& space, CellId from, CellId to) {
  const GridSpec& spec = space.spec();
  const Lattice one = lattice_of(space.size().offset(from), spec.kind, spec.stagger);
  const Lattice other = lattice_of(space.size().offset(to), spec.kind, spec.stagger);
  const std::int64_t a = other.a - one.a;
  const std::int64_t b = other.b - one.b;
  return a * a + b * b + (is_hex(spec.kind) ? a * b : 0);
}

/// What the steps of a path sum up to, by their kinds: only the few products are floating-point.
struct StepSums {
  std::array<std::int64_t, kMaxTerrains> straight{};
  std::array<std::int64_t, kMaxTerrains> diagonal{};
  std::array<double, kMaxTerrains> other{};
  std::int64_t climb_hundredths = 0;
  Cost in_tens = 0;
};

StepSums sums_of(const SearchSpace& space, const std::vector<CellId>& path) {
  StepSums sums;
  for (std::size_t index = 1; index < path.size(); ++index) {
    const std::int64_t squared = squared_length(space, path[index - 1], path[index]);
    const TerrainIndex terrain = space.entered_terrain(path[index]);
    if (squared == 1) ++sums.straight[terrain];
    if (squared == 2) ++sums.diagonal[terrain];
    if (squared > 2) sums.other[terrain] += std::sqrt(static_cast<double>(squared));
    sums.climb_hundredths += space.climb_hundredths(path[index - 1], path[index]);
    if (squared <= 2) {
      sums.in_tens += space.step_cost(path[index - 1], path[index], squared == 2);
    }
  }
  return sums;
}

}  // namespace

double shown_path_cost(const SearchSpace& space, const std::vector<CellId>& path) {
  const StepSums sums = sums_of(space, path);
  if (space.scale() == CostScale::kTens) return static_cast<double>(sums.in_tens);
  double straight = 0.0;
  double diagonal = 0.0;
  double other = 0.0;
  for (std::size_t terrain = 0; terrain < kMaxTerrains; ++terrain) {
    const auto hundredths = static_cast<double>(space.cost_hundredths(terrain));
    straight += static_cast<double>(sums.straight[terrain]) * hundredths;
    diagonal += static_cast<double>(sums.diagonal[terrain]) * hundredths;
    other += sums.other[terrain] * hundredths;
  }
  straight += static_cast<double>(sums.climb_hundredths);
  return (straight + diagonal * std::numbers::sqrt2 + other) / 100.0;
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
