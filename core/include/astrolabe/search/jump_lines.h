#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe {

/// The rows of a map, or its columns, as bits that are scanned 64 at a time: where it can be walked
/// on, and where straight walks along a line have to stop for jump point search. What a scan needs
/// of 64 cells lies side by side. A blocked border of one bit lies before and after each line and
/// one line before and after all of them, so that positions from -1 to the line's length and lines
/// from -1 to their number may be asked for.
class JumpLines {
 public:
  /// 64 cells. Position p of a line is bit p + 1.
  struct Word {
    std::uint64_t passable = 0;
    std::uint64_t stops_up = 0;    ///< Of walks to larger positions.
    std::uint64_t stops_down = 0;  ///< Of walks to smaller positions.
  };

  /// Where a walk stops.
  struct Stop {
    int steps = 1;          ///< How many lead there, 1 or more.
    bool passable = false;  ///< Else the walk ends in the cell before it, for nothing.
  };

  JumpLines() = default;
  /// All blocked. [Limit: both 0 or more]
  JumpLines(int line_count, int length)
      : line_count_(line_count),
        words_a_line_(static_cast<std::ptrdiff_t>((length + 2 + 63) / 64)),
        words_(static_cast<std::size_t>(words_a_line_) *
               (static_cast<std::size_t>(line_count) + 2)) {}

  void set_passable(int number, int position) {
    const auto bit = static_cast<unsigned>(position + 1);
    line(number)[bit / 64].passable |= std::uint64_t{1} << (bit % 64);
  }

  /// Works out the stops, once all passable cells are set.
  void find_stops(CornerRule corner);

  [[nodiscard]] int line_count() const { return line_count_; }

  /// Whether the cells that lie `by` from those of a word are passable: `by.a` cells further in the
  /// line, `by.b` lines further. [Limit: both -1 to 1; number of a line that is not the border]
  [[nodiscard]] std::uint64_t passable_cells(int number, std::ptrdiff_t word, Lattice by) const;
  /// The cells of a word at which a way opens past the cell at `side`, after a walk by `step`: past
  /// the end of a wall before it where corners may not be passed, else past its own. Cells are
  /// differences as above. Harabor's forced neighbours. [Limit: one is along the line]
  [[nodiscard]] std::uint64_t openings(int number, std::ptrdiff_t word, CornerRule corner,
                                       Lattice step, Lattice side) const;

  // Scans are made for every cell of a diagonal walk. Inlined by force, for the compiler's own
  // measure of a file's growth is used up by the many searches that jps.cpp makes: a fifth faster.

  /// A line is a pointer to its words, for the functions below; its neighbours lie words_a_line()
  /// before and behind it.
  [[nodiscard]] const Word* line(int number) const {
    return words_.data() + (number + 1) * words_a_line_;
  }
  [[nodiscard]] std::ptrdiff_t words_a_line() const { return words_a_line_; }

  [[nodiscard]] static bool passable(const Word* line, int position) {
    const auto bit = static_cast<unsigned>(position + 1);
    return ((line[bit / 64].passable >> (bit % 64)) & 1) != 0;
  }

  /// Which of the nine cells around a position, itself included, are passable: bit 3 (b + 1) + a +
  /// 1 for the cell a further in the line and b lines further. [Limit: inside the border]
  static constexpr unsigned kSurroundings = 1u << 9;
  [[nodiscard]] unsigned surroundings(const Word* line, int position) const {
    return three_from(line - words_a_line_, position - 1) | three_from(line, position - 1) << 3 |
           three_from(line + words_a_line_, position - 1) << 6;
  }
  [[nodiscard]] static constexpr bool surrounded_by_passable(unsigned surroundings, int a, int b) {
    return ((surroundings >> (3 * (b + 1) + a + 1)) & 1) != 0;
  }

  /// The first stop of a walk to larger positions, or to smaller ones where kSign is -1. [Limit:
  /// inside the border; find_stops() was called]
  template <int kSign>
  [[nodiscard, gnu::always_inline]] static Stop stop(const Word* line, int position) {
    return kSign > 0 ? stop_up(line, position) : stop_down(line, position);
  }

 private:
  /// Whether each of three cells from a position on is passable.
  [[nodiscard]] static unsigned three_from(const Word* line, int position) {
    const auto bit = static_cast<unsigned>(position + 1);
    std::uint64_t cells = line[bit / 64].passable >> (bit % 64);
    if (bit % 64 > 61) cells |= line[bit / 64 + 1].passable << (64 - bit % 64);
    return static_cast<unsigned>(cells & 7);
  }

  [[nodiscard, gnu::always_inline]] static Stop stop_up(const Word* line, int position) {
    const auto next = static_cast<unsigned>(position + 2);
    const Word* const word = line + next / 64;
    const std::uint64_t stops = word->stops_up >> (next % 64);
    if (stops == 0) return farther_stop_up(word + 1, 65 - static_cast<int>(next % 64));
    const int between = std::countr_zero(stops);
    return {between + 1, ((word->passable >> (next % 64) >> between) & 1) != 0};
  }
  [[nodiscard, gnu::always_inline]] static Stop stop_down(const Word* line, int position) {
    const auto next = static_cast<unsigned>(position);
    const Word* const word = line + next / 64;
    const unsigned beyond = 63 - next % 64;
    const std::uint64_t stops = word->stops_down << beyond;
    if (stops == 0) return farther_stop_down(word - 1, 1 + static_cast<int>(64 - beyond));
    const int between = std::countl_zero(stops);
    return {between + 1, ((word->passable << beyond << between) >> 63) != 0};
  }
  /// In a word and those behind it; `steps` lead to its first cell.
  [[nodiscard]] static Stop farther_stop_up(const Word* word, int steps);
  [[nodiscard]] static Stop farther_stop_down(const Word* word, int steps);

  [[nodiscard]] Word* line(int number) { return words_.data() + (number + 1) * words_a_line_; }

  int line_count_ = 0;
  std::ptrdiff_t words_a_line_ = 0;
  std::vector<Word> words_;
};

}  // namespace astrolabe
