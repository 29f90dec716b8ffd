#include "app/cli/progress_line.h"

#include <algorithm>
#include <ostream>

namespace astrolabe::app {

void ProgressLine::show(const std::string& text) {
  if (!console_.err_is_terminal) return;
  const std::size_t padding = shown_length_ - std::min(shown_length_, text.size());
  console_.err << '\r' << text << std::string(padding, ' ');
  if (text.empty()) console_.err << '\r';
  console_.err << std::flush;
  shown_length_ = text.size();
}

}  // namespace astrolabe::app
