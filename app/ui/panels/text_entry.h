#pragma once

#include <optional>
#include <string>

#include "app/ui/panels/controls.h"

namespace astrolabe::app {

/// A field whose text is taken over when it is left or Enter is pressed, and not letter by letter;
/// Esc takes back what was typed.
class TextEntry {
 public:
  /// The text that was entered now, if one was. `shown` stands in the field while nobody edits it.
  /// [Units: width in pixels; negative: so far from the right edge]
  std::optional<std::string> draw(const UiContext& context, const Control& control, float width,
                                  const std::string& shown);

 private:
  std::string typed_;
  bool editing_ = false;
};

}  // namespace astrolabe::app
