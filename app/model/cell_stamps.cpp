#include "app/model/cell_stamps.h"

namespace astrolabe::app {

namespace {

/// Collects each cell once.
class CellSet {
 public:
  explicit CellSet(std::size_t cell_count) : seen_(cell_count, false) {}
  /// True the first time.
  bool insert(CellId cell) {
    const bool fresh = !seen_[index_of(cell)];
    seen_[index_of(cell)] = true;
    return fresh;
  }

 private:
  std::vector<bool> seen_;
};

}  // namespace

CellStamps::CellStamps(const EventLog& log, GridSize size)
    : opened_at_(static_cast<std::size_t>(size.cell_count())),
      closed_at_(static_cast<std::size_t>(size.cell_count())) {
  CellSet reopened(opened_at_.size());
  std::uint32_t time = 0;
  for (const EventLog::Record& record : log.records()) {
    ++time;
    if (EventLog::holds_old_values(record)) continue;
    const CellId cell = EventLog::cell_of(record);
    switch (EventLog::kind_of(record)) {
      case EventKind::kOpened:
        // A search from both ends may open a cell twice.
        if (opened_at(cell) == kNever) opened_at_[index_of(cell)] = time;
        touched_.include(size.offset(cell));
        break;
      case EventKind::kClosed:
        if (closed_at(cell) == kNever) closed_at_[index_of(cell)] = time;
        break;
      case EventKind::kReopened:
        if (reopened.insert(cell)) multi_cycle_.push_back(cell);
        break;
      case EventKind::kUpdated:
      case EventKind::kExpanded:
        break;
    }
  }
}

CellState CellStamps::state_at(CellId cell, std::size_t time) const {
  if (time < opened_at(cell)) return CellState::kUnseen;
  return time < closed_at(cell) ? CellState::kOpen : CellState::kClosed;
}

}  // namespace astrolabe::app
