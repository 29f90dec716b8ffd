#include "app/model/document.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>

#include "astrolabe/io/format_registry.h"
#include "astrolabe/io/lost_parts.h"

namespace astrolabe::app {

namespace {

/// Changes that are remembered one by one; who has not looked for longer uploads the whole map.
constexpr std::size_t kRememberedChanges = 256;

}  // namespace

Document::Document() : file_(std::make_shared<MapFile>()) { note_everything(); }

std::shared_ptr<const MapFile> Document::snapshot() {
  snapshot_taken_ = true;
  return file_;
}

CellRect Document::cells_changed_since(std::uint64_t revision) const {
  if (revision < changes_known_since_) return all_cells(map().size());
  CellRect rect;
  for (auto change = changes_.rbegin(); change != changes_.rend(); ++change) {
    if (change->revision <= revision) break;
    rect.include(change->rect);
  }
  return rect;
}

bool Document::submit(std::unique_ptr<Command> command) {
  if (command->changes_nothing()) return false;
  const ChangeScope scope = command->scope();
  history_.push(std::move(command), writable());
  note(scope);
  return true;
}

void Document::undo() {
  if (history_.can_undo()) note(history_.undo(writable()));
}

void Document::redo() {
  if (history_.can_redo()) note(history_.redo(writable()));
}

void Document::go_to(std::size_t position) {
  assert(position <= history_.size());
  while (history_.position() > position) undo();
  while (history_.position() < position) redo();
}

std::string Document::display_name() const {
  if (!map().title().empty()) return map().title();
  if (!path_.empty()) return path_.filename().string();
  return "Untitled";
}

void Document::replace(MapFile file, std::filesystem::path path) {
  file_ = std::make_shared<MapFile>(std::move(file));
  snapshot_taken_ = false;
  saved_in_part_ = false;
  path_ = std::move(path);
  history_.clear();
  note_everything();
}

Result<std::vector<std::string>> Document::save() {
  assert(!path_.empty());
  return save_as(path_);
}

Result<std::vector<std::string>> Document::save_as(const std::filesystem::path& path) {
  Result<std::vector<std::string>> lost = write_map_file(path, *file_);
  if (!lost) return lost;
  saved_in_part_ = !counts_as_saved(path, *lost);
  path_ = path;
  if (saved_in_part_) {
    history_.mark_saved_in_part();
  } else {
    history_.mark_saved();
  }
  return lost;
}

bool Document::counts_as_saved(const std::filesystem::path& path,
                               const std::vector<std::string>& lost) const {
  if (path == path_ && !modified()) return true;
  // Which terrains are passable came from the reader's choice where the map was read from such a
  // file: it will again.
  const bool same_format = format_for_path(path) == format_for_path(path_);
  return std::all_of(lost.begin(), lost.end(), [same_format](std::string_view part) {
    return part == kLostSearchSettings || (same_format && part.starts_with(kLostPassability));
  });
}

MapFile& Document::writable() {
  if (snapshot_taken_) {
    file_ = std::make_shared<MapFile>(*file_);
    snapshot_taken_ = false;
  }
  return *file_;
}

void Document::note(const ChangeScope& scope) {
  ++revision_;
  if (scope.changes_search()) search_revision_ = revision_;
  if (scope.changes_moves()) moves_revision_ = revision_;
  if (scope.cells.empty()) return;
  changes_.push_back({revision_, scope.cells});
  if (changes_.size() > kRememberedChanges) {
    changes_known_since_ = changes_.front().revision;
    changes_.pop_front();
  }
}

void Document::note_everything() {
  ++revision_;
  search_revision_ = revision_;
  moves_revision_ = revision_;
  changes_.clear();
  changes_known_since_ = revision_;
}

}  // namespace astrolabe::app
