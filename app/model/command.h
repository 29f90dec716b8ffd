#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "app/model/cell_rect.h"
#include "astrolabe/io/map_file.h"

namespace astrolabe::app {

/// Numbers what a person does in one go (one stroke, one drag of a slider), so that its parts
/// become one entry of the undo stack. kNoGesture stands for an edit that is complete in itself.
enum class GestureId : std::uint64_t {};
inline constexpr GestureId kNoGesture{0};

/// What of a document an edit touches, so that only what depends on it is made anew.
struct ChangeScope {
  bool grid = false;      ///< The grid's kind, ways, corner rule or stagger.
  bool ends = false;      ///< Start or goal.
  bool settings = false;  ///< The search settings.
  bool text = false;      ///< Title or notes: no search depends on them.
  CellRect cells{};       ///< Terrains; empty where none changed.

  /// True where the search has to be run again.
  [[nodiscard]] bool changes_search() const { return grid || ends || settings || !cells.empty(); }
  /// True where the legal moves have to be worked out again.
  [[nodiscard]] bool changes_moves() const { return grid || !cells.empty(); }
};

/// One edit of a document that can be undone. It holds what it needs to go both ways and nothing
/// else: commands are applied to, and undone from, exactly the states between which they were made.
class Command {
 public:
  virtual ~Command() = default;

  /// As the history and "Undo …" show it: "Paint 12 cells", "Move the goal".
  [[nodiscard]] virtual std::string name() const = 0;
  virtual void apply(MapFile& file) const = 0;
  virtual void undo(MapFile& file) const = 0;
  [[nodiscard]] virtual ChangeScope scope() const = 0;

  /// Takes in `next`, which was applied right after this one, when both are parts of one gesture;
  /// then this command does both. False, and nothing changes, where they stay two entries.
  virtual bool merge(const Command& next) = 0;

  /// True where apply() leaves everything as it was: it never becomes an entry.
  [[nodiscard]] virtual bool changes_nothing() const = 0;

  /// True for changes to how the map is searched, which by themselves are no reason to ask before
  /// closing.
  [[nodiscard]] virtual bool settings_only() const { return false; }

  /// What it occupies. [Units: bytes]
  [[nodiscard]] virtual std::size_t bytes() const = 0;

 protected:
  Command() = default;
  Command(const Command&) = default;
  Command& operator=(const Command&) = default;
};

}  // namespace astrolabe::app
