#include "app/ui/panels/paths_panel.h"

#include <cmath>
#include <string>
#include <string_view>

#include "app/model/number_text.h"
#include "app/model/workbench.h"
#include "app/ui/panels/figures.h"
#include "astrolabe/path/turning_points.h"

namespace astrolabe::app {

namespace {

constexpr float kNumberColumn = 84.0f;

struct PathRow {
  std::string_view id;
  std::string_view label;
  std::string raw;
  std::string smoothed;
  std::string_view words;
};

void draw_row(const UiContext& context, const PathRow& row, Colour colour) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float right = at.x + ImGui::GetContentRegionAvail().x;
  const auto draw_number = [&](std::string_view number, float column_right) {
    draw_text(*ImGui::GetWindowDrawList(),
              ImVec2(std::floor(column_right - text_size(number).x), at.y), colour, number);
  };
  draw_text(*ImGui::GetWindowDrawList(), at, context.theme.muted, row.label);
  draw_number(row.raw, right - context.px(kNumberColumn));
  draw_number(row.smoothed, right);
  ImGui::Dummy(ImVec2(right - at.x, ImGui::GetTextLineHeight()));
  finish_control(context, {row.id, row.words});
}

void draw_table(const Solution& solution, const UiContext& context) {
  const Map& map = solution.map();
  const std::size_t raw_points =
      turning_points(map.spec(), map.size(), solution.result.path).size();
  const std::size_t raw_turns = raw_points > 2 ? raw_points - 2 : 0;
  const SmoothedPath& smoothed = solution.smoothed;
  const auto either = [&](std::string number) {
    return smoothed.points.empty() ? std::string("\xE2\x80\x93") : std::move(number);
  };
  draw_row(context, {"paths.head", "", "Raw", "Smoothed", {}}, context.theme.muted);
  draw_row(context,
           {"paths.length", "Length", decimal_text(solution.path_length, 2),
            either(decimal_text(smoothed.length, 2)), "Along the plane, terrain left aside"},
           context.theme.text);
  draw_row(context,
           {"paths.turns", "Turns", grouped(raw_turns), either(std::to_string(smoothed.turns)),
            "Changes of direction"},
           context.theme.text);
  draw_row(context,
           {"paths.points", "Points", grouped(solution.result.path.size()),
            either(grouped(smoothed.points.size())),
            "Cells of the raw path; corners of the "
            "smoothed one, both ends included"},
           context.theme.text);
}

std::string gain_words(const Solution& solution) {
  const double raw = solution.path_length;
  if (solution.smoothed.points.empty())
    return "No smoother is chosen, so there is nothing to compare.";
  if (raw <= 0.0) return "Start and goal are the same cell.";
  const double gain = 100.0 * (raw - solution.smoothed.length) / raw;
  if (gain < 0.05) return "The smoothed path is as long as the raw one.";
  return "The smoothed path is " + decimal_text(gain, 1) + " % shorter.";
}

}  // namespace

void draw_paths_panel(Workbench& workbench, const UiContext& context) {
  heading(context, "Paths");
  const Solution* solution = workbench.solution();
  if (solution == nullptr || !solution->found()) {
    note_text(context, "Once a path is found, the raw and the smoothed one are compared here.");
    return;
  }
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(8), context.px(2)));
  draw_table(*solution, context);
  ImGui::PopStyleVar();
  space(context, 12);
  note_text(context, gain_words(*solution));
}

}  // namespace astrolabe::app
