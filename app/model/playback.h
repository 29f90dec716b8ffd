#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "app/model/clock.h"
#include "app/model/solution.h"

namespace astrolabe::app {

/// The speed of playing. [Units: expansions a second]
inline constexpr double kMinSpeed = 0.5;
inline constexpr double kMaxSpeed = 1e6;
inline constexpr double kDefaultSpeed = 30.0;

/// A playhead on the timeline of a solution. Times are those of its EventLog; playing and stepping
/// by expansions stop at ends of expansions.
///
/// The playhead moves at once; the replay of g, parents and states follows by at most a budget of
/// records a move and an update, so that no frame takes long, and is not shown until it is there.
/// Drawing by CellStamps needs the playhead alone.
///
/// A new solution (an edit re-solves) keeps a playhead at the end at the end; elsewhere it keeps
/// its expansion number, clamped, and playing pauses.
class Playback {
 public:
  /// Records that are replayed at a time by default: a few milliseconds.
  static constexpr std::size_t kDefaultBudget = 500'000;

  /// The clock must outlive it.
  explicit Playback(const Clock& clock, std::size_t record_budget = kDefaultBudget)
      : clock_(clock), record_budget_(record_budget) {}

  /// Shows another solution. `solved.solution` is not null.
  void show(Solved solved);
  /// Nothing is shown any more; the next solution begins at its end.
  void clear();

  /// Null before the first one.
  [[nodiscard]] const std::shared_ptr<const Solution>& solution() const { return solution_; }

  /// Where the playhead is, and where the timeline ends; 0 where nothing was searched.
  [[nodiscard]] std::size_t time() const { return time_; }
  [[nodiscard]] std::size_t end_time() const;
  /// The last expansion that has begun at the playhead; 0 before the first.
  [[nodiscard]] std::size_t expansion() const;
  [[nodiscard]] std::size_t expansion_count() const;
  [[nodiscard]] bool at_start() const;
  [[nodiscard]] bool at_end() const { return time_ == end_time(); }

  // All of these pause, and clamp to the timeline.
  void to_start();  ///< The start is open, nothing is expanded.
  void to_end();
  void seek_time(std::size_t time);
  void seek_expansion(std::size_t expansion);  ///< To its end.
  void step_expansion(int direction);          ///< +1 forwards, -1 back; a half one is completed.
  void step_event(int direction);
  void step_layer(int direction);  ///< See f_layers.h.

  /// From the end it plays from the start again. Nothing happens where there is nothing to play.
  void play();
  void play_from_start();
  void pause();
  void toggle();
  [[nodiscard]] bool playing() const { return playing_; }
  /// [Units: expansions a second] Clamped to kMinSpeed … kMaxSpeed.
  void set_speed(double speed);
  [[nodiscard]] double speed() const { return speed_; }

  /// Moves the playhead by the time that has passed, then lets the replay follow. Once a frame.
  void update();
  /// True where the replay is where the playhead is.
  [[nodiscard]] bool caught_up() const;

  /// The state at the playhead. Null where nothing was searched, and until it has caught_up().
  [[nodiscard]] const Replay* replay() const { return caught_up() ? replay_.get() : nullptr; }
  /// The cell being expanded at the playhead, or expanded last; kNoCell before the first.
  [[nodiscard]] CellId current() const;
  /// f of the current cell as shown; none before the first expansion, and where there is no f.
  [[nodiscard]] std::optional<double> current_f() const;
  /// True where the goal has been expanded at the playhead: the path is known, and shown with its
  /// smoothed form.
  [[nodiscard]] bool shows_final_path() const;
  /// The path to draw: the final one, or before that the one to the current cell; empty until it
  /// has caught_up(). Kept until the playhead or the solution changes.
  [[nodiscard]] const std::vector<CellId>& shown_path() const;

 private:
  void move_to(std::size_t time);
  void follow();
  void advance_clock();
  void forget_path() const { path_is_kept_ = false; }

  const Clock& clock_;
  std::size_t record_budget_;
  std::shared_ptr<const Solution> solution_;
  std::unique_ptr<Replay> replay_;
  std::size_t time_ = 0;
  bool playing_ = false;
  double speed_ = kDefaultSpeed;
  double last_now_ = 0.0;
  /// The expansion to keep over the next solution; none: the end.
  std::optional<std::size_t> kept_expansion_;
  double due_ = 0.0;  ///< Expansions owed to the time passed, a fraction included.
  mutable std::vector<CellId> path_;
  mutable bool path_is_kept_ = false;
};

}  // namespace astrolabe::app
