#include "app/ui/panels/file_asker.h"

#include "app/model/workbench.h"
#include "app/ui/dialogs/utf8_path.h"
#include "astrolabe/io/format_registry.h"

namespace astrolabe::app {

namespace {

/// What can be opened or saved. Opening a scenario opens its map.
std::vector<std::string> extensions_for(FilePurpose purpose) {
  std::vector<std::string> extensions;
  for (const FormatEntry& format : all_formats()) {
    const bool usable = purpose == FilePurpose::kOpen ? format.can_read() : format.write != nullptr;
    if (usable) extensions.emplace_back(format.id);
  }
  return extensions;
}

FileRequest request_of(const Workbench& workbench) {
  const bool saves = workbench.files().dialog() == FileDialog::kSave;
  const DialogStart start = workbench.files().dialog_start();
  FileRequest request;
  request.purpose = saves ? FilePurpose::kSave : FilePurpose::kOpen;
  request.folder = start.folder;
  request.file_name = utf8_of(start.file_name);
  request.extensions = extensions_for(request.purpose);
  return request;
}

}  // namespace

void FileAsker::begin(const Workbench& workbench, const UiContext& context) {
  asking_ = true;
  request_ = request_of(workbench);
  if (!context.scripted) native_ = NativeDialog::show(request_, wake_);
  if (native_ == nullptr) browser_ = std::make_unique<FileBrowserDialog>(request_);
}

void FileAsker::finish(Workbench& workbench, const std::filesystem::path& path) {
  asking_ = false;
  native_.reset();
  browser_.reset();
  workbench.files().dialog_done(path);
}

void FileAsker::cancel(Workbench& workbench) {
  asking_ = false;
  native_.reset();
  browser_.reset();
  workbench.files().dialog_cancelled();
}

void FileAsker::look_at_native(Workbench& workbench) {
  switch (native_->state()) {
    case NativeDialog::State::kOpen:
      return;
    case NativeDialog::State::kCancelled:
      cancel(workbench);
      return;
    case NativeDialog::State::kFailed:
      native_.reset();
      browser_ = std::make_unique<FileBrowserDialog>(request_);
      return;
    case NativeDialog::State::kChosen:
      break;
  }
  std::filesystem::path path = native_->chosen();
  const bool saves = request_.purpose == FilePurpose::kSave;
  if (!saves || format_for_path(path) != nullptr) {
    finish(workbench, path);
    return;
  }
  // A name without one of our endings: the browser adds one, and asks if that file exists.
  native_.reset();
  request_.folder = path.parent_path();
  request_.file_name = utf8_of(path.filename());
  browser_ = std::make_unique<FileBrowserDialog>(request_);
}

void FileAsker::draw(Workbench& workbench, const UiContext& context) {
  const bool wanted = workbench.files().dialog() != FileDialog::kNone;
  if (wanted && !asking_) begin(workbench, context);
  if (!wanted) {
    asking_ = false;
    native_.reset();
    browser_.reset();
    return;
  }
  if (native_ != nullptr) look_at_native(workbench);
  if (browser_ == nullptr) return;
  switch (browser_->draw(context)) {
    case FileBrowserDialog::Outcome::kOpen:
      break;
    case FileBrowserDialog::Outcome::kChosen: {
      const std::filesystem::path chosen = browser_->chosen();
      finish(workbench, chosen);
      break;
    }
    case FileBrowserDialog::Outcome::kCancelled:
      cancel(workbench);
      break;
  }
}

}  // namespace astrolabe::app
