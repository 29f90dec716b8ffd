#include "app/ui/panels/result_panel.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "app/model/guarantee_text.h"
#include "app/model/number_text.h"
#include "app/model/workbench.h"
#include "app/ui/panels/figures.h"
#include "app/ui/panels/region.h"

namespace astrolabe::app {

namespace {

/// Shorter searches end before a person could read that they run. [Units: seconds]
constexpr double kSearchingShownAfter = 0.15;
constexpr float kPadding = 8.0f;    ///< Above and below. [Units: points]
constexpr float kStatusGap = 5.0f;  ///< Below the sentence. [Units: points]
constexpr float kStaleAlpha = 0.45f;
constexpr std::string_view kStatusHint =
    "How the search ended. The cost is what the raw path's steps cost together, terrain included: "
    "a "
    "straight step on ground of cost 1 costs 1, or 10 where costs are 10 / 14.";
constexpr const char* kNothing = "\xE2\x80\x93";

/// Lines kept free so that nothing above moves when a sentence gets longer.
constexpr int kWhyLines = 3;

bool shows_searching(const Workbench& workbench) {
  return workbench.searching() && workbench.searching_for() > kSearchingShownAfter;
}

/// What the headline says, and the button that this state of the search calls for.
struct Headline {
  std::optional<Icon> icon{};  ///< None while nothing is known yet.
  Colour colour{};
  std::string words;
  std::string brief{};  ///< Instead of the words where those have no room.
  std::optional<Control> button{};
  std::string_view label{};  ///< Of the button.
};

Headline headline_of(const Workbench& workbench, const UiContext& context) {
  if (shows_searching(workbench)) {
    return {.icon = Icon::kSearch,
            .colour = context.theme.muted,
            .words = "Searching: " + grouped(workbench.searching_expanded()) + " expanded",
            .brief = grouped(workbench.searching_expanded()) + " expanded",
            .button = Control{"result.cancel", "Stop searching; the old result stays"},
            .label = "Cancel"};
  }
  if (workbench.search_cancelled()) {
    return {.icon = Icon::kInfo,
            .colour = context.theme.warning,
            .words = "Search cancelled",
            .button = Control{"result.search_again", "Search the map as it is now"},
            .label = "Search again"};
  }
  // A search that has just begun most likely ends before a person could read that it runs.
  const Solution* solution = workbench.solution();
  if (solution == nullptr) return {.words = workbench.status()};
  const bool found = solution->found();
  return {.icon = found ? Icon::kCheck : Icon::kInfo,
          .colour = found ? context.theme.accent : context.theme.warning,
          .words = solution->status};
}

/// A button that is no higher than a line of text, so that it moves nothing; right-aligned.
void draw_headline_button(Workbench& workbench, const UiContext& context, const Headline& headline,
                          float width) {
  ImGui::SameLine();
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x - width);
  if (!text_button(context, *headline.button, headline.label)) return;
  if (workbench.search_cancelled()) {
    workbench.search_again();
  } else {
    workbench.cancel_search();
  }
}

/// The sentence that everything else here explains, in place of a heading. Progress and its button
/// take the one line that a result takes, so that nothing below moves.
void draw_headline(Workbench& workbench, const UiContext& context) {
  const ScopedFont strong(context.fonts.strong());
  const Headline headline = headline_of(workbench, context);
  const float sign = context.px(16);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 middle(at.x + sign / 2.0f,
                      std::floor(at.y + ImGui::GetTextLineHeight() / 2.0f) + context.px(1));
  if (headline.icon) {
    draw_icon(*ImGui::GetWindowDrawList(), *headline.icon, middle, sign, packed(headline.colour));
  }
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + sign + context.px(6));
  const float room = ImGui::GetContentRegionAvail().x;
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(context.px(8), 0.0f));
  if (headline.button) {
    const float width = text_size(headline.label).x + 2.0f * ImGui::GetStyle().FramePadding.x;
    const float left = room - width - context.px(8);
    const bool fits = headline.brief.empty() || text_size(headline.words).x <= left;
    text(elided(fits ? headline.words : headline.brief, left));
    finish_control(context, {"result.status", workbench.status()});
    draw_headline_button(workbench, context, headline, width);
  } else {
    ImGui::PushTextWrapPos(0.0f);
    text(headline.words);
    ImGui::PopTextWrapPos();
    finish_control(context, {"result.status", kStatusHint});
  }
  ImGui::PopStyleVar();
  const float spare = (ImGui::GetTextLineHeight() - figure_row_height(context)) / context.scale;
  space(context, kStatusGap - spare);
}

/// For a goal that is known to be out of reach: the search may be worth seeing.
void draw_search_anyway(Workbench& workbench, const UiContext& context) {
  const Solution* solution = workbench.solution();
  if (solution == nullptr || !solution->at_once || workbench.solution_is_stale()) return;
  const Control control{"result.search_anyway",
                        "No way leads there, which is known without a search. Run it all the same "
                        "and see all that it can reach."};
  if (text_button(context, control, "Search anyway")) {
    SearchSettings settings = workbench.document().search();
    settings.search_unreachable = true;
    workbench.change_search(settings);
  }
  space(context, kStatusGap);
}

void draw_path_figures(const Solution* solution, const UiContext& context) {
  const bool found = solution != nullptr && solution->found();
  const bool measured = found && solution->ratio.has_value();
  figure_row(
      context,
      {"result.ratio",
       "What the path turned out to cost in terms of the best one, on this map, whatever was "
       "promised; not known of paths at any angle"},
      "Measured",
      measured ? decimal_text(*solution->ratio, 3) + " \u00d7 best" : std::string(kNothing));
  const bool smoothed = found && !solution->smoothed.points.empty();
  figure_row(context,
             {"result.length",
              "Length of the raw path on the plane in straight steps, terrain left aside: what the "
              "smoothed length is to be compared with"},
             "Length", found ? decimal_text(solution->path_length, 2) : std::string(kNothing));
  figure_row(context,
             {"result.smoothed",
              "Length of the smoothed path on the plane in straight steps, terrain left aside. It "
              "leaves the grid, so it can be shorter than any path along steps."},
             "Smoothed length",
             smoothed ? decimal_text(solution->smoothed.length, 2) : std::string(kNothing));
}

/// Only where a range is to be seen.
void draw_reach_figure(const Solution* solution, const UiContext& context) {
  if (solution == nullptr || solution->within_reach.empty()) return;
  figure_row(context,
             {"result.reach",
              "How many cells can be reached from the start within the range that is set under "
              "Search, More; the start included"},
             "Within range", grouped(solution->reach.cells.size()));
}

void draw_search_figures(const Solution* solution, const UiContext& context) {
  const bool searched = solution != nullptr && solution->outcome == SolveOutcome::kSearched;
  const SearchCounts counts = searched ? solution->result.counts : SearchCounts();
  const auto row = [&](std::string_view id, std::string_view label, std::uint64_t count,
                       std::string_view words) {
    figure_row(context, {id, words}, label, searched ? grouped(count) : std::string(kNothing));
  };
  row("result.expanded", "Expanded", counts.expanded,
      "Cells taken from the open list, each re-expansion included");
  row("result.generated", "Generated", counts.generated,
      "Cells put on the open list for the first time, the start included");
  row("result.updated", "Updated", counts.updated,
      "Open cells that were reached by another way, in most searches a cheaper one");
  row("result.reopened", "Re-opened", counts.reopened,
      "Closed cells that were opened again for another way, in most searches a cheaper one");
  row("result.peak_open", "Peak open", counts.peak_open, "The most cells that were open at once");
  figure_row(context, {"result.time", "Time of the search's run, its recording included"}, "Time",
             searched ? duration_text(solution->time_us) : std::string(kNothing));
}

void draw_guarantee(const Solution* solution, const UiContext& context) {
  const bool searched = solution != nullptr && solution->outcome == SolveOutcome::kSearched;
  const GuaranteeText words =
      searched ? guarantee_text(*solution) : GuaranteeText{.value = kNothing, .why = {}};
  figure_row(context,
             {"result.guarantee",
              "What is promised of the path's cost before any search, whatever the walls"},
             "Guarantee", words.value,
             words.lost ? std::optional(context.theme.warning) : std::nullopt);
  const float top = ImGui::GetCursorPosY();
  const ScopedFont small_face(context.fonts.small_text());
  if (words.lost) {
    warning_text(context, words.why);
  } else if (searched) {
    note_text(context, words.why);
  }
  if (searched) finish_control(context, {"result.why", {}});
  if (searched) reserve_lines(top, kWhyLines);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + context.px(2));
}

}  // namespace

void ResultPanel::draw(Workbench& workbench, const UiContext& context, const PixelRect& place) {
  if (place.empty()) return;
  const ScopedRegion region(context, kWindow, place,
                            {.padding_x = 12.0f,
                             .padding_y = kPadding,
                             .edge = ScopedRegion::Edge::kTop,
                             .scrolls = true});
  draw_headline(workbench, context);
  draw_search_anyway(workbench, context);

  const bool stale = workbench.solution_is_stale();
  if (stale) ImGui::PushStyleVar(ImGuiStyleVar_Alpha, kStaleAlpha);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(8), context.px(2)));
  draw_guarantee(workbench.solution(), context);
  draw_path_figures(workbench.solution(), context);
  draw_reach_figure(workbench.solution(), context);
  space(context, 8);
  draw_search_figures(workbench.solution(), context);
  ImGui::PopStyleVar(stale ? 2 : 1);

  const float bottom = ImGui::GetCursorPosY() + context.px(kPadding);
  natural_height_ = std::ceil(bottom / context.scale);
  // Dear ImGui 1.92 wants an item where the cursor was moved to.
  ImGui::Dummy(ImVec2(0.0f, 0.0f));
}

}  // namespace astrolabe::app
