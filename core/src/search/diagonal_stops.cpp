#include "astrolabe/search/diagonal_stops.h"

namespace astrolabe {

namespace {

constexpr int kBits = 64;

/// The cells from which a walk through passable ones, to larger positions, ends in a marked one;
/// the marked ones too. [Limit: marked ones are passable]
std::uint64_t led_up_to(std::uint64_t marked, std::uint64_t passable) {
  for (int shift = 1; shift < kBits; shift *= 2) {
    marked |= passable & (marked >> shift);
    passable &= passable >> shift;
  }
  return marked;
}

/// The same for walks to smaller positions.
std::uint64_t led_down_to(std::uint64_t marked, std::uint64_t passable) {
  for (int shift = 1; shift < kBits; shift *= 2) {
    marked |= passable & (marked << shift);
    passable &= passable << shift;
  }
  return marked;
}

}  // namespace

DiagonalStops::DiagonalStops(const JumpLines& rows, CornerRule corner)
    : corner_(corner),
      words_a_row_(rows.words_a_line()),
      words_(static_cast<std::size_t>(words_a_row_) *
             (static_cast<std::size_t>(rows.line_count()) + 2)) {
  for (int row = 0; row < rows.line_count(); ++row) {
    for (std::ptrdiff_t word = 0; word < words_a_row_; ++word) {
      word_at(row, word).passable = rows.line(row)[word].passable;
    }
  }
  find_stops_along_rows(rows);
  find_stops_across_rows(rows, 1);
  find_stops_across_rows(rows, -1);
  if (corner == CornerRule::kNever) return;
  for (const int a : {-1, 1}) {
    for (const int b : {-1, 1}) find_own_turns(rows, a, b);
  }
}

void DiagonalStops::find_stops_along_rows(const JumpLines& rows) {
  for (int row = 0; row < rows.line_count(); ++row) {
    const JumpLines::Word* const line = rows.line(row);
    // What the cell behind the word leads to, itself included.
    std::uint64_t next = 0;
    for (std::ptrdiff_t word = words_a_row_ - 1; word >= 0; --word) {
      const std::uint64_t passable = line[word].passable;
      const std::uint64_t turns = passable & line[word].stops_up;
      const std::uint64_t cells = led_up_to(turns | (passable & (next << 63)), passable);
      word_at(row, word).along[index_of(1)] = (cells >> 1) | (next << 63);
      next = cells & 1;
    }
    next = 0;
    for (std::ptrdiff_t word = 0; word < words_a_row_; ++word) {
      const std::uint64_t passable = line[word].passable;
      const std::uint64_t turns = passable & line[word].stops_down;
      const std::uint64_t cells = led_down_to(turns | (passable & next), passable);
      word_at(row, word).along[index_of(-1)] = (cells << 1) | next;
      next = cells >> 63;
    }
  }
}

void DiagonalStops::find_stops_across_rows(const JumpLines& rows, int step_b) {
  const Lattice step{0, step_b};
  const int count = rows.line_count();
  std::vector<std::uint64_t> cells(
      static_cast<std::size_t>(words_a_row_));  // As above, of the row ahead.
  for (int done = 0; done < count; ++done) {
    const int row = step_b > 0 ? count - 1 - done : done;
    for (std::ptrdiff_t word = 0; word < words_a_row_; ++word) {
      std::uint64_t& ahead = cells[static_cast<std::size_t>(word)];
      word_at(row, word).across[index_of(step_b)] = ahead;
      const std::uint64_t turns = rows.openings(row, word, corner_, step, {1, 0}) |
                                  rows.openings(row, word, corner_, step, {-1, 0});
      ahead = word_at(row, word).passable & (turns | ahead);
    }
  }
}

/// Past a wall behind one of the two straight parts of a step.
void DiagonalStops::find_own_turns(const JumpLines& rows, int step_a, int step_b) {
  std::vector<std::uint64_t>& cells = turns_[index_of(step_a)][index_of(step_b)];
  cells.resize(words_.size());
  for (int row = 0; row < rows.line_count(); ++row) {
    for (std::ptrdiff_t word = 0; word < words_a_row_; ++word) {
      cells[static_cast<std::size_t>((row + 1) * words_a_row_ + word)] =
          rows.openings(row, word, corner_, {0, step_b}, {-step_a, 0}) |
          rows.openings(row, word, corner_, {step_a, 0}, {0, -step_b});
    }
  }
}

}  // namespace astrolabe
