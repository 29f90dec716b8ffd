#include "app/model/workbench.h"

#include <algorithm>
#include <utility>

#include "app/model/commands/change_grid.h"
#include "app/model/commands/change_search.h"
#include "app/model/commands/move_end.h"
#include "app/model/commands/paint_stroke.h"
#include "app/model/commands/set_text.h"
#include "app/model/number_text.h"

namespace astrolabe::app {

namespace {

/// How often the count of a running search is shown anew. [Units: seconds]
constexpr double kProgressInterval = 0.1;
/// Of the notice that a heuristic had to go with its grid.
constexpr const char* kGridTopic = "grid";

std::shared_ptr<const Clock> clock_or_steady(std::shared_ptr<const Clock> clock) {
  return clock != nullptr ? std::move(clock) : std::make_shared<SteadyClock>();
}

/// What a brush lays first: a wall, where the palette has one.
TerrainIndex first_to_paint(const Palette& palette) {
  for (std::size_t index = 0; index < palette.size(); ++index) {
    if (palette[index].blocked) return static_cast<TerrainIndex>(index);
  }
  return 0;
}

}  // namespace

Workbench::Workbench(WorkbenchOptions options)
    : settings_path_(std::move(options.settings_path)),
      clock_(clock_or_steady(std::move(options.clock))),
      messages_(*clock_),
      playback_(*clock_),
      canvas_(*this),
      files_(document_, settings_, messages_, [this] { document_replaced(); }),
      solver_(std::move(options.wake)) {
  if (!settings_path_.empty()) {
    LoadedSettings loaded = load_settings(settings_path_);
    settings_ = std::move(loaded.settings);
    if (!loaded.message.empty()) messages_.error(loaded.message, settings_path_.string());
  }
  kept_settings_ = settings_;
  playback_.set_speed(settings_.speed);
  document_replaced();
}

Workbench::~Workbench() { keep_settings(); }

bool Workbench::solution_is_stale() const {
  const bool answered =
      solution() == nullptr || solution()->revision == document_.search_revision();
  return !answered && clock_->now() - unanswered_since_ > kGreyAfter;
}

bool Workbench::solution_fits_map() const {
  if (solution() == nullptr) return false;
  const Map& searched = solution()->map();
  return searched.size() == map().size() && searched.spec().kind == map().spec().kind &&
         searched.spec().stagger == map().spec().stagger;
}

std::optional<SightProbe> Workbench::probed_sight() const {
  const std::optional<CellId> pointed = canvas_.hover();
  if (!pointed || canvas_.busy() || tool() != Tool::kPointer) return std::nullopt;
  if (view().workspace != Workspace::kLearn || !view().smoothed_path) return std::nullopt;
  const bool shown = solution_fits_map() && !solution_is_stale() && playback_.shows_final_path();
  return shown ? probe_sight(*solution(), *pointed) : std::nullopt;
}

double Workbench::searching_for() const {
  return searching() ? clock_->now() - requested_at_ : 0.0;
}

void Workbench::cancel_search() {
  if (!searching()) return;
  solver_.cancel();
  cancelled_revision_ = document_.search_revision();
  requested_revision_ = document_.search_revision();
}

bool Workbench::search_cancelled() const {
  return cancelled_revision_ == document_.search_revision();
}

void Workbench::search_again() {
  cancelled_revision_.reset();
  requested_revision_ = 0;
}

std::string Workbench::status() const {
  if (search_cancelled()) return "The search was cancelled. Search > Search again runs it anew.";
  const bool current = solution() != nullptr && solution()->revision == document_.search_revision();
  if (current) return solution()->status;
  return "Searching: " + grouped(searching_expanded()) + " expanded";
}

void Workbench::paint(std::span<const CellId> cells, TerrainIndex terrain, EditGrain grain) {
  if (map().palette()[terrain].blocked) view().hints.take(Hint::kPaintWall);
  submit(std::make_unique<PaintStroke>(map(), cells, terrain, gesture_for(grain)));
}

void Workbench::move_end(const End& end, CellId to, EditGrain grain) {
  view().hints.take(Hint::kDragGoal);
  submit(std::make_unique<MoveEnd>(map(), end, to, gesture_for(grain)));
}

void Workbench::change_grid(const GridSpec& spec) {
  auto command = std::make_unique<ChangeGrid>(document_.file(), spec);
  const std::string notice = command->notice();
  submit(std::move(command));
  if (notice.empty()) return;
  messages_.notice(notice, kGridTopic);
  told_grid_ = ToldGrid{spec.kind, spec.ways, document_.search().heuristic};
}

void Workbench::change_search(const SearchSettings& settings, EditGrain grain) {
  submit(std::make_unique<ChangeSearch>(document_.search(), settings, gesture_for(grain)));
}

void Workbench::set_title(std::string title, EditGrain grain) {
  submit(std::make_unique<SetText>(map(), TextField::kTitle, std::move(title), gesture_for(grain)));
}

void Workbench::set_notes(std::string notes, EditGrain grain) {
  submit(std::make_unique<SetText>(map(), TextField::kNotes, std::move(notes), gesture_for(grain)));
}

void Workbench::end_gesture() { gesture_ = kNoGesture; }

void Workbench::undo() {
  // What was done last is the gesture that is under way.
  if (canvas_.cancel_edit()) return;
  document_.undo();
  document_changed();
}

void Workbench::redo() {
  document_.redo();
  document_changed();
}

void Workbench::go_to_history(std::size_t position) {
  document_.go_to(position);
  document_changed();
}

TerrainIndex Workbench::active_terrain() const {
  return tools_.terrain() < map().palette().size() ? tools_.terrain() : TerrainIndex{0};
}

void Workbench::update() {
  if (playback_.playing()) view().hints.take(Hint::kReplay);
  messages_.update();
  request_search_if_due();
  wants_tie_breaks_ = false;
  if (searching()) solver_.wait_up_to(kSameFrameWait);
  take_result();
  playback_.update();
}

bool Workbench::idle() const {
  const bool settled = !search_due() && !searching() && !result_awaited();
  return settled && !playback_.playing() && playback_.caught_up();
}

double Workbench::seconds_to_next_frame() const {
  if (playback_.playing() || !playback_.caught_up()) return 0.0;
  const double message = messages_.seconds_to_next_change();
  if (idle()) return message;
  return message < 0.0 ? kProgressInterval : std::min(message, kProgressInterval);
}

bool Workbench::wait_for_search(double seconds) {
  request_search_if_due();
  const bool done = solver_.wait_up_to(seconds);
  take_result();
  return done;
}

std::vector<UiRequest> Workbench::take_ui_requests() { return std::exchange(ui_requests_, {}); }

void Workbench::keep_settings() {
  settings_.speed = playback_.speed();
  if (settings_path_.empty() || settings_ == kept_settings_) return;
  const Result<void> saved = save_settings(settings_path_, settings_);
  if (!saved) {
    messages_.error("The settings could not be kept: " + saved.error().to_string());
    return;
  }
  kept_settings_ = settings_;
}

void Workbench::submit(std::unique_ptr<Command> command) {
  document_.submit(std::move(command));
  document_changed();
}

GestureId Workbench::gesture_for(EditGrain grain) {
  if (grain == EditGrain::kSingle) return kNoGesture;
  if (gesture_ == kNoGesture) gesture_ = GestureId{++last_gesture_};
  return gesture_;
}

void Workbench::withdraw_untrue_notice() {
  const GridSpec& spec = map().spec();
  const ToldGrid now{spec.kind, spec.ways, document_.search().heuristic};
  if (!told_grid_ || *told_grid_ == now) return;
  messages_.withdraw(kGridTopic);
  told_grid_.reset();
}

void Workbench::document_changed() {
  withdraw_untrue_notice();
  if (seen_search_revision_ == document_.search_revision()) return;
  const bool was_answered = solution() != nullptr && solution()->revision == seen_search_revision_;
  if (was_answered) unanswered_since_ = clock_->now();
  seen_search_revision_ = document_.search_revision();
  const bool same_grid = layout_.spec() == map().spec() && layout_.size() == map().size();
  if (same_grid) return;
  layout_ = Layout(map().spec(), map().size());
  camera_.set_focus(place_to_begin());
  camera_.set_bounds(layout_.bounds());
}

void Workbench::fit_map() {
  camera_.set_focus(place_to_begin());
  camera_.fit();
}

PlanePoint Workbench::place_to_begin() const {
  for (const CellId end : {map().start(), map().goal()}) {
    if (end != kNoCell) return layout_.centre(end);
  }
  return layout_.bounds().min;
}

void Workbench::document_replaced() {
  end_gesture();
  canvas_.reset();
  tools_.choose_terrain(first_to_paint(map().palette()));
  told_grid_.reset();
  messages_.withdraw(kGridTopic);
  solver_.cancel();
  // A result that is ready still speaks of the document that was there before.
  static_cast<void>(solver_.take());
  playback_.clear();
  document_changed();
  fit_map();
}

bool Workbench::search_due() const {
  return requested_revision_ != document_.search_revision() ||
         requested_range_ != view().range_hundredths ||
         (wants_tie_breaks_ && !requested_tie_breaks_);
}

void Workbench::request_search_if_due() {
  if (!search_due()) return;
  if (searching() && searching_for() < kPatience) return;
  cancelled_revision_.reset();
  requested_revision_ = document_.search_revision();
  requested_range_ = view().range_hundredths;
  requested_tie_breaks_ = wants_tie_breaks_;
  requested_at_ = clock_->now();
  solver_.request({.file = document_.snapshot(),
                   .search_revision = document_.search_revision(),
                   .moves_revision = document_.moves_revision(),
                   .range_hundredths = requested_range_,
                   .compares_ties = requested_tie_breaks_});
}

bool Workbench::result_awaited() const {
  const bool shown = solution() != nullptr && solution()->revision == document_.search_revision();
  return !shown && !search_cancelled();
}

void Workbench::take_result() {
  std::optional<Solved> result = solver_.take();
  if (!result) return;
  playback_.show(*std::move(result));
  unanswered_since_ = clock_->now();
}

}  // namespace astrolabe::app
