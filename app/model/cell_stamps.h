#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/model/cell_rect.h"
#include "astrolabe/base/zeroed_array.h"
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
/// listed, and are to be patched from a Replay at each seek. Eight bytes a cell, of which only
/// those of seen cells are ever touched. Immutable.
class CellStamps {
 public:
  CellStamps() = default;
  /// O(records), and a bit a cell.
  CellStamps(const EventLog& log, GridSize size);

  /// How many cells there are stamps for; 0 where nothing was searched.
  [[nodiscard]] std::size_t cell_count() const { return opened_at_.size(); }
  /// [Limit: index_of(cell) < cell_count()]
  [[nodiscard]] std::uint32_t opened_at(CellId cell) const { return stamp(opened_at_, cell); }
  [[nodiscard]] std::uint32_t closed_at(CellId cell) const { return stamp(closed_at_, cell); }
  /// Each cell that was re-opened, once, in the order of its first re-opening.
  [[nodiscard]] std::span<const CellId> multi_cycle() const { return multi_cycle_; }
  /// The smallest block that holds every cell that was ever opened.
  [[nodiscard]] const CellRect& touched() const { return touched_; }

  /// kUnseen, kOpen or kClosed. [Limit: right only for cells outside multi_cycle()]
  [[nodiscard]] CellState state_at(CellId cell, std::size_t time) const;

 private:
  // Inside, 0 is never: nothing has happened yet at time 0. So cells that were not seen cost
  // nothing.
  using Stamps = ZeroedArray<std::uint32_t>;
  static std::uint32_t stamp(const Stamps& stamps, CellId cell) {
    const std::uint32_t time = stamps[index_of(cell)];
    return time == 0 ? kNever : time;
  }

  Stamps opened_at_;
  Stamps closed_at_;
  std::vector<CellId> multi_cycle_;
  CellRect touched_;
};

}  // namespace astrolabe::app
