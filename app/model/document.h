#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/model/command.h"
#include "app/model/undo_stack.h"
#include "astrolabe/base/result.h"
#include "astrolabe/io/map_file.h"

namespace astrolabe::app {

/// What a person works on and saves: a map with its search settings, its place on disk and its
/// history. Used from one thread; snapshots may be read on any.
///
/// The content is copied on write: a snapshot costs nothing, and the first edit after one was taken
/// copies the content once (one byte a cell), however many edits follow.
class Document {
 public:
  /// An empty document: a map of 0 x 0 cells.
  Document();

  [[nodiscard]] const MapFile& file() const { return *file_; }
  [[nodiscard]] const Map& map() const { return file_->map; }
  [[nodiscard]] const SearchSettings& search() const { return file_->search; }
  /// The content as it is now, never changed afterwards.
  [[nodiscard]] std::shared_ptr<const MapFile> snapshot();

  /// Three counters, each larger than ever before after a change of its kind; equal numbers mean
  /// that nothing of that kind happened in between.
  [[nodiscard]] std::uint64_t revision() const { return revision_; }  ///< Anything.
  /// What a search depends on: everything but title and notes.
  [[nodiscard]] std::uint64_t search_revision() const { return search_revision_; }
  /// What the legal moves depend on: size, cells, palette, grid.
  [[nodiscard]] std::uint64_t moves_revision() const { return moves_revision_; }

  /// The block of cells outside of which no terrain has changed since a revision; all cells where
  /// that is not known any more, or where the map is another one. O(edits since).
  [[nodiscard]] CellRect cells_changed_since(std::uint64_t revision) const;

  /// Applies an edit; see UndoStack::push. True if anything changed.
  bool submit(std::unique_ptr<Command> command);
  void undo();  ///< Nothing happens where there is nothing to undo.
  void redo();
  /// Undoes or redoes until so many entries are done. [Limit: 0 to history().size()]
  void go_to(std::size_t position);
  [[nodiscard]] const UndoStack& history() const { return history_; }

  /// Empty as long as the document has no place on disk.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// The title, else the file's name, else "Untitled".
  [[nodiscard]] std::string display_name() const;
  /// True where closing would lose work on the map, or a part of it that the last save found no
  /// place for. A change of settings alone does not count.
  [[nodiscard]] bool modified() const { return history_.modified(); }

  /// Replaces everything; the history begins anew. `path` may be empty: then saving asks for one.
  void replace(MapFile file, std::filesystem::path path);

  /// Writes to path(). After an error neither document nor old file has changed. The value names
  /// what the format has no place for: but for search settings, that stays unsaved, unless there
  /// was nothing to save. [Limit: path() not empty]
  Result<std::vector<std::string>> save();
  /// The same to another path, which becomes path() when it has worked.
  Result<std::vector<std::string>> save_as(const std::filesystem::path& path);
  /// The last save left something of the map unsaved.
  [[nodiscard]] bool saved_in_part() const { return saved_in_part_; }

 private:
  struct CellChange {
    std::uint64_t revision = 0;  ///< After the change.
    CellRect rect;
  };

  /// Whether a save to `path` that lost this has saved the map all the same.
  [[nodiscard]] bool counts_as_saved(const std::filesystem::path& path,
                                     const std::vector<std::string>& lost) const;
  MapFile& writable();
  void note(const ChangeScope& scope);
  void note_everything();

  std::shared_ptr<MapFile> file_;
  bool snapshot_taken_ = false;
  bool saved_in_part_ = false;
  std::filesystem::path path_;
  UndoStack history_;
  std::uint64_t revision_ = 0;
  std::uint64_t search_revision_ = 0;
  std::uint64_t moves_revision_ = 0;
  std::uint64_t changes_known_since_ = 0;
  std::deque<CellChange> changes_;  ///< The latest, oldest first.
};

}  // namespace astrolabe::app
