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

constexpr std::string_view kNoSmoother = "none";

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
          registry_row(context, "search.grid", "Grid", all_grids(), grid_entry(spec.kind).id)) {
    workbench.change_grid(with_kind(spec, *chosen));
  }
}

std::string_view ways_hint(int ways) {
  return ways == 4 ? "Steps across the four edges, at distance 1"
                   : "The four across edges, and four diagonal ones at distance sqrt 2";
}

/// Only where there is something to choose: hexagons have six ways.
void draw_ways(Workbench& workbench, const UiContext& context) {
  GridSpec spec = workbench.map().spec();
  const GridEntry& grid = grid_entry(spec.kind);
  if (grid.ways.size() < 2) return;
  const std::vector<int> ways(grid.ways.rbegin(), grid.ways.rend());  // Fewer ways first.
  std::vector<std::string> labels;
  for (const int count : ways) labels.push_back(std::to_string(count));
  std::vector<Segment> choices;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    choices.push_back({.id = labels[i], .label = labels[i], .tooltip = ways_hint(ways[i])});
    if (ways[i] == spec.ways) chosen = i;
  }
  row_label(context, "Ways");
  if (const auto clicked = segments(context, "search.ways", choices, chosen)) {
    spec.ways = ways[*clicked];
    workbench.change_grid(spec);
  }
}

/// Why the corner rule decides nothing with these settings; empty where it does decide something.
std::string_view why_no_corners(const GridSpec& spec, const SearchSettings& settings) {
  if (has_corner_moves(spec)) return {};
  if (!is_hex(spec.kind))
    return "Steps across edges pass no corner; choose 8 ways for those that do";
  if (settings.smoother != kNoSmoother) return {};
  return "Steps between hexagons pass no corner, and without smoothing no line does";
}

Segment segment_of(const NamedValue<CornerRule>& rule, std::string_view tooltip, bool enabled) {
  Segment segment{.id = rule.id, .label = rule.id, .tooltip = tooltip, .enabled = enabled};
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

/// What a rule means on hexes, where no step passes a corner, but a smoothed line can run between
/// two cells.
std::string_view line_meaning(CornerRule rule) {
  switch (rule) {
    case CornerRule::kNever:
      return "For smoothed lines: one that runs along the edge between two hexagons needs both "
             "free";
    case CornerRule::kOne:
      return "For smoothed lines: one that runs along the edge between two hexagons needs one of "
             "them free";
    case CornerRule::kAlways:
      break;
  }
  return "For smoothed lines: on hexagons the same as one free cell";
}

void draw_corner_rule(Workbench& workbench, const UiContext& context) {
  GridSpec spec = workbench.map().spec();
  const std::string_view why_not = why_no_corners(spec, workbench.document().search());
  const auto rules = all_corner_rules();
  std::vector<Segment> choices;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const std::string_view meaning =
        is_hex(spec.kind) ? line_meaning(rules[i].value) : rules[i].description;
    const std::string_view shown = why_not.empty() ? meaning : why_not;
    choices.push_back(segment_of(rules[i], shown, why_not.empty()));
    if (rules[i].value == spec.corner) chosen = i;
  }
  row_label(context, "Corners");
  if (const auto clicked = segments(context, "search.corner", choices, chosen)) {
    spec.corner = rules[*clicked].value;
    workbench.change_grid(spec);
  }
}

void draw_stagger(Workbench& workbench, const UiContext& context) {
  GridSpec spec = workbench.map().spec();
  if (!grid_entry(spec.kind).staggered) return;
  const auto staggers = all_staggers();
  std::vector<Segment> choices;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < staggers.size(); ++i) {
    choices.push_back(
        {.id = staggers[i].id, .label = staggers[i].id, .tooltip = staggers[i].description});
    if (staggers[i].value == spec.stagger) chosen = i;
  }
  row_label(context, "Shift");
  if (const auto clicked = segments(context, "search.stagger", choices, chosen)) {
    spec.stagger = staggers[*clicked].value;
    workbench.change_grid(spec);
  }
}

}  // namespace

void draw_grid_controls(Workbench& workbench, const UiContext& context) {
  draw_kind(workbench, context);
  draw_ways(workbench, context);
  draw_stagger(workbench, context);
  draw_corner_rule(workbench, context);
}

}  // namespace astrolabe::app
