#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "astrolabe/grid/topology.h"
#include "astrolabe/heuristic/distance.h"
#include "astrolabe/search/bucket_width.h"
#include "astrolabe/search/node_table.h"
#include "astrolabe/search/open_list.h"
#include "astrolabe/search/reached_cell.h"
#include "astrolabe/search/search_counts.h"
#include "astrolabe/search/search_observer.h"
#include "astrolabe/search/search_space.h"
#include "astrolabe/search/search_status.h"
#include "astrolabe/search/side.h"
#include "astrolabe/search/step_pricing.h"

namespace astrolabe {

/// A* from both ends (NBA*: Pijls and Post 2009). The sides share what is closed: a cell is
/// expanded by one of them, once. `best` is the cheapest way that goes through a cell both have
/// seen. A cell taken by one side is rejected, its neighbours not looked at, where a path through
/// it cannot cost less than `best`; once the lowest f of a side has reached it, the path is proven.
///
/// Needs a heuristic that is consistent in both directions, and takes it as it is, without a
/// weight. The side with fewer open cells goes on, the forward one where they are equal. Backwards,
/// steps are priced as they would be walked: by the terrain of the cell nearer to the goal.
///
/// A copyable value, like BestFirstSearch; twice its memory. A query allocates nothing once the
/// open lists have grown to their size.
template <class Rule, Topology G, class H, class Pricing, class Observer = NullObserver>
requires Distance<H, typename Rule::CostType>
class BidirectionalSearch {
 public:
  using CostType = typename Rule::CostType;

  /// As of BestFirstSearch.
  BidirectionalSearch(std::shared_ptr<const SearchSpace> space, const StepCosts& costs, Rule rule,
                      H distance, Cost largest_h, Observer observer)
      : space_(std::move(space)),
        topology_(space_->size(), space_->spec().stagger),
        rule_(rule),
        distance_(distance),
        pricing_(*space_, costs),
        backwards_(*space_, costs),
        observer_(observer),
        units_(costs.units),
        // Halved: the costs of both halves of a path are added.
        g_limit_(rule_.g_limit(costs.dearest, largest_h) / 2),
        bucket_width_(sorted_bucket_width(costs)),
        trees_{Tree(cell_count()), Tree(cell_count())} {}

  /// The backward side starts at all the goals.
  void begin(CellId start, std::span<const CellId> goals) {
    counts_ = {};
    best_ = kNone;
    meeting_ = kNoCell;
    observer_.begin();
    status_ = status_of_ends(start, goals);
    begin_side(Side::kForward, {&start, 1}, goals);
    begin_side(Side::kBackward, goals, {&start, 1});
  }

  /// One expansion, or the proof that there is none to make.
  SearchStatus step() {
    if (status_ != SearchStatus::kRunning) return status_;
    const Side side = next_side();
    Tree& tree = tree_of(side);
    const auto in_the_middle = [&](const Entry& entry) {
      return tree.nodes.is_current(topology_.cell(entry.offset()), entry.g()) &&
             !closed_by(other(side), topology_.cell(entry.offset()));
    };
    Entry next;
    if (!tree.open.pop(next, in_the_middle)) return status_ = ended();
    tree.lowest_f = f_of(side, next);
    if (tree.lowest_f >= best_) return status_ = SearchStatus::kFound;
    return status_ = expand(side, next);
  }

  [[nodiscard]] SearchStatus status() const { return status_; }
  [[nodiscard]] const SearchCounts& counts() const { return counts_; }
  [[nodiscard]] const CostUnits& units() const { return units_; }

  [[nodiscard]] std::vector<CellId> path() const {
    std::vector<CellId> path;
    if (status_ != SearchStatus::kFound) return path;
    for (CellId cell = meeting_; cell != kNoCell; cell = parent(Side::kForward, cell)) {
      path.push_back(cell);
    }
    std::reverse(path.begin(), path.end());
    for (CellId cell = parent(Side::kBackward, meeting_); cell != kNoCell;
         cell = parent(Side::kBackward, cell)) {
      path.push_back(cell);
    }
    return path;
  }

  [[nodiscard]] Cost path_cost() const {
    return status_ == SearchStatus::kFound ? static_cast<Cost>(best_) : 0;
  }

  /// The estimate of the way to the end that a side looks for.
  [[nodiscard]] Cost h(CellId cell, Side side) const {
    return static_cast<Cost>(
        estimate(topology_.lattice(topology_.offset(cell)), tree_of(side).targets));
  }
  [[nodiscard]] std::optional<Cost> f_hundredths(const ReachedCell& reached) const {
    return 100 * (reached.g + h(reached.cell, reached.side));
  }

 private:
  using Entry = typename Rule::Entry;
  static constexpr CostType kNone = std::numeric_limits<CostType>::max();

  /// What one side knows.
  struct Tree {
    explicit Tree(std::size_t cells) : nodes(cells) {}
    NodeTable<CostType> nodes;
    OpenList<Entry> open;
    std::uint64_t open_cells = 0;
    CostType lowest_f = 0;         ///< No open cell of this side has a lower f.
    std::vector<Lattice> targets;  ///< Where the other side starts.
  };

  [[nodiscard]] std::size_t cell_count() const {
    return static_cast<std::size_t>(space_->size().cell_count());
  }
  [[nodiscard]] Tree& tree_of(Side side) { return trees_[static_cast<std::size_t>(side)]; }
  [[nodiscard]] const Tree& tree_of(Side side) const {
    return trees_[static_cast<std::size_t>(side)];
  }

  [[nodiscard]] bool passable(CellId cell) const { return space_->moves().passable(cell); }

  [[nodiscard]] SearchStatus status_of_ends(CellId start, std::span<const CellId> goals) const {
    if (!passable(start)) return SearchStatus::kStartBlocked;
    const auto is_passable = [this](CellId goal) { return passable(goal); };
    const bool reachable = std::any_of(goals.begin(), goals.end(), is_passable);
    return reachable ? SearchStatus::kRunning : SearchStatus::kGoalBlocked;
  }

  void begin_side(Side side, std::span<const CellId> roots, std::span<const CellId> targets) {
    Tree& tree = tree_of(side);
    tree.targets.clear();
    for (const CellId cell : targets) {
      tree.targets.push_back(topology_.lattice(topology_.offset(cell)));
    }
    tree.nodes.forget_all();
    tree.open.clear(bucket_shift(bucket_width_, rule_.key_scale()));
    tree.open_cells = 0;
    tree.lowest_f = kNone;
    if (status_ != SearchStatus::kRunning) return;
    for (const CellId root : roots) {
      if (passable(root) && !tree.nodes.known(root)) open_root(side, root);
    }
  }

  void open_root(Side side, CellId root) {
    Tree& tree = tree_of(side);
    const Offset at = topology_.offset(root);
    const Lattice lattice = topology_.lattice(at);
    const CostType root_h = estimate(lattice, tree.targets);
    tree.nodes.open(root, 0, kNoDirection);
    tree.open.push(rule_.entry({0, root_h, root, at, lattice, 0}));
    tree.lowest_f = std::min(tree.lowest_f, root_h);
    ++counts_.generated;
    count_opening(tree);
    observer_.opened(root, kNoCell, 0, side);
  }

  [[nodiscard]] Side next_side() const {
    return tree_of(Side::kBackward).open_cells < tree_of(Side::kForward).open_cells
               ? Side::kBackward
               : Side::kForward;
  }

  /// Where a side has nothing left to expand.
  [[nodiscard]] SearchStatus ended() const {
    return best_ == kNone ? SearchStatus::kNoPath : SearchStatus::kFound;
  }

  [[nodiscard]] CostType f_of(Side side, const Entry& entry) const {
    return entry.g() + estimate(topology_.lattice(entry.offset()), tree_of(side).targets);
  }

  [[nodiscard]] bool closed_by(Side side, CellId cell) const {
    const auto& nodes = tree_of(side).nodes;
    return nodes.known(cell) && nodes.closed(cell);
  }

  SearchStatus expand(Side side, const Entry& entry) {
    Tree& tree = tree_of(side);
    const CellId cell = topology_.cell(entry.offset());
    const CostType g = entry.g();
    if (static_cast<Cost>(g) > g_limit_) return SearchStatus::kCostOverflow;
    close(side, cell);
    ++counts_.expanded;
    if constexpr (Observer::kWatches) {
      observer_.expanded(cell, parent(side, cell), static_cast<Cost>(g), side);
    }
    note_meeting(side, cell, g);
    if (may_lie_on_a_better_path(side, entry)) {
      const auto& steps = topology_.neighbour_steps(entry.offset());
      for (unsigned moves = space_->moves().moves(cell); moves != 0; moves &= moves - 1) {
        const int direction = std::countr_zero(moves);
        const auto neighbour =
            CellId{index_of(cell) +
                   static_cast<std::uint32_t>(steps[static_cast<std::size_t>(direction)])};
        if (closed_by(other(side), neighbour)) continue;
        const CostType new_g = g + price(side, direction, cell, neighbour);
        if (tree.nodes.improves(neighbour, new_g)) relax(side, entry, neighbour, direction, new_g);
      }
    }
    if constexpr (Observer::kWatches) {
      observer_.closed(cell, parent(side, cell), static_cast<Cost>(g), side);
    }
    return tree.lowest_f >= best_ ? SearchStatus::kFound : SearchStatus::kRunning;
  }

  /// The other side cannot expand the cell any more, so it is no longer open there either.
  void close(Side side, CellId cell) {
    tree_of(side).nodes.close(cell);
    --tree_of(side).open_cells;
    if (tree_of(other(side)).nodes.known(cell)) --tree_of(other(side)).open_cells;
  }

  /// By the bound of the other side: it has expanded all cells that are nearer to its root, so what
  /// is left of a path through this cell costs at least its lowest f less what it would estimate
  /// for the part made here.
  [[nodiscard]] bool may_lie_on_a_better_path(Side side, const Entry& entry) const {
    const Tree& opposite_tree = tree_of(other(side));
    const CostType back = estimate(topology_.lattice(entry.offset()), opposite_tree.targets);
    const CostType rest = std::max(opposite_tree.lowest_f, back) - back;
    return entry.g() + rest < best_;
  }

  /// Steps are priced by the cell entered on the way from start to goal.
  [[nodiscard]] CostType price(Side side, int direction, CellId from, CellId to) const {
    return side == Side::kForward ? pricing_(direction, from, to) : backwards_(direction, from, to);
  }

  void relax(Side side, const Entry& from, CellId cell, int direction, CostType g) {
    Tree& tree = tree_of(side);
    const CellId from_cell = topology_.cell(from.offset());
    if (tree.nodes.known(cell)) {
      ++counts_.updated;
      if constexpr (Observer::kWatches) {
        observer_.improved(EventKind::kUpdated, cell, parent(side, cell),
                           static_cast<Cost>(tree.nodes.g(cell)), from_cell, static_cast<Cost>(g),
                           side);
      }
    } else {
      ++counts_.generated;
      count_opening(tree);
      observer_.opened(cell, from_cell, static_cast<Cost>(g), side);
    }
    tree.nodes.open(cell, g, static_cast<std::uint32_t>(direction));
    const Offset from_offset = from.offset();
    const Offset step = topology_.offset_step(from_offset, direction);
    const Offset at{from_offset.col + step.col, from_offset.row + step.row};
    const Lattice lattice = topology_.lattice(at);
    tree.open.push(
        rule_.entry({g, estimate(lattice, tree.targets), cell, at, lattice, from.depth() + 1}));
    note_meeting(side, cell, g);
  }

  /// A path through a cell that the other side has seen as well.
  void note_meeting(Side side, CellId cell, CostType g) {
    const auto& nodes = tree_of(other(side)).nodes;
    if (!nodes.known(cell)) return;
    const CostType both = g + nodes.g(cell);
    if (both >= best_) return;
    best_ = both;
    meeting_ = cell;
  }

  void count_opening(Tree& tree) {
    ++tree.open_cells;
    counts_.peak_open = std::max(counts_.peak_open, trees_[0].open_cells + trees_[1].open_cells);
  }

  /// The next cell towards the side's root.
  [[nodiscard]] CellId parent(Side side, CellId cell) const {
    const std::uint32_t direction = tree_of(side).nodes.direction(cell);
    if (direction == kNoDirection) return kNoCell;
    const int back = opposite(static_cast<int>(direction), space_->spec().kind);
    const auto& steps = topology_.neighbour_steps(topology_.offset(cell));
    return CellId{index_of(cell) +
                  static_cast<std::uint32_t>(steps[static_cast<std::size_t>(back)])};
  }

  /// Of the way to the nearest of some places.
  [[nodiscard]] CostType estimate(Lattice at, const std::vector<Lattice>& targets) const {
    CostType least = kNone;
    for (const Lattice& target : targets) {
      least = std::min(least, distance_({at.a - target.a, at.b - target.b}));
    }
    return least;
  }

  std::shared_ptr<const SearchSpace> space_;
  G topology_;
  Rule rule_;
  H distance_;
  Pricing pricing_;
  ReversedPricing<Pricing> backwards_;
  Observer observer_;
  CostUnits units_;
  Cost g_limit_;
  Cost bucket_width_;  ///< [Units: cost units]

  std::array<Tree, 2> trees_;  ///< By side.
  CostType best_ = kNone;      ///< The cost of the cheapest path found so far.
  CellId meeting_ = kNoCell;   ///< Where its halves meet.
  SearchStatus status_ = SearchStatus::kNoPath;
  SearchCounts counts_;
};

}  // namespace astrolabe
