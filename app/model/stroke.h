#pragma once

#include <optional>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/layout.h"
#include "astrolabe/grid/map.h"

namespace astrolabe::app {

/// The cells of the map along a segment of the plane, in order. Two that follow each other share an
/// edge or a corner, unless the segment left the map between them: a fast drag leaves no holes on
/// any grid. Parts outside the map are cut off first, so that the work follows the cells touched.
[[nodiscard]] std::vector<CellId> cells_along(const Layout& layout, PlanePoint from, PlanePoint to);

/// The terrain that erasing leaves: the first of the palette that can be entered, else the first.
[[nodiscard]] TerrainIndex erasing_terrain(const Palette& palette);

/// One stroke of a painting tool: what terrain it lays, decided where it begins.
class Stroke {
 public:
  /// How the stroke was begun.
  enum class Mode : std::uint8_t {
    kPaint,  ///< Lays `terrain`; a blocked one that begins on itself erases (for touchpads).
    kErase,
  };

  /// `under` is the cell that the stroke begins on, if any. [Limit: terrain inside the palette]
  Stroke(const Map& map, Mode mode, TerrainIndex terrain, std::optional<CellId> under);

  [[nodiscard]] TerrainIndex terrain() const { return terrain_; }

 private:
  TerrainIndex terrain_;
};

}  // namespace astrolabe::app
