#pragma once

#include <memory>

namespace astrolabe::app {

/// The time that everything in the program that moves is driven by. Injected, so that a played
/// script and a test decide themselves how time passes.
class Clock {
 public:
  virtual ~Clock() = default;
  /// Never runs backwards; the zero point is arbitrary. [Units: seconds]
  [[nodiscard]] virtual double now() const = 0;
};

/// The machine's monotonic clock.
class SteadyClock final : public Clock {
 public:
  [[nodiscard]] double now() const override;
};

/// Stands still until it is told to move.
class ManualClock final : public Clock {
 public:
  [[nodiscard]] double now() const override { return now_; }
  /// [Units: seconds] [Limit: >= 0]
  void advance(double seconds) { now_ += seconds; }

 private:
  double now_ = 0.0;
};

}  // namespace astrolabe::app
