#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/model/cell_rect.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/search/event_log.h"
#include "astrolabe/search/replay.h"

namespace astrolabe::app {

/// A stamp of something that never happened: later than every time of a log.
inline constexpr std::uint32_t kNever = 0xFFFFFFFFu;

/// When each cell was first opened and when it was first closed, so that the map at any time of a
/// search can be drawn from two numbers a cell and the time, without replaying anything. Times are
/// those of EventLog: at time t a cell is
///     unseen for t < opened_at, open for opened_at <= t < closed_at, closed for t >= closed_at.
/// The current cell counts as open until it is closed; who draws it asks Playback::current().
///
/// Cells that went through more than one cycle (re-opened ones) have no such two numbers; they are
/// listed, and are to be patched from a Replay at each seek. Eight bytes a cell. Immutable.
class CellStamps {
 public:
  CellStamps() = default;
  /// O(cells + records).
  CellStamps(const EventLog& log, GridSize size);

  [[nodiscard]] std::span<const std::uint32_t> opened_at() const { return opened_at_; }
  [[nodiscard]] std::span<const std::uint32_t> closed_at() const { return closed_at_; }
  /// Each cell that was re-opened, once, in the order of its first re-opening.
  [[nodiscard]] std::span<const CellId> multi_cycle() const { return multi_cycle_; }
  /// The smallest block that holds every cell that was ever opened.
  [[nodiscard]] const CellRect& touched() const { return touched_; }

  /// kUnseen, kOpen or kClosed. [Limit: right only for cells outside multi_cycle()]
  [[nodiscard]] CellState state_at(CellId cell, std::size_t time) const;

 private:
  std::vector<std::uint32_t> opened_at_;
  std::vector<std::uint32_t> closed_at_;
  std::vector<CellId> multi_cycle_;
  CellRect touched_;
};

}  // namespace astrolabe::app
