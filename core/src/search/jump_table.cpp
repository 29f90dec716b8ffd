#include "astrolabe/search/jump_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

namespace {

/// The directions beside a straight one, as numbers of the two that pass its corners ahead.
struct Sides {
  int direction;  ///< To the side.
  int ahead;      ///< Past the corner between the side and the direction itself.
};

std::array<Sides, 2> sides_of(int direction) {
  const int before = (direction + 3) & 3;
  const int after = (direction + 1) & 3;
  // 4 + k passes the corner between k and k + 1.
  return {{{before, kFirstCornerDirection + before}, {after, kFirstCornerDirection + direction}}};
}

DirectionSet bit(int direction) { return static_cast<DirectionSet>(1u << direction); }

Lattice sum(Lattice at, Lattice step) { return {at.a + step.a, at.b + step.b}; }
Lattice difference(Lattice at, Lattice step) { return {at.a - step.a, at.b - step.b}; }

/// Bits moved by one position: each gets that of its predecessor (up) or of its successor (down).
std::uint64_t moved_up(const std::uint64_t* words, std::size_t word) {
  return (words[word] << 1) | (word == 0 ? 0 : words[word - 1] >> 63);
}
std::uint64_t moved_down(const std::uint64_t* words, std::size_t word, std::size_t count) {
  return (words[word] >> 1) | (word + 1 == count ? 0 : words[word + 1] << 63);
}

}  // namespace

JumpTable::JumpTable(const SearchSpace& space)
    : corner_(space.spec().corner), steps_(lattice_steps(space.spec().kind)) {
  assert(space.spec().ways == kMaxDirections);
  read_cells(space);
  for (int direction = 0; direction < kFirstCornerDirection; ++direction) find_stops(direction);
}

void JumpTable::read_cells(const SearchSpace& space) {
  const GridSize size = space.size();
  const GridSpec& spec = space.spec();
  // The corners of the map and their neighbours hold the extremes of lattice coordinates.
  Lattice least{1 << 30, 1 << 30};
  Lattice most{-(1 << 30), -(1 << 30)};
  for (const int row :
       {0, std::min(1, size.height - 1), size.height - 1, std::max(0, size.height - 2)}) {
    for (const int col : {0, size.width - 1}) {
      const Lattice at = lattice_of(Offset{col, row}, spec.kind, spec.stagger);
      least = {std::min(least.a, at.a), std::min(least.b, at.b)};
      most = {std::max(most.a, at.a), std::max(most.b, at.b)};
    }
  }
  origin_ = least;
  rows_ = BitLines(most.b - least.b + 1, most.a - least.a + 1);
  columns_ = BitLines(most.a - least.a + 1, most.b - least.b + 1);
  for (int row = 0; row < size.height; ++row) {
    for (int col = 0; col < size.width; ++col) {
      if (!space.moves().passable(size.cell({col, row}))) continue;
      const Lattice at = lattice_of(Offset{col, row}, spec.kind, spec.stagger);
      rows_.set(at.b - origin_.b, at.a - origin_.a);
      columns_.set(at.a - origin_.a, at.b - origin_.b);
    }
  }
}

void JumpTable::find_stops(int direction) {
  const Lattice step = steps_[static_cast<std::size_t>(direction)];
  const BitLines& cells = step.a != 0 ? rows_ : columns_;
  const bool upwards = step.a + step.b > 0;
  BitLines stops(cells.line_count(), cells.length());
  const std::size_t count = cells.words_a_line();
  const auto behind = [&](const std::uint64_t* words, std::size_t word) {
    return upwards ? moved_up(words, word) : moved_down(words, word, count);
  };
  const auto ahead = [&](const std::uint64_t* words, std::size_t word) {
    return upwards ? moved_down(words, word, count) : moved_up(words, word);
  };
  for (int line = 0; line < cells.line_count(); ++line) {
    for (std::size_t word = 0; word < count; ++word) {
      std::uint64_t forced = 0;
      for (const std::uint64_t* const beside : {cells.line(line - 1), cells.line(line + 1)}) {
        if (corner_ == CornerRule::kNever) {
          forced |= beside[word] & ~behind(beside, word);
        } else {
          forced |= ~beside[word] & ahead(beside, word);
        }
      }
      if (corner_ == CornerRule::kOne) forced &= ahead(cells.line(line), word);
      stops.line(line)[word] = ~cells.line(line)[word] | forced;
    }
  }
  stops_[static_cast<std::size_t>(direction)] = std::move(stops);
}

DirectionSet JumpTable::forced_after_straight(Lattice at, int arrival) const {
  const Lattice step = steps_[static_cast<std::size_t>(arrival)];
  unsigned forced = 0;
  for (const Sides& side : sides_of(arrival)) {
    const Lattice beside = sum(at, steps_[static_cast<std::size_t>(side.direction)]);
    if (corner_ == CornerRule::kNever) {
      if (passable(beside) && !passable(difference(beside, step))) {
        forced |= static_cast<unsigned>(bit(side.direction)) | bit(side.ahead);
      }
    } else if (!passable(beside) && passable(sum(beside, step))) {
      forced |= bit(side.ahead);
    }
  }
  return static_cast<DirectionSet>(forced);
}

DirectionSet JumpTable::forced_after_diagonal(Lattice at, int arrival) const {
  if (corner_ == CornerRule::kNever) return 0;
  const int first = arrival - kFirstCornerDirection;
  const int second = (first + 1) & 3;
  unsigned forced = 0;
  // Behind at the one side: blocked there, and free one step along the other component.
  for (const auto [back_of, along] : {std::array{first, second}, std::array{second, first}}) {
    const Lattice beside = difference(at, steps_[static_cast<std::size_t>(back_of)]);
    if (passable(beside)) continue;
    if (!passable(sum(beside, steps_[static_cast<std::size_t>(along)]))) continue;
    const int back = (back_of + 2) & 3;
    // The corner direction between `along` and `back`.
    const int low = ((along + 1) & 3) == back ? along : back;
    forced |= bit(kFirstCornerDirection + low);
  }
  return static_cast<DirectionSet>(forced);
}

DirectionSet JumpTable::successors(Lattice at, std::uint32_t arrival) const {
  if (arrival >= static_cast<std::uint32_t>(kMaxDirections)) return 0xFF;
  const int direction = static_cast<int>(arrival);
  if (direction < kFirstCornerDirection) {
    return static_cast<DirectionSet>(bit(direction) | forced_after_straight(at, direction));
  }
  const int first = direction - kFirstCornerDirection;
  const int second = (first + 1) & 3;
  return static_cast<DirectionSet>(bit(direction) | bit(first) | bit(second) |
                                   forced_after_diagonal(at, direction));
}

}  // namespace astrolabe
