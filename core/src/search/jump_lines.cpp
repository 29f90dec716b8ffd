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

std::uint64_t JumpLines::passable_cells(int number, std::ptrdiff_t word, Lattice by) const {
  const Word* const words = line(number + by.b);
  const std::uint64_t here = words[word].passable;
  if (by.a < 0) return (here << 1) | (word == 0 ? 0 : words[word - 1].passable >> 63);
  if (by.a == 0) return here;
  const bool last = word + 1 == words_a_line_;
  return (here >> 1) | (last ? 0 : words[word + 1].passable << 63);
}

std::uint64_t JumpLines::openings(int number, std::ptrdiff_t word, CornerRule corner, Lattice step,
                                  Lattice side) const {
  const auto passable = [&](Lattice by) { return passable_cells(number, word, by); };
  if (corner == CornerRule::kNever) {
    return passable(side) & ~passable({side.a - step.a, side.b - step.b});
  }
  const std::uint64_t ahead = ~passable(side) & passable({side.a + step.a, side.b + step.b});
  return corner == CornerRule::kOne ? ahead & passable(step) : ahead;
}

void JumpLines::find_stops(CornerRule corner) {
  constexpr Lattice kSide{0, 1};
  constexpr Lattice kOtherSide{0, -1};
  for (int number = 0; number < line_count_; ++number) {
    for (std::ptrdiff_t word = 0; word < words_a_line_; ++word) {
      const auto turns = [&](Lattice step) {
        return openings(number, word, corner, step, kSide) |
               openings(number, word, corner, step, kOtherSide);
      };
      Word& here = line(number)[word];
      here.stops_up = ~here.passable | turns({1, 0});
      here.stops_down = ~here.passable | turns({-1, 0});
    }
  }
}

}  // namespace astrolabe
