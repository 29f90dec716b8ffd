#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/model/document.h"
#include "app/model/message_queue.h"
#include "app/model/settings.h"

namespace astrolabe::app {

/// A question that has to be answered before anything else happens to the document.
struct Question {
  std::string title;  ///< "Save the changes to maze.astrolabe?"
  std::string text;   ///< What is lost otherwise.
};
enum class Answer : std::uint8_t { kSave, kDiscard, kCancel };

/// Where a file dialog begins.
struct DialogStart {
  std::filesystem::path folder;
  std::filesystem::path file_name;  ///< Proposed for saving; empty for opening.
};

/// Which file dialog is wanted.
enum class FileDialog : std::uint8_t { kNone, kOpen, kSave };

/// New, open, save and quit, with the question about unsaved changes and the file dialogs between
/// them. The user interface draws question() and dialog() and reports what the person chose; all
/// decisions are made here. Errors become messages and change nothing.
class FileFlow {
 public:
  /// All of these must outlive it. `replaced` is called when another document has been put in.
  FileFlow(Document& document, Settings& settings, MessageQueue& messages,
           std::function<void()> replaced);

  // Each of these first asks about unsaved changes of the map, if there are any. None does anything
  // while a question or a dialog waits: one thing at a time.
  void new_map(MapFile file);
  void new_map();  ///< As new_map_file().
  /// Asks for the file first, then goes on as open().
  void open_dialog();
  /// A map, or a .scen: then its map, with the ends of its longest query. The file is read before
  /// anything is asked, so that no question is about a file that cannot be opened. False where it
  /// could not be read: the newest message says why.
  bool open(const std::filesystem::path& path);
  void open_first_look();
  void quit();

  void save();     ///< Asks for a place where the document has none.
  void save_as();  ///< Always asks.
  /// The same, proposing this place with the ending of our own format, which keeps everything.
  void save_everything_as(const std::filesystem::path& path);
  void save_as(const std::filesystem::path& path);

  [[nodiscard]] const std::optional<Question>& question() const { return question_; }
  /// [Limit: question() is there]
  void answer(Answer answer);

  [[nodiscard]] FileDialog dialog() const { return dialog_; }
  [[nodiscard]] DialogStart dialog_start() const;
  /// [Limit: dialog() is not kNone]
  void dialog_done(const std::filesystem::path& path);
  void dialog_cancelled();

  /// The program may end now.
  [[nodiscard]] bool quit_confirmed() const { return quit_confirmed_; }

 private:
  /// What goes on once nothing can be lost any more.
  using Continuation = std::function<void()>;

  /// A question or a dialog waits for the person.
  [[nodiscard]] bool occupied() const { return question_ || dialog_ != FileDialog::kNone; }
  /// Goes on at once, or once the question about unsaved changes is answered.
  void after_question(Continuation go_on_with);
  void go_on();
  void replace(MapFile file, const std::filesystem::path& path);
  void refuse(const Error& error, const std::filesystem::path& path);
  /// The same of a file that was not written.
  void refuse_save(const Error& error, const std::filesystem::path& path);
  void report_saved(const std::filesystem::path& path, const std::vector<std::string>& lost);
  /// A file was opened or saved: what went wrong before is of no concern any more.
  void dismiss_refusals();

  Document& document_;
  Settings& settings_;
  MessageQueue& messages_;
  std::function<void()> replaced_;
  std::optional<Question> question_;
  Continuation continuation_;  ///< Waits for the question, and for a save that it led to.
  FileDialog dialog_ = FileDialog::kNone;
  std::filesystem::path proposed_;       ///< For the save dialog in place of the document's path.
  std::vector<std::uint64_t> refusals_;  ///< Ids of the messages that refuse() has posted.
  bool quit_confirmed_ = false;
};

}  // namespace astrolabe::app
