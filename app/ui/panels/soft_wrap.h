#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/ui/panels/text.h"

namespace astrolabe::app {

/// A text that is edited in a field which cannot wrap its lines: shown() is the text with some
/// blanks turned into line breaks, so that no line is too wide, and what is done to that is done to
/// the text. Every character keeps its place, so that a caret and a field's own history hold good
/// in both.
class SoftWrap {
 public:
  /// Begins anew with another text, as shown in lines of this width.
  void reset(std::string text, float width, TextMeasure measure);
  /// The field holds `now` instead of shown(). Line breaks that came in are of the text, unless an
  /// earlier text, or the field's history of it, has come back with them.
  void edit(std::string_view now, float width, TextMeasure measure);

  /// Without the breaks that are only shown.
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] const std::string& shown() const { return shown_; }

 private:
  std::string text_;
  std::string shown_;
  std::vector<std::string> earlier_;  ///< All texts since reset(), oldest first.
};

}  // namespace astrolabe::app
