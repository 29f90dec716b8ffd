#include "app/model/cell_info.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>
#include <vector>

#include "app/model/f_text.h"
#include "app/model/number_text.h"
#include "app/model/query_text.h"
#include "astrolabe/grid/lattice.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"

namespace astrolabe::app {

namespace {

std::string in_brackets(GridSize size, CellId cell) { return "(" + cell_text(size, cell) + ")"; }

bool was_searched(const Playback& playback) {
  return playback.solution() != nullptr && playback.solution()->outcome == SolveOutcome::kSearched;
}

/// Of the search that is shown.
const MovementProfile& mover_of(const Playback& playback) {
  if (playback.solution() == nullptr) return all_profiles().front();
  return *find_profile(playback.solution()->settings().profile);
}

/// With what it costs who moves.
std::string terrain_text(const Map& map, CellId cell, const MovementProfile& mover) {
  const Terrain& terrain = map.terrain(cell);
  const Passage passage = mover.passage(terrain);
  if (passage.blocked || passage.cost_hundredths == 100) return terrain.name;
  return terrain.name + " \u00d7" + shortest_text(passage.cost_hundredths / 100.0);
}

/// With a small first letter, for the middle of a sentence.
std::string uncapitalised(std::string_view name) {
  std::string text(name);
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z')
    text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return text;
}

/// "lowest f 12.07 (of equals larger g first)", "open for longest".
std::string choice_text(const Playback& playback, Wording wording) {
  const SearchSettings& settings = playback.solution()->settings();
  const AlgorithmEntry& algorithm = *find_algorithm(settings.algorithm);
  std::string text(algorithm.choice);
  if (const std::optional<double> f = playback.current_f()) {
    // "lowest g 3.00", but "next best of its layer, f 3.00".
    text += (algorithm.choice.starts_with("lowest") ? " " : ", f ") +
            cost_text(*f, settings.cost_scale);
  }
  if (algorithm.uses.tie_break && wording == Wording::kFull) {
    text += " (of equals " + uncapitalised(find_tie_break(settings.tie_break)->name) + ")";
  }
  return text;
}

bool is_goal(const Solution& solution, CellId cell) {
  const std::vector<CellId>& goals = solution.ends.goals;
  return std::find(goals.begin(), goals.end(), cell) != goals.end();
}

/// One event, told of the cell that it happened to.
class EventTeller {
 public:
  EventTeller(const Playback& playback, const SearchEvent& event, Wording wording)
      : playback_(playback), solution_(*playback.solution()), event_(event), wording_(wording) {}

  [[nodiscard]] std::string tell() const {
    const std::string who = name(event_.cell) + " ";
    switch (event_.kind) {
      case EventKind::kOpened:
        return who + opened();
      case EventKind::kUpdated:
        return who + "updated: " + other_way();
      case EventKind::kReopened:
        return who + "opened again: " + other_way();
      case EventKind::kExpanded:
        if (is_goal(solution_, event_.cell)) {
          return who + "is the goal: " + choice() + "; the path is known";
        }
        return who + "taken next: " + choice();
      case EventKind::kClosed:
        break;
    }
    return who + "closed: " + std::string(find_algorithm(solution_.settings().algorithm)->closed);
  }

 private:
  [[nodiscard]] std::string name(CellId cell) const {
    return in_brackets(solution_.map().size(), cell);
  }
  [[nodiscard]] std::string cost(Cost cost) const {
    return cost_text(shown(cost, solution_.result.units), solution_.settings().cost_scale);
  }
  [[nodiscard]] std::string choice() const { return choice_text(playback_, wording_); }
  [[nodiscard]] std::string opened() const {
    if (event_.parent == kNoCell) {
      const bool from_goal = event_.side == Side::kBackward;
      return std::string(from_goal ? "opened: the goal, from which the other side begins, g "
                                   : "opened: the start, g ") +
             cost(event_.g);
    }
    return "opened from " + name(event_.parent) + ": g " + cost(event_.g);
  }
  /// Mostly a cheaper one; some searches take others too.
  [[nodiscard]] std::string other_way() const {
    if (event_.parent == kNoCell) return "the search begins anew, with a higher bound";
    const std::string way = "by way of " + name(event_.parent) + " g ";
    if (event_.g == event_.old_g) return way + "stays " + cost(event_.g);
    return way + (event_.g < event_.old_g ? "falls" : "rises") + " from " + cost(event_.old_g) +
           " to " + cost(event_.g);
  }

  const Playback& playback_;
  const Solution& solution_;
  const SearchEvent& event_;
  Wording wording_;
};

bool is_landmark(const Playback& playback, CellId cell) {
  if (!was_searched(playback)) return false;
  const std::span<const CellId> landmarks = playback.solution()->search->landmarks();
  return std::find(landmarks.begin(), landmarks.end(), cell) != landmarks.end();
}

/// ", blocked"; empty where a cell can be entered. Who moves may see it otherwise than the palette.
std::string_view barred_text(const Map& map, const Playback& playback, CellId cell) {
  const bool knows_mover = was_searched(playback) &&
                           playback.solution()->map().size() == map.size() &&
                           playback.solution()->settings().profile != SearchSettings{}.profile;
  if (!knows_mover) return map.blocked(cell) ? ", blocked" : "";
  if (playback.solution()->space->moves().passable(cell)) return "";
  return map.blocked(cell) ? ", blocked" : ", blocked for this mover";
}

/// How many steps lead to a cell.
std::uint32_t depth_of(const Replay& replay, CellId cell) {
  std::uint32_t depth = 0;
  for (CellId at = replay.parent(cell); at != kNoCell; at = replay.parent(at)) ++depth;
  return depth;
}

/// A number as a reader finds it written.
double as_written(double value, int decimals) {
  return parse_number(decimal_text(value, decimals)).value_or(value);
}

bool adds_up(const CellFigures& figures, int decimals) {
  const double sum =
      as_written(figures.g, decimals) + as_written(figures.h, decimals) * *figures.weight / 100.0;
  const double last_digit = std::pow(10.0, -decimals);
  // Half of it is what rounding the sum may take; a little more for the sum's own last bits.
  return std::fabs(sum - as_written(*figures.f, decimals)) < 0.501 * last_digit;
}

}  // namespace

std::optional<CellFigures> figures_at(const Playback& playback, CellId cell) {
  if (!was_searched(playback) || playback.replay() == nullptr) return std::nullopt;
  const Solution& solution = *playback.solution();
  if (index_of(cell) >= solution.map().size().cell_count()) return std::nullopt;
  const Replay& replay = *playback.replay();
  CellFigures figures{.state = replay.state(cell)};
  if (figures.state == CellState::kUnseen) return figures;
  const CostUnits& units = solution.result.units;
  figures.g = shown(replay.g(cell), units);
  const ReachedCell reached{.cell = cell,
                            .g = replay.g(cell),
                            .depth = solution.depths.empty() ? 0 : depth_of(replay, cell),
                            .side = replay.side(cell),
                            .expansions = solution.log.expansion_at(replay.time())};
  figures.h = shown(solution.search->h(reached), units);
  const std::optional<Cost> f = solution.search->f_hundredths(reached);
  if (f) figures.f = shown(*f, units) / 100.0;
  figures.weight = weight_in_f(solution.settings());
  figures.parent = replay.parent(cell);
  return figures;
}

std::optional<CellId> cut_off_neighbour(const Playback& playback, CellId cell) {
  const std::optional<CellFigures> figures = figures_at(playback, cell);
  if (!figures || figures->state != CellState::kUnseen) return std::nullopt;
  const SearchSpace& space = *playback.solution()->space;
  const GridSpec& spec = space.spec();
  if (!space.moves().passable(cell) || spec.ways != kMaxDirections) return std::nullopt;
  const Lattice here = lattice_of(space.size().offset(cell), spec.kind, spec.stagger);
  for (int direction = kFirstCornerDirection; direction < kMaxDirections; ++direction) {
    const Lattice step = lattice_steps(spec.kind)[static_cast<std::size_t>(direction)];
    const Offset at = offset_of(Lattice{here.a + step.a, here.b + step.b}, spec.kind, spec.stagger);
    if (!space.size().contains(at)) continue;
    const CellId neighbour = space.size().cell(at);
    if (playback.replay()->state(neighbour) == CellState::kClosed) return neighbour;
  }
  return std::nullopt;
}

std::string cost_text(double shown_cost, CostScale scale, int decimals) {
  const bool whole = scale == CostScale::kTens && shown_cost == std::floor(shown_cost);
  return decimal_text(shown_cost, whole ? 0 : decimals);
}

std::optional<int> decimals_that_add_up(const CellFigures& figures) {
  if (!figures.f || !figures.weight) return std::nullopt;
  constexpr int kMost = 6;
  for (int decimals = kCostDecimals; decimals <= kMost; ++decimals) {
    if (adds_up(figures, decimals)) return decimals;
  }
  return std::nullopt;
}

std::string_view word_of(CellState state) {
  switch (state) {
    case CellState::kOpen:
      return "open";
    case CellState::kCurrent:
      return "current";
    case CellState::kClosed:
      return "closed";
    case CellState::kUnseen:
      break;
  }
  return "unseen";
}

std::string cell_sentence(const Map& map, const Playback& playback, CellId cell) {
  std::string text =
      in_brackets(map.size(), cell) + " " + terrain_text(map, cell, mover_of(playback));
  if (!map.heights().empty()) text += ", height " + std::to_string(map.height_at(cell));
  if (is_landmark(playback, cell)) text += ", landmark";
  if (const std::string_view bar = barred_text(map, playback, cell); !bar.empty()) {
    return text + std::string(bar);
  }
  const std::optional<CellFigures> figures = figures_at(playback, cell);
  const bool same_size =
      playback.solution() != nullptr && playback.solution()->map().size() == map.size();
  if (!figures || !same_size) return text;
  text += ", " + std::string(word_of(figures->state));
  if (figures->state == CellState::kUnseen) return text;
  const SearchSettings& settings = playback.solution()->settings();
  const int decimals = decimals_that_add_up(*figures).value_or(kCostDecimals);
  const auto number = [&](double value) { return cost_text(value, settings.cost_scale, decimals); };
  text += ": g " + number(figures->g) + " h " + number(figures->h);
  return figures->f ? text + " f " + number(*figures->f) : text;
}

std::string event_sentence(const Playback& playback, Wording wording) {
  if (!was_searched(playback) || playback.end_time() == 0) return {};
  if (playback.time() == 0) return "Nothing has happened yet";
  const SearchEvent event = playback.solution()->log.event_before(playback.time());
  return EventTeller(playback, event, wording).tell();
}

}  // namespace astrolabe::app
