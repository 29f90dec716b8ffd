#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/model/playback.h"
#include "astrolabe/grid/map.h"

namespace astrolabe::app {

/// What the search knows of a cell at the playhead, as shown: under the exact scale the unit is the
/// straight step, under tens the textbook's whole numbers.
struct CellFigures {
  CellState state = CellState::kUnseen;
  // Only for seen cells.
  double g = 0.0;
  double h = 0.0;
  std::optional<double> f = {};  ///< What the open list is ordered by; none where that is no cost.
  /// W where f is g + W h. [Units: 1/100]
  std::optional<int> weight = {};
  CellId parent = kNoCell;
};

/// None for cells outside the searched map, where nothing was searched, and until the replay has
/// caught up.
[[nodiscard]] std::optional<CellFigures> figures_at(const Playback& playback, CellId cell);

/// A closed neighbour of an unseen cell from which only the corner rule keeps the search: the
/// reason why the cell is unseen that a look at the map does not tell. The first by direction.
[[nodiscard]] std::optional<CellId> cut_off_neighbour(const Playback& playback, CellId cell);

/// The decimals of a cost in sentences and panels, unless more are needed.
inline constexpr int kCostDecimals = 2;

/// A cost as it is written in cells and sentences: two decimals unless said, or a whole number
/// under tens.
[[nodiscard]] std::string cost_text(double shown_cost, CostScale scale,
                                    int decimals = kCostDecimals);

/// The fewest decimals, 2 to 6, with which g, h and f as they are written add up, f to the last
/// digit of g + weight x h. Each is rounded by itself, so that with two of them 1.41 and 1.41 may
/// make 2.83. None where six are too few, which needs a weight, and where f is no such sum.
[[nodiscard]] std::optional<int> decimals_that_add_up(const CellFigures& figures);

/// "open", "closed", "current", "unseen".
[[nodiscard]] std::string_view word_of(CellState state);

/// "(12,7) grass, open: g 14.07 h 9.66 f 23.73", with decimals that add up where there are.
[[nodiscard]] std::string cell_sentence(const Map& map, const Playback& playback, CellId cell);

enum class Wording : std::uint8_t {
  kFull,
  kBrief,  ///< Without how ties are broken, where there is little room.
};

/// What happened last at the playhead: "(3,4) taken next: lowest f 12.07 (of equals larger g
/// first)". Empty where nothing was searched.
[[nodiscard]] std::string event_sentence(const Playback& playback,
                                         Wording wording = Wording::kFull);

}  // namespace astrolabe::app
