#include "astrolabe/search/move_pruning.h"

#include <optional>

namespace astrolabe {

namespace {

/// The direction of a lattice step, if it is one.
std::optional<int> direction_of(const GridSpec& spec, Lattice step) {
  const auto steps = lattice_steps(spec.kind);
  for (int direction = 0; direction < spec.ways; ++direction) {
    if (steps[static_cast<std::size_t>(direction)] == step) return direction;
  }
  return std::nullopt;
}

bool contains(DirectionSet set, std::optional<int> direction) {
  return direction.has_value() && ((static_cast<unsigned>(set) >> *direction) & 1u) != 0;
}

/// Whether the target of `move`, from a cell reached by `arrival`, was reached from P at no more
/// cost. `legal` are the cell's moves.
bool is_redundant(const GridSpec& spec, int arrival, int move, DirectionSet legal) {
  const auto steps = lattice_steps(spec.kind);
  const Lattice first = steps[static_cast<std::size_t>(arrival)];
  const Lattice second = steps[static_cast<std::size_t>(move)];
  const Lattice together{first.a + second.a, first.b + second.b};
  if (together == Lattice{}) return true;
  const std::optional<int> from_p = direction_of(spec, together);
  if (!from_p) return false;
  if (!is_diagonal(*from_p, spec.kind)) return true;
  // P passes a corner; the cell itself, which is passable, is one of the flanks.
  if (spec.corner != CornerRule::kNever) return true;
  const std::optional<int> other_flank =
      direction_of(spec, {second.a - first.a, second.b - first.b});
  return contains(legal, other_flank);
}

/// Whether P leads to the target of `move` in two steps past the cell, for less: two straight steps
/// instead of two diagonal ones at a right angle.
bool is_dominated(const GridSpec& spec, int arrival, int move, DirectionSet legal) {
  if (!is_diagonal(arrival, spec.kind) || !is_diagonal(move, spec.kind)) return false;
  const auto steps = lattice_steps(spec.kind);
  const Lattice first = steps[static_cast<std::size_t>(arrival)];
  const Lattice second = steps[static_cast<std::size_t>(move)];
  // The cell between the two straight steps, seen from here.
  const Lattice between{(second.a - first.a) / 2, (second.b - first.b) / 2};
  return contains(legal, direction_of(spec, between));
}

/// Whether P leads to the target of `move` by the same two steps the other way round, the diagonal
/// one first, past the cell beside.
bool is_not_canonical(const GridSpec& spec, int arrival, int move, DirectionSet legal) {
  if (is_diagonal(arrival, spec.kind) || !is_diagonal(move, spec.kind)) return false;
  const auto steps = lattice_steps(spec.kind);
  const Lattice first = steps[static_cast<std::size_t>(arrival)];
  const Lattice second = steps[static_cast<std::size_t>(move)];
  const Lattice side{second.a - first.a, second.b - first.b};
  if (!contains(legal, direction_of(spec, side))) return false;
  if (spec.corner != CornerRule::kNever) return true;
  return contains(legal, direction_of(spec, {side.a - first.a, side.b - first.b}));
}

bool is_pruned(const GridSpec& spec, Pruning pruning, int arrival, int move, DirectionSet legal) {
  if (is_redundant(spec, arrival, move, legal)) return true;
  if (pruning == Pruning::kRedundant) return false;
  if (is_dominated(spec, arrival, move, legal)) return true;
  return pruning == Pruning::kCanonical && is_not_canonical(spec, arrival, move, legal);
}

}  // namespace

MovePruning::MovePruning(const GridSpec& spec, Pruning pruning) {
  for (std::uint32_t arrival = 0; arrival < remaining_.size(); ++arrival) {
    for (unsigned legal = 0; legal < 256; ++legal) {
      unsigned kept = legal;
      for (int move = 0; move < spec.ways && arrival < static_cast<unsigned>(spec.ways); ++move) {
        const auto arrival_direction = static_cast<int>(arrival);
        if (is_pruned(spec, pruning, arrival_direction, move, static_cast<DirectionSet>(legal))) {
          kept &= ~(1u << move);
        }
      }
      remaining_[arrival][legal] = static_cast<DirectionSet>(kept);
    }
  }
}

}  // namespace astrolabe
