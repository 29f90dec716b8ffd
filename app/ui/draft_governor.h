#pragma once

namespace astrolabe::app {

/// Decides when the map is drawn as a draft: while it moves, where drawing it fully would take too
/// long. Costs are measured now and then and averaged, so that one slow frame does not change the
/// picture. A plain value without a clock.
class DraftGovernor {
 public:
  /// What drawing the cells may take of the 16 ms of a frame. [Units: milliseconds]
  static constexpr double kBudget = 6.0;
  /// Every so many drawings one is to be measured, since measuring waits for the graphics.
  static constexpr int kMeasureEvery = 8;
  /// The first drawings also prepare things for the later ones, so they say little.
  static constexpr int kFirstMeasured = 2;

  /// The map is about to be drawn anew: should this time be measured?
  [[nodiscard]] bool begin_drawing();
  /// The measured time of a drawing. [Units: milliseconds]
  void note_cost(double milliseconds, bool was_draft);
  /// Another size, grid or zoom range: what was measured says nothing any more.
  void forget();

  [[nodiscard]] bool use_draft(bool moving) const { return moving && full_cost_ > kBudget; }
  /// The averaged cost of the full picture; 0 before anything was measured. [Units: milliseconds]
  [[nodiscard]] double full_cost() const { return full_cost_; }

 private:
  double full_cost_ = 0.0;
  int until_measured_ = kFirstMeasured;
};

}  // namespace astrolabe::app
