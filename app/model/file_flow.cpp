#include "app/model/file_flow.h"

#include <algorithm>
#include <cassert>
#include <system_error>
#include <utility>

#include "app/model/new_document.h"
#include "app/model/number_text.h"
#include "app/model/scenario_loading.h"
#include "astrolabe/io/format_registry.h"

namespace astrolabe::app {

namespace {

/// Of a length in a sentence.
constexpr int kLengthDecimals = 2;

constexpr const char* kOwnExtension = ".astrolabe";
/// Of what is said about the file that was opened or saved last.
constexpr const char* kFileTopic = "file";

/// A name without an ending gets ours.
std::filesystem::path with_extension(std::filesystem::path path) {
  if (!path.has_extension()) path.replace_extension(kOwnExtension);
  return path;
}

/// What a file has given, before it is put in.
struct OpenedFile {
  MapFile file;
  std::filesystem::path map_path;  ///< Of the map itself, where the file was a scenario.
  std::string notice;              ///< What the person should know about it; may be empty.
};

Result<OpenedFile> read_scenario(const std::filesystem::path& path, const ReadOptions& options) {
  Result<LoadedScenario> loaded = load_longest_query(path, options);
  if (!loaded) return loaded.error();
  return OpenedFile{.file = std::move(loaded->file),
                    .map_path = std::move(loaded->map_path),
                    .notice = "The longest query of " + path.filename().string() + " (row " +
                              std::to_string(loaded->row) + "), stated length " +
                              number_text(loaded->length, kLengthDecimals) + "."};
}

Result<OpenedFile> read_file(const std::filesystem::path& path, const ReadOptions& options) {
  if (is_scenario_path(path)) return read_scenario(path, options);
  Result<MapFile> file = read_map_file(path, options);
  if (!file) return file.error();
  return OpenedFile{.file = std::move(file).value(), .map_path = path, .notice = {}};
}

/// "a, b and c".
std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}

}  // namespace

FileFlow::FileFlow(Document& document, Settings& settings, MessageQueue& messages,
                   std::function<void()> replaced)
    : document_(document),
      settings_(settings),
      messages_(messages),
      replaced_(std::move(replaced)) {}

void FileFlow::new_map(MapFile file) {
  after_question([this, file = std::move(file)]() mutable { replace(std::move(file), {}); });
}

void FileFlow::new_map() { new_map(new_map_file()); }

void FileFlow::open_dialog() {
  if (!occupied()) dialog_ = FileDialog::kOpen;
}

bool FileFlow::open(const std::filesystem::path& path) {
  if (occupied()) return true;
  Result<OpenedFile> read = read_file(path, {.passable = settings_.passable});
  if (!read) {
    refuse(read.error(), path);
    return false;
  }
  after_question([this, path, read = std::move(read).value()]() mutable {
    remember_file(settings_, path);
    replace(std::move(read.file), read.map_path);
    if (!read.notice.empty()) messages_.notice(std::move(read.notice), kFileTopic);
  });
  return true;
}

void FileFlow::open_first_look() {
  after_question([this] {
    Result<MapFile> file = first_look();
    if (!file) {
      refuse(file.error(), {});
      return;
    }
    replace(std::move(file).value(), {});
  });
}

void FileFlow::quit() {
  after_question([this] { quit_confirmed_ = true; });
}

void FileFlow::save() {
  if (document_.path().empty()) {
    save_as();
  } else {
    save_as(document_.path());
  }
}

void FileFlow::save_as() {
  proposed_ = document_.path();
  dialog_ = FileDialog::kSave;
}

void FileFlow::save_everything_as(const std::filesystem::path& path) {
  proposed_ = path;
  proposed_.replace_extension(kOwnExtension);
  dialog_ = FileDialog::kSave;
}

void FileFlow::save_as(const std::filesystem::path& path) {
  const std::filesystem::path target = with_extension(path);
  const Result<std::vector<std::string>> lost = document_.save_as(target);
  if (!lost) {
    continuation_ = nullptr;
    refuse_save(lost.error(), target);
    return;
  }
  remember_file(settings_, target);
  dismiss_refusals();
  report_saved(target, *lost);
  // What is still unsaved must not be lost by what was to follow.
  if (document_.saved_in_part()) continuation_ = nullptr;
  go_on();
}

void FileFlow::report_saved(const std::filesystem::path& path,
                            const std::vector<std::string>& lost) {
  const std::string name = path.filename().string();
  if (lost.empty()) {
    messages_.notice("Saved " + name + ".", kFileTopic);
    return;
  }
  Message message;
  message.severity = Message::Severity::kWarning;
  message.text = "Saved " + name + ", which has no place for " + joined(lost) +
                 (document_.saved_in_part() ? ": still unsaved. An " : ". An ") + kOwnExtension +
                 " file keeps everything.";
  message.remedy = Remedy::kSaveAs;
  message.topic = kFileTopic;
  message.path = path.string();
  messages_.post(std::move(message));
}

void FileFlow::answer(Answer answer) {
  assert(question_.has_value());
  question_.reset();
  switch (answer) {
    case Answer::kSave:
      if (document_.saved_in_part()) {
        save_everything_as(document_.path());
      } else {
        save();
      }
      break;
    case Answer::kDiscard:
      go_on();
      break;
    case Answer::kCancel:
      continuation_ = nullptr;
      break;
  }
}

DialogStart FileFlow::dialog_start() const {
  std::error_code ignored;
  std::filesystem::path folder = std::filesystem::current_path(ignored);
  if (!settings_.recent_files.empty()) {
    folder = std::filesystem::path(settings_.recent_files.front()).parent_path();
  }
  const std::filesystem::path& path = dialog_ == FileDialog::kSave ? proposed_ : document_.path();
  if (!path.empty()) folder = std::filesystem::absolute(path).parent_path();
  if (dialog_ != FileDialog::kSave) return {.folder = std::move(folder), .file_name = {}};
  return {
      .folder = std::move(folder),
      .file_name = path.empty() ? std::filesystem::path("untitled.astrolabe") : path.filename()};
}

void FileFlow::dialog_done(const std::filesystem::path& path) {
  assert(dialog_ != FileDialog::kNone);
  if (std::exchange(dialog_, FileDialog::kNone) == FileDialog::kOpen) {
    open(path);
  } else {
    save_as(path);
  }
}

void FileFlow::dialog_cancelled() {
  dialog_ = FileDialog::kNone;
  continuation_ = nullptr;
}

void FileFlow::after_question(Continuation go_on_with) {
  if (occupied()) return;
  continuation_ = std::move(go_on_with);
  if (!document_.modified()) {
    go_on();
    return;
  }
  question_ = Question{.title = "Save the changes to " + document_.display_name() + "?",
                       .text = document_.saved_in_part()
                                   ? document_.path().filename().string() +
                                         " does not hold all of the map. If you don't save it as " +
                                         kOwnExtension + ", the rest is lost."
                                   : "If you don't save, what you changed on the map is lost."};
}

void FileFlow::go_on() {
  const Continuation continuation = std::exchange(continuation_, nullptr);
  if (continuation) continuation();
}

void FileFlow::replace(MapFile file, const std::filesystem::path& path) {
  document_.replace(std::move(file), path);
  dismiss_refusals();
  messages_.withdraw(kFileTopic);
  replaced_();
}

void FileFlow::refuse(const Error& error, const std::filesystem::path& path) {
  if (!std::filesystem::exists(path)) forget_file(settings_, path);
  refusals_.push_back(messages_.error(error.to_string(), path.string()));
}

void FileFlow::refuse_save(const Error& error, const std::filesystem::path& path) {
  if (error.code != ErrorCode::kUnsupported) {
    refuse(error, path);
    return;
  }
  // The format is to blame: another one is the remedy, not a look at the folder.
  Message message;
  message.severity = Message::Severity::kError;
  message.text = error.to_string();
  message.path = path.string();
  message.remedy = Remedy::kSaveAs;
  refusals_.push_back(messages_.post(std::move(message)));
}

void FileFlow::dismiss_refusals() {
  for (const std::uint64_t id : refusals_) messages_.dismiss(id);
  refusals_.clear();
}

}  // namespace astrolabe::app
