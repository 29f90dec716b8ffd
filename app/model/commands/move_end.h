#pragma once

#include "app/model/command.h"
#include "astrolabe/base/cell_id.h"

namespace astrolabe::app {

/// The two ends of a query.
enum class End : std::uint8_t { kStart, kGoal };

[[nodiscard]] CellId end_of(const Map& map, End end);

/// Puts the start or the goal somewhere else, or takes it away (kNoCell). A drag is one entry.
class MoveEnd final : public Command {
 public:
  /// [Limit: `to` is a cell of `map` or kNoCell]
  MoveEnd(const Map& map, End end, CellId to, GestureId gesture);

  [[nodiscard]] std::string name() const override;
  void apply(MapFile& file) const override;
  void undo(MapFile& file) const override;
  [[nodiscard]] ChangeScope scope() const override { return {.ends = true}; }
  bool merge(const Command& next) override;
  [[nodiscard]] bool changes_nothing() const override { return from_ == to_; }
  [[nodiscard]] std::size_t bytes() const override { return sizeof *this; }

 private:
  End end_;
  CellId from_;
  CellId to_;
  GestureId gesture_;
};

}  // namespace astrolabe::app
