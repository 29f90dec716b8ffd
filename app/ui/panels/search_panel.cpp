#include "app/ui/panels/search_panel.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <optional>
#include <string>

#include "app/model/f_text.h"
#include "app/model/weight_text.h"
#include "app/model/workbench.h"
#include "app/ui/imgui_string.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/grid_controls.h"
#include "app/ui/panels/registry_row.h"
#include "app/ui/panels/track_slider.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"

namespace astrolabe::app {

namespace {

constexpr float kEntryWidth = 64.0f;
constexpr float kRowHeight = 25.0f;  ///< Of a control. [Units: points]
constexpr float kRowPitch = 30.0f;   ///< From one to the next. [Units: points]
/// Of the notice that a typed weight was refused.
constexpr const char* kWeightTopic = "weight";

/// [Units: pixels]
struct RowSpacing {
  float padding;  ///< Above and below the text of a control.
  float gap;      ///< Between controls.
};

/// Rows are as far apart in any typeface, though the lines of some are higher, so that all of them
/// are in sight.
RowSpacing row_spacing(const UiContext& context) {
  const float line = ImGui::GetTextLineHeight();
  const float padding = std::max(std::floor((context.px(kRowHeight) - line) / 2.0f), context.px(2));
  const float gap = std::max(context.px(kRowPitch) - line - 2.0f * padding, context.px(3));
  return {.padding = padding, .gap = gap};
}

void draw_algorithm(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  if (const AlgorithmEntry* chosen = registry_row(context, "search.algorithm", "Algorithm",
                                                  all_algorithms(), settings.algorithm)) {
    settings.algorithm = chosen->id;
    workbench.change_search(settings);
  }
}

/// What the document's algorithm looks at; only that is offered.
SettingsUsed settings_used(const Workbench& workbench) {
  const AlgorithmEntry* algorithm = find_algorithm(workbench.document().search().algorithm);
  return algorithm == nullptr ? SettingsUsed{} : algorithm->uses;
}

/// The space that the shown search ran in, if it is one of this grid; it knows the cheapest steps,
/// which decide what a heuristic is worth.
const SearchSpace* space_for(const Workbench& workbench) {
  const Solution* solution = workbench.solution();
  if (solution == nullptr || solution->space == nullptr) return nullptr;
  return solution->space->spec() == workbench.map().spec() ? solution->space.get() : nullptr;
}

/// Why the best path is no longer certain with a heuristic; empty where it is, or where that is not
/// known yet.
std::string lost_guarantee(const Workbench& workbench, const HeuristicEntry& heuristic) {
  const SearchSpace* space = space_for(workbench);
  if (space == nullptr) return {};
  const CheapestSteps cheapest{space->costs().cheapest_straight, space->costs().cheapest_diagonal};
  const HeuristicStanding standing = standing_of(heuristic, space->spec(), cheapest);
  if (standing.consistent) return {};
  const std::string trouble =
      standing.admissible ? "Not consistent here. " : "Overestimates here. ";
  return trouble + std::string(heuristic.reason(space->spec()));
}

void draw_heuristic(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  const HeuristicEntry* current = find_heuristic(settings.heuristic);
  const auto fits = [&](const HeuristicEntry& entry) { return entry.fits(workbench.map().spec()); };
  const auto warning = [&](const HeuristicEntry& entry) {
    return fits(entry) ? lost_guarantee(workbench, entry) : std::string();
  };
  if (const HeuristicEntry* chosen =
          registry_row(context, "search.heuristic", "Heuristic",
                       "h, the guess of the cost still to go. Those that this grid has are listed.",
                       all_heuristics(), settings.heuristic, fits, warning)) {
    settings.heuristic = chosen->id;
    workbench.change_search(settings);
  }
  if (current == nullptr) return;
  // Not both: there is no room for them, and the list says what each heuristic is.
  const std::string warned = warning(*current);
  if (warned.empty()) {
    note_text(context, current->description);
  } else {
    warning_text(context, warned);
  }
}

void set_weight(Workbench& workbench, int hundredths, EditGrain grain) {
  SearchSettings settings = workbench.document().search();
  settings.weight_hundredths = std::clamp(hundredths, kMinWeight, kMaxWeight);
  workbench.change_search(settings, grain);
}

void draw_weight_slider(Workbench& workbench, const UiContext& context, float width) {
  double hundredths = workbench.document().search().weight_hundredths;
  if (track_slider(context,
                   {"search.weight",
                    "How much the heuristic counts: 1 is plain A*, more heads straighter for the "
                    "goal"},
                   width, hundredths, {kMinWeight, kMaxWeight})) {
    set_weight(workbench, static_cast<int>(std::lround(hundredths)), EditGrain::kPartOfGesture);
  }
  if (ImGui::IsItemDeactivated()) workbench.end_gesture();
}

/// What the weight means is chosen only where there is one.
void draw_priority(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  const AlgorithmEntry& algorithm = *find_algorithm(settings.algorithm);
  if (settings.weight_hundredths == kMinWeight || algorithm.needs.static_weight) return;
  if (const PriorityEntry* chosen = registry_row(context, "search.priority", "Weighting",
                                                 all_priorities(), settings.priority)) {
    settings.priority = chosen->id;
    workbench.change_search(settings);
  }
}

void draw_tie_break(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  if (const TieBreakEntry* chosen =
          registry_row(context, "search.tie_break", "Ties", all_tie_breaks(), settings.tie_break)) {
    settings.tie_break = chosen->id;
    workbench.change_search(settings);
  }
}

void draw_cost_scale(Workbench& workbench, const UiContext& context) {
  static constexpr Segment kScales[]{{.id = "exact",
                                      .label = "exact",
                                      .tooltip = "Diagonal steps cost sqrt 2, exactly enough that "
                                                 "the order of paths is right"},
                                     {.id = "tens",
                                      .label = "10 / 14",
                                      .tooltip = "A straight step costs 10 and a diagonal one "
                                                 "14, the whole numbers of textbooks"}};
  SearchSettings settings = workbench.document().search();
  row_label(context, "Costs");
  const std::size_t chosen = settings.cost_scale == CostScale::kTens ? 1 : 0;
  if (const auto clicked = segments(context, "search.cost_scale", kScales, chosen)) {
    settings.cost_scale = *clicked == 1 ? CostScale::kTens : CostScale::kExact;
    workbench.change_search(settings);
  }
}

void draw_reopen(Workbench& workbench, const UiContext& context) {
  static constexpr Segment kChoices[]{
      {.id = "yes", .label = "yes", .tooltip = "A cheaper way to a closed cell opens it again"},
      {.id = "no",
       .label = "no",
       .tooltip = "A closed cell stays closed: fewer expansions, and a "
                  "path that may cost more"}};
  SearchSettings settings = workbench.document().search();
  row_label(context, "Re-open");
  if (const auto clicked = segments(context, "search.reopen", kChoices, settings.reopen ? 0 : 1)) {
    settings.reopen = *clicked == 0;
    workbench.change_search(settings);
  }
}

void draw_smoother(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  if (const SmootherEntry* chosen = registry_row(context, "search.smoother", "Smoothing",
                                                 all_smoothers(), settings.smoother)) {
    settings.smoother = chosen->id;
    workbench.change_search(settings);
  }
}

}  // namespace

void SearchPanel::draw_weight_entry(Workbench& workbench, const UiContext& context) {
  if (!editing_weight_) {
    weight_entry_ = weight_text(workbench.document().search().weight_hundredths);
  }
  ImGui::SetNextItemWidth(-FLT_MIN);
  ImGui::InputText("##search.weight_entry", &weight_entry_, ImGuiInputTextFlags_AutoSelectAll);
  editing_weight_ = ImGui::IsItemActive();
  if (ImGui::IsItemDeactivatedAfterEdit()) take_weight_entry(workbench);
  finish_control(context, {"search.weight_entry", "How much h counts, 1.00 to 5.00; type a value"});
}

void SearchPanel::take_weight_entry(Workbench& workbench) const {
  if (const std::optional<int> entered = parse_weight(weight_entry_)) {
    workbench.messages().withdraw(kWeightTopic);
    set_weight(workbench, *entered, EditGrain::kSingle);
  } else {
    workbench.messages().notice(weight_refusal(), kWeightTopic);
  }
}

void SearchPanel::draw_weight(Workbench& workbench, const UiContext& context) {
  row_label(context, "Weight");
  const float gap = context.px(8);
  draw_weight_slider(workbench, context,
                     ImGui::GetContentRegionAvail().x - context.px(kEntryWidth) - gap);
  ImGui::SameLine(0.0f, gap);
  draw_weight_entry(workbench, context);
  draw_priority(workbench, context);
  note_text(context, f_formula(workbench.document().search()));
}

void SearchPanel::draw(Workbench& workbench, const UiContext& context) {
  const RowSpacing spacing = row_spacing(context);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(context.px(8), spacing.padding));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(8), spacing.gap));
  draw_grid_controls(workbench, context);
  draw_algorithm(workbench, context);
  const SettingsUsed uses = settings_used(workbench);
  if (uses.heuristic) draw_heuristic(workbench, context);
  if (uses.weight) draw_weight(workbench, context);
  draw_smoother(workbench, context);
  const Control more{"search.more", "Ties, re-opening and costs"};
  const bool turned = disclosure(context, more, "More", shows_more_);
  if (turned) shows_more_ = !shows_more_;
  if (shows_more_) {
    if (uses.tie_break) draw_tie_break(workbench, context);
    if (uses.reopen) draw_reopen(workbench, context);
    draw_cost_scale(workbench, context);
    if (turned) ImGui::SetScrollHereY(1.0f);
  }
  ImGui::PopStyleVar(2);
}

}  // namespace astrolabe::app
