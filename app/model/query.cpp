#include "app/model/query.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/model/cell_info.h"
#include "app/model/guarantee_text.h"
#include "app/model/number_text.h"
#include "app/model/query_text.h"
#include "astrolabe/grid/grid_registry.h"

namespace astrolabe::app {

namespace {

/// The names of query() that belong together, each with its value.
using NamedValues = std::vector<std::pair<std::string_view, std::string>>;

std::string outcome_id(const Solution* solution) {
  if (solution == nullptr) return "none";
  switch (solution->outcome) {
    case SolveOutcome::kNoCells:
      return "no_cells";
    case SolveOutcome::kNoStart:
      return "no_start";
    case SolveOutcome::kNoGoal:
      return "no_goal";
    case SolveOutcome::kRefused:
      return "refused";
    case SolveOutcome::kSearched:
      break;
  }
  return std::string(id_of(solution->result.status));
}

/// "larger-g 96, smaller-g 412, …"; empty where they are not compared.
std::string tie_breaks_text(const Solution* solution) {
  std::string told;
  if (solution == nullptr) return told;
  for (const TieBreakEffect& effect : solution->tie_breaks) {
    if (!told.empty()) told += ", ";
    told += std::string(effect.tie_break) + ' ' + std::to_string(effect.expanded);
  }
  return told;
}

void add_search_values(const Workbench& bench, NamedValues& values) {
  const Solution* solution = bench.solution();
  const bool searched = solution != nullptr && solution->outcome == SolveOutcome::kSearched;
  static const SearchResult kNothing;
  static const Guarantee kNoGuarantee;
  static const SmoothedPath kNotSmoothed;
  const SearchResult& result = searched ? solution->result : kNothing;
  const Guarantee& guarantee = searched ? solution->guarantee : kNoGuarantee;
  const SmoothedPath& smoothed = searched ? solution->smoothed : kNotSmoothed;
  const std::vector<CellId>& path = result.path;
  values.insert(
      values.end(),
      {{"status", bench.status()},
       {"outcome", outcome_id(solution)},
       {"at_once", yes_or_no(searched && solution->at_once)},
       {"tie_breaks", tie_breaks_text(solution)},
       {"expanded", std::to_string(result.counts.expanded)},
       {"generated", std::to_string(result.counts.generated)},
       {"updated", std::to_string(result.counts.updated)},
       {"reopened", std::to_string(result.counts.reopened)},
       {"peak_open", std::to_string(result.counts.peak_open)},
       {"guarantee", std::string(id_of(guarantee.kind))},
       {"guarantee.text", searched ? guarantee_text(*solution).value : std::string("none")},
       {"bound", guarantee.bound ? shortest_text(*guarantee.bound) : "none"},
       {"ratio", searched && solution->ratio ? decimal_text(*solution->ratio, 4) : "none"},
       {"path.cost", path.empty() ? "none" : decimal_text(result.shown_cost, 4)},
       {"path.length", path.empty() ? "none" : decimal_text(solution->path_length, 4)},
       {"path.cells", std::to_string(path.size())},
       {"path.steps", std::to_string(path.empty() ? 0 : path.size() - 1)},
       {"path", searched ? cells_text(solution->map().size(), path) : std::string()},
       {"smoothed.points", std::to_string(smoothed.points.size())},
       {"smoothed.length", decimal_text(smoothed.length, 4)},
       {"smoothed.turns", std::to_string(smoothed.turns)},
       {"range.cells", std::to_string(searched ? solution->reach.cells.size() : 0)},
       {"searching", yes_or_no(bench.searching())},
       {"stale", yes_or_no(bench.solution_is_stale())},
       {"idle", yes_or_no(bench.idle())}});
}

void add_playhead_values(const Workbench& bench, NamedValues& values) {
  const Playback& playback = bench.playback();
  const GridSize size = bench.solution() == nullptr ? GridSize{} : bench.solution()->map().size();
  values.insert(values.end(), {{"playhead.time", std::to_string(playback.time())},
                               {"playhead.end", std::to_string(playback.end_time())},
                               {"playhead.expansion", std::to_string(playback.expansion())},
                               {"playhead.expansions", std::to_string(playback.expansion_count())},
                               {"playhead.current", cell_text(size, playback.current())},
                               {"playhead.at_start", yes_or_no(playback.at_start())},
                               {"playhead.at_end", yes_or_no(playback.at_end())},
                               {"playhead.playing", yes_or_no(playback.playing())},
                               {"playhead.speed", shortest_text(playback.speed())},
                               {"playhead.path", std::to_string(playback.shown_path().size())},
                               {"playhead.final", yes_or_no(playback.shows_final_path())},
                               {"playhead.event", event_sentence(playback)}});
}

void add_document_values(const Workbench& bench, NamedValues& values) {
  const Document& document = bench.document();
  const Map& map = bench.map();
  const UndoStack& history = document.history();
  const std::size_t done = history.position();
  const auto blocked = std::count_if(map.terrain().begin(), map.terrain().end(),
                                     [&map](TerrainIndex i) { return map.palette()[i].blocked; });
  values.insert(values.end(),
                {{"document.modified", yes_or_no(document.modified())},
                 {"document.path", document.path().string()},
                 {"document.name", document.display_name()},
                 {"document.title", map.title()},
                 {"document.notes", map.notes()},
                 {"map.width", std::to_string(map.width())},
                 {"map.height", std::to_string(map.height())},
                 {"map.blocked", std::to_string(blocked)},
                 {"start", cell_text(map.size(), map.start())},
                 {"goal", cell_text(map.size(), map.goal())},
                 {"goals", cells_text(map.size(), map.goals())},
                 {"undo.count", std::to_string(done)},
                 {"redo.count", std::to_string(history.size() - done)},
                 {"undo.name", done == 0 ? std::string() : history.name(done - 1)},
                 {"redo.name", done == history.size() ? std::string() : history.name(done)}});
}

void add_settings_values(const Workbench& bench, NamedValues& values) {
  const GridSpec& spec = bench.map().spec();
  const SearchSettings& search = bench.document().search();
  values.insert(values.end(),
                {{"grid", std::string(grid_entry(spec.kind).id)},
                 {"ways", std::to_string(spec.ways)},
                 {"corner", std::string(id_of(spec.corner))},
                 {"stagger", std::string(id_of(spec.stagger))},
                 {"algorithm", search.algorithm},
                 {"heuristic", search.heuristic},
                 {"weight", std::to_string(search.weight_hundredths)},
                 {"priority", search.priority},
                 {"remedy", std::string(id_of(search.remedy))},
                 {"profile", search.profile},
                 {"climb.up", std::to_string(search.climb.up_hundredths)},
                 {"climb.down", std::to_string(search.climb.down_hundredths)},
                 {"blocked_ends", std::string(id_of(search.blocked_ends))},
                 {"search_unreachable", yes_or_no(search.search_unreachable)},
                 {"expression", search.expression},
                 {"landmarks", std::to_string(search.landmarks)},
                 {"beam_width", std::to_string(search.beam_width)},
                 {"tie_break", search.tie_break},
                 {"seed", std::to_string(search.seed)},
                 {"smoother", search.smoother},
                 {"cost_scale", search.cost_scale == CostScale::kTens ? "tens" : "exact"},
                 {"reopen", yes_or_no(search.reopen)}});
}

/// "clear", or what refuses the line; "none" where no line is shown.
std::string sight_text(const Workbench& bench) {
  const std::optional<SightProbe> probe = bench.probed_sight();
  if (!probe) return "none";
  return probe->sight.clear ? "clear" : sight_sentence(bench.map().size(), *probe);
}

std::string dialog_id(FileDialog dialog) {
  if (dialog == FileDialog::kOpen) return "open";
  return dialog == FileDialog::kSave ? "save" : "none";
}

void add_window_values(const Workbench& bench, NamedValues& values) {
  const ViewOptions& view = bench.view();
  const MessageQueue& messages = bench.messages();
  const GridSize size = bench.map().size();
  const std::size_t terrain = bench.active_terrain();
  const std::optional<Question>& question = bench.files().question();
  values.insert(
      values.end(),
      {{"hover", cell_text(size, bench.canvas().hover().value_or(kNoCell))},
       {"cursor", cell_text(size, bench.canvas().cursor().value_or(kNoCell))},
       {"selected", cell_text(size, bench.canvas().selected().value_or(kNoCell))},
       {"sight", sight_text(bench)},
       {"tool", std::string(tool_entry(bench.tool()).id)},
       {"terrain", bench.map().palette()[terrain].name},
       {"workspace", std::string(workspace_entry(view.workspace).id)},
       {"theme", view.theme == ThemeChoice::kDark ? "dark" : "light"},
       {"view.scale", shortest_text(bench.scale().now())},
       {"view.grid_lines", yes_or_no(view.grid_lines)},
       {"view.numbers", yes_or_no(view.numbers)},
       {"view.arrows", yes_or_no(view.arrows)},
       {"view.search_cells", yes_or_no(view.search_cells)},
       {"view.raw_path", yes_or_no(view.raw_path)},
       {"view.smoothed_path", yes_or_no(view.smoothed_path)},
       {"view.range", std::to_string(view.range_hundredths)},
       {"view.panels", yes_or_no(view.panels)},
       {"view.hints", yes_or_no(view.hints.any())},
       {"camera.zoom", decimal_text(bench.camera().zoom(), 3)},
       {"camera.fitted", yes_or_no(bench.camera().fitted())},
       {"message", messages.empty() ? std::string() : messages.at(messages.size() - 1).text},
       {"messages", std::to_string(messages.size())},
       {"question", question ? question->title : "none"},
       {"dialog", dialog_id(bench.files().dialog())}});
}

NamedValues all_values(const Workbench& bench) {
  NamedValues values;
  add_search_values(bench, values);
  add_playhead_values(bench, values);
  add_document_values(bench, values);
  add_settings_values(bench, values);
  add_window_values(bench, values);
  return values;
}

/// What is asked of a cell: "terrain", "g", …; everything as a sentence for nothing.
std::optional<std::string> cell_value(const Workbench& bench, CellId cell, std::string_view what) {
  const Map& map = bench.map();
  if (what.empty()) return cell_sentence(map, bench.playback(), cell);
  if (what == "terrain") return map.terrain(cell).name;
  if (what == "blocked") return yes_or_no(map.blocked(cell));
  const CellFigures figures = figures_at(bench.playback(), cell).value_or(CellFigures{});
  if (what == "state") return std::string(word_of(figures.state));
  if (what == "parent") return cell_text(map.size(), figures.parent);
  if (what != "g" && what != "h" && what != "f") return std::nullopt;
  if (figures.state == CellState::kUnseen) return "none";
  const CostScale scale = bench.solution()->settings().cost_scale;
  if (what == "g") return cost_text(figures.g, scale);
  if (what == "h") return cost_text(figures.h, scale);
  return figures.f ? cost_text(*figures.f, scale) : "none";
}

/// Line breaks as "\\n", so that a value stays on its line.
std::string on_one_line(const std::string& value) {
  std::string line;
  for (const char c : value) {
    if (c == '\n') {
      line += "\\n";
    } else {
      line += c;
    }
  }
  return line;
}

constexpr std::string_view kCellPrefix = "cell ";

/// "C,R" or "C,R WHAT".
std::optional<std::string> query_cell(const Workbench& bench, std::string_view text) {
  const std::size_t blank = text.find(' ');
  const std::optional<CellId> cell = find_cell(bench.map().size(), text.substr(0, blank));
  if (!cell) return std::nullopt;
  return cell_value(bench, *cell,
                    blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1));
}

}  // namespace

std::optional<std::string> query(const Workbench& workbench, std::string_view name) {
  if (name.substr(0, kCellPrefix.size()) == kCellPrefix) {
    return query_cell(workbench, name.substr(kCellPrefix.size()));
  }
  for (auto& [key, value] : all_values(workbench)) {
    if (key == name) return std::move(value);
  }
  return std::nullopt;
}

std::string dump(const Workbench& workbench) {
  std::string text;
  for (const auto& [key, value] : all_values(workbench)) {
    text += std::string(key) + ": " + on_one_line(value) + "\n";
  }
  return text;
}

}  // namespace astrolabe::app
