#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "astrolabe/base/zeroed_array.h"
#include "astrolabe/search/event_log.h"

namespace astrolabe {

/// What a cell is at a moment of a search.
enum class CellState : std::uint8_t { kUnseen, kOpen, kCurrent, kClosed };

/// The state of a search at any moment, made by doing and undoing recorded events. Moving from time
/// a to time b takes O(|a - b|); the result does not depend on the way there. 13 bytes a cell and
/// side, of which only those of seen cells are ever touched. Refers to the log, which must outlive
/// it.
///
/// A cell that both sides of a search have seen counts as what the one further with it made of it;
/// where both are as far, the forward side speaks.
class Replay {
 public:
  Replay() = default;
  Replay(const EventLog& log, std::size_t cell_count);

  [[nodiscard]] std::size_t time() const { return time_; }

  /// [Limit: 0 to log.size()] A time inside a pair of records moves to the pair's end.
  void seek(std::size_t time);
  /// Goes at most `max_records` towards a time, so that a frame's share of work can be bounded.
  /// True once it is there.
  bool seek_some(std::size_t time, std::size_t max_records);

  [[nodiscard]] CellState state(CellId cell, Side side) const {
    return tree(side).states[index_of(cell)];
  }
  [[nodiscard]] CellState state(CellId cell) const { return state(cell, side(cell)); }
  /// Whose the cell is.
  [[nodiscard]] Side side(CellId cell) const {
    return state(cell, Side::kBackward) > state(cell, Side::kForward) ? Side::kBackward
                                                                      : Side::kForward;
  }
  /// [Limit: not kUnseen]
  [[nodiscard]] Cost g(CellId cell) const { return tree(side(cell)).g[index_of(cell)]; }
  /// kNoCell for the end that the side began at, and for unseen cells.
  [[nodiscard]] CellId parent(CellId cell) const {
    return state(cell) == CellState::kUnseen ? kNoCell : tree(side(cell)).parents[index_of(cell)];
  }
  /// The cell being expanded, or expanded last; kNoCell before the first expansion. After a seek
  /// back it is the one of that time.
  [[nodiscard]] CellId current() const;
  /// The cells from the end that the cell's side began at to `cell`, by parents; empty for an
  /// unseen one.
  [[nodiscard]] std::vector<CellId> path_to(CellId cell) const;

 private:
  /// What one side knows.
  struct Tree {
    ZeroedArray<CellState> states;
    ZeroedArray<CellId> parents;  ///< Meaningless for unseen cells, as is g.
    ZeroedArray<Cost> g;
  };

  [[nodiscard]] const Tree& tree(Side side) const { return trees_[static_cast<std::size_t>(side)]; }
  [[nodiscard]] Tree& tree_of(const EventLog::Record& record) {
    return trees_[static_cast<std::size_t>(EventLog::side_of(record))];
  }

  void apply(std::size_t index);
  void undo(std::size_t index);

  const EventLog* log_ = nullptr;
  std::size_t time_ = 0;
  std::array<Tree, 2> trees_;  ///< By side.
};

}  // namespace astrolabe
