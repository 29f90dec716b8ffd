#pragma once

#include <string>

#include "app/cli/console.h"

namespace astrolabe::app {

/// One line on standard error that is written over and over, and only on a terminal. It is wiped at
/// the end. Refers to the console, which must outlive it.
class ProgressLine {
 public:
  explicit ProgressLine(Console& console) : console_(console) {}
  ~ProgressLine() { show({}); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// Replaces the line's text.
  void show(const std::string& text);

 private:
  Console& console_;
  std::size_t shown_length_ = 0;
};

}  // namespace astrolabe::app
