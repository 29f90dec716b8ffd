#pragma once

#include <array>
#include <optional>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe {

/// A rectangle of the plane. [Units: see PlanePoint]
struct PlaneRect {
  PlanePoint min{0.0, 0.0};
  PlanePoint max{0.0, 0.0};
};

/// The outline of a cell on the plane: 4 or 6 corners in clockwise order (y down).
struct CellOutline {
  std::array<PlanePoint, 6> corners{};
  int count = 0;
};

/// Where cells lie on the plane. Edge neighbours are 1 apart, and the map's bounding rectangle
/// begins at (0,0), except that the first line of an even-staggered map is indented by half a cell:
///   square      a cell is 1 x 1; (0,0) has its centre at (0.5, 0.5)
///   hex-pointy  a cell is 1 wide and 2/sqrt 3 high; rows are sqrt(3)/2 apart
///   hex-flat    the same with x and y exchanged
///   diamond     a cell is sqrt 2 wide and high; rows are sqrt(1/2) apart
/// Topology (who is next to whom) is apart from this: see grid/topology.h. All functions take
/// constant time.
class Layout {
 public:
  Layout() = default;
  Layout(const GridSpec& spec, GridSize size) : spec_(spec), size_(size) {}

  [[nodiscard]] const GridSpec& spec() const { return spec_; }
  [[nodiscard]] GridSize size() const { return size_; }

  /// The centre of a cell; cells outside the map have one too.
  [[nodiscard]] PlanePoint centre(Offset at) const;
  [[nodiscard]] PlanePoint centre(CellId cell) const { return centre(size_.offset(cell)); }

  /// The cell of the unbounded grid whose centre is nearest, which is the cell that the point lies
  /// in. On an edge or a corner, where two or more are equally near, it is the one with the greater
  /// row, then the greater column (for hex-flat the greater column, then the greater row), as far
  /// as doubles can tell: the cell always contains the point to within 1e-9. [Limit: |x|, |y| <
  /// 1e9]
  [[nodiscard]] Offset nearest(PlanePoint point) const;

  /// The cell of the map that the point lies in; none outside the map. Any point may be asked
  /// about.
  [[nodiscard]] std::optional<CellId> cell_at(PlanePoint point) const;

  [[nodiscard]] CellOutline outline(Offset at) const;

  /// The smallest rectangle around all cells.
  [[nodiscard]] PlaneRect bounds() const;

 private:
  GridSpec spec_;
  GridSize size_;
};

}  // namespace astrolabe
