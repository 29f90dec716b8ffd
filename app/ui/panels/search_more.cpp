#include "app/ui/panels/search_more.h"

#include <cfloat>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/model/hundredths_text.h"
#include "app/model/number_text.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/figures.h"
#include "app/ui/panels/registry_row.h"
#include "app/ui/panels/text.h"
#include "app/ui/panels/typed_value.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/search/order_registry.h"

namespace astrolabe::app {

namespace {

/// Of the notices that what was typed was refused.
constexpr const char* kClimbTopic = "climb";
constexpr const char* kSeedTopic = "seed";
constexpr const char* kRangeTopic = "range";

constexpr HundredthsLimits kRanges{.least = 0, .most = kMaxRange};
constexpr HundredthsLimits kClimbs{.least = 0, .most = kMaxClimbCost};

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

void draw_remedy(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  std::vector<Segment> choices;
  for (const auto& remedy : all_remedies()) {
    choices.push_back({.id = remedy.id, .label = remedy.name, .tooltip = remedy.description});
  }
  row_label(context, "Raise h");
  const auto chosen = static_cast<std::size_t>(settings.remedy);
  if (const auto clicked = segments(context, "search.remedy", choices, chosen)) {
    settings.remedy = all_remedies()[*clicked].value;
    workbench.change_search(settings);
  }
}

void draw_profile(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  if (const MovementProfile* chosen =
          registry_row(context, "search.profile", "Mover", all_profiles(), settings.profile)) {
    settings.profile = chosen->id;
    workbench.change_search(settings);
  }
}

void draw_blocked_ends(Workbench& workbench, const UiContext& context) {
  static constexpr Segment kChoices[]{
      {.id = "refuse",
       .label = "refuse",
       .tooltip = "A start or goal on a blocked cell has no path"},
      {.id = "nearest",
       .label = "nearest",
       .tooltip =
           "The nearest open cell stands for a blocked start or goal; the result says which"}};
  SearchSettings settings = workbench.document().search();
  row_label(context, "Blocked");
  const std::size_t chosen = settings.blocked_ends == BlockedEnds::kNearest ? 1 : 0;
  if (const auto clicked = segments(context, "search.blocked_ends", kChoices, chosen)) {
    settings.blocked_ends = *clicked == 1 ? BlockedEnds::kNearest : BlockedEnds::kRefuse;
    workbench.change_search(settings);
  }
}

void draw_unreachable(Workbench& workbench, const UiContext& context) {
  static constexpr Segment kChoices[]{
      {.id = "at_once",
       .label = "at once",
       .tooltip = "That no way leads to the goal is known without a search"},
      {.id = "search",
       .label = "search",
       .tooltip = "The search runs all the same, over all that it can reach"}};
  SearchSettings settings = workbench.document().search();
  row_label(context, "No path");
  const std::size_t chosen = settings.search_unreachable ? 1 : 0;
  if (const auto clicked = segments(context, "search.unreachable", kChoices, chosen)) {
    settings.search_unreachable = *clicked == 1;
    workbench.change_search(settings);
  }
}

/// A field for what a step of height costs; what is no such number is refused with a notice.
void draw_climb(Workbench& workbench, const UiContext& context, TextEntry& entry,
                const Control& control, float width, int ClimbCosts::*member) {
  SearchSettings settings = workbench.document().search();
  const auto typed = entry.draw(context, control, width, hundredths_text(settings.climb.*member));
  if (!typed) return;
  take_typed(workbench, kClimbTopic, parse_hundredths(*typed, kClimbs),
             hundredths_refusal("The cost of a climb", kClimbs), [&](int climb) {
               settings.climb.*member = climb;
               workbench.change_search(settings);
             });
}

}  // namespace

void SearchMore::draw_tie_break_effects(Workbench& workbench, const UiContext& context) {
  const Control compare{"search.compare_ties", "Runs this search once with each, and counts"};
  if (disclosure(context, compare, "Compare ties", compares_ties_)) {
    compares_ties_ = !compares_ties_;
  }
  if (!compares_ties_) return;
  workbench.want_tie_breaks();
  const Solution* solution = workbench.solution();
  if (solution == nullptr || solution->tie_breaks.empty()) return;
  note_text(context, "Cells expanded by this search with each:");
  for (const TieBreakEffect& effect : solution->tie_breaks) {
    const TieBreakEntry& entry = *find_tie_break(effect.tie_break);
    const std::string id = "search.tie_break." + std::string(entry.id);
    figure_row(context, {id, entry.description}, entry.name,
               (effect.ended ? "" : "over ") + grouped(effect.expanded));
  }
}

void SearchMore::draw_seed(Workbench& workbench, const UiContext& context) {
  SearchSettings settings = workbench.document().search();
  if (find_tie_break(settings.tie_break)->value != TieBreak::kRandom) return;
  row_label(context, "Seed");
  const auto typed = seed_.draw(
      context, {"search.seed", "The same seed gives the same order; type a whole number"}, -FLT_MIN,
      std::to_string(settings.seed));
  if (!typed) return;
  take_typed(workbench, kSeedTopic, parse_seed(*typed), "The seed is a whole number below 2^53.",
             [&](std::uint64_t seed) {
               settings.seed = seed;
               workbench.change_search(settings);
             });
}

void SearchMore::draw_range(Workbench& workbench, const UiContext& context) {
  row_label(context, "Range");
  int& range = workbench.view().range_hundredths;
  const auto typed = range_.draw(
      context,
      {"search.range",
       "Draws the border around all cells that can be reached from the start at this cost, in "
       "straight steps; 0 for none"},
      -FLT_MIN, hundredths_text(range));
  if (!typed) return;
  take_typed(workbench, kRangeTopic, parse_hundredths(*typed, kRanges),
             hundredths_refusal("The range", kRanges), [&](int entered) { range = entered; });
}

void SearchMore::draw_climbs(Workbench& workbench, const UiContext& context) {
  if (workbench.map().heights().empty()) return;
  row_label(context, "Climb");
  const float gap = context.px(8);
  const float width = (ImGui::GetContentRegionAvail().x - gap) / 2.0f;
  draw_climb(workbench, context, climb_up_,
             {"search.climb_up",
              "What a step costs more for each step of height that it rises, in straight steps"},
             width, &ClimbCosts::up_hundredths);
  ImGui::SameLine(0.0f, gap);
  draw_climb(workbench, context, climb_down_,
             {"search.climb_down",
              "What a step costs more for each step of height that it falls, in straight steps"},
             width, &ClimbCosts::down_hundredths);
}

void SearchMore::draw(Workbench& workbench, const UiContext& context, const SettingsUsed& uses) {
  if (uses.tie_break) draw_tie_break(workbench, context);
  if (uses.tie_break) draw_seed(workbench, context);
  if (uses.tie_break) draw_tie_break_effects(workbench, context);
  if (uses.reopen) draw_reopen(workbench, context);
  if (uses.remedy) draw_remedy(workbench, context);
  draw_cost_scale(workbench, context);
  draw_profile(workbench, context);
  draw_climbs(workbench, context);
  draw_blocked_ends(workbench, context);
  draw_unreachable(workbench, context);
  draw_range(workbench, context);
}

}  // namespace astrolabe::app
