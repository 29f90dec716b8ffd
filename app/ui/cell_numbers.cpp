#include "app/ui/cell_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "app/model/cell_info.h"
#include "app/model/number_text.h"
#include "app/ui/overlay_paths.h"
#include "app/ui/terrain_colours.h"

namespace astrolabe::app {

namespace {

// [Units: design pixels for one plane unit]
constexpr float kArrowZoom = 20.0F;
constexpr float kGlyphZoom = 20.0F;

/// Type that is large enough to be read over a path. [Units: design pixels]
constexpr float kLegibleOverPaths = 12.0F;
constexpr float kPlateAlpha = 0.88F;

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
  // The renderer shows it as the current one until the next is taken, though it may be closed.
  if (cell == canvas.workbench().playback().current()) return theme.current;
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

/// Up to what the product of a weight and h may lose in rounding.
bool is_whole(double value) { return std::fabs(value - std::round(value)) < 1e-6; }

/// Calls `use` with each seen cell of a block and its figures.
template <class Use>
void for_each_seen(const OverlayCanvas& canvas, const CellRect& cells, Use use) {
  const Workbench& workbench = canvas.workbench();
  for_each_cell(cells, workbench.map().size(), [&](CellId cell) {
    const auto figures = figures_at(workbench.playback(), cell);
    if (figures && figures->state != CellState::kUnseen) use(cell, *figures);
  });
}

/// Writes the numbers of cells, all in one layout. Where a path crosses a number, the number gets a
/// plate that sets it off; one too small for that is left out, because half a number reads as
/// another.
class NumberWriter {
 public:
  NumberWriter(const OverlayCanvas& canvas, const NumberLayout& layout)
      : canvas_(canvas),
        layout_(layout),
        tens_(canvas.workbench().solution()->settings().cost_scale == CostScale::kTens),
        legible_over_paths_(layout.sides.has_value() ||
                            layout.f.em >= canvas.px(kLegibleOverPaths)),
        paths_(path_cover(canvas)),
        large_(canvas.fonts().numerals(layout.f.em)) {
    if (layout.sides) small_ = canvas.fonts().numerals(layout.sides->em);
  }

  void write(CellId cell, const CellFigures& figures) const {
    const Colour tile = tile_colour(canvas_, cell, figures.state);
    const ImVec2 middle = canvas_.centre(cell);
    write_at(middle, large_, tile, text_of(figures.f.value_or(figures.g)));
    if (!layout_.sides) return;
    const float y = middle.y + layout_.sides->drop;
    const std::string g = text_of(figures.g);
    const std::string h = text_of(figures.h);
    const float g_middle = layout_.sides->outer - 0.5F * canvas_.text_width(small_, g);
    const float h_middle = layout_.sides->outer - 0.5F * canvas_.text_width(small_, h);
    write_at({middle.x - g_middle, y}, small_, tile, g);
    write_at({middle.x + h_middle, y}, small_, tile, h);
  }

 private:
  [[nodiscard]] std::string text_of(double value) const {
    return decimal_text(value, tens_ && is_whole(value) ? 0 : layout_.f.decimals);
  }
  void write_at(ImVec2 middle, FontFace face, Colour tile, const std::string& text) const {
    const ImVec2 half{0.5F * canvas_.text_width(face, text), 0.5F * kDigitHeight * face.em};
    if (paths_.touches({middle.x - half.x, middle.y - half.y},
                       {middle.x + half.x, middle.y + half.y})) {
      if (!legible_over_paths_) return;
      draw_plate(middle, half, tile);
    }
    canvas_.haloed_text_at(middle, face, ink_on(canvas_, tile), tile, text.c_str());
  }
  /// Around a number whose middle and half size are given.
  void draw_plate(ImVec2 middle, ImVec2 half, Colour tile) const {
    const float x = half.x + canvas_.px(2.0F);
    const float y = half.y + canvas_.px(2.0F);
    canvas_.list().AddRectFilled({middle.x - x, middle.y - y}, {middle.x + x, middle.y + y},
                                 tile.with_alpha(kPlateAlpha).packed(), canvas_.px(3.0F));
  }

  const OverlayCanvas& canvas_;
  const NumberLayout& layout_;
  bool tens_;
  bool legible_over_paths_;
  PathCover paths_;
  FontFace large_;
  FontFace small_;
};

/// An arrow from a cell to its parent, along the line between their centres.
class ParentArrow {
 public:
  ParentArrow(const OverlayCanvas& canvas, CellId cell, CellId parent)
      : canvas_(canvas), from_(canvas.centre(cell)) {
    const ImVec2 to = canvas.centre(parent);
    length_ = std::hypot(to.x - from_.x, to.y - from_.y);
    along_ = {(to.x - from_.x) / length_, (to.y - from_.y) / length_};
    // Towards a parent farther than one step it stays at the cell's own edge, which is farther off
    // where it lies askew.
    const bool square = canvas.workbench().map().spec().kind == GridKind::kSquare;
    const float askew = square ? std::fmax(std::fabs(along_.x), std::fabs(along_.y)) : 1.0F;
    if (length_ > kLongestStep * canvas.zoom()) length_ = canvas.zoom() / askew;
  }

  /// Inside the cell, with a shaft through its middle.
  void draw_with_shaft(Colour ink) const {
    const float reach = 0.24F * length_;
    const float head = std::fmax(canvas_.px(5.0F), 0.1F * canvas_.zoom());
    canvas_.list().AddLine(point(-reach, 0.0F), point(reach - 0.5F * head, 0.0F), ink.packed(),
                           std::fmax(canvas_.px(1.5F), 0.03F * canvas_.zoom()));
    draw_head(reach, head, 0.62F * head, ink);
  }

  /// A head that straddles the edge, or the corner, between the two cells.
  void draw_on_edge() const {
    const float reach = arrow_reach(canvas_.zoom(), canvas_.context().scale);
    const float tip = 0.5F * length_ + reach;
    const float half_width = arrow_half_width(canvas_.zoom(), canvas_.context().scale);
    const float halo = canvas_.px(1.0F);
    draw_barbed_head(tip + halo, 2.0F * (reach + halo), half_width + 1.5F * halo,
                     canvas_.theme().path_halo);
    draw_barbed_head(tip, 2.0F * reach, half_width, canvas_.theme().cell_text);
  }

 private:
  [[nodiscard]] ImVec2 point(float forward, float sideways) const {
    return {from_.x + along_.x * forward - along_.y * sideways,
            from_.y + along_.y * forward + along_.x * sideways};
  }
  void draw_head(float tip, float length, float half_width, Colour colour) const {
    canvas_.list().AddTriangleFilled(point(tip, 0.0F), point(tip - length, half_width),
                                     point(tip - length, -half_width), colour.packed());
  }

  /// A head that is about as long as wide would be a triangle of equal sides, which points nowhere:
  /// the longer it is, the deeper a notch it has in its base. Its halves overlap a little so that
  /// no seam is seen. [Limit: an opaque colour]
  void draw_barbed_head(float tip, float length, float half_width, Colour colour) const {
    const float notch = 0.6F * std::fmax(length - 1.1F * half_width, 0.0F);
    const float overlap = canvas_.px(0.5F);
    const float base = tip - length;
    // Both clockwise, as smooth edges need it.
    canvas_.list().AddTriangleFilled(point(tip, 0.0F), point(base, half_width),
                                     point(base + notch, -overlap), colour.packed());
    canvas_.list().AddTriangleFilled(point(tip, 0.0F), point(base + notch, overlap),
                                     point(base, -half_width), colour.packed());
  }

  static constexpr float kLongestStep = 1.5F;  ///< [Units: plane units]

  const OverlayCanvas& canvas_;
  ImVec2 from_;
  ImVec2 along_;
  float length_ = 1.0F;
};

}  // namespace

std::optional<NumberLayout> number_layout(const OverlayCanvas& canvas, const CellRect& cells) {
  const Workbench& workbench = canvas.workbench();
  if (!workbench.view().numbers || !has_figures(workbench)) return std::nullopt;
  if (canvas.design_zoom() < kLeastNumberZoom) return std::nullopt;
  NumberRoom room{.kind = workbench.map().spec().kind,
                  .zoom = canvas.zoom(),
                  .scale = canvas.context().scale,
                  .whole = true};
  for_each_seen(canvas, cells, [&room](CellId, const CellFigures& figures) {
    for (const double value : {figures.f.value_or(figures.g), figures.g, figures.h}) {
      room.greatest = std::max(room.greatest, value);
      room.whole = room.whole && is_whole(value);
    }
  });
  return lay_out_numbers(room);
}

void draw_numbers(const OverlayCanvas& canvas, const CellRect& cells, const NumberLayout& layout) {
  const Map& map = canvas.workbench().map();
  const NumberWriter writer(canvas, layout);
  for_each_seen(canvas, cells, [&](CellId cell, const CellFigures& figures) {
    const bool covered = !layout.sides && std::ranges::any_of(ends_of(map), [&](const End& end) {
      return cell_of(map, end) == cell;
    });
    if (!covered) writer.write(cell, figures);
  });
}

void draw_parent_arrows(const OverlayCanvas& canvas, const CellRect& cells, bool beside_numbers) {
  const Workbench& workbench = canvas.workbench();
  if (!workbench.view().arrows || !has_figures(workbench)) return;
  if (canvas.design_zoom() < kArrowZoom) return;
  const Replay* replay = workbench.playback().replay();
  if (replay == nullptr) return;
  for_each_cell(cells, workbench.map().size(), [&](CellId cell) {
    const CellState state = replay->state(cell);
    if (state == CellState::kUnseen || replay->parent(cell) == kNoCell) return;
    const ParentArrow arrow(canvas, cell, replay->parent(cell));
    if (beside_numbers) {
      arrow.draw_on_edge();
    } else {
      arrow.draw_with_shaft(ink_on(canvas, tile_colour(canvas, cell, state)).with_alpha(0.7F));
    }
  });
}

void draw_terrain_glyphs(const OverlayCanvas& canvas, const CellRect& cells) {
  if (canvas.design_zoom() < kGlyphZoom) return;
  const Map& map = canvas.workbench().map();
  const Replay* replay =
      has_figures(canvas.workbench()) ? canvas.workbench().playback().replay() : nullptr;
  const FontFace face = canvas.fonts().numerals(0.34F * canvas.zoom());
  const std::vector<bool> shown = shown_glyphs(map.palette(), canvas.theme());
  for_each_cell(cells, map.size(), [&](CellId cell) {
    if (!shown[map.terrain_index(cell)]) return;
    const Terrain& terrain = map.terrain(cell);
    const Colour ground = terrain_colour(terrain, canvas.theme());
    if (replay != nullptr && replay->state(cell) != CellState::kUnseen) return;
    const std::array<char, 2> text{terrain.glyph, '\0'};
    canvas.text_at(canvas.centre(cell), face, ink_on(canvas, ground).with_alpha(0.45F),
                   text.data());
  });
}

}  // namespace astrolabe::app
