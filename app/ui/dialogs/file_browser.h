#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/ui/dialogs/file_request.h"

namespace astrolabe::app {

/// One line of a folder's listing.
struct FileEntry {
  std::string name;  ///< UTF-8.
  bool folder = false;
  std::uintmax_t bytes = 0;  ///< 0 for folders.
};

/// The in-app file dialog without its pixels: what is listed, what is selected, what was typed, and
/// what pressing Enter means. Errors are kept as a sentence to show in place; none of them changes
/// the folder that is shown.
///
/// Invariant: selected() is an index of entries(), or nothing.
class FileBrowser {
 public:
  enum class Step : std::uint8_t {
    kStay,          ///< Nothing was chosen: a folder was entered, or error() says what is wrong.
    kAskOverwrite,  ///< The file exists; confirm_overwrite() or go on choosing.
    kChosen,        ///< chosen() is the answer.
  };

  explicit FileBrowser(FileRequest request);

  [[nodiscard]] FilePurpose purpose() const { return request_.purpose; }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  /// Folders first, each kind by name without regard to case.
  [[nodiscard]] const std::vector<FileEntry>& entries() const { return entries_; }
  [[nodiscard]] std::optional<std::size_t> selected() const { return selected_; }
  [[nodiscard]] const std::string& file_name() const { return file_name_; }
  [[nodiscard]] const std::string& error() const { return error_; }
  [[nodiscard]] bool shows_hidden() const { return shows_hidden_; }
  [[nodiscard]] bool shows_all_types() const { return shows_all_types_; }
  [[nodiscard]] bool asks_overwrite() const { return asks_overwrite_; }
  /// [Limit: after a Step::kChosen]
  [[nodiscard]] const std::filesystem::path& chosen() const { return chosen_; }

  void go_to(const std::filesystem::path& folder);
  /// Shows the parent folder with the folder just left selected.
  void go_up();
  void set_shows_hidden(bool shown);
  void set_shows_all_types(bool shown);

  /// Selecting a file writes its name into the name field; a folder takes back what a dialog for
  /// opening has there.
  void select(std::size_t index);
  /// Moves the selection by lines, stopping at both ends.
  void move_selection(int lines);
  /// Selects the first entry whose name begins with the text, without regard to case.
  void select_by_prefix(std::string_view text);
  /// What is typed in the name field: a name, or a path relative to the folder, absolute or from ~.
  void set_file_name(std::string name);

  /// Enter or the button in the name field: enters the typed or selected folder, or chooses the
  /// typed name.
  Step confirm();
  /// Enter or a double click on a line of the listing: enters the folder, or chooses the file.
  Step activate(std::size_t index);
  /// [Limit: asks_overwrite()]
  Step confirm_overwrite();
  void decline_overwrite();

 private:
  [[nodiscard]] bool is_listed(const FileEntry& entry) const;
  [[nodiscard]] bool has_known_extension(const std::filesystem::path& file) const;
  [[nodiscard]] std::filesystem::path typed_path() const;
  /// Reads the folder; the listing stays as it was, and error() says why, where that fails.
  bool list(const std::filesystem::path& folder);
  void relist();
  Step fail(std::string sentence);
  Step confirm_open(const std::filesystem::path& file);
  Step confirm_save(std::filesystem::path file);

  FileRequest request_;
  std::filesystem::path folder_;
  std::vector<FileEntry> entries_;
  std::optional<std::size_t> selected_;
  std::string file_name_;
  std::string error_;
  std::filesystem::path chosen_;
  bool shows_hidden_ = false;
  bool shows_all_types_ = false;
  bool asks_overwrite_ = false;
};

}  // namespace astrolabe::app
