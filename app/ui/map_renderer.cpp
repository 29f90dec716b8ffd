#include "app/ui/map_renderer.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "app/ui/terrain_colours.h"

namespace astrolabe::app {

namespace {

constexpr GLuint kTerrainUnit = 0;
constexpr GLuint kStampUnit = 1;
constexpr GLuint kPaletteUnit = 2;
constexpr GLuint kMeansUnit = 3;

// Grid lines fade in between these zooms. [Units: design pixels for one plane unit]
constexpr float kGridLinesFrom = 6.0F;
constexpr float kGridLinesFull = 16.0F;

// How much of a stale search's colour gives way to the ground.
constexpr float kStaleFade = 0.6F;

// Farther from every map than any camera goes.
constexpr int kNowhere = -(1 << 28);

constexpr std::uint8_t kOpenAlpha = 0;
constexpr std::uint8_t kBarredAlpha = 128;
constexpr std::uint8_t kWallAlpha = 255;

/// The terrains' colours; the alpha says whether they are walls, or bar who moves.
std::vector<Colour> shader_palette(const Palette& palette, const MovementProfile& mover,
                                   const Theme& theme) {
  std::vector<Colour> colours = terrain_colours(palette, theme);
  for (std::size_t i = 0; i < colours.size(); ++i) {
    const std::uint8_t blocked = palette[i].blocked ? kWallAlpha : kBarredAlpha;
    colours[i].a = mover.passage(palette[i]).blocked ? blocked : kOpenAlpha;
  }
  return colours;
}

/// Screen pixels in one pixel of the target.
int pixel_step(const MapScene& scene) { return scene.draft ? 2 : 1; }

float grid_alpha(bool wanted, float design_zoom) {
  if (!wanted) return 0.0F;
  return std::clamp((design_zoom - kGridLinesFrom) / (kGridLinesFull - kGridLinesFrom), 0.0F, 1.0F);
}

}  // namespace

MapRenderer::MapRenderer(const GlApi& gl, std::string shader_header)
    : gl_(gl), shaders_(gl, std::move(shader_header)), terrain_(gl), stamps_(gl), picture_(gl) {
  gl_.GenVertexArrays(1, &vertex_array_);
}

MapRenderer::~MapRenderer() { gl_.DeleteVertexArrays(1, &vertex_array_); }

bool MapRenderer::draw(const MapScene& scene, int framebuffer_height) {
  // Not even the shadow around a map.
  if (scene.map.size().cell_count() == 0) return false;
  const int step = pixel_step(scene);
  const bool minified = detail_for(scene.camera.zoom() / step) == MapDetail::kMinified;
  const bool uploaded = upload(scene, minified);
  const Look look = look_of(scene);
  const bool changed = uploaded || !has_look_ || look != look_;
  look_ = look;
  has_look_ = true;
  if (changed) has_picture_ = false;

  const ScreenRect& viewport = look.viewport;
  const PixelPoint corner{
      static_cast<int>(viewport.x),
      framebuffer_height - static_cast<int>(viewport.y) - static_cast<int>(viewport.height)};
  // A picture that moves would be drawn in vain.
  if (changed && step == 1) return draw_cells(look, scene.theme, corner);
  const bool drawn = !has_picture_;
  if (drawn) {
    picture_.begin(look.target_size);
    if (!draw_cells(look, scene.theme, {})) return false;
    has_picture_ = true;
  }
  picture_.copy_to_screen(corner.x, corner.y, static_cast<int>(viewport.width),
                          static_cast<int>(viewport.height));
  return drawn;
}

bool MapRenderer::upload(const MapScene& scene, bool minified) {
  bool changed = false;
  const bool has_cells = scene.map.size().cell_count() > 0;
  if (has_cells) {
    terrain_.note_changes(scene.map, scene.changed,
                          shader_palette(scene.map.palette(), scene.mover, scene.theme));
    changed = terrain_.upload_some(scene.map, minified);
  }
  const bool fits =
      has_cells && scene.stamps != nullptr &&
      static_cast<std::int64_t>(scene.stamps->cell_count()) == scene.map.size().cell_count();
  stamps_.show(fits ? scene.stamps : nullptr, scene.map.size());
  changed |= stamps_.upload_some();
  if (scene.replay != nullptr) changed |= stamps_.patch(*scene.replay);
  uploading_ = (has_cells && terrain_.pending(minified)) || stamps_.pending();
  return changed;
}

MapRenderer::Look MapRenderer::look_of(const MapScene& scene) const {
  const ScreenRect& viewport = scene.camera.viewport();
  const int step = pixel_step(scene);
  const auto pixels = [step](double length) {
    return std::max(1, (static_cast<int>(length) + step - 1) / step);
  };
  MapDetail detail = detail_for(scene.camera.zoom() / step);
  if (detail == MapDetail::kMinified && !terrain_.has_means()) detail = MapDetail::kFar;
  return {.view = make_map_view(scene.camera, scene.layout),
          .detail = detail,
          .spec = scene.map.spec(),
          .map_size = terrain_.complete() ? scene.map.size() : GridSize{},
          .target_size = {pixels(viewport.width), pixels(viewport.height)},
          .viewport = viewport,
          .time = scene.time,
          .end_time = scene.end_time,
          .current = scene.current,
          .stamped = stamps_.ready(),
          .stale = scene.stale,
          .grid_lines = scene.grid_lines,
          .dark = scene.theme.dark,
          .ui_scale = scene.ui_scale,
          .pixel_step = step};
}

bool MapRenderer::draw_cells(const Look& look, const Theme& theme, PixelPoint corner) {
  const Result<const ShaderProgram*> program =
      shaders_.get(look.spec.kind, look.detail, look.pixel_step > 1);
  if (!program) {
    error_ = program.error().message;
    return false;
  }
  gl_.Viewport(corner.x, corner.y, look.target_size.width, look.target_size.height);
  gl_.Disable(GL_SCISSOR_TEST);
  gl_.Disable(GL_BLEND);
  gl_.Disable(GL_DEPTH_TEST);
  gl_.Disable(GL_CULL_FACE);
  terrain_.bind(kTerrainUnit, kPaletteUnit, kMeansUnit);
  stamps_.bind(kStampUnit);
  (*program)->use();
  set_view(**program, look, corner);
  set_search(**program, look, theme);
  set_ground(**program, look, theme);
  gl_.BindVertexArray(vertex_array_);
  gl_.DrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  gl_.BindVertexArray(0);
  gl_.UseProgram(0);
  gl_.ActiveTexture(GL_TEXTURE0);
  return true;
}

void MapRenderer::set_view(const ShaderProgram& program, const Look& look,
                           PixelPoint corner) const {
  program.set("u_terrain", static_cast<int>(kTerrainUnit));
  program.set("u_stamps", static_cast<int>(kStampUnit));
  program.set("u_palette", static_cast<int>(kPaletteUnit));
  program.set("u_minified", static_cast<int>(kMeansUnit));
  program.set("u_cells_a_texel", static_cast<float>(terrain_.cells_a_texel()));
  program.set("u_size", std::array{look.map_size.width, look.map_size.height});
  program.set("u_base", std::array{look.view.base.col, look.view.base.row});
  program.set("u_origin", look.view.origin);
  program.set("u_bounds", look.view.bounds);
  program.set("u_zoom", look.view.zoom);
  program.set("u_pixel_step", static_cast<float>(look.pixel_step));
  program.set("u_upper_left", std::array{static_cast<float>(corner.x),
                                         static_cast<float>(corner.y + look.target_size.height)});
  program.set("u_ui_scale", look.ui_scale);
  program.set("u_shifted_parity", look.spec.stagger == Stagger::kOdd ? 1 : 0);
}

void MapRenderer::set_search(const ShaderProgram& program, const Look& look,
                             const Theme& theme) const {
  const auto seen = [&](Colour colour) {
    return look.stale ? mix(colour, theme.ground, kStaleFade) : colour;
  };
  program.set("u_stamped", look.stamped ? 1 : 0);
  program.set("u_time", look.time);
  program.set("u_shade_scale", 1.0F / static_cast<float>(look.end_time));
  std::array<int, 2> current{kNowhere, kNowhere};
  if (look.current != kNoCell && look.stamped) {
    const Offset at = look.map_size.offset(look.current);
    current = {at.col - look.view.base.col, at.row - look.view.base.row};
  }
  program.set("u_current", current);
  program.set("u_open", seen(theme.open));
  program.set("u_open_ring", seen(theme.open_ring));
  program.set("u_closed_early", seen(theme.closed_early));
  program.set("u_closed_late", seen(theme.closed_late));
  program.set("u_current_fill", seen(theme.current));
  program.set("u_current_outline", seen(theme.current_outline));
}

void MapRenderer::set_ground(const ShaderProgram& program, const Look& look,
                             const Theme& theme) const {
  program.set("u_surface", theme.surface);
  program.set("u_shadow", theme.shadow);
  program.set("u_grid_line", theme.grid_line);
  program.set("u_wall_light", theme.wall_edge);
  program.set("u_barred", theme.barred);
  program.set("u_grid_alpha", grid_alpha(look.grid_lines, look.view.zoom / look.ui_scale));
}

}  // namespace astrolabe::app
