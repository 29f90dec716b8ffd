#include "app/ui/dialogs/file_browser.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "app/ui/dialogs/utf8_path.h"

namespace astrolabe::app {

namespace {

namespace fs = std::filesystem;

/// ASCII only: enough to sort and match names without a locale; other bytes stay as they are.
std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return lower;
}

bool comes_before(const FileEntry& one, const FileEntry& other) {
  if (one.folder != other.folder) return one.folder;
  const std::string one_lower = lower_case(one.name);
  const std::string other_lower = lower_case(other.name);
  return one_lower != other_lower ? one_lower < other_lower : one.name < other.name;
}

fs::path home_folder() {
  for (const char* variable : {"HOME", "USERPROFILE"}) {
    if (const char* home = std::getenv(variable); home != nullptr && *home != '\0') return home;
  }
  return {};
}

fs::path absolute_folder(const fs::path& folder) {
  std::error_code error;
  fs::path whole = fs::absolute(folder.empty() ? fs::path(".") : folder, error);
  if (error) whole = fs::path("/");
  whole = whole.lexically_normal();
  return whole.has_filename() ? whole : whole.parent_path();
}

std::string quoted(const fs::path& path) { return "\"" + utf8_of(path) + "\""; }

FileEntry entry_of(const fs::directory_entry& listed) {
  std::error_code error;
  FileEntry entry{.name = utf8_of(listed.path().filename()), .folder = listed.is_directory(error)};
  if (entry.folder) return entry;
  const std::uintmax_t bytes = listed.file_size(error);
  entry.bytes = error ? 0 : bytes;
  return entry;
}

}  // namespace

FileBrowser::FileBrowser(FileRequest request)
    : request_(std::move(request)), file_name_(request_.file_name) {
  if (list(absolute_folder(request_.folder))) return;
  // The folder of the last file may be gone; its error would only be noise here.
  for (const fs::path& fallback : {home_folder(), fs::current_path().root_path()}) {
    if (!fallback.empty() && list(absolute_folder(fallback))) return;
  }
}

bool FileBrowser::is_listed(const FileEntry& entry) const {
  if (!shows_hidden_ && entry.name.starts_with('.')) return false;
  return entry.folder || shows_all_types_ || has_known_extension(path_of(entry.name));
}

bool FileBrowser::has_known_extension(const fs::path& file) const {
  const std::string extension = lower_case(utf8_of(file.extension()));
  return std::any_of(request_.extensions.begin(), request_.extensions.end(),
                     [&](const std::string& known) { return extension == "." + known; });
}

bool FileBrowser::list(const fs::path& folder) {
  std::error_code error;
  std::vector<FileEntry> entries;
  fs::directory_iterator it(folder, fs::directory_options::none, error);
  for (; !error && it != fs::directory_iterator(); it.increment(error)) {
    FileEntry entry = entry_of(*it);
    if (is_listed(entry)) entries.push_back(std::move(entry));
  }
  if (error) {
    fail("Cannot open the folder " + quoted(folder) + ": " + error.message() + ".");
    return false;
  }
  std::sort(entries.begin(), entries.end(), comes_before);
  folder_ = folder;
  entries_ = std::move(entries);
  selected_.reset();
  error_.clear();
  asks_overwrite_ = false;
  return true;
}

void FileBrowser::relist() {
  const std::string name = selected_ ? entries_[*selected_].name : std::string();
  if (!list(folder_)) return;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (entries_[i].name == name) selected_ = i;
  }
}

void FileBrowser::go_to(const fs::path& folder) { list(absolute_folder(folder)); }

void FileBrowser::go_up() {
  const std::string left = utf8_of(folder_.filename());
  if (folder_ == folder_.root_path() || !list(folder_.parent_path())) return;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (entries_[i].folder && entries_[i].name == left) selected_ = i;
  }
}

void FileBrowser::set_shows_hidden(bool shown) {
  shows_hidden_ = shown;
  relist();
}

void FileBrowser::set_shows_all_types(bool shown) {
  shows_all_types_ = shown;
  relist();
}

void FileBrowser::select(std::size_t index) {
  assert(index < entries_.size());
  selected_ = index;
  asks_overwrite_ = false;
  error_.clear();
  if (!entries_[index].folder) {
    file_name_ = entries_[index].name;
  } else if (purpose() == FilePurpose::kOpen) {
    file_name_.clear();
  }
}

void FileBrowser::move_selection(int lines) {
  if (entries_.empty()) return;
  const auto last = static_cast<std::ptrdiff_t>(entries_.size()) - 1;
  const std::ptrdiff_t from =
      selected_ ? static_cast<std::ptrdiff_t>(*selected_) : (lines > 0 ? -1 : last + 1);
  select(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(from + lines, 0, last)));
}

void FileBrowser::select_by_prefix(std::string_view text) {
  const std::string wanted = lower_case(text);
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (!lower_case(entries_[i].name).starts_with(wanted)) continue;
    select(i);
    return;
  }
}

void FileBrowser::set_file_name(std::string name) {
  file_name_ = std::move(name);
  asks_overwrite_ = false;
  error_.clear();
}

fs::path FileBrowser::typed_path() const {
  if (file_name_ == "~" || file_name_.starts_with("~/")) {
    return home_folder() / path_of(std::string_view(file_name_).substr(file_name_ == "~" ? 1 : 2));
  }
  return folder_ / path_of(file_name_);  // An absolute name replaces the folder.
}

FileBrowser::Step FileBrowser::fail(std::string sentence) {
  error_ = std::move(sentence);
  asks_overwrite_ = false;
  return Step::kStay;
}

FileBrowser::Step FileBrowser::activate(std::size_t index) {
  select(index);
  if (!entries_[index].folder) return confirm();
  go_to(folder_ / path_of(entries_[index].name));
  return Step::kStay;
}

FileBrowser::Step FileBrowser::confirm() {
  if (file_name_.empty() && selected_ && entries_[*selected_].folder) return activate(*selected_);
  if (file_name_.empty()) return fail("Choose a file from the list, or type its name.");
  fs::path file = typed_path();
  std::error_code error;
  if (fs::is_directory(file, error)) {
    file_name_ = request_.file_name;
    go_to(file);
    return Step::kStay;
  }
  return purpose() == FilePurpose::kOpen ? confirm_open(file) : confirm_save(std::move(file));
}

FileBrowser::Step FileBrowser::confirm_open(const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error)) {
    return fail("There is no file " + quoted(file.filename()) + " in " +
                quoted(file.parent_path()) + ": correct the name, or choose one from the list.");
  }
  chosen_ = file.lexically_normal();
  return Step::kChosen;
}

FileBrowser::Step FileBrowser::confirm_save(fs::path file) {
  if (!file.has_extension() && !request_.extensions.empty()) {
    file += "." + request_.extensions.front();
    file_name_ += "." + request_.extensions.front();
  }
  if (!has_known_extension(file)) {
    std::string known;
    for (const std::string& extension : request_.extensions) known += " ." + extension;
    return fail("Maps are not saved as " + quoted(file.extension()) + ": end the name with one of" +
                known + ".");
  }
  std::error_code error;
  if (!fs::is_directory(file.parent_path(), error)) {
    return fail("There is no folder " + quoted(file.parent_path()) + ": correct the path.");
  }
  chosen_ = file.lexically_normal();
  if (!fs::exists(file, error)) return Step::kChosen;
  asks_overwrite_ = true;
  return Step::kAskOverwrite;
}

FileBrowser::Step FileBrowser::confirm_overwrite() {
  assert(asks_overwrite_);
  asks_overwrite_ = false;
  return Step::kChosen;
}

void FileBrowser::decline_overwrite() { asks_overwrite_ = false; }

}  // namespace astrolabe::app
