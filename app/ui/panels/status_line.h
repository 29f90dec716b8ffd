#pragma once

#include <string>

#include "app/ui/panels/text.h"

namespace astrolabe::app {

/// What the status bar would say if it had all the room it wants. Later parts are less important.
struct StatusWords {
  std::string cell;         ///< What is under the pointer; never empty.
  std::string event;        ///< What just happened; empty for nothing.
  std::string brief_event;  ///< The same in fewer words.
  std::string size;         ///< How large the map is.
};

/// How wide the bar is inside its padding, and what it keeps between its parts.
struct StatusRoom {
  float width = 0.0f;   ///< [Units: pixels]
  float gap = 0.0f;     ///< [Units: pixels]
  float scale = 1.0f;   ///< Pixels a point.
  TextMeasure measure;  ///< In pixels.
};

/// What it says; a part that is empty is left out.
struct StatusLine {
  std::string cell;
  std::string event;
  std::string size;
};

/// Below this the map's size is left out, whatever else is said, so that it does not come and go
/// with each step. [Units: points]
inline constexpr float kSizeStatusWidth = 1100.0f;

/// As much of the words as fits in one line. First the size is left out, in a narrow bar; then the
/// event is told briefly; then it ends in an ellipsis, and is left out where only a few letters
/// of it would be seen; last the cell's words end in one.
[[nodiscard]] StatusLine fit_status(const StatusWords& words, const StatusRoom& room);

}  // namespace astrolabe::app
