#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/model/camera.h"
#include "app/model/canvas.h"
#include "app/model/clock.h"
#include "app/model/document.h"
#include "app/model/file_flow.h"
#include "app/model/interface_scale.h"
#include "app/model/message_queue.h"
#include "app/model/playback.h"
#include "app/model/settings.h"
#include "app/model/sight_probe.h"
#include "app/model/solver.h"
#include "app/model/tool.h"
#include "app/model/ui_request.h"

namespace astrolabe::app {

/// What a workbench is made with.
struct WorkbenchOptions {
  /// Where settings are read from and kept; empty: nowhere. See default_settings_path().
  std::filesystem::path settings_path;
  /// Null: the machine's clock.
  std::shared_ptr<const Clock> clock;
  /// Called on another thread when update() has something new to show.
  std::function<void()> wake;
};

/// Whether an edit is complete in itself, or a part of something that a person does in one go.
enum class EditGrain : std::uint8_t { kSingle, kPartOfGesture };

/// Everything that the window shows and changes: the document, its solution, the playhead, the
/// camera, the tools and the person's settings. The one thing that the user interface and the
/// player talk to; used from one thread.
///
/// Panels read through the const functions and change things through the others, never otherwise.
/// Once a frame: events, then update(), then drawing.
class Workbench {
 public:
  /// The longest that update() waits for a search to end, so that a small one is shown in the frame
  /// of its edit. [Units: seconds]
  static constexpr double kSameFrameWait = 0.006;
  /// How long a running search is left alone by newer edits: so quick edits share a search, and its
  /// result is still seen. After that the newest edit cancels it. [Units: seconds]
  static constexpr double kPatience = 0.25;
  /// See solution_is_stale(). [Units: seconds]
  static constexpr double kGreyAfter = 0.2;

  explicit Workbench(WorkbenchOptions options = {});
  ~Workbench();  ///< Keeps the settings.
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;

  // --- Parts ---
  [[nodiscard]] const Document& document() const { return document_; }
  [[nodiscard]] const Map& map() const { return document_.map(); }
  [[nodiscard]] const Layout& layout() const { return layout_; }
  [[nodiscard]] const Playback& playback() const { return playback_; }
  [[nodiscard]] Playback& playback() { return playback_; }
  [[nodiscard]] const Camera& camera() const { return camera_; }
  [[nodiscard]] Camera& camera() { return camera_; }
  /// Shows the whole map; of one that is too long and thin for that, the part around the start,
  /// else around the goal, else the first cells. See Camera::fit().
  void fit_map();
  [[nodiscard]] const Canvas& canvas() const { return canvas_; }
  [[nodiscard]] Canvas& canvas() { return canvas_; }
  [[nodiscard]] const FileFlow& files() const { return files_; }
  [[nodiscard]] FileFlow& files() { return files_; }
  [[nodiscard]] const MessageQueue& messages() const { return messages_; }
  [[nodiscard]] MessageQueue& messages() { return messages_; }
  /// Whoever changes them does so here; they are kept when the workbench goes.
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] Settings& settings() { return settings_; }
  [[nodiscard]] const ViewOptions& view() const { return settings_.view; }
  [[nodiscard]] ViewOptions& view() { return settings_.view; }
  [[nodiscard]] const InterfaceScale& scale() const { return scale_; }
  [[nodiscard]] InterfaceScale& scale() { return scale_; }
  [[nodiscard]] const Clock& clock() const { return *clock_; }

  // --- The solution ---
  /// The one that is shown; null before the first.
  [[nodiscard]] const Solution* solution() const { return playback_.solution().get(); }
  /// True where the document has changed since and no newer solution came for a while: what is
  /// shown is to be greyed. Results that keep coming during a drag never count as stale.
  [[nodiscard]] bool solution_is_stale() const;
  /// True where the shown solution has the size and the grid of the document, so that its cells and
  /// its paths lie where the map's do.
  [[nodiscard]] bool solution_fits_map() const;
  /// In Learn, with the pointer tool over the final path: see probe_sight().
  [[nodiscard]] std::optional<SightProbe> probed_sight() const;
  [[nodiscard]] bool searching() const { return solver_.busy(); }
  /// Since when the running search is awaited; 0 if none is. [Units: seconds]
  [[nodiscard]] double searching_for() const;
  /// Expansions that the running search has made.
  [[nodiscard]] std::uint64_t searching_expanded() const { return solver_.expanded(); }
  void cancel_search();
  /// The search was cancelled and the document has not changed since.
  [[nodiscard]] bool search_cancelled() const;
  void search_again();
  /// What is to be said about the search now: of the shown solution, or "Searching: 1,234
  /// expanded", or that it was cancelled.
  [[nodiscard]] std::string status() const;

  // --- Edits: each is an entry of the history and re-solves ---
  // With kPartOfGesture, edits of one kind become one entry until end_gesture(), which a widget
  // calls when it is let go of.
  void paint(std::span<const CellId> cells, TerrainIndex terrain,
             EditGrain grain = EditGrain::kSingle);
  /// kNoCell takes it away.
  void move_end(const End& end, CellId to, EditGrain grain = EditGrain::kSingle);
  /// Where the heuristic has no meaning on the new grid it becomes the grid's default, and a
  /// message says so.
  void change_grid(const GridSpec& spec);
  void change_search(const SearchSettings& settings, EditGrain grain = EditGrain::kSingle);
  /// Solution::tie_breaks is shown in this frame, so that the next update() sees to it.
  void want_tie_breaks() { wants_tie_breaks_ = true; }
  void set_title(std::string title, EditGrain grain = EditGrain::kSingle);
  void set_notes(std::string notes, EditGrain grain = EditGrain::kSingle);
  void end_gesture();
  void undo();
  void redo();
  /// Undoes or redoes until so many entries are done. [Limit: 0 to document().history().size()]
  void go_to_history(std::size_t position);

  // --- Tools ---
  [[nodiscard]] Tool tool() const { return tools_.tool(view().workspace); }
  void take_tool(Tool tool) { tools_.take(view().workspace, tool); }
  /// The terrain that the brush lays, always inside the palette (0 for an empty map's).
  [[nodiscard]] TerrainIndex active_terrain() const;
  void choose_terrain(TerrainIndex terrain) { tools_.choose_terrain(terrain); }

  // --- Frames ---
  /// Asks for a search where the document has changed, takes the result of one that has ended,
  /// moves playhead and replay on. Waits at most kSameFrameWait for a search.
  void update();
  /// Nothing is under way: no search, no replay that has to catch up, not playing.
  [[nodiscard]] bool idle() const;
  /// When the next frame is needed without an event: 0 at once, less than 0 never.
  /// [Units: seconds]
  [[nodiscard]] double seconds_to_next_frame() const;
  /// Waits until no search runs, at most so long; for scripts and tests. True if none runs.
  bool wait_for_search(double seconds);

  // --- What the window has to do ---
  void request_ui(UiRequest request) { ui_requests_.push_back(request); }
  /// All requests since the last call.
  [[nodiscard]] std::vector<UiRequest> take_ui_requests();
  /// Writes the settings now; errors become a message.
  void keep_settings();

 private:
  /// What a notice says of grid and heuristic.
  struct ToldGrid {
    GridKind kind;
    int ways;
    std::string heuristic;
    friend bool operator==(const ToldGrid&, const ToldGrid&) = default;
  };

  void submit(std::unique_ptr<Command> command);
  [[nodiscard]] GestureId gesture_for(EditGrain grain);
  /// An undo or a later edit may have made the notice of change_grid() untrue.
  void withdraw_untrue_notice();
  void document_changed();
  void document_replaced();
  /// Where a look at the map begins when not all of it can be seen.
  [[nodiscard]] PlanePoint place_to_begin() const;
  [[nodiscard]] bool search_due() const;
  void request_search_if_due();
  [[nodiscard]] bool result_awaited() const;
  void take_result();

  std::filesystem::path settings_path_;
  std::shared_ptr<const Clock> clock_;
  Settings settings_;
  Settings kept_settings_;
  InterfaceScale scale_{settings_};
  MessageQueue messages_;
  Document document_;
  Layout layout_;
  Camera camera_;
  ToolBox tools_;
  Playback playback_;
  Canvas canvas_;
  FileFlow files_;
  std::optional<ToldGrid> told_grid_;  ///< While its notice is true.
  std::vector<UiRequest> ui_requests_;
  GestureId gesture_ = kNoGesture;
  std::uint64_t last_gesture_ = 0;
  std::uint64_t requested_revision_ = 0;
  int requested_range_ = 0;  ///< See ViewOptions.
  bool wants_tie_breaks_ = false;
  bool requested_tie_breaks_ = false;
  std::optional<std::uint64_t> cancelled_revision_;
  double requested_at_ = 0.0;
  std::uint64_t seen_search_revision_ = 0;
  double unanswered_since_ = 0.0;  ///< When the oldest edit that no result has followed was made.
  Solver solver_;                  ///< Last: its thread ends before anything else goes.
};

}  // namespace astrolabe::app
