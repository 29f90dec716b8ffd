#include "path/string_pulling.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "astrolabe/path/line_cost.h"
#include "astrolabe/path/line_of_sight.h"

namespace astrolabe {

namespace {

/// Costs that differ by less than this share differ by rounding only.
constexpr double kRounding = 1e-10;

/// How many cells behind the first thing that stops a line are tried as well: small obstacles hide
/// a few cells, not all that follow. On a map of scattered walls this saves an eighth of the bends;
/// more than 16 gained nothing.
constexpr std::size_t kLookAhead = 16;

/// Sliding one bend makes room for its neighbours. More sweeps than this gained nothing.
constexpr int kMaxSweeps = 4;

/// True where all passable ground costs the same and lies level, so that the shorter of two lines
/// is the cheaper.
bool has_uniform_cost(const SmoothingInput& input) {
  if (!input.map.heights().empty() && input.climb != ClimbCosts{}) return false;
  std::optional<int> cost;
  for (const Terrain& terrain : input.map.palette()) {
    if (terrain.blocked) continue;
    if (cost.value_or(terrain.cost_hundredths) != terrain.cost_hundredths) return false;
    cost = terrain.cost_hundredths;
  }
  return true;
}

/// A string along a path. Places are indices into the path; the string runs straight between the
/// places at which it bends.
class PulledString {
 public:
  explicit PulledString(const SmoothingInput& input)
      : input_(input), uniform_(has_uniform_cost(input)) {
    cost_before_.push_back(0.0);
    for (std::size_t place = 1; place < input.path.size(); ++place) {
      cost_before_.push_back(cost_before_.back() + cost(place - 1, place));
    }
  }

  /// Stretches the string from each bend as far as it can see.
  void lay() {
    bends_ = {0};
    while (bends_.back() != last_place()) bends_.push_back(farthest_from(bends_.back()));
  }

  /// Slides each bend along the path to where the string is cheaper. Whether one moved.
  bool slide_bends() {
    bool moved = false;
    for (std::size_t index = 1; index + 1 < bends_.size(); ++index) {
      if (slide(bends_[index - 1], bends_[index], bends_[index + 1])) moved = true;
    }
    return moved;
  }

  [[nodiscard]] std::vector<CellId> cells() const {
    std::vector<CellId> cells;
    for (const std::size_t bend : bends_) cells.push_back(input_.path[bend]);
    return cells;
  }

 private:
  [[nodiscard]] std::size_t last_place() const { return input_.path.size() - 1; }

  [[nodiscard]] bool sees(std::size_t from, std::size_t to) const {
    return line_of_sight(input_.moves, input_.path[from], input_.path[to]);
  }

  /// Of a clear line. On uniform ground its length, which is all that comparisons need.
  [[nodiscard]] double cost(std::size_t from, std::size_t to) const {
    const CellId one = input_.path[from];
    const CellId other = input_.path[to];
    if (uniform_) return line_length(input_.map.spec(), input_.map.size(), one, other);
    return line_cost(input_.map, input_.moves, one, other, input_.climb);
  }

  [[nodiscard]] double bent_cost(std::size_t before, std::size_t bend, std::size_t after) const {
    return cost(before, bend) + cost(bend, after);
  }

  /// Whether the straight line between two places may stand for the piece of the path there.
  [[nodiscard]] bool may_replace_path(std::size_t from, std::size_t to) const {
    if (!sees(from, to)) return false;
    if (uniform_) return true;  // no way is shorter than the straight one
    return cost(from, to) <= (cost_before_[to] - cost_before_[from]) * (1.0 + kRounding);
  }

  /// The end of the longest line found from a place.
  [[nodiscard]] std::size_t farthest_from(std::size_t place) const {
    const std::size_t clear = last_clear_from(place);
    for (std::size_t to = std::min(clear + kLookAhead, last_place()); to > clear; --to) {
      if (may_replace_path(place, to)) return to;
    }
    return clear;
  }

  /// A place up to which lines are clear: doubles the reach until a line is stopped, then halves
  /// the gap between the last clear and the first stopped one.
  [[nodiscard]] std::size_t last_clear_from(std::size_t place) const {
    std::size_t clear = place + 1;
    std::size_t stopped = last_place() + 1;
    for (std::size_t reach = 2; clear != last_place() && stopped > last_place(); reach *= 2) {
      const std::size_t to = std::min(place + reach, last_place());
      (may_replace_path(place, to) ? clear : stopped) = to;
    }
    while (clear + 1 < stopped) {
      const std::size_t middle = clear + (stopped - clear) / 2;
      (may_replace_path(place, middle) ? clear : stopped) = middle;
    }
    return clear;
  }

  /// Tries ever smaller steps both ways, keeping each one that makes the string cheaper.
  bool slide(std::size_t before, std::size_t& bend, std::size_t after) const {
    const std::size_t old_bend = bend;
    double best = bent_cost(before, bend, after);
    for (std::size_t step = (after - before) / 2; step > 0; step /= 2) {
      for (const bool forwards : {false, true}) {
        while (forwards ? bend + step < after : bend > before + step) {
          const std::size_t candidate = forwards ? bend + step : bend - step;
          if (!bends_cheaper_at(candidate, before, after, best)) break;
          bend = candidate;
          best = bent_cost(before, bend, after);
        }
      }
    }
    return bend != old_bend;
  }

  /// Whether the string may bend at a place between two others, at less than `limit`.
  [[nodiscard]] bool bends_cheaper_at(std::size_t bend, std::size_t before, std::size_t after,
                                      double limit) const {
    const auto cheaper = [&] { return bent_cost(before, bend, after) < limit * (1.0 - kRounding); };
    // Lengths are found sooner than lines of sight; other costs only exist where the line is clear.
    if (uniform_ && !cheaper()) return false;
    return sees(before, bend) && sees(bend, after) && cheaper();
  }

  const SmoothingInput& input_;
  bool uniform_;
  std::vector<double> cost_before_;  ///< Of the raw path up to each place.
  std::vector<std::size_t> bends_;
};

std::vector<CellId> pulled_once(const SmoothingInput& input) {
  if (input.path.size() < 3) return {input.path.begin(), input.path.end()};
  PulledString string(input);
  string.lay();
  for (int sweep = 0; sweep < kMaxSweeps && string.slide_bends();) ++sweep;
  return string.cells();
}

}  // namespace

std::vector<CellId> string_pulling(const SmoothingInput& input) {
  std::vector<CellId> cells(input.path.begin(), input.path.end());
  // Sliding opens lines that were not clear before. A round that takes out no cell changes nothing,
  // as there is nothing to slide along, and proves that no bend is needless: laying the string
  // tried to pass over each of them. The rounds after the first have few cells left to look at.
  while (true) {
    std::vector<CellId> pulled = pulled_once({input.map, input.moves, cells, input.climb});
    if (pulled.size() == cells.size()) return pulled;
    cells = std::move(pulled);
  }
}

}  // namespace astrolabe
