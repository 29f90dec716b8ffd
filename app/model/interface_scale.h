#pragma once

#include <optional>

#include "app/model/settings.h"

namespace astrolabe::app {

/// How large type and controls are drawn: as the person has chosen, else as the display says. The
/// command line's wish goes before both, until the person chooses something in the window.
class InterfaceScale {
 public:
  /// One press of a key.
  static constexpr double kStep = 0.25;

  /// The settings must outlive it; they keep what is chosen.
  explicit InterfaceScale(Settings& settings) : settings_(settings) {}

  /// [Limit: kMinScale to kMaxScale]
  [[nodiscard]] double now() const;

  /// What the display asks for; the window tells it whenever it may have changed.
  void set_display(double scale) { display_ = scale; }
  /// For this run alone, as the command line says.
  void set_for_this_run(double scale) { for_this_run_ = scale; }

  /// To the next larger, or smaller, multiple of kStep, and kept; nothing at the end of the range.
  void enlarge();
  void reduce();
  void follow_display();
  [[nodiscard]] bool follows_display() const;
  [[nodiscard]] bool can_enlarge() const { return now() < kMaxScale; }
  [[nodiscard]] bool can_reduce() const { return now() > kMinScale; }

 private:
  void choose(double scale);

  Settings& settings_;
  std::optional<double> for_this_run_;
  double display_ = 1.0;
};

}  // namespace astrolabe::app
