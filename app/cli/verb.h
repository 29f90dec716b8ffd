#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string_view>
#include <vector>

#include "app/cli/cli.h"
#include "app/cli/console.h"
#include "app/cli/manual_page.h"
#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// One word of the command line, such as `solve`: its manual, its options, its work. Made once for
/// a run of the program; the options are members that parsing fills.
class Verb {
 public:
  virtual ~Verb() = default;
  Verb(const Verb&) = delete;
  Verb& operator=(const Verb&) = delete;

  [[nodiscard]] virtual std::string_view name() const = 0;
  /// One line for the list of verbs.
  [[nodiscard]] virtual std::string_view summary() const = 0;
  [[nodiscard]] virtual ManualPage manual() const = 0;
  /// Adds the arguments and options. The app refers to this verb and must not outlive it.
  virtual void declare(CLI::App& app) = 0;
  /// Runs with what was parsed. An error ends the program with one line and ExitStatus::kError.
  virtual Result<ExitStatus> run(Console& console) = 0;

 protected:
  Verb() = default;
};

/// All verbs in the order in which they are shown. The launcher must outlive them.
[[nodiscard]] std::vector<std::unique_ptr<Verb>> make_verbs(const WindowLauncher& launcher);

}  // namespace astrolabe::app
