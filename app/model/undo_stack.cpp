#include "app/model/undo_stack.h"

#include <cassert>
#include <utility>

namespace astrolabe::app {

bool UndoStack::push(std::unique_ptr<Command> command, MapFile& file) {
  if (command->changes_nothing()) return false;
  command->apply(file);
  forget_redoable();
  if (may_merge_ && merge_into_newest(*command)) return true;

  Entry entry;
  entry.state_before = state_;
  entry.map_state_before = map_state_;
  enter_new_state(command->settings_only());
  entry.state_after = state_;
  entry.map_state_after = map_state_;
  entry.bytes = command->bytes();
  entry.command = std::move(command);
  bytes_ += entry.bytes;
  entries_.push_back(std::move(entry));
  position_ = entries_.size();
  may_merge_ = true;
  forget_oldest_over_budget();
  return true;
}

ChangeScope UndoStack::undo(MapFile& file) {
  assert(can_undo());
  const Entry& entry = entries_[--position_];
  entry.command->undo(file);
  state_ = entry.state_before;
  map_state_ = entry.map_state_before;
  may_merge_ = false;
  return entry.command->scope();
}

ChangeScope UndoStack::redo(MapFile& file) {
  assert(can_redo());
  const Entry& entry = entries_[position_++];
  entry.command->apply(file);
  state_ = entry.state_after;
  map_state_ = entry.map_state_after;
  may_merge_ = false;
  return entry.command->scope();
}

std::string UndoStack::name(std::size_t index) const { return entries_[index].command->name(); }

void UndoStack::mark_saved() {
  saved_state_ = state_;
  saved_map_state_ = map_state_;
  may_merge_ = false;
}

void UndoStack::mark_saved_in_part() {
  saved_state_ = ++newest_state_;
  saved_map_state_ = saved_state_;
  may_merge_ = false;
}

void UndoStack::clear() {
  entries_.clear();
  position_ = 0;
  bytes_ = 0;
  enter_new_state(false);
  mark_saved();
}

void UndoStack::forget_redoable() {
  while (entries_.size() > position_) {
    bytes_ -= entries_.back().bytes;
    entries_.pop_back();
  }
}

void UndoStack::forget_oldest_over_budget() {
  while (bytes_ > budget_ && entries_.size() > 1) {
    bytes_ -= entries_.front().bytes;
    entries_.pop_front();
    --position_;
  }
}

bool UndoStack::merge_into_newest(const Command& command) {
  if (entries_.empty()) return false;
  Entry& newest = entries_.back();
  if (!newest.command->merge(command)) return false;
  bytes_ -= newest.bytes;
  if (newest.command->changes_nothing()) {
    // The gesture has come back to where it began: to the state of that time, too.
    state_ = newest.state_before;
    map_state_ = newest.map_state_before;
    entries_.pop_back();
    position_ = entries_.size();
    may_merge_ = false;
    return true;
  }
  enter_new_state(newest.command->settings_only());
  newest.state_after = state_;
  newest.map_state_after = map_state_;
  newest.bytes = newest.command->bytes();
  bytes_ += newest.bytes;
  forget_oldest_over_budget();
  return true;
}

void UndoStack::enter_new_state(bool settings_only) {
  state_ = ++newest_state_;
  if (!settings_only) map_state_ = state_;
}

}  // namespace astrolabe::app
