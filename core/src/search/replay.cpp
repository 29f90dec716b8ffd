#include "astrolabe/search/replay.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {

Replay::Replay(const EventLog& log, std::size_t cell_count) : log_(&log) {
  for (Tree& tree : trees_) {
    tree = {.states = ZeroedArray<CellState>(cell_count),
            .parents = ZeroedArray<CellId>(cell_count),
            .g = ZeroedArray<Cost>(cell_count)};
  }
}

void Replay::seek(std::size_t time) { seek_some(time, log_ == nullptr ? 0 : log_->size() + 1); }

bool Replay::seek_some(std::size_t time, std::size_t max_records) {
  if (log_ == nullptr) return true;
  assert(time <= log_->size());
  std::size_t budget = max_records;
  while (time_ < time && budget > 0) {
    apply(time_);
    --budget;
  }
  while (time_ > time && budget > 0) {
    undo(time_ - 1);
    --budget;
  }
  // A pair of records is one event: never stop between the two.
  if (time_ > 0 && EventLog::holds_old_values(log_->record(time_ - 1))) apply(time_);
  return time_ == time || budget > 0;
}

void Replay::apply(std::size_t index) {
  const EventLog::Record& record = log_->record(index);
  ++time_;
  if (EventLog::holds_old_values(record)) return;
  const std::size_t cell = index_of(EventLog::cell_of(record));
  Tree& tree = tree_of(record);
  switch (EventLog::kind_of(record)) {
    case EventKind::kOpened:
    case EventKind::kReopened:
      tree.states[cell] = CellState::kOpen;
      break;
    case EventKind::kUpdated:
      break;
    case EventKind::kExpanded:
      tree.states[cell] = CellState::kCurrent;
      return;
    case EventKind::kClosed:
      tree.states[cell] = CellState::kClosed;
      return;
  }
  tree.parents[cell] = record.parent;
  tree.g[cell] = record.g;
}

void Replay::undo(std::size_t index) {
  const EventLog::Record& record = log_->record(index);
  --time_;
  const std::size_t cell = index_of(EventLog::cell_of(record));
  Tree& tree = tree_of(record);
  if (EventLog::holds_old_values(record)) {
    tree.parents[cell] = record.parent;
    tree.g[cell] = record.g;
    return;
  }
  switch (EventLog::kind_of(record)) {
    case EventKind::kOpened:
      tree.states[cell] = CellState::kUnseen;
      break;
    case EventKind::kReopened:
      tree.states[cell] = CellState::kClosed;
      break;
    case EventKind::kUpdated:
      break;
    case EventKind::kExpanded:
      tree.states[cell] = CellState::kOpen;
      break;
    case EventKind::kClosed:
      tree.states[cell] = CellState::kCurrent;
      break;
  }
}

CellId Replay::current() const {
  if (log_ == nullptr) return kNoCell;
  const std::size_t expansion = log_->expansion_at(time_);
  if (expansion == 0) return kNoCell;
  return EventLog::cell_of(log_->record(log_->end_of_expansion(expansion - 1)));
}

std::vector<CellId> Replay::path_to(CellId cell) const {
  std::vector<CellId> path;
  if (state(cell) == CellState::kUnseen) return path;
  const Tree& own = tree(side(cell));
  for (CellId at = cell; at != kNoCell; at = own.parents[index_of(at)]) path.push_back(at);
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace astrolabe
