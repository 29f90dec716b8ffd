#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace astrolabe {

/// Lines of bits side by side, all of one length, that are scanned 64 at a time. A blocked border
/// of one bit lies before and after each line and one line before and after all of them, so that
/// positions from -1 to length() and lines from -1 to line_count() may be asked for.
class BitLines {
 public:
  BitLines() = default;
  /// All bits 0. [Limit: both 0 or more]
  BitLines(int line_count, int length)
      : line_count_(line_count),
        length_(length),
        words_a_line_((static_cast<std::size_t>(length) + 2 + 63) / 64),
        words_(words_a_line_ * (static_cast<std::size_t>(line_count) + 2)) {}

  [[nodiscard]] int line_count() const { return line_count_; }
  [[nodiscard]] int length() const { return length_; }
  [[nodiscard]] std::size_t words_a_line() const { return words_a_line_; }

  /// The words of a line; position p is bit p + 1.
  [[nodiscard]] std::uint64_t* line(int number) {
    return words_.data() + static_cast<std::size_t>(number + 1) * words_a_line_;
  }
  [[nodiscard]] const std::uint64_t* line(int number) const {
    return words_.data() + static_cast<std::size_t>(number + 1) * words_a_line_;
  }

  void set(int number, int position) {
    const auto bit = static_cast<std::size_t>(position + 1);
    line(number)[bit / 64] |= std::uint64_t{1} << (bit % 64);
  }
  [[nodiscard]] bool test(int number, int position) const {
    const auto bit = static_cast<std::size_t>(position + 1);
    return ((line(number)[bit / 64] >> (bit % 64)) & 1) != 0;
  }

  /// The nearest set position beyond one. [Limit: there is one]
  [[nodiscard]] int next(int number, int position) const {
    const std::uint64_t* const words = line(number);
    const auto from = static_cast<std::size_t>(position + 2);
    std::size_t word = from / 64;
    std::uint64_t bits = words[word] & (~std::uint64_t{0} << (from % 64));
    while (bits == 0) bits = words[++word];
    return static_cast<int>(word * 64) + std::countr_zero(bits) - 1;
  }
  /// The nearest set position before one. [Limit: there is one]
  [[nodiscard]] int previous(int number, int position) const {
    const std::uint64_t* const words = line(number);
    const auto from = static_cast<std::size_t>(position);
    std::size_t word = from / 64;
    std::uint64_t bits = words[word] & (~std::uint64_t{0} >> (63 - from % 64));
    while (bits == 0) bits = words[--word];
    return static_cast<int>(word * 64) + 63 - std::countl_zero(bits) - 1;
  }

 private:
  int line_count_ = 0;
  int length_ = 0;
  std::size_t words_a_line_ = 0;
  std::vector<std::uint64_t> words_;
};

}  // namespace astrolabe
