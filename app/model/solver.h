#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "app/model/solve_job.h"

namespace astrolabe::app {

/// Solves documents on a thread of its own. The newest request wins: it cancels the one that runs
/// and replaces the one that waits, so any number of edits costs at most one search too many.
///
/// Its functions are called from one thread (the user interface's) and never wait, except where
/// their name says so. Destroying it cancels and joins.
class Solver {
 public:
  /// `wake` is called on the worker's thread, with no lock held, after a result became ready.
  explicit Solver(std::function<void()> wake = {},
                  std::size_t log_budget = EventLog::kDefaultBudget);
  ~Solver();
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  void request(SolveRequest request);
  /// Drops what runs and what waits. Results that are ready stay.
  void cancel();

  /// True from a request until its result is ready or it was cancelled.
  [[nodiscard]] bool busy() const;
  /// Expansions that the running search has made.
  [[nodiscard]] std::uint64_t expanded() const;
  /// The newest result that is ready, once.
  [[nodiscard]] std::optional<Solved> take();
  /// Waits until not busy, at most so long. True if it is not busy. [Units: seconds]
  bool wait_up_to(double seconds);

 private:
  void work();
  [[nodiscard]] bool busy_locked() const;
  void cancel_locked();

  std::function<void()> wake_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  bool stopping_ = false;  ///< The rest is guarded by mutex_.
  std::optional<SolveRequest> waiting_;
  std::shared_ptr<SolveProgress> running_;
  std::optional<Solved> ready_;
  SolveJob job_;        ///< Used by the worker alone.
  std::thread worker_;  ///< Last: it uses all of the above.
};

}  // namespace astrolabe::app
