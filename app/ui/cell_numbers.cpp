#include "app/ui/cell_numbers.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <string>

#include "app/model/cell_info.h"
#include "app/ui/terrain_colours.h"

namespace astrolabe::app {

namespace {

// [Units: design pixels for one plane unit]
constexpr float kAllNumbersZoom = 48.0F;
constexpr float kFNumberZoom = 24.0F;
constexpr float kArrowZoom = 20.0F;
constexpr float kGlyphZoom = 20.0F;

/// Room for f where it stands alone, between the arrows. [Units: plane units]
constexpr float kLoneFWidth = 0.66F;

/// Where the small numbers stand beside the middle, by the shape of the cell. [Units: plane units]
struct NumberPlaces {
  float side;        ///< g to the left, h to the right.
  float drop;        ///< Both below the middle.
  float f_width;     ///< Room for f.
  float side_width;  ///< Room for g, and for h.
};

NumberPlaces number_places(GridKind kind) {
  switch (kind) {
    case GridKind::kHexPointy:
    case GridKind::kHexFlat:
      return {.side = 0.22F, .drop = 0.27F, .f_width = 0.82F, .side_width = 0.4F};
    case GridKind::kDiamond:
      return {.side = 0.22F, .drop = 0.24F, .f_width = 0.95F, .side_width = 0.4F};
    case GridKind::kSquare:
      break;
  }
  return {.side = 0.235F, .drop = 0.3F, .f_width = 0.84F, .side_width = 0.43F};
}

/// Calls `use` for each cell of a block.
template <class Use>
void for_each_cell(const CellRect& cells, GridSize size, Use use) {
  for (int row = cells.min.row; row < cells.max.row; ++row) {
    for (int col = cells.min.col; col < cells.max.col; ++col) use(size.cell({col, row}));
  }
}

bool has_figures(const Workbench& workbench) {
  const Solution* solution = workbench.solution();
  return solution != nullptr && workbench.view().search_cells &&
         solution->map().size() == workbench.map().size() && !workbench.solution_is_stale();
}

/// The colour of the tile that a cell's state is drawn as.
Colour tile_colour(const OverlayCanvas& canvas, CellId cell, CellState state) {
  const Theme& theme = canvas.theme();
  switch (state) {
    case CellState::kOpen:
      return theme.open;
    case CellState::kCurrent:
      return theme.current;
    case CellState::kClosed:
      return mix(theme.closed_early, theme.closed_late, 0.5F);
    case CellState::kUnseen:
      break;
  }
  return terrain_colour(canvas.workbench().map().terrain(cell), theme);
}

Colour ink_on(const OverlayCanvas& canvas, Colour background) {
  return more_legible(background, canvas.theme().cell_text, canvas.theme().cell_text_inverse);
}

/// A number with as many decimals as fit the width, at most as the model would show.
std::string fitting_text(double value, CostScale scale, FontFace face, float width) {
  const auto fits = [&](const std::string& text) {
    constexpr float kNoLimit = std::numeric_limits<float>::max();
    return face.font->CalcTextSizeA(face.size, kNoLimit, 0.0F, text.c_str()).x <= width;
  };
  std::string text = cost_text(value, scale);
  if (fits(text)) return text;
  for (const int decimals : {1, 0}) {
    std::array<char, 32> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, value);
    text = buffer.data();
    if (fits(text)) break;
  }
  return text;
}

void draw_cell_numbers(const OverlayCanvas& canvas, CellId cell, const CellFigures& figures) {
  const float zoom = canvas.zoom();
  const NumberPlaces places = number_places(canvas.workbench().map().spec().kind);
  const CostScale scale = canvas.workbench().solution()->settings().cost_scale;
  const Colour tile = tile_colour(canvas, cell, figures.state);
  const Colour ink = ink_on(canvas, tile);
  const ImVec2 middle = canvas.centre(cell);
  const bool all = shows_all_numbers(canvas);

  const FontFace large = canvas.fonts().numerals((all ? 0.24F : 0.32F) * zoom);
  const float f_width = all ? places.f_width : kLoneFWidth;
  const std::string f = fitting_text(figures.f, scale, large, f_width * zoom);
  if (all) {
    canvas.haloed_text_at(middle, large, ink, tile, f.c_str());
  } else {
    canvas.text_at(middle, large, ink, f.c_str());
    return;
  }
  const FontFace small = canvas.fonts().numerals(0.16F * zoom);
  const auto write = [&](float side, double value) {
    canvas.haloed_text_at({middle.x + side * zoom, middle.y + places.drop * zoom}, small, ink, tile,
                          fitting_text(value, scale, small, places.side_width * zoom).c_str());
  };
  write(-places.side, figures.g);
  write(places.side, figures.h);
}

/// A head, and a shaft where no number stands in the middle.
void draw_arrow(const OverlayCanvas& canvas, ImVec2 from, ImVec2 to, Colour colour,
                bool with_shaft) {
  const ImVec2 way{to.x - from.x, to.y - from.y};
  const float length = std::hypot(way.x, way.y);
  const ImVec2 along{way.x / length, way.y / length};
  const ImVec2 across{-along.y, along.x};
  // Beside numbers it stands on the cell's edge, clear of them.
  const float reach = (with_shaft ? 0.24F : 0.468F) * length;
  const float head = std::fmax(canvas.px(4.0F), 0.1F * canvas.zoom());
  const auto point = [&](float forward, float sideways) {
    return ImVec2{from.x + along.x * forward + across.x * sideways,
                  from.y + along.y * forward + across.y * sideways};
  };
  if (with_shaft) {
    canvas.list().AddLine(point(-reach, 0.0F), point(reach - 0.5F * head, 0.0F), colour.packed(),
                          std::fmax(canvas.px(1.25F), 0.03F * canvas.zoom()));
  }
  canvas.list().AddTriangleFilled(point(reach, 0.0F), point(reach - head, 0.62F * head),
                                  point(reach - head, -0.62F * head), colour.packed());
}

}  // namespace

bool shows_all_numbers(const OverlayCanvas& canvas) {
  return canvas.workbench().view().numbers && has_figures(canvas.workbench()) &&
         canvas.design_zoom() >= kAllNumbersZoom;
}

void draw_numbers(const OverlayCanvas& canvas, const CellRect& cells) {
  const Workbench& workbench = canvas.workbench();
  if (!workbench.view().numbers || !has_figures(workbench)) return;
  if (canvas.design_zoom() < kFNumberZoom) return;
  const bool markers_cover = !shows_all_numbers(canvas);
  for_each_cell(cells, workbench.map().size(), [&](CellId cell) {
    if (markers_cover && (cell == workbench.map().start() || cell == workbench.map().goal())) {
      return;
    }
    const auto figures = figures_at(workbench.playback(), cell);
    if (!figures || figures->state == CellState::kUnseen) return;
    draw_cell_numbers(canvas, cell, *figures);
  });
}

void draw_parent_arrows(const OverlayCanvas& canvas, const CellRect& cells) {
  const Workbench& workbench = canvas.workbench();
  if (!workbench.view().arrows || !has_figures(workbench)) return;
  if (canvas.design_zoom() < kArrowZoom) return;
  const Replay* replay = workbench.playback().replay();
  if (replay == nullptr) return;
  const bool with_shaft = !workbench.view().numbers || canvas.design_zoom() < kFNumberZoom;
  for_each_cell(cells, workbench.map().size(), [&](CellId cell) {
    const CellState state = replay->state(cell);
    if (state == CellState::kUnseen || replay->parent(cell) == kNoCell) return;
    const Colour ink = ink_on(canvas, tile_colour(canvas, cell, state)).with_alpha(0.7F);
    draw_arrow(canvas, canvas.centre(cell), canvas.centre(replay->parent(cell)), ink, with_shaft);
  });
}

void draw_terrain_glyphs(const OverlayCanvas& canvas, const CellRect& cells) {
  if (canvas.design_zoom() < kGlyphZoom) return;
  const Map& map = canvas.workbench().map();
  const Replay* replay =
      has_figures(canvas.workbench()) ? canvas.workbench().playback().replay() : nullptr;
  const FontFace face = canvas.fonts().numerals(0.34F * canvas.zoom());
  for_each_cell(cells, map.size(), [&](CellId cell) {
    const Terrain& terrain = map.terrain(cell);
    const Colour ground = terrain_colour(terrain, canvas.theme());
    if (ground == canvas.theme().ground || ground == canvas.theme().wall) return;
    if (replay != nullptr && replay->state(cell) != CellState::kUnseen) return;
    const std::array<char, 2> text{terrain.glyph, '\0'};
    canvas.text_at(canvas.centre(cell), face, ink_on(canvas, ground).with_alpha(0.45F),
                   text.data());
  });
}

}  // namespace astrolabe::app
