#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace astrolabe::app {

/// A program that runs beside us; its standard output is collected. Ends with this object: a child
/// that is still running is asked to terminate. Only on systems with POSIX processes; elsewhere
/// nothing starts.
class BackgroundProcess {
 public:
  /// Starts `arguments[0]`, looked for in PATH, without a shell in between. nullptr where it cannot
  /// be started. `on_exit` is called once, on another thread, when the program has ended; it must
  /// not destroy this object.
  [[nodiscard]] static std::unique_ptr<BackgroundProcess> start(
      const std::vector<std::string>& arguments, std::function<void()> on_exit);

  ~BackgroundProcess();
  BackgroundProcess(const BackgroundProcess&) = delete;
  BackgroundProcess& operator=(const BackgroundProcess&) = delete;

  [[nodiscard]] bool finished() const;
  /// The exit status, or -1 if it was ended by a signal. [Limit: finished()]
  [[nodiscard]] int status() const;
  /// All that it wrote. [Limit: finished()]
  [[nodiscard]] const std::string& output() const;

 private:
  struct Impl;
  explicit BackgroundProcess(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

/// Whether a program of this name is in PATH and may be executed.
[[nodiscard]] bool is_program_installed(const std::string& name);

}  // namespace astrolabe::app
