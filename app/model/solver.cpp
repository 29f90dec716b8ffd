#include "app/model/solver.h"

#include <chrono>
#include <utility>

namespace astrolabe::app {

Solver::Solver(std::function<void()> wake, std::size_t log_budget)
    : wake_(std::move(wake)), job_(log_budget), worker_([this] { work(); }) {}

Solver::~Solver() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    cancel_locked();
  }
  changed_.notify_all();
  worker_.join();
}

void Solver::request(SolveRequest request) {
  {
    const std::lock_guard lock(mutex_);
    cancel_locked();
    waiting_ = std::move(request);
  }
  changed_.notify_all();
}

void Solver::cancel() {
  {
    const std::lock_guard lock(mutex_);
    cancel_locked();
  }
  changed_.notify_all();
}

bool Solver::busy() const {
  const std::lock_guard lock(mutex_);
  return busy_locked();
}

std::uint64_t Solver::expanded() const {
  const std::lock_guard lock(mutex_);
  return running_ == nullptr ? 0 : running_->expanded.load(std::memory_order_relaxed);
}

std::optional<Solved> Solver::take() {
  const std::lock_guard lock(mutex_);
  return std::exchange(ready_, std::nullopt);
}

bool Solver::wait_up_to(double seconds) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, std::chrono::duration<double>(seconds),
                           [this] { return !busy_locked(); });
}

void Solver::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return stopping_ || waiting_.has_value(); });
    if (stopping_) return;
    const SolveRequest request = *std::exchange(waiting_, std::nullopt);
    const auto progress = std::make_shared<SolveProgress>();
    running_ = progress;

    lock.unlock();
    std::optional<Solved> result = job_.run(request, *progress);
    lock.lock();

    running_ = nullptr;
    const bool done = result.has_value() && !progress->cancelled;
    if (done) std::swap(ready_, result);
    lock.unlock();
    changed_.notify_all();
    if (done && wake_) wake_();
    // What nobody took is freed here, where it costs no frame.
    result.reset();
    lock.lock();
  }
}

bool Solver::busy_locked() const {
  return waiting_.has_value() || (running_ != nullptr && !running_->cancelled);
}

void Solver::cancel_locked() {
  waiting_.reset();
  if (running_ != nullptr) running_->cancelled = true;
}

}  // namespace astrolabe::app
