#include "astrolabe/grid/move_table.h"

#include <cassert>
#include <utility>

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

namespace {

/// Offset steps for both shifts of a line.
struct StepTables {
  std::array<std::array<Offset, kMaxDirections>, 2> by_shift;
};

StepTables step_tables(GridKind kind) { return {{offset_steps(kind, 0), offset_steps(kind, 1)}}; }

int line_of(Offset at, GridKind kind) {
  if (kind == GridKind::kSquare) return 0;
  return kind == GridKind::kHexFlat ? at.col : at.row;
}

}  // namespace

MoveTable::MoveTable(const GridSpec& spec, GridSize size, std::vector<std::uint8_t> passable)
    : spec_(spec), size_(size), passable_(std::move(passable)), moves_(passable_.size()) {
  assert(static_cast<std::int64_t>(passable_.size()) == size.cell_count());
  const StepTables steps = step_tables(spec.kind);
  const Stagger stagger = spec.kind == GridKind::kSquare ? Stagger::kOdd : spec.stagger;
  std::size_t index = 0;
  for (int row = 0; row < size.height; ++row) {
    for (int col = 0; col < size.width; ++col, ++index) {
      const int shift = shift_of_line(line_of({col, row}, spec.kind), stagger);
      DirectionSet open = 0;
      const bool inside = col >= 1 && row >= 2 && col + 1 < size.width && row + 2 < size.height;
      const auto& table = steps.by_shift[static_cast<std::size_t>(shift)];
      for (int direction = 0; direction < spec.ways; ++direction) {
        const Offset step = table[static_cast<std::size_t>(direction)];
        if (!inside && !size.contains({col + step.col, row + step.row})) continue;
        const std::ptrdiff_t target =
            static_cast<std::ptrdiff_t>(index) + std::ptrdiff_t{step.row} * size.width + step.col;
        if (passable_[static_cast<std::size_t>(target)] == 0) continue;
        open = static_cast<DirectionSet>(open | (1u << direction));
      }
      moves_[index] = has_corner_moves(spec) ? apply_corner_rule(open, spec.corner) : open;
    }
  }
}

}  // namespace astrolabe
