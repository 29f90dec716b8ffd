#include "app/cli/console.h"

#include <iostream>

#include "astrolabe/base/version.h"

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace astrolabe::app {

namespace {

bool standard_error_is_terminal() {
#ifdef _WIN32
  return _isatty(2) != 0;
#else
  return isatty(STDERR_FILENO) != 0;
#endif
}

}  // namespace

Console process_console() {
  return {.out = std::cout, .err = std::cerr, .err_is_terminal = standard_error_is_terminal()};
}

std::string one_line(std::string_view text) {
  std::string line(text);
  for (char& character : line) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte < 0x20 || byte == 0x7F) character = '?';
  }
  return line;
}

void print_error(Console& console, const Error& error) {
  console.err << kProgramName << ": " << one_line(error.to_string()) << '\n';
}

void print_note(Console& console, std::string_view note) {
  console.err << kProgramName << ": note: " << one_line(note) << '\n';
}

}  // namespace astrolabe::app
