#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "app/model/camera.h"
#include "app/model/cell_stamps.h"
#include "app/ui/frame_buffer.h"
#include "app/ui/map_shaders.h"
#include "app/ui/map_view.h"
#include "app/ui/stamp_texture.h"
#include "app/ui/terrain_texture.h"
#include "app/ui/theme.h"
#include "astrolabe/grid/layout.h"
#include "astrolabe/grid/map.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/search/replay.h"

namespace astrolabe::app {

/// What is to be drawn in one frame. Refers to things that need to live for the frame only, apart
/// from the stamps.
struct MapScene {
  const Map& map;
  const Layout& layout;
  const Camera& camera;
  const Theme& theme;
  const MovementProfile& mover;  ///< What bars it is striped.
  CellRect changed;              ///< Cells whose terrain may differ from the last frame's.
  /// When cells were opened and closed; null, or of a map of another size: no search is drawn.
  std::shared_ptr<const CellStamps> stamps;
  const Replay* replay = nullptr;  ///< Of the same search; for the cells that were re-opened.
  std::uint32_t time = 0;          ///< The playhead.
  std::uint32_t end_time = 1;      ///< The time of the end. [Limit: > 0]
  CellId current = kNoCell;
  bool stale = false;  ///< The search belongs to an older map: it is drawn greyed.
  bool grid_lines = true;
  float ui_scale = 1.0F;
  bool draft = false;  ///< Drawn faster: at half resolution, with one sample a pixel.
};

/// Draws the cells of a map as one quad: the fragment shader finds the cell of each pixel, so that
/// the cost follows the pixels and not the cells. Paths, markers and numbers are the overlay's; see
/// app/ui/canvas_overlay.h.
class MapRenderer {
 public:
  /// [Limit: a current context with `gl`'s functions that outlives the renderer]
  MapRenderer(const GlApi& gl, std::string shader_header);
  ~MapRenderer();
  MapRenderer(const MapRenderer&) = delete;
  MapRenderer& operator=(const MapRenderer&) = delete;

  /// Uploads what has changed, a bounded part of it, and draws the scene into the back buffer,
  /// where the camera's viewport is. True where cells were drawn; false where they look as before,
  /// so that the picture kept of them was copied. [Units: the framebuffer's height in pixels]
  bool draw(const MapScene& scene, int framebuffer_height);

  /// True while parts of the map are still on their way to the graphics memory.
  [[nodiscard]] bool uploading() const { return uploading_; }
  /// What went wrong with the shaders; empty while all is well.
  [[nodiscard]] const std::string& error() const { return error_; }

 private:
  struct PixelPoint {
    int x = 0;
    int y = 0;
  };

  /// All that the picture depends on, beside the textures' content.
  struct Look {
    MapView view;
    MapDetail detail = MapDetail::kNear;
    GridSpec spec;
    GridSize map_size;
    GridSize target_size;
    ScreenRect viewport;
    std::uint32_t time = 0;
    std::uint32_t end_time = 1;
    CellId current = kNoCell;
    bool stamped = false;
    bool stale = false;
    bool grid_lines = true;
    bool dark = false;
    float ui_scale = 1.0F;
    int pixel_step = 1;

    friend bool operator==(const Look&, const Look&) = default;
  };

  bool upload(const MapScene& scene, bool minified);
  [[nodiscard]] Look look_of(const MapScene& scene) const;
  /// Draws into the framebuffer that is bound, `corner` pixels from its lower left.
  bool draw_cells(const Look& look, const Theme& theme, PixelPoint corner);
  void set_view(const ShaderProgram& program, const Look& look, PixelPoint corner) const;
  void set_search(const ShaderProgram& program, const Look& look, const Theme& theme) const;
  void set_ground(const ShaderProgram& program, const Look& look, const Theme& theme) const;

  const GlApi& gl_;
  MapShaders shaders_;
  TerrainTexture terrain_;
  StampTexture stamps_;
  FrameBuffer picture_;  ///< What the cells look like while they rest, or at half resolution.
  GLuint vertex_array_ = 0;
  Look look_;
  bool has_look_ = false;     ///< Something was drawn.
  bool has_picture_ = false;  ///< The picture has this look.
  bool uploading_ = false;
  std::string error_;
};

}  // namespace astrolabe::app
