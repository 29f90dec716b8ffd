#include "app/model/file_flow.h"

#include <algorithm>
#include <cassert>
#include <system_error>
#include <utility>

#include "app/model/new_document.h"
#include "app/model/number_text.h"
#include "app/model/scenario_loading.h"

namespace astrolabe::app {

namespace {

constexpr const char* kOwnExtension = ".astrolabe";

/// A name without an ending gets ours.
std::filesystem::path with_extension(std::filesystem::path path) {
  if (!path.has_extension()) path.replace_extension(kOwnExtension);
  return path;
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
  after_question([this] { dialog_ = FileDialog::kOpen; });
}

void FileFlow::open(std::filesystem::path path) {
  after_question([this, path = std::move(path)] { load(path); });
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

void FileFlow::save_as() { dialog_ = FileDialog::kSave; }

void FileFlow::save_as(const std::filesystem::path& path) {
  const std::filesystem::path target = with_extension(path);
  const Result<std::vector<std::string>> lost = document_.save_as(target);
  if (!lost) {
    continuation_ = nullptr;
    refuse(lost.error(), target);
    return;
  }
  remember_file(settings_, target);
  if (lost->empty()) {
    messages_.notice("Saved " + target.filename().string() + ".");
  } else {
    Message message;
    message.severity = Message::Severity::kWarning;
    message.text = "Saved " + target.filename().string() + ", which has no place for " +
                   joined(*lost) + ". An " + kOwnExtension + " file keeps everything.";
    message.remedy = Remedy::kSaveAs;
    messages_.post(std::move(message));
  }
  go_on();
}

void FileFlow::answer(Answer answer) {
  assert(question_.has_value());
  question_.reset();
  switch (answer) {
    case Answer::kSave:
      save();
      break;
    case Answer::kDiscard:
      go_on();
      break;
    case Answer::kCancel:
      continuation_ = nullptr;
      break;
  }
}

std::filesystem::path FileFlow::dialog_start() const {
  std::error_code ignored;
  std::filesystem::path folder = std::filesystem::current_path(ignored);
  if (!settings_.recent_files.empty()) {
    folder = std::filesystem::path(settings_.recent_files.front()).parent_path();
  }
  if (!document_.path().empty()) folder = std::filesystem::absolute(document_.path()).parent_path();
  if (dialog_ != FileDialog::kSave) return folder;
  const std::filesystem::path& path = document_.path();
  return folder / (path.empty() ? std::filesystem::path("untitled.astrolabe") : path.filename());
}

void FileFlow::dialog_done(const std::filesystem::path& path) {
  assert(dialog_ != FileDialog::kNone);
  if (std::exchange(dialog_, FileDialog::kNone) == FileDialog::kOpen) {
    load(path);
  } else {
    save_as(path);
  }
}

void FileFlow::dialog_cancelled() {
  dialog_ = FileDialog::kNone;
  continuation_ = nullptr;
}

void FileFlow::after_question(Continuation go_on_with) {
  // One thing at a time: what is asked or chosen now comes first.
  if (question_ || dialog_ != FileDialog::kNone) return;
  continuation_ = std::move(go_on_with);
  if (!document_.modified()) {
    go_on();
    return;
  }
  question_ = Question{.title = "Save the changes to " + document_.display_name() + "?",
                       .text = "Without saving, what you changed since then is lost."};
}

void FileFlow::go_on() {
  const Continuation continuation = std::exchange(continuation_, nullptr);
  if (continuation) continuation();
}

void FileFlow::replace(MapFile file, const std::filesystem::path& path) {
  document_.replace(std::move(file), path);
  replaced_();
}

void FileFlow::load(const std::filesystem::path& path) {
  const ReadOptions options{.passable = settings_.passable};
  if (is_scenario_path(path)) {
    load_scenario(path, options);
    return;
  }
  const Result<void> opened = document_.open(path, options);
  if (!opened) {
    refuse(opened.error(), path);
    return;
  }
  remember_file(settings_, path);
  replaced_();
}

void FileFlow::load_scenario(const std::filesystem::path& path, const ReadOptions& options) {
  Result<LoadedScenario> loaded = load_longest_query(path, options);
  if (!loaded) {
    refuse(loaded.error(), path);
    return;
  }
  remember_file(settings_, path);
  messages_.notice("The longest query of " + path.filename().string() + " (row " +
                   std::to_string(loaded->row) + "), stated length " +
                   shortest_text(loaded->length) + ".");
  replace(std::move(loaded->file), loaded->map_path);
}

void FileFlow::refuse(const Error& error, const std::filesystem::path& path) {
  if (!std::filesystem::exists(path)) forget_file(settings_, path);
  messages_.error(error.to_string(), path.string());
}

}  // namespace astrolabe::app
