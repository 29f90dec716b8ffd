#include "app/model/playback.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/model/f_layers.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/jump_walk.h"

namespace astrolabe::app {

namespace {

/// The time at which the start is open and nothing is expanded.
std::size_t start_time(const EventLog& log) { return log.end_of_expansion(0); }

}  // namespace

void Playback::show(Solved solved) {
  assert(solved.solution != nullptr);
  replay_ = std::move(solved.replay);
  solution_ = std::move(solved.solution);
  forget_path();
  time_ = end_time();
  if (!kept_expansion_) return;
  playing_ = false;
  // Nothing was searched: the place is kept for the next solution that has one.
  if (end_time() == 0) return;
  move_to(solution_->log.end_of_expansion(std::min(*kept_expansion_, expansion_count())));
  follow();
}

void Playback::clear() {
  replay_.reset();
  solution_.reset();
  time_ = 0;
  playing_ = false;
  kept_expansion_.reset();
  forget_path();
}

std::size_t Playback::end_time() const { return solution_ == nullptr ? 0 : solution_->log.size(); }

std::size_t Playback::expansion() const {
  return solution_ == nullptr ? 0 : solution_->log.expansion_at(time_);
}

std::size_t Playback::expansion_count() const {
  return solution_ == nullptr ? 0 : solution_->log.expansion_count();
}

bool Playback::at_start() const {
  return solution_ == nullptr || time_ <= start_time(solution_->log);
}

void Playback::to_start() { seek_expansion(0); }

void Playback::to_end() { seek_time(end_time()); }

void Playback::seek_time(std::size_t time) {
  pause();
  std::size_t target = std::min(time, end_time());
  // A pair of records is one event: there is no moment between the two.
  if (target > 0 && EventLog::holds_old_values(solution_->log.record(target - 1))) ++target;
  move_to(target);
  follow();
}

void Playback::seek_expansion(std::size_t expansion) {
  pause();
  if (solution_ == nullptr) return;
  move_to(solution_->log.end_of_expansion(std::min(expansion, expansion_count())));
  follow();
}

void Playback::step_expansion(int direction) {
  if (solution_ == nullptr) return;
  const std::size_t now = expansion();
  if (direction < 0) {
    seek_expansion(now == 0 ? 0 : now - 1);
    return;
  }
  const bool half_done = time_ < solution_->log.end_of_expansion(now);
  seek_expansion(half_done ? now : now + 1);
}

void Playback::step_event(int direction) {
  if (solution_ == nullptr) return;
  const EventLog& log = solution_->log;
  seek_time(direction < 0 ? log.previous_event(time_) : log.next_event(time_));
}

void Playback::step_layer(int direction) {
  if (expansion_count() == 0) return;
  const std::size_t now = expansion();
  seek_expansion(direction < 0 ? previous_layer_end(*solution_, now)
                               : next_layer_end(*solution_, now));
}

void Playback::play() {
  if (expansion_count() == 0) return;
  if (at_end()) to_start();
  playing_ = true;
  due_ = 0.0;
  last_now_ = clock_.now();
}

void Playback::play_from_start() {
  to_start();
  play();
}

void Playback::pause() { playing_ = false; }

void Playback::toggle() {
  if (playing_) {
    pause();
  } else {
    play();
  }
}

void Playback::set_speed(double speed) { speed_ = std::clamp(speed, kMinSpeed, kMaxSpeed); }

void Playback::update() {
  if (playing_) advance_clock();
  follow();
}

void Playback::follow() {
  if (!caught_up()) replay_->seek_some(time_, record_budget_);
}

bool Playback::caught_up() const { return replay_ == nullptr || replay_->time() == time_; }

CellId Playback::current() const {
  const std::size_t now = expansion();
  if (now == 0) return kNoCell;
  const EventLog& log = solution_->log;
  return EventLog::cell_of(log.record(log.end_of_expansion(now - 1)));
}

std::optional<double> Playback::current_f() const {
  const std::size_t now = expansion();
  if (now == 0) return std::nullopt;
  const std::optional<Cost> f = f_of_expansion(*solution_, now);
  if (!f) return std::nullopt;
  return shown(*f, solution_->result.units) / 100.0;
}

bool Playback::shows_final_path() const {
  if (solution_ == nullptr || !solution_->found()) return false;
  // A recording that reached its budget never gets to the goal's expansion.
  return time_ >= solution_->path_known_at || at_end();
}

const std::vector<CellId>& Playback::shown_path() const {
  if (shows_final_path()) return solution_->result.path;
  if (path_is_kept_) return path_;
  path_.clear();
  const Replay* there = replay();
  path_is_kept_ = there != nullptr;
  // A search that ended without a path has nothing to show once it is over.
  if (there == nullptr || at_end()) return path_;
  const CellId cell = there->current();
  if (cell != kNoCell) path_ = there->path_to(cell);
  if (find_algorithm(solution_->settings().algorithm)->jumps) {
    path_ = walk_of_jumps(solution_->map().spec(), solution_->map().size(), path_);
  }
  return path_;
}

void Playback::move_to(std::size_t time) {
  time_ = time;
  forget_path();
  if (at_end()) {
    kept_expansion_.reset();
  } else {
    kept_expansion_ = expansion();
  }
}

void Playback::advance_clock() {
  const double now = clock_.now();
  due_ += (now - last_now_) * speed_;
  last_now_ = now;
  if (due_ < 1.0) return;
  const double left = static_cast<double>(expansion_count() - expansion());
  const auto whole = static_cast<std::size_t>(std::min(due_, left));
  due_ -= static_cast<double>(whole);
  move_to(solution_->log.end_of_expansion(expansion() + whole));
  if (at_end()) pause();
}

}  // namespace astrolabe::app
