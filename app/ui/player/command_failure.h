#pragma once

#include <string>
#include <utility>

#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// Why a command of a script failed; the player adds the script's file and line.
[[nodiscard]] inline Error command_failure(std::string message) {
  return {ErrorCode::kMalformed, std::move(message), {}, 0};
}

}  // namespace astrolabe::app
