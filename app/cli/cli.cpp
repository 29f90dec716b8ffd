#include "app/cli/cli.h"

#include <CLI/CLI.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/verbs.h"
#include "astrolabe/base/version.h"

namespace astrolabe::app {

namespace {

/// The parsing library says of an option that is given twice "--to: At Most 1 required but received
/// 2".
std::string said_plainly(const std::string& what) {
  const std::size_t at = what.find(": At Most 1 required");
  return at == std::string::npos ? what : what.substr(0, at) + " can be given only once";
}

/// The parser of the whole command line with the verb behind each subcommand.
class CommandLine {
 public:
  explicit CommandLine(const WindowLauncher& launcher)
      : verbs_(make_verbs(launcher)), window_(make_window_verb(launcher)) {
    app_.name(std::string(kProgramName));
    app_.set_help_flag("-h,--help", "Show this manual and exit.");
    app_.set_version_flag("--version", std::string(program_version()),
                          "Show the program's version and exit.");
    app_.require_subcommand(0, 1);
    declare(*window_, app_);
    for (const std::unique_ptr<Verb>& verb : verbs_) {
      declare(*verb, *app_.add_subcommand(std::string(verb->name())));
    }
  }

  Result<ExitStatus> run(const std::vector<std::string>& arguments, Console& console) {
    if (Result<void> known = check_first(arguments); !known) return known.error();
    try {
      app_.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
      console.out << app_.help();
      return ExitStatus::kDone;
    } catch (const CLI::CallForVersion&) {
      console.out << kProgramName << ' ' << program_version() << '\n';
      return ExitStatus::kDone;
    } catch (const CLI::ExtrasError&) {
      return usage_error(first_unexpected());
    } catch (const CLI::ParseError& error) {
      return usage_error(said_plainly(error.what()));
    }
    if (Result<void> placed = check_nothing_before_verb(); !placed) return placed.error();
    return chosen_verb().run(console);
  }

 private:
  static void declare(Verb& verb, CLI::App& app) {
    app.formatter(std::make_shared<ManualFormatter>(verb.manual()));
    verb.declare(app);
  }

  /// Without this, a verb of another version would be taken for a map.
  Result<void> check_first(const std::vector<std::string>& arguments) const {
    if (arguments.empty() || arguments.front().empty() || arguments.front().front() == '-') {
      return {};
    }
    const std::string& first = arguments.front();
    std::string names;
    for (const std::unique_ptr<Verb>& verb : verbs_) {
      if (verb->name() == first) return {};
      names += (names.empty() ? "" : ", ") + std::string(verb->name());
    }
    std::error_code ignored;
    if (std::filesystem::exists(first, ignored)) return {};
    return Error{.code = ErrorCode::kInvalidUsage,
                 .message = "'" + first + "' is neither a verb nor a file; the verbs are " + names +
                            ", see 'astrolabe --help'",
                 .file = {}};
  }

  Result<void> check_nothing_before_verb() const {
    if (app_.get_subcommands().empty()) return {};
    for (const CLI::Option* option : app_.get_options()) {
      if (option->count() == 0) continue;
      return usage_error(option->get_name() + " does not go before a verb");
    }
    return {};
  }

  /// What to say of the arguments that nothing was made for.
  std::string first_unexpected() const {
    const std::vector<std::string> unexpected = app_.remaining(true);
    for (const std::string& argument : unexpected) {
      if (argument.size() > 1 && argument.front() == '-') return "unknown option " + argument;
    }
    return "unexpected argument " + (unexpected.empty() ? std::string() : unexpected.back());
  }

  Error usage_error(const std::string& what) const {
    const std::vector<CLI::App*> chosen = app_.get_subcommands();
    const std::string command =
        chosen.empty() ? app_.get_name() : app_.get_name() + ' ' + chosen.front()->get_name();
    return {.code = ErrorCode::kInvalidUsage,
            .message = what + "; see '" + command + " --help'",
            .file = {}};
  }

  Verb& chosen_verb() {
    for (const std::unique_ptr<Verb>& verb : verbs_) {
      if (app_.got_subcommand(std::string(verb->name()))) return *verb;
    }
    return *window_;
  }

  std::vector<std::unique_ptr<Verb>> verbs_;
  std::unique_ptr<Verb> window_;
  CLI::App app_;
};

Result<ExitStatus> check_written(Console& console) {
  console.out.flush();
  if (console.out.good()) return ExitStatus::kDone;
  return Error{.code = ErrorCode::kUnreadable,
               .message = "standard output could not be written; is the disk full?",
               .file = {}};
}

}  // namespace

int run_cli(int argc, const char* const* argv, const WindowLauncher& launcher, Console& console) {
  const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
  CommandLine command_line(launcher);
  Result<ExitStatus> outcome = command_line.run(arguments, console);
  if (outcome) {
    const Result<ExitStatus> written = check_written(console);
    if (!written) outcome = written;
  }
  if (outcome) return static_cast<int>(*outcome);
  print_error(console, outcome.error());
  return static_cast<int>(ExitStatus::kError);
}

int run_cli(int argc, const char* const* argv, const WindowLauncher& launcher) {
  Console console = process_console();
  return run_cli(argc, argv, launcher, console);
}

}  // namespace astrolabe::app
