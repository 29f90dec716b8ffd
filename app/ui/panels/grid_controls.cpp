#include "app/ui/panels/grid_controls.h"

#include <string>
#include <vector>

#include "app/model/workbench.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/corner_picture.h"
#include "app/ui/panels/registry_row.h"
#include "astrolabe/grid/grid_registry.h"

namespace astrolabe::app {

namespace {

/// The spec under another kind: what the new kind has no use for or forbids becomes its default.
GridSpec with_kind(const GridSpec& spec, const GridEntry& entry) {
  GridSpec changed = spec;
  changed.kind = entry.kind;
  if (!allows_ways(entry.kind, spec.ways)) changed.ways = entry.ways.front();
  return changed;
}

void draw_kind(Workbench& workbench, const UiContext& context) {
  const GridSpec spec = workbench.map().spec();
  if (const GridEntry* chosen =
          registry_row(context, "search.grid", "Grid", all_grids(), grid_entry(spec.kind))) {
    workbench.change_grid(with_kind(spec, *chosen));
  }
}

std::string_view ways_hint(GridKind kind, int ways) {
  if (is_hex(kind)) return "A hexagon has six neighbours, all at distance 1";
  return ways == 4 ? "Steps across the four edges, at distance 1"
                   : "The four across edges, and four diagonal ones at distance sqrt 2";
}

void draw_ways(Workbench& workbench, const UiContext& context) {
  GridSpec spec = workbench.map().spec();
  const GridEntry& grid = grid_entry(spec.kind);
  const std::vector<int> ways(grid.ways.rbegin(), grid.ways.rend());  // Fewer ways first.
  std::vector<std::string> labels;
  for (const int count : ways) labels.push_back(std::to_string(count));
  std::vector<Segment> choices;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    choices.push_back(
        {.id = labels[i], .label = labels[i], .tooltip = ways_hint(spec.kind, ways[i])});
    if (ways[i] == spec.ways) chosen = i;
  }
  row_label(context, "Ways");
  if (const auto clicked = segments(context, "search.ways", choices, chosen)) {
    spec.ways = ways[*clicked];
    workbench.change_grid(spec);
  }
}

Segment segment_of(const NamedValue<CornerRule>& rule, bool enabled) {
  Segment segment{
      .id = rule.id,
      .label = rule.id,
      .tooltip = enabled ? rule.description : "Only where steps or lines pass between two cells",
      .enabled = enabled};
  switch (rule.value) {
    case CornerRule::kNever:
      segment.draw = draw_never_cut;
      break;
    case CornerRule::kOne:
      segment.draw = draw_cut_one;
      break;
    case CornerRule::kAlways:
      segment.draw = draw_always_cut;
      break;
  }
  return segment;
}

void draw_corner_rule(Workbench& workbench, const UiContext& context) {
  GridSpec spec = workbench.map().spec();
  // On hexes no step passes a corner, but a smoothed line can run between two cells.
  const bool matters = has_corner_moves(spec) || is_hex(spec.kind);
  const auto rules = all_corner_rules();
  std::vector<Segment> choices;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    choices.push_back(segment_of(rules[i], matters));
    if (rules[i].value == spec.corner) chosen = i;
  }
  row_label(context, "Corners");
  if (const auto clicked = segments(context, "search.corner", choices, chosen)) {
    spec.corner = rules[*clicked].value;
    workbench.change_grid(spec);
  }
}

}  // namespace

void draw_grid_controls(Workbench& workbench, const UiContext& context) {
  draw_kind(workbench, context);
  draw_ways(workbench, context);
  draw_corner_rule(workbench, context);
}

void draw_stagger_control(Workbench& workbench, const UiContext& context) {
  GridSpec spec = workbench.map().spec();
  const bool staggered = grid_entry(spec.kind).staggered;
  const auto staggers = all_staggers();
  std::vector<Segment> choices;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < staggers.size(); ++i) {
    choices.push_back({.id = staggers[i].id,
                       .label = staggers[i].id,
                       .tooltip = staggered ? staggers[i].description
                                            : "Squares lie in straight rows and columns",
                       .enabled = staggered});
    if (staggers[i].value == spec.stagger) chosen = i;
  }
  row_label(context, "Shifted");
  if (const auto clicked = segments(context, "search.stagger", choices, chosen)) {
    spec.stagger = staggers[*clicked].value;
    workbench.change_grid(spec);
  }
}

}  // namespace astrolabe::app
