#pragma once

#include <string>

#include "app/model/command.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe::app {

/// Re-reads the same rows and columns under another grid: no cell, start or goal is lost. A
/// heuristic that the new grid does not have becomes its default in the same entry.
class ChangeGrid final : public Command {
 public:
  /// [Limit: the spec's ways fit its kind]
  ChangeGrid(const MapFile& file, const GridSpec& spec);

  /// What a person has to be told: "Octile has no meaning on this grid; now Hex distance." Empty
  /// where the heuristic stayed.
  [[nodiscard]] const std::string& notice() const { return notice_; }

  [[nodiscard]] std::string name() const override;
  void apply(MapFile& file) const override;
  void undo(MapFile& file) const override;
  [[nodiscard]] ChangeScope scope() const override;
  bool merge(const Command&) override { return false; }
  [[nodiscard]] bool changes_nothing() const override { return before_ == after_; }
  /// The ways and the corner rule are chosen beside the search; the shape belongs to the map.
  [[nodiscard]] bool settings_only() const override;
  [[nodiscard]] std::size_t bytes() const override;

 private:
  GridSpec before_;
  GridSpec after_;
  std::string heuristic_before_;
  std::string heuristic_after_;
  std::string notice_;
};

}  // namespace astrolabe::app
