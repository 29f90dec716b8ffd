#include "app/ui/player/run_player.h"

#include <clocale>
#include <iostream>
#include <string>
#include <utility>

#include "app/ui/player/scratch_folder.h"
#include "app/ui/player/script_parser.h"
#include "app/ui/player/script_player.h"

namespace astrolabe::app {
namespace {

Result<void> make_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!error) return {};
  return Error{ErrorCode::kUnreadable,
               "the folder for screenshots cannot be made: " + error.message(), folder.string(), 0};
}

void report(const Error& error, ScriptPlayer& player) {
  std::cerr << error.to_string() << '\n';
  const std::filesystem::path evidence = player.leave_evidence(error.line);
  std::cerr << "see " << evidence.string() << ".png and .txt\n";
}

}  // namespace

Result<int> run_player(const PlayOptions& options) {
  std::setlocale(LC_ALL, "C");
  const Result<Script> script = read_script(options.script);
  if (!script) return script.error();
  const Result<ScratchFolder> scratch = ScratchFolder::make();
  if (!scratch) return scratch.error();
  if (const Result<void> made = make_folder(options.screenshots); !made) return made.error();

  ScriptPlayer player(*script, scratch->path(), options.screenshots);
  if (const Result<void> opened = player.open_window(); !opened) return opened.error();
  const Result<void> played = player.play();
  if (!played) report(played.error(), player);
  return played ? 0 : 1;
}

}  // namespace astrolabe::app
