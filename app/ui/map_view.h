#pragma once

#include <array>

#include "app/model/camera.h"
#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/layout.h"

namespace astrolabe::app {

/// What part of a map the shader draws, in numbers small enough for 32-bit floats: plane points and
/// cells are counted from a base cell near the view. On a map 16384 cells wide a float on the
/// whole plane would be wrong by a tenth of a pixel at high zoom; these are exact to 1/1000 px.
struct MapView {
  Offset base;                    ///< Local cell (0, 0). Column and row are even.
  std::array<float, 2> origin{};  ///< The view's upper-left corner. [Units: local plane units]
  std::array<float, 4> bounds{};  ///< The map's min x, y, max x, y. [Units: local plane units]
  float zoom = 1.0F;              ///< [Units: screen pixels for one plane unit]

  friend bool operator==(const MapView&, const MapView&) = default;
};

/// [Limit: the camera's viewport is not empty]
[[nodiscard]] MapView make_map_view(const Camera& camera, const Layout& layout);

/// How the cells are drawn: it depends on how large they are on the screen.
enum class MapDetail {
  kNear,      ///< Tiles, edges, grid lines.
  kFar,       ///< Cells of about a pixel: a few samples a pixel.
  kMinified,  ///< Many cells a pixel: mipmapped means.
};
inline constexpr int kMapDetailCount = 3;

/// [Units: target pixels for one plane unit]
[[nodiscard]] MapDetail detail_for(double zoom);

}  // namespace astrolabe::app
