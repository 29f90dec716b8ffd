#include "app/ui/panels/search_panel.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "app/model/f_text.h"
#include "app/model/hundredths_text.h"
#include "app/model/number_text.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/grid_controls.h"
#include "app/ui/panels/registry_row.h"
#include "app/ui/panels/text.h"
#include "app/ui/panels/track_slider.h"
#include "app/ui/panels/typed_value.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"

namespace astrolabe::app {

namespace {

constexpr float kEntryWidth = 64.0f;
constexpr float kRowHeight = 25.0f;  ///< Of a control. [Units: points]
constexpr float kRowPitch = 30.0f;   ///< From one to the next. [Units: points]
/// Of the notices that what was typed was refused.
constexpr const char* kWeightTopic = "weight";
constexpr const char* kBeamTopic = "beam width";
constexpr const char* kExpressionTopic = "expression";

constexpr HundredthsLimits kWeights{.least = kMinWeight, .most = kMaxWeight};

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

/// The space that the shown search ran in, if it is one of this grid; it knows the cheapest steps,
/// which decide what a heuristic is worth.
const SearchSpace* space_for(const Workbench& workbench) {
  const Solution* solution = workbench.solution();
  if (solution == nullptr || solution->space == nullptr) return nullptr;
  return solution->space->spec() == workbench.map().spec() ? solution->space.get() : nullptr;
}

/// Why an algorithm cannot be used as things are; empty where it can, or where that is not known
/// yet.
std::string refusal_of(const Workbench& workbench, const AlgorithmEntry& algorithm) {
  const SearchSpace* space = space_for(workbench);
  if (space == nullptr) return {};
  SearchSettings settings = workbench.document().search();
  settings.algorithm = algorithm.id;
  settings.several_goals = workbench.map().goals().size() > 1;
  const Result<void> usable = check_requirements(*space, settings);
  return usable ? std::string() : usable.error().message + '.';
}

void draw_algorithm(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  const AlgorithmEntry* current = find_algorithm(settings.algorithm);
  const auto about = [](const AlgorithmEntry& entry) {
    return std::string(entry.description) + ' ' + algorithm_notes(entry);
  };
  const AlgorithmEntry* chosen = registry_row(
      context, "search.algorithm", "Algorithm",
      current == nullptr ? std::string() : about(*current), all_algorithms(), settings.algorithm,
      [](const AlgorithmEntry&) { return true; },
      [&](const AlgorithmEntry& entry) { return refusal_of(workbench, entry); }, about);
  if (chosen != nullptr) {
    settings.algorithm = chosen->id;
    workbench.change_search(settings);
  }
}

/// What the document's algorithm looks at; only that is offered.
SettingsUsed settings_used(const Workbench& workbench) {
  const AlgorithmEntry* algorithm = find_algorithm(workbench.document().search().algorithm);
  return algorithm == nullptr ? SettingsUsed{} : algorithm->uses;
}

/// Why the best path is no longer certain with a heuristic; empty where it is, or where that is not
/// known yet.
std::string lost_guarantee(const Workbench& workbench, const HeuristicEntry& heuristic) {
  const SearchSpace* space = space_for(workbench);
  if (space == nullptr) return {};
  const CheapestSteps cheapest{space->costs().cheapest_straight, space->costs().cheapest_diagonal};
  const HeuristicStanding standing = standing_of(heuristic, space->spec(), cheapest);
  if (standing.consistent) return {};
  std::string trouble = "Overestimates here. ";
  if (!standing.factor) trouble = "May overestimate. ";
  if (standing.admissible) trouble = "Not consistent here. ";
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
  const auto typed = weight_.draw(
      context, {"search.weight_entry", "How much h counts, 1.00 to 5.00; type a value"}, -FLT_MIN,
      hundredths_text(workbench.document().search().weight_hundredths));
  if (!typed) return;
  take_typed(workbench, kWeightTopic, parse_hundredths(*typed, kWeights),
             hundredths_refusal("The weight", kWeights),
             [&](int weight) { set_weight(workbench, weight, EditGrain::kSingle); });
}

void SearchPanel::draw_heuristic_details(Workbench& workbench, const UiContext& context) {
  const HeuristicEntry* heuristic = find_heuristic(workbench.document().search().heuristic);
  if (heuristic == nullptr) return;
  if (heuristic->source == HeuristicSource::kExpression) draw_expression(workbench, context);
  if (heuristic->source == HeuristicSource::kLandmarks) draw_landmarks(workbench, context);
}

void SearchPanel::draw_expression(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  row_label(context, "h =");
  const bool hex = is_hex(workbench.map().spec().kind);
  const Control control{
      "search.expression",
      hex ? "Numbers, + - * / ^ ( ), min, max, abs, sqrt, and: dx, dy, the columns and rows to the "
            "goal; dq, dr, ds, cube coordinates to it; D, the cheapest step; x, y and gx, gy, "
            "column and row of the cell and of the goal"
          : "Numbers, + - * / ^ ( ), min, max, abs, sqrt, and: dx, dy, the columns and rows to the "
            "goal; D and D2, the cheapest straight and diagonal step; x, y and gx, gy, column and "
            "row of the cell and of the goal"};
  const auto typed = expression_.draw(context, control, -FLT_MIN, settings.expression);
  if (!typed) return;
  const bool fits = typed->size() <= kMaxExpression;
  take_typed(workbench, kExpressionTopic, fits ? typed : std::nullopt,
             "The formula is longer than " + grouped(kMaxExpression) + " characters.",
             [&](const std::string& formula) {
               settings.expression = formula;
               workbench.change_search(settings);
             });
}

void SearchPanel::draw_landmarks(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  row_label(context, "Landmarks");
  const float gap = context.px(8);
  const float width = ImGui::GetContentRegionAvail().x - context.px(kEntryWidth) - gap;
  double count = settings.landmarks;
  if (track_slider(context,
                   {"search.landmarks",
                    "How many cells the costs to and from are worked out for. More give better "
                    "estimates and take longer to prepare."},
                   width, count, {1, kMaxLandmarks})) {
    settings.landmarks = static_cast<int>(std::lround(count));
    workbench.change_search(settings, EditGrain::kPartOfGesture);
  }
  if (ImGui::IsItemDeactivated()) workbench.end_gesture();
  ImGui::SameLine(0.0f, gap);
  ImGui::AlignTextToFramePadding();
  text(std::to_string(settings.landmarks));
}

void SearchPanel::draw_beam_width(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  row_label(context, "Width");
  const auto typed =
      beam_width_.draw(context,
                       {"search.beam_width",
                        "How many cells of each layer are expanded, those with the lowest f. A "
                        "narrow beam is quick and fails behind walls; type a whole number"},
                       -FLT_MIN, std::to_string(settings.beam_width));
  if (!typed) return;
  const std::optional<int> width = parse_integer(*typed);
  const bool fits = width && *width >= 1 && *width <= kMaxBeamWidth;
  take_typed(workbench, kBeamTopic, fits ? width : std::nullopt,
             "The width is a whole number from 1 to " +
                 grouped(static_cast<std::uint64_t>(kMaxBeamWidth)) + ".",
             [&](int cells) {
               settings.beam_width = cells;
               workbench.change_search(settings);
             });
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
  if (uses.heuristic) draw_heuristic_details(workbench, context);
  if (uses.weight) draw_weight(workbench, context);
  if (uses.beam_width) draw_beam_width(workbench, context);
  draw_smoother(workbench, context);
  const Control more{"search.more", "Ties, re-opening, costs, who moves, and what is not reached"};
  const bool turned = disclosure(context, more, "More", shows_more_);
  if (turned) shows_more_ = !shows_more_;
  if (shows_more_) {
    more_.draw(workbench, context, uses);
    if (turned) ImGui::SetScrollHereY(1.0f);
  }
  ImGui::PopStyleVar(2);
}

}  // namespace astrolabe::app
