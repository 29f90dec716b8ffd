#pragma once

#include <cstddef>
#include <vector>

#include "app/model/command.h"
#include "astrolabe/base/cell_id.h"

namespace astrolabe::app {

/// One of the ends of a query: the start, or a goal by its place in Map::goals().
struct End {
  enum class Kind : std::uint8_t { kStart, kGoal };
  Kind kind = Kind::kStart;
  std::size_t goal = 0;

  friend bool operator==(const End&, const End&) = default;
};

inline constexpr End kStartEnd{.kind = End::Kind::kStart};
inline constexpr End kGoalEnd{.kind = End::Kind::kGoal};
/// The goal that a map does not have yet: moving it adds one.
[[nodiscard]] End further_goal(const Map& map);

/// Whether a cell can become one more goal.
[[nodiscard]] bool can_be_further_goal(const Map& map, CellId cell);

/// All ends that a map has, the start first.
[[nodiscard]] std::vector<End> ends_of(const Map& map);
/// Where it stands; kNoCell where the map does not have it.
[[nodiscard]] CellId cell_of(const Map& map, const End& end);

/// Puts the start or a goal somewhere else, or takes it away (kNoCell). Where another goal stands
/// already nothing changes. A drag is one entry.
class MoveEnd final : public Command {
 public:
  /// [Limit: `to` is a cell of `map` or kNoCell; of goals at most further_goal(), and that only
  /// where the map has fewer than kMaxGoals]
  MoveEnd(const Map& map, const End& end, CellId to, GestureId gesture);

  [[nodiscard]] std::string name() const override;
  void apply(MapFile& file) const override { set(file.map, to_); }
  void undo(MapFile& file) const override { set(file.map, from_); }
  [[nodiscard]] ChangeScope scope() const override { return {.ends = true}; }
  bool merge(const Command& next) override;
  [[nodiscard]] bool changes_nothing() const override { return from_ == to_; }
  [[nodiscard]] std::size_t bytes() const override;

 private:
  /// The start alone, or all goals.
  using Cells = std::vector<CellId>;
  void set(Map& map, const Cells& cells) const;

  End end_;
  Cells from_;
  Cells to_;
  GestureId gesture_;
};

}  // namespace astrolabe::app
