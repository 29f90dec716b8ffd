#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// What the exit status of every verb means.
enum class ExitStatus : int {
  kDone = 0,
  kNegative = 1,  ///< The honest negative answer: no path, a mismatch found.
  kError = 2,     ///< Wrong usage, or input that cannot be read.
};

/// Where a verb writes: results to `out`, errors and progress to `err`. Refers to the streams,
/// which must outlive it.
struct Console {
  std::ostream& out;
  std::ostream& err;
  bool err_is_terminal = false;  ///< Progress is shown on a terminal only.
};

/// The console of the process.
[[nodiscard]] Console process_console();

/// The text with its control characters (a line break in a file's name) replaced by '?', so that it
/// stays on one line.
[[nodiscard]] std::string one_line(std::string_view text);

/// Prints "astrolabe: file:line: message" as one line on standard error.
void print_error(Console& console, const Error& error);

/// Prints "astrolabe: note: …" as one line on standard error.
void print_note(Console& console, std::string_view note);

}  // namespace astrolabe::app
