#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace astrolabe {

/// Goes through a text line by line; lines end with LF or CR LF, the last one perhaps with nothing.
/// A byte order mark at the start is skipped. Refers to the text, which must outlive it.
class TextLines {
 public:
  explicit TextLines(std::string_view text);

  /// The next line without its end; nothing after the last one.
  std::optional<std::string_view> next();
  /// The number of the line that next() gave last, 1-based; 0 before the first.
  [[nodiscard]] int number() const { return number_; }
  /// What next() has not yet given.
  [[nodiscard]] std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
  int number_ = 0;
};

/// The text without a UTF-8 byte order mark at its start.
[[nodiscard]] std::string_view without_byte_order_mark(std::string_view text);

/// The text without blanks (spaces, tabs, CR) at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The words between blanks.
[[nodiscard]] std::vector<std::string_view> split_blanks(std::string_view text);

}  // namespace astrolabe
