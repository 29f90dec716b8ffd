#pragma once

#ifndef _WIN32

#include <sys/wait.h>
#include <unistd.h>

#include <functional>

namespace astrolabe::test {

/// Whether `holds` is true in a child process, which may give up rights and take limits upon itself
/// without harm to the other tests. What would end the child counts as false.
inline bool holds_in_child(const std::function<bool()>& holds) {
  const pid_t child = ::fork();
  if (child == 0) {
    try {
      ::_exit(holds() ? 0 : 1);
    } catch (...) {
      ::_exit(1);
    }
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace astrolabe::test

#endif
