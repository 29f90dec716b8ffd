#include "astrolabe/grid/layout.h"

#include <cmath>
#include <initializer_list>
#include <limits>
#include <numbers>

#include "astrolabe/grid/lattice.h"

namespace astrolabe {

namespace {

constexpr double kSqrt3 = std::numbers::sqrt3;
constexpr double kHexSide = 1.0 / kSqrt3;   // side, and half of the distance between two tips
constexpr double kHexPitch = kSqrt3 / 2.0;  // between the centres of two lines
constexpr double kHalfDiagonal = 1.0 / std::numbers::sqrt2;  // of a unit square on its corner

/// Turns hex-flat into hex-pointy and back: the two layouts are mirror images.
PlanePoint transposed(PlanePoint point) { return {point.y, point.x}; }

/// Rows of cells, every second one shifted by half a cell: hex-pointy, diamond, and (transposed)
/// hex-flat.
struct StaggeredRows {
  double cell_width;    ///< Between the centres of two cells of a row.
  double row_pitch;     ///< Between the centre lines of two rows.
  double first_centre;  ///< From the top to the centre line of row 0.
  Stagger stagger;

  [[nodiscard]] PlanePoint centre(Offset at) const {
    const double shift = 0.5 * shift_of_line(at.row, stagger);
    return {(at.col + shift + 0.5) * cell_width, at.row * row_pitch + first_centre};
  }

  [[nodiscard]] Offset nearest(PlanePoint point) const;
};

StaggeredRows hex_rows(Stagger stagger) {
  return {.cell_width = 1.0, .row_pitch = kHexPitch, .first_centre = kHexSide, .stagger = stagger};
}

StaggeredRows diamond_rows(Stagger stagger) {
  return {.cell_width = 2.0 * kHalfDiagonal,
          .row_pitch = kHalfDiagonal,
          .first_centre = kHalfDiagonal,
          .stagger = stagger};
}

int floor_to_int(double value) { return static_cast<int>(std::floor(value)); }

double squared_distance(PlanePoint from, PlanePoint to) {
  const PlanePoint difference = to - from;
  return difference.x * difference.x + difference.y * difference.y;
}

// A cell reaches less than a row pitch beyond its neighbours' centre lines, so the nearest centre
// is in one of the two rows between whose centre lines the point lies.
Offset StaggeredRows::nearest(PlanePoint point) const {
  const int upper = floor_to_int((point.y - first_centre) / row_pitch);
  Offset best;
  double best_distance = std::numeric_limits<double>::infinity();
  for (int row = upper; row <= upper + 1; ++row) {
    const double shift = 0.5 * shift_of_line(row, stagger);
    const Offset at{floor_to_int(point.x / cell_width - shift), row};
    const double distance = squared_distance(centre(at), point);
    if (distance > best_distance) continue;
    best = at;
    best_distance = distance;
  }
  return best;
}

CellOutline outline_around(PlanePoint centre, std::initializer_list<PlanePoint> corners) {
  CellOutline outline;
  for (const PlanePoint corner : corners) {
    outline.corners[static_cast<std::size_t>(outline.count++)] = centre + corner;
  }
  return outline;
}

CellOutline pointy_outline(PlanePoint centre) {
  return outline_around(centre, {{0.0, -kHexSide},
                                 {0.5, -0.5 * kHexSide},
                                 {0.5, 0.5 * kHexSide},
                                 {0.0, kHexSide},
                                 {-0.5, 0.5 * kHexSide},
                                 {-0.5, -0.5 * kHexSide}});
}

CellOutline flat_outline(PlanePoint centre) {
  return outline_around(centre, {{kHexSide, 0.0},
                                 {0.5 * kHexSide, 0.5},
                                 {-0.5 * kHexSide, 0.5},
                                 {-kHexSide, 0.0},
                                 {-0.5 * kHexSide, -0.5},
                                 {0.5 * kHexSide, -0.5}});
}

CellOutline diamond_outline(PlanePoint centre) {
  return outline_around(
      centre,
      {{0.0, -kHalfDiagonal}, {kHalfDiagonal, 0.0}, {0.0, kHalfDiagonal}, {-kHalfDiagonal, 0.0}});
}

CellOutline square_outline(PlanePoint centre) {
  return outline_around(centre, {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}});
}

/// The rectangle around a block of staggered rows. With two rows or more, one starts at the left
/// and another sticks out by half a cell; a single row lies where its own shift puts it.
PlaneRect staggered_bounds(const StaggeredRows& rows, GridSize size) {
  const double half_cell = 0.5 * rows.cell_width;
  const double full_width = size.width * rows.cell_width;
  const bool only_shifted = size.height == 1 && shift_of_line(0, rows.stagger) == 1;
  const double left = only_shifted ? half_cell : 0.0;
  const double right = size.height > 1 || only_shifted ? full_width + half_cell : full_width;
  return {.min = {left, 0.0},
          .max = {right, (size.height - 1) * rows.row_pitch + 2.0 * rows.first_centre}};
}

}  // namespace

PlanePoint Layout::centre(Offset at) const {
  switch (spec_.kind) {
    case GridKind::kHexPointy:
      return hex_rows(spec_.stagger).centre(at);
    case GridKind::kHexFlat:
      return transposed(hex_rows(spec_.stagger).centre({at.row, at.col}));
    case GridKind::kDiamond:
      return diamond_rows(spec_.stagger).centre(at);
    case GridKind::kSquare:
      break;
  }
  return {at.col + 0.5, at.row + 0.5};
}

Offset Layout::nearest(PlanePoint point) const {
  switch (spec_.kind) {
    case GridKind::kHexPointy:
      return hex_rows(spec_.stagger).nearest(point);
    case GridKind::kHexFlat: {
      const Offset mirrored = hex_rows(spec_.stagger).nearest(transposed(point));
      return {mirrored.row, mirrored.col};
    }
    case GridKind::kDiamond:
      return diamond_rows(spec_.stagger).nearest(point);
    case GridKind::kSquare:
      break;
  }
  return {floor_to_int(point.x), floor_to_int(point.y)};
}

std::optional<CellId> Layout::cell_at(PlanePoint point) const {
  // Far outside, a column would not fit an int.
  const PlaneRect box = bounds();
  if (!(point.x >= box.min.x && point.x <= box.max.x)) return std::nullopt;
  if (!(point.y >= box.min.y && point.y <= box.max.y)) return std::nullopt;
  const Offset at = nearest(point);
  if (!size_.contains(at)) return std::nullopt;
  return size_.cell(at);
}

CellOutline Layout::outline(Offset at) const {
  switch (spec_.kind) {
    case GridKind::kHexPointy:
      return pointy_outline(centre(at));
    case GridKind::kHexFlat:
      return flat_outline(centre(at));
    case GridKind::kDiamond:
      return diamond_outline(centre(at));
    case GridKind::kSquare:
      break;
  }
  return square_outline(centre(at));
}

PlaneRect Layout::bounds() const {
  if (size_.cell_count() == 0) return {};
  switch (spec_.kind) {
    case GridKind::kHexPointy:
      return staggered_bounds(hex_rows(spec_.stagger), size_);
    case GridKind::kHexFlat: {
      const PlaneRect mirrored =
          staggered_bounds(hex_rows(spec_.stagger), {size_.height, size_.width});
      return {.min = transposed(mirrored.min), .max = transposed(mirrored.max)};
    }
    case GridKind::kDiamond:
      return staggered_bounds(diamond_rows(spec_.stagger), size_);
    case GridKind::kSquare:
      break;
  }
  return {.min = {0.0, 0.0},
          .max = {static_cast<double>(size_.width), static_cast<double>(size_.height)}};
}

}  // namespace astrolabe
