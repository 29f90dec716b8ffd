#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "app/model/command.h"

namespace astrolabe::app {

/// The history of a document: commands that were done, and commands that were undone and can be
/// done again. It owns them. The oldest are forgotten beyond a budget of bytes.
///
/// Every state of the map has a number of its own, and "saved" is such a number; so "is it as
/// saved?" has the right answer after undo, redo, a new branch and forgotten entries alike.
class UndoStack {
 public:
  static constexpr std::size_t kDefaultBudget = std::size_t{256} << 20;  ///< [Units: bytes]

  explicit UndoStack(std::size_t budget_bytes = kDefaultBudget) : budget_(budget_bytes) {}

  /// Applies a command and makes it the newest entry (or a part of the newest, see
  /// Command::merge). What had been undone can no longer be redone. A command that changes nothing
  /// does neither. True if the file was changed.
  bool push(std::unique_ptr<Command> command, MapFile& file);

  [[nodiscard]] bool can_undo() const { return position_ > 0; }
  [[nodiscard]] bool can_redo() const { return position_ < entries_.size(); }
  /// Undoes or redoes one entry and says what it touched. [Limit: can_undo() / can_redo()]
  ChangeScope undo(MapFile& file);
  ChangeScope redo(MapFile& file);

  /// How many of the entries are done; those from here on are undone. [Limit: 0 to size()]
  [[nodiscard]] std::size_t position() const { return position_; }
  [[nodiscard]] std::size_t size() const { return entries_.size(); }
  /// [Limit: index < size()]
  [[nodiscard]] std::string name(std::size_t index) const;
  /// [Units: bytes]
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

  /// The state now is what the file on disk holds. Later parts of a running gesture become an entry
  /// of their own, so that this state stays reachable.
  void mark_saved();
  /// The file on disk holds less than the state now, so it is no state of this history. Later parts
  /// of a running gesture become an entry of their own here too.
  void mark_saved_in_part();
  /// True where the map differs from the saved one by more than settings.
  [[nodiscard]] bool modified() const { return map_state_ != saved_map_state_; }
  /// True where anything differs from what was saved, settings included.
  [[nodiscard]] bool differs_from_saved() const { return state_ != saved_state_; }

  /// Forgets everything; the state now counts as saved.
  void clear();

 private:
  struct Entry {
    std::unique_ptr<Command> command;
    std::uint64_t state_before = 0;
    std::uint64_t state_after = 0;
    std::uint64_t map_state_before = 0;
    std::uint64_t map_state_after = 0;
    std::size_t bytes = 0;
  };

  void forget_redoable();
  void forget_oldest_over_budget();
  bool merge_into_newest(const Command& command);
  void enter_new_state(bool settings_only);

  std::deque<Entry> entries_;
  std::size_t position_ = 0;
  std::size_t budget_;
  std::size_t bytes_ = 0;
  bool may_merge_ = false;
  std::uint64_t newest_state_ = 0;  ///< The last number that was given out.
  std::uint64_t state_ = 0;
  std::uint64_t map_state_ = 0;  ///< The same number as long as only settings change.
  std::uint64_t saved_state_ = 0;
  std::uint64_t saved_map_state_ = 0;
};

}  // namespace astrolabe::app
