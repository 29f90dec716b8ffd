#include "app/ui/dialogs/background_process.h"

#include <utility>

#if defined(__unix__) || defined(__APPLE__)

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cassert>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <mutex>
#include <sstream>
#include <thread>

extern char** environ;  // POSIX declares it in no header.

namespace astrolabe::app {

struct BackgroundProcess::Impl {
  pid_t child = -1;
  int read_end = -1;
  std::function<void()> on_exit;
  std::mutex reaping;
  bool reaped = false;  ///< Guarded by `reaping`: from then on the number may be somebody else's.
  std::atomic<bool> finished{false};
  int status = -1;
  std::string output;
  std::thread watcher;

  void watch() {
    read_all();
    siginfo_t ended{};
    while (::waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOWAIT) != 0 &&
           errno == EINTR) {
    }
    {
      const std::lock_guard lock(reaping);
      int wait_status = 0;
      ::waitpid(child, &wait_status, 0);
      reaped = true;
      status = WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : -1;
    }
    finished.store(true, std::memory_order_release);
    if (on_exit) on_exit();
  }

  void read_all() {
    std::array<char, 4096> buffer;
    for (;;) {
      const ssize_t count = ::read(read_end, buffer.data(), buffer.size());
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) break;
      output.append(buffer.data(), static_cast<std::size_t>(count));
    }
    ::close(read_end);
  }
};

namespace {

/// Starts the child with its standard output going to `write_end`.
bool spawn(const std::vector<std::string>& arguments, int write_end, pid_t& child) {
  std::vector<char*> argv;
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, write_end, STDOUT_FILENO);
  const int error = ::posix_spawnp(&child, argv[0], &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0;
}

}  // namespace

std::unique_ptr<BackgroundProcess> BackgroundProcess::start(
    const std::vector<std::string>& arguments, std::function<void()> on_exit) {
  assert(!arguments.empty());
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) return nullptr;
  for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
  auto impl = std::make_unique<Impl>();
  const bool started = spawn(arguments, ends[1], impl->child);
  ::close(ends[1]);
  if (!started) {
    ::close(ends[0]);
    return nullptr;
  }
  impl->read_end = ends[0];
  impl->on_exit = std::move(on_exit);
  impl->watcher = std::thread([raw = impl.get()] { raw->watch(); });
  return std::unique_ptr<BackgroundProcess>(new BackgroundProcess(std::move(impl)));
}

BackgroundProcess::BackgroundProcess(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

BackgroundProcess::~BackgroundProcess() {
  {
    const std::lock_guard lock(impl_->reaping);
    if (!impl_->reaped) ::kill(impl_->child, SIGTERM);
  }
  impl_->watcher.join();
}

bool BackgroundProcess::finished() const { return impl_->finished.load(std::memory_order_acquire); }

int BackgroundProcess::status() const {
  assert(finished());
  return impl_->status;
}

const std::string& BackgroundProcess::output() const {
  assert(finished());
  return impl_->output;
}

bool is_program_installed(const std::string& name) {
  const char* path = std::getenv("PATH");
  if (path == nullptr) return false;
  std::istringstream folders(path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (!folder.empty() && ::access((folder + "/" + name).c_str(), X_OK) == 0) return true;
  }
  return false;
}

}  // namespace astrolabe::app

#else

namespace astrolabe::app {

struct BackgroundProcess::Impl {
  std::string output;
};

std::unique_ptr<BackgroundProcess> BackgroundProcess::start(const std::vector<std::string>&,
                                                            std::function<void()>) {
  return nullptr;
}
BackgroundProcess::BackgroundProcess(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
BackgroundProcess::~BackgroundProcess() = default;
bool BackgroundProcess::finished() const { return true; }
int BackgroundProcess::status() const { return -1; }
const std::string& BackgroundProcess::output() const { return impl_->output; }
bool is_program_installed(const std::string&) { return false; }

}  // namespace astrolabe::app

#endif
