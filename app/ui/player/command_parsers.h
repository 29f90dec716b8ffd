#pragma once

#include <span>
#include <string_view>

#include "app/ui/player/script.h"
#include "app/ui/player/word_reader.h"

namespace astrolabe::app {

/// One command of the script language.
struct CommandForm {
  std::string_view word;   ///< Its first word.
  std::string_view usage;  ///< The whole form, for messages.
  CommandBody (*parse)(WordReader&);
};

/// All commands, in the order of assets/PLAY.md.
[[nodiscard]] std::span<const CommandForm> command_forms();

}  // namespace astrolabe::app
