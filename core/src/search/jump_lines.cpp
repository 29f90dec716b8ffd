#include "astrolabe/search/jump_lines.h"

namespace astrolabe {

JumpLines::Stop JumpLines::farther_stop_up(const Word* word, int steps) {
  for (; word->stops_up == 0; ++word) steps += 64;
  const int between = std::countr_zero(word->stops_up);
  return {steps + between, ((word->passable >> between) & 1) != 0};
}

JumpLines::Stop JumpLines::farther_stop_down(const Word* word, int steps) {
  for (; word->stops_down == 0; --word) steps += 64;
  const int between = std::countl_zero(word->stops_down);
  return {steps + between, ((word->passable << between) >> 63) != 0};
}

std::uint64_t JumpLines::passable_below(int number, std::ptrdiff_t word) const {
  const Word* const words = line(number);
  return (words[word].passable << 1) | (word == 0 ? 0 : words[word - 1].passable >> 63);
}

std::uint64_t JumpLines::passable_above(int number, std::ptrdiff_t word) const {
  const Word* const words = line(number);
  const bool last = word + 1 == words_a_line_;
  return (words[word].passable >> 1) | (last ? 0 : words[word + 1].passable << 63);
}

std::uint64_t JumpLines::turns(int number, int beside, std::ptrdiff_t word, CornerRule corner,
                               bool upwards) const {
  const std::uint64_t free_beside = line(beside)[word].passable;
  if (corner == CornerRule::kNever) {
    return free_beside & ~(upwards ? passable_below(beside, word) : passable_above(beside, word));
  }
  const auto ahead = [&](int of) {
    return upwards ? passable_above(of, word) : passable_below(of, word);
  };
  const std::uint64_t free_ahead = ~free_beside & ahead(beside);
  return corner == CornerRule::kOne ? free_ahead & ahead(number) : free_ahead;
}

void JumpLines::find_stops(CornerRule corner) {
  for (int number = 0; number < line_count_; ++number) {
    for (std::ptrdiff_t word = 0; word < words_a_line_; ++word) {
      const auto turns_to_both = [&](bool upwards) {
        return turns(number, number - 1, word, corner, upwards) |
               turns(number, number + 1, word, corner, upwards);
      };
      Word& here = line(number)[word];
      here.stops_up = ~here.passable | turns_to_both(true);
      here.stops_down = ~here.passable | turns_to_both(false);
    }
  }
}

}  // namespace astrolabe
