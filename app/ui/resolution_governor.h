#pragma once

namespace astrolabe::app {

/// Decides when the map is drawn at half resolution: while it moves, where drawing it fully would
/// take too long. Costs are measured now and then and averaged, so that one slow frame does not
/// change the picture. A plain value without a clock.
class ResolutionGovernor {
 public:
  /// What drawing the cells may take of the 16 ms of a frame. [Units: milliseconds]
  static constexpr double kBudget = 11.0;
  /// Every so many drawings one is to be measured, since measuring waits for the graphics.
  static constexpr int kMeasureEvery = 8;

  /// The map is about to be drawn anew: should this time be measured?
  [[nodiscard]] bool begin_drawing();
  /// The measured time of a drawing. [Units: milliseconds]
  void note_cost(double milliseconds, bool was_half);
  /// Another size, grid or zoom range: what was measured says nothing any more.
  void forget();

  [[nodiscard]] bool use_half(bool moving) const { return moving && full_cost_ > kBudget; }
  /// The averaged cost at full resolution; 0 before anything was measured. [Units: milliseconds]
  [[nodiscard]] double full_cost() const { return full_cost_; }

 private:
  double full_cost_ = 0.0;
  int until_measured_ = 0;
};

}  // namespace astrolabe::app
