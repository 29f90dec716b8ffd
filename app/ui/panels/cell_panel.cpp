#include "app/ui/panels/cell_panel.h"

#include <optional>
#include <string>

#include "app/model/cell_info.h"
#include "app/model/f_text.h"
#include "app/model/number_text.h"
#include "app/model/query_text.h"
#include "app/model/workbench.h"
#include "app/ui/panels/figures.h"
#include "app/ui/panels/legend.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/search/algorithm_registry.h"

namespace astrolabe::app {

namespace {

constexpr const char* kNothing = "\xE2\x80\x93";

// Lines that are kept free for sentences, so that nothing below moves from step to step.
constexpr int kMeaningLines = 2;
constexpr int kEventLines = 2;

struct ExplainedCell {
  CellId cell;
  bool selected;
};

std::optional<ExplainedCell> cell_to_explain(const Workbench& workbench) {
  if (const auto selected = workbench.canvas().selected()) return ExplainedCell{*selected, true};
  const CellId current = workbench.playback().current();
  if (current == kNoCell) return std::nullopt;
  return ExplainedCell{current, false};
}

std::string_view heading_of(const ExplainedCell& explained,
                            const std::optional<CellFigures>& figures) {
  if (explained.selected) return "Selected cell";
  const bool now = figures && figures->state == CellState::kCurrent;
  return now ? "Cell being expanded" : "Cell expanded last";
}

std::string place_text(const Map& map, CellId cell) {
  return cell == kNoCell ? kNothing : "(" + cell_text(map.size(), cell) + ")";
}

void draw_ground(const Workbench& workbench, CellId cell, const UiContext& context) {
  const Map& map = workbench.map();
  const MovementProfile& mover = *find_profile(workbench.document().search().profile);
  const Terrain& terrain = map.terrain(cell);
  const Passage passage = mover.passage(terrain);
  figure_row(context, {"cell.place", "Column and row, from the upper left"}, "Cell",
             place_text(map, cell));
  figure_row(context, {"cell.terrain", "What the cell is made of"}, "Terrain", terrain.name);
  figure_row(context, {"cell.cost", "A step onto it costs its length times this"}, "Step cost",
             passage.blocked ? std::string("blocked")
                             : shortest_text(passage.cost_hundredths / 100.0) + " \xC3\x97");
  if (!map.heights().empty()) {
    figure_row(context, {"cell.height", "Steps up or down from here cost what Climb says for each"},
               "Height", std::to_string(map.height_at(cell)));
  }
}

std::string_view f_tooltip(bool adds_up) {
  return adds_up ? "f orders the open list: the lowest is expanded next. The numbers here have as "
                   "many digits as it takes for the sum to come out; in the map's cells each is "
                   "rounded by itself, so that the last digit of f may differ from the sum"
                 : "f orders the open list: the lowest is expanded next. Each number is rounded by "
                   "itself, so that the last digit of f may differ from the sum";
}

void draw_numbers(const Workbench& workbench, const CellFigures& figures,
                  const UiContext& context) {
  const bool seen = figures.state != CellState::kUnseen;
  const SearchSettings& settings = workbench.solution()->settings();
  const std::optional<int> exact = decimals_that_add_up(figures);
  const int decimals = exact.value_or(kCostDecimals);
  const auto number = [&](double value) {
    return seen ? cost_text(value, settings.cost_scale, decimals) : std::string(kNothing);
  };
  figure_row(context, {"cell.state", "Where it stands in the search at this moment"}, "State",
             word_of(figures.state));
  figure_row(context, {"cell.g", "g: the cost of the cheapest way here that is known now"}, "g",
             number(figures.g));
  figure_row(context, {"cell.h", "h: the heuristic's guess of the cost from here to the goal"}, "h",
             number(figures.h));
  figure_row(context, {"cell.f", f_tooltip(exact.has_value())}, f_formula(settings),
             figures.f ? number(*figures.f) : std::string(kNothing));
  figure_row(context, {"cell.parent", "The cell from which the cheapest way comes"}, "Reached from",
             seen ? place_text(workbench.map(), figures.parent) : std::string(kNothing));
}

std::string unseen_text(const Workbench& workbench, CellId cell) {
  const SearchSettings& settings = workbench.document().search();
  const AlgorithmEntry& algorithm = *find_algorithm(settings.algorithm);
  if (!algorithm.leaves_out.empty()) return std::string(algorithm.leaves_out);
  std::string text = "No expanded cell has a step to it, so the search does not know it.";
  if (const auto beside = cut_off_neighbour(workbench.playback(), cell)) {
    text += " The diagonal from " + place_text(workbench.map(), *beside) +
            " would cut a corner, which the corner rule forbids.";
  }
  return text;
}

std::string closed_text(const Workbench& workbench) {
  const SearchSettings& settings = workbench.document().search();
  const AlgorithmEntry& algorithm = *find_algorithm(settings.algorithm);
  std::string text = "Closed: " + std::string(algorithm.closed) + ".";
  if (!algorithm.uses.reopen) return text;
  return text + (settings.reopen ? " Only a cheaper way to it would open it again."
                                 : " It stays closed, whatever way turns up: re-opening is off.");
}

/// Why the search takes the cells that it takes.
std::string choice_of(const Workbench& workbench) {
  const Solution* solution = workbench.solution();
  return solution == nullptr ? std::string()
                             : std::string(find_algorithm(solution->settings().algorithm)->choice);
}

std::string meaning_of(CellState state, const Workbench& workbench, CellId cell) {
  switch (state) {
    case CellState::kUnseen:
      return unseen_text(workbench, cell);
    case CellState::kOpen:
      return "A way to it is known. It waits on the open list for its turn.";
    case CellState::kCurrent:
      return "Taken from the open list: " + choice_of(workbench) +
             (cell == workbench.map().goal() ? ". It is the goal: the path to it is known."
                                             : ". Its neighbours are looked at now.");
    case CellState::kClosed:
      return closed_text(workbench);
  }
  return {};
}

}  // namespace

void draw_cell_panel(Workbench& workbench, const UiContext& context) {
  const std::optional<ExplainedCell> explained = cell_to_explain(workbench);
  if (!explained) {
    heading(context, "Explain");
    note_text(context,
              "Click a cell with the pointer tool to see its numbers, or step the search.");
    draw_legend(workbench, context);
    return;
  }
  const std::optional<CellFigures> figures = figures_at(workbench.playback(), explained->cell);
  heading(context, heading_of(*explained, figures));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(8), context.px(2)));
  draw_ground(workbench, explained->cell, context);
  if (figures && workbench.solution() != nullptr) {
    space(context, 8);
    draw_numbers(workbench, *figures, context);
  }
  ImGui::PopStyleVar();
  if (figures && !workbench.map().blocked(explained->cell)) {
    space(context, 12);
    note_in_lines(context, kMeaningLines, meaning_of(figures->state, workbench, explained->cell));
  }
  const std::string event = event_sentence(workbench.playback());
  if (!event.empty()) {
    heading(context, "What just happened");
    note_in_lines(context, kEventLines, event);
  }
  draw_legend(workbench, context);
}

}  // namespace astrolabe::app
