#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "astrolabe/base/zeroed_array.h"
#include "astrolabe/search/event_log.h"

namespace astrolabe {

/// What a cell is at a moment of a search.
enum class CellState : std::uint8_t { kUnseen, kOpen, kCurrent, kClosed };

/// The state of a search at any moment, made by doing and undoing recorded events. Moving from time
/// a to time b takes O(|a - b|); the result does not depend on the way there. 13 bytes a cell, of
/// which only those of seen cells are ever touched. Refers to the log, which must outlive it.
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

  [[nodiscard]] CellState state(CellId cell) const { return states_[index_of(cell)]; }
  /// [Limit: not kUnseen]
  [[nodiscard]] Cost g(CellId cell) const { return g_[index_of(cell)]; }
  /// kNoCell for the start and for unseen cells.
  [[nodiscard]] CellId parent(CellId cell) const {
    return state(cell) == CellState::kUnseen ? kNoCell : parents_[index_of(cell)];
  }
  /// The cell being expanded, or expanded last; kNoCell before the first expansion. After a seek
  /// back it is the one of that time.
  [[nodiscard]] CellId current() const;
  /// The cells from the start to `cell` by parents; empty for an unseen one.
  [[nodiscard]] std::vector<CellId> path_to(CellId cell) const;

 private:
  void apply(std::size_t index);
  void undo(std::size_t index);

  const EventLog* log_ = nullptr;
  std::size_t time_ = 0;
  ZeroedArray<CellState> states_;
  ZeroedArray<CellId> parents_;  ///< Meaningless for unseen cells, as is g.
  ZeroedArray<Cost> g_;
};

}  // namespace astrolabe
