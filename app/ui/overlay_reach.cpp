#include "app/ui/overlay_reach.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "astrolabe/grid/edge_neighbours.h"

namespace astrolabe::app {

namespace {

// [Units: design pixels]
constexpr float kWidth = 3.0F;
constexpr float kHalo = 1.5F;

struct Edge {
  ImVec2 from;
  ImVec2 to;
};

float distance(ImVec2 one, ImVec2 other) { return std::hypot(one.x - other.x, one.y - other.y); }

/// The edge of a cell's outline that lies halfway to a neighbour, which may be outside the map.
Edge edge_towards(const OverlayCanvas& canvas, CellId cell, Offset neighbour) {
  const std::vector<ImVec2> outline = canvas.outline(cell, 0.0F);
  const ImVec2 here = canvas.centre(cell);
  const ImVec2 there = canvas.at(canvas.workbench().layout().centre(neighbour));
  const ImVec2 middle{0.5F * (here.x + there.x), 0.5F * (here.y + there.y)};
  const auto edge = [&outline](std::size_t i) {
    return Edge{outline[i], outline[(i + 1) % outline.size()]};
  };
  const auto away = [&](std::size_t i) {
    const Edge it = edge(i);
    return distance(middle, {0.5F * (it.from.x + it.to.x), 0.5F * (it.from.y + it.to.y)});
  };
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < outline.size(); ++i) {
    if (away(i) < away(nearest)) nearest = i;
  }
  return edge(nearest);
}

/// The edges across which the reach ends, of one cell at its border.
void add_border_edges(const OverlayCanvas& canvas, CellId cell, std::vector<Edge>& edges) {
  const Solution& solution = *canvas.workbench().solution();
  const GridSize size = solution.map().size();
  for (const Offset neighbour : EdgeNeighbours(solution.map().spec(), size.offset(cell))) {
    const bool within =
        size.contains(neighbour) && solution.within_reach[index_of(size.cell(neighbour))];
    if (!within) edges.push_back(edge_towards(canvas, cell, neighbour));
  }
}

}  // namespace

void draw_reach(const OverlayCanvas& canvas, const CellRect& visible) {
  const Workbench& workbench = canvas.workbench();
  if (!workbench.solution_fits_map() || workbench.solution()->within_reach.empty()) return;
  const GridSize size = workbench.map().size();
  std::vector<Edge> edges;
  for (const CellId cell : workbench.solution()->reach.border) {
    if (visible.contains(size.offset(cell))) add_border_edges(canvas, cell, edges);
  }
  const auto draw = [&](Colour colour, float width) {
    for (const Edge& edge : edges) {
      canvas.list().AddLine(edge.from, edge.to, colour.packed(), width);
      canvas.list().AddCircleFilled(edge.to, 0.5F * width, colour.packed());
    }
  };
  draw(canvas.theme().marker_halo, canvas.px(kWidth + 2.0F * kHalo));
  draw(canvas.theme().start, canvas.px(kWidth));
}

}  // namespace astrolabe::app
