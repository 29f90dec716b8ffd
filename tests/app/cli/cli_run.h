#pragma once

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/cli.h"

namespace astrolabe::test {

/// What a run of the program came to.
struct CliRun {
  int status = -1;
  std::string out;
  std::string err;

  /// The standard output, which must be one JSON value and nothing else.
  [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out); }
  [[nodiscard]] bool is_one_line_error() const {
    const std::size_t end = err.find('\n');
    return status == 2 && out.empty() && err.rfind("astrolabe: ", 0) == 0 &&
           end != std::string::npos && end + 1 == err.size();
  }
};

/// Runs `astrolabe ARGUMENTS` in this process.
inline CliRun run_astrolabe(const std::vector<std::string>& arguments,
                            const app::WindowLauncher& launcher = {}) {
  std::vector<const char*> argv{"astrolabe"};
  for (const std::string& argument : arguments) argv.push_back(argument.c_str());
  std::ostringstream out;
  std::ostringstream err;
  app::Console console{.out = out, .err = err};
  CliRun run;
  run.status = app::run_cli(static_cast<int>(argv.size()), argv.data(), launcher, console);
  run.out = out.str();
  run.err = err.str();
  return run;
}

}  // namespace astrolabe::test
