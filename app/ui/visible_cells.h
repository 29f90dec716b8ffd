#pragma once

#include "app/model/camera.h"
#include "app/model/cell_rect.h"
#include "astrolabe/grid/layout.h"

namespace astrolabe::app {

/// A block of the map's cells that holds every cell of which the camera shows anything, and little
/// more. Empty where the map is out of sight. O(1).
[[nodiscard]] CellRect visible_cells(const Camera& camera, const Layout& layout);

}  // namespace astrolabe::app
