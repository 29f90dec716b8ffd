#include "astrolabe/grid/components.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <limits>

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

namespace {

constexpr std::uint32_t kBlocked = std::numeric_limits<std::uint32_t>::max();

DirectionSet moves_from(const MoveTable& moves, CellId cell) {
  return moves.passable(cell) ? moves.moves(cell) : DirectionSet{0};
}

}  // namespace

void Components::follow(const MoveTable& moves) {
  const bool same_shape = spec_ == moves.spec() && size_ == moves.size();
  if (!same_shape || !add_new_moves(moves)) build(moves);
}

void Components::build(const MoveTable& moves) {
  take_shape(moves);
  const auto count = static_cast<std::uint32_t>(size_.cell_count());
  moves_.resize(count);
  parents_.resize(count);
  for (std::uint32_t index = 0; index < count; ++index) {
    parents_[index] = moves.passable(CellId{index}) ? index : kBlocked;
    moves_[index] = moves_from(moves, CellId{index});
  }
  for (std::uint32_t index = 0; index < count; ++index) {
    join_neighbours(index, moves_[index]);
  }
  // Every cell straight to its root: parents have lower numbers, so theirs are final already.
  for (std::uint32_t& parent : parents_) {
    if (parent != kBlocked) parent = parents_[parent];
  }
}

bool Components::add_new_moves(const MoveTable& moves) {
  for (std::uint32_t index = 0; index < moves_.size(); ++index) {
    const CellId cell{index};
    const bool was_passable = parents_[index] != kBlocked;
    if (was_passable && !moves.passable(cell)) return false;
    const DirectionSet now = moves_from(moves, cell);
    if ((moves_[index] & ~now) != 0) return false;
    if (!was_passable && moves.passable(cell)) parents_[index] = index;
  }
  for (std::uint32_t index = 0; index < moves_.size(); ++index) {
    const DirectionSet now = moves_from(moves, CellId{index});
    const auto added = static_cast<DirectionSet>(now & ~moves_[index]);
    if (added == 0) continue;
    moves_[index] = now;
    join_neighbours(index, added);
  }
  return true;
}

// Of two neighbours the one with the higher number joins them.
void Components::join_neighbours(std::uint32_t cell, DirectionSet directions) {
  const auto columns = static_cast<std::uint32_t>(size_.width);
  const bool by_column = spec_.kind == GridKind::kHexFlat;
  const auto line = static_cast<int>(by_column ? cell % columns : cell / columns);
  const auto& back = back_[static_cast<std::size_t>(shift_of_line(line, spec_.stagger))];
  for (unsigned left = directions; left != 0; left &= left - 1) {
    const std::uint32_t away = back[static_cast<std::size_t>(std::countr_zero(left))];
    if (away != 0) join(cell, cell - away);
  }
}

void Components::take_shape(const MoveTable& moves) {
  spec_ = moves.spec();
  size_ = moves.size();
  for (int shift = 0; shift < 2; ++shift) {
    const auto steps = offset_steps(spec_.kind, shift);
    for (std::size_t direction = 0; direction < steps.size(); ++direction) {
      const std::int64_t ahead =
          std::int64_t{steps[direction].row} * size_.width + steps[direction].col;
      back_[static_cast<std::size_t>(shift)][direction] =
          ahead < 0 ? static_cast<std::uint32_t>(-ahead) : 0;
    }
  }
}

void Components::join(std::uint32_t one, std::uint32_t other) {
  one = shortened_root_of(one);
  other = shortened_root_of(other);
  parents_[std::max(one, other)] = std::min(one, other);
}

// Every cell on the way comes to hang below its grandparent, so that ways stay short.
std::uint32_t Components::shortened_root_of(std::uint32_t cell) {
  while (parents_[cell] != cell) {
    parents_[cell] = parents_[parents_[cell]];
    cell = parents_[cell];
  }
  return cell;
}

std::uint32_t Components::root_of(std::uint32_t cell) const {
  while (parents_[cell] != cell) cell = parents_[cell];
  return cell;
}

bool Components::connected(CellId one, CellId other) const {
  if (parents_[index_of(one)] == kBlocked || parents_[index_of(other)] == kBlocked) return false;
  return root_of(index_of(one)) == root_of(index_of(other));
}

std::int64_t Components::size_of(CellId cell) const {
  if (parents_[index_of(cell)] == kBlocked) return 0;
  const std::uint32_t root = root_of(index_of(cell));
  std::int64_t count = 0;
  for (const std::uint32_t parent : parents_) {
    if (parent != kBlocked && root_of(parent) == root) ++count;
  }
  return count;
}

}  // namespace astrolabe
