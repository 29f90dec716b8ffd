#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/ui/player/script.h"
#include "app/ui/player/script_words.h"

namespace astrolabe::app {

/// Reads the words of one command from left to right. The first thing that doesn't fit is kept as
/// the failure; from then on every read returns a harmless value, so that a command's parser needs
/// no checks of its own. Refers to the words, which must outlive it.
class WordReader {
 public:
  explicit WordReader(std::span<const ScriptWord> words) : words_(words) {}

  [[nodiscard]] bool at_end() const { return next_ == words_.size() || failed(); }
  [[nodiscard]] bool failed() const { return !failure_.empty(); }
  /// What didn't fit: "expected a place, found 'foo'". Empty while all is well.
  [[nodiscard]] const std::string& failure() const { return failure_; }
  void fail(std::string reason);

  [[nodiscard]] bool next_is(std::string_view keyword) const;
  /// Skips the next word if it is this keyword.
  bool take(std::string_view keyword);
  /// The same, but anything else is a failure.
  void expect(std::string_view keyword);

  /// `what` names the thing in failures: "a path".
  std::string word(std::string_view what);
  double number(std::string_view what, double least, double greatest);
  int integer(std::string_view what, int least, int greatest);
  /// Two integers joined by a separator: "1280x800", "3,4".
  std::array<int, 2> integer_pair(std::string_view what, char separator, int least, int greatest);
  std::array<double, 2> number_pair(std::string_view what, double least, double greatest);

  /// "cell 3,4", "widget ID [at 0.5,0.5]" or "640,400".
  Target target();
  /// "left", "middle", "right"; where there is none of them, left.
  PointerButton button();
  /// "with ctrl+shift"; where there is no "with", none.
  KeyModifiers modifiers();
  SdlKey key();

 private:
  [[nodiscard]] const ScriptWord* peek() const;
  void fail_expecting(std::string_view what);

  std::span<const ScriptWord> words_;
  std::size_t next_ = 0;
  std::string failure_;
};

}  // namespace astrolabe::app
