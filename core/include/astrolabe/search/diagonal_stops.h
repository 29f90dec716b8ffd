#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/search/jump_lines.h"

namespace astrolabe {

/// What a diagonal walk of jump point search has to do in each cell, besides going on: the cells
/// from which one of its two straight parts leads to a stop where a turn may be needed, and those
/// where a turn of its own may be. With them a walk scans a line only where it finds something;
/// without them it would scan two from each cell. Rows are those of JumpLines. Five bits a cell,
/// nine where corners may be passed. Immutable.
class DiagonalStops {
  struct Word;

 public:
  DiagonalStops() = default;
  /// [Limit: the stops of the rows are found]
  DiagonalStops(const JumpLines& rows, CornerRule corner);

  /// A walk of diagonal steps (kStepA, kStepB). Refers to the stops.
  template <int kStepA, int kStepB>
  class Walk {
   public:
    /// Begins at a position of a row. [Limit: on the map]
    Walk(const DiagonalStops& stops, int row, int position)
        : corner_(stops.corner_),
          row_(stops.row(row)),
          turns_(stops.turns(row, kStepA, kStepB)),
          next_row_(kStepB * stops.words_a_row_),
          position_(position) {}

    /// Makes a step; false where it is not legal.
    [[nodiscard, gnu::always_inline]] bool go() {
      const Word* const ahead = row_ + next_row_;
      const bool target = passable(ahead, position_ + kStepA);
      const bool one = passable(row_, position_ + kStepA);
      const bool other = passable(ahead, position_);
      if (!is_legal(target, one, other)) return false;
      row_ = ahead;
      if (turns_ != nullptr) turns_ += next_row_;
      position_ += kStepA;
      return true;
    }

    /// Whether a straight walk from here by (kStepA, 0) leads to a stop, or by (0, kStepB).
    [[nodiscard, gnu::always_inline]] bool leads_along_row() const {
      return has(word().along[index_of(kStepA)]);
    }
    [[nodiscard, gnu::always_inline]] bool leads_across_rows() const {
      return has(word().across[index_of(kStepB)]);
    }
    /// Whether the walk itself has to stop here, because a turn may be needed.
    [[nodiscard, gnu::always_inline]] bool must_stop() const {
      return turns_ != nullptr && has(turns_[word_of(position_)]);
    }

    /// In the row where the walk is now.
    [[nodiscard]] int position() const { return position_; }

   private:
    [[nodiscard]] const Word& word() const { return row_[word_of(position_)]; }
    [[nodiscard]] bool has(std::uint64_t cells) const {
      return ((cells >> (static_cast<unsigned>(position_ + 1) % 64)) & 1) != 0;
    }
    /// Without branches but for the rule, which never changes.
    [[nodiscard]] bool is_legal(bool target, bool one, bool other) const {
      if (corner_ == CornerRule::kAlways) return target;
      const bool corners = corner_ == CornerRule::kNever ? one & other : one | other;
      return static_cast<bool>(target & corners);
    }

    CornerRule corner_;
    const Word* row_;
    const std::uint64_t* turns_;  ///< Null where there are none.
    std::ptrdiff_t next_row_;
    int position_;
  };

 private:
  /// 64 cells, as in JumpLines.
  struct Word {
    std::uint64_t passable = 0;
    std::array<std::uint64_t, 2> along{};   ///< By the sign of the step in the row.
    std::array<std::uint64_t, 2> across{};  ///< By the sign of the step from row to row.
  };

  [[nodiscard]] static constexpr std::size_t index_of(int step) { return step > 0 ? 1 : 0; }
  [[nodiscard]] static std::size_t word_of(int position) {
    return static_cast<unsigned>(position + 1) / 64;
  }
  [[nodiscard]] const Word* row(int number) const {
    return words_.data() + (number + 1) * words_a_row_;
  }
  [[nodiscard]] const std::uint64_t* turns(int row, int step_a, int step_b) const {
    const std::vector<std::uint64_t>& cells = turns_[index_of(step_a)][index_of(step_b)];
    return cells.empty() ? nullptr : cells.data() + (row + 1) * words_a_row_;
  }
  [[nodiscard]] Word& word_at(int row, std::ptrdiff_t word) {
    return words_[static_cast<std::size_t>((row + 1) * words_a_row_ + word)];
  }
  [[nodiscard]] static bool passable(const Word* row, int position) {
    const auto bit = static_cast<unsigned>(position + 1);
    return ((row[bit / 64].passable >> (bit % 64)) & 1) != 0;
  }

  void find_stops_along_rows(const JumpLines& rows);
  void find_stops_across_rows(const JumpLines& rows, int step_b);
  void find_own_turns(const JumpLines& rows, int step_a, int step_b);

  CornerRule corner_ = CornerRule::kNever;
  std::ptrdiff_t words_a_row_ = 0;
  std::vector<Word> words_;
  /// The cells in which a diagonal walk itself has to stop, by the signs of its step; empty where
  /// corners may not be passed.
  std::array<std::array<std::vector<std::uint64_t>, 2>, 2> turns_;
};

}  // namespace astrolabe
