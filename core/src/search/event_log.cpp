#include "astrolabe/search/event_log.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {

EventLog::EventLog(std::size_t budget_bytes) : capacity_(budget_bytes / sizeof(Record)) {}

void EventLog::clear() {
  records_.clear();
  begins_.clear();
  full_ = false;
}

void EventLog::opened(CellId cell, CellId parent, Cost g, Side side) {
  append(static_cast<std::uint32_t>(EventKind::kOpened), side, cell, parent, g);
}

void EventLog::improved(EventKind kind, CellId cell, CellId old_parent, Cost old_g, CellId parent,
                        Cost g, Side side) {
  // Both or neither, or the last event could not be undone.
  if (records_.size() + 2 > capacity_) full_ = true;
  append(kOldValues, side, cell, old_parent, old_g);
  append(static_cast<std::uint32_t>(kind), side, cell, parent, g);
}

void EventLog::expanded(CellId cell, CellId parent, Cost g, Side side) {
  const std::size_t begin = records_.size();
  append(static_cast<std::uint32_t>(EventKind::kExpanded), side, cell, parent, g);
  if (records_.size() > begin) begins_.push_back(static_cast<std::uint32_t>(begin));
}

void EventLog::closed(CellId cell, CellId parent, Cost g, Side side) {
  append(static_cast<std::uint32_t>(EventKind::kClosed), side, cell, parent, g);
}

void EventLog::append(std::uint32_t kind, Side side, CellId cell, CellId parent, Cost g) {
  if (full_ || records_.size() >= capacity_) {
    full_ = true;
    return;
  }
  const std::uint32_t marks = (static_cast<std::uint32_t>(side) << 31) | (kind << 28);
  records_.push_back({marks | index_of(cell), parent, g});
}

std::size_t EventLog::end_of_expansion(std::size_t expansion) const {
  assert(expansion <= expansion_count());
  return expansion < begins_.size() ? begins_[expansion] : records_.size();
}

std::size_t EventLog::expansion_at(std::size_t time) const {
  const auto first_later = std::lower_bound(begins_.begin(), begins_.end(), time);
  return static_cast<std::size_t>(first_later - begins_.begin());
}

std::size_t EventLog::next_event(std::size_t time) const {
  if (time >= records_.size()) return records_.size();
  return time + (holds_old_values(records_[time]) ? 2 : 1);
}

std::size_t EventLog::previous_event(std::size_t time) const {
  if (time < 2) return 0;
  return time - (holds_old_values(records_[time - 2]) ? 2 : 1);
}

SearchEvent EventLog::event_before(std::size_t time) const {
  assert(time >= 1 && time <= records_.size());
  const Record& record = records_[time - 1];
  SearchEvent event{.kind = kind_of(record),
                    .side = side_of(record),
                    .cell = cell_of(record),
                    .parent = record.parent,
                    .old_parent = record.parent,
                    .g = record.g,
                    .old_g = record.g,
                    .h = 0};
  if (event.kind == EventKind::kOpened) {
    event.old_parent = kNoCell;
    event.old_g = 0;
  }
  if (event.kind == EventKind::kUpdated || event.kind == EventKind::kReopened) {
    const Record& before = records_[time - 2];
    event.old_parent = before.parent;
    event.old_g = before.g;
  }
  return event;
}

}  // namespace astrolabe
