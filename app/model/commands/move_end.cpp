#include "app/model/commands/move_end.h"

#include <algorithm>
#include <cassert>

#include "astrolabe/base/limits.h"

namespace astrolabe::app {

namespace {

bool is_goal(const End& end) { return end.kind == End::Kind::kGoal; }

std::vector<CellId> moved_goals(std::vector<CellId> goals, std::size_t place, CellId to) {
  if (std::find(goals.begin(), goals.end(), to) != goals.end()) return goals;
  if (place == goals.size()) {
    if (to != kNoCell) goals.push_back(to);
  } else if (to == kNoCell) {
    goals.erase(goals.begin() + static_cast<std::ptrdiff_t>(place));
  } else {
    goals[place] = to;
  }
  return goals;
}

}  // namespace

End further_goal(const Map& map) { return {.kind = End::Kind::kGoal, .goal = map.goals().size()}; }

bool can_be_further_goal(const Map& map, CellId cell) {
  const std::vector<CellId>& goals = map.goals();
  return !goals.empty() && goals.size() < kMaxGoals &&
         std::find(goals.begin(), goals.end(), cell) == goals.end();
}

std::vector<End> ends_of(const Map& map) {
  std::vector<End> ends;
  if (map.start() != kNoCell) ends.push_back(kStartEnd);
  for (std::size_t goal = 0; goal < map.goals().size(); ++goal) {
    ends.push_back({.kind = End::Kind::kGoal, .goal = goal});
  }
  return ends;
}

CellId cell_of(const Map& map, const End& end) {
  if (!is_goal(end)) return map.start();
  return end.goal < map.goals().size() ? map.goals()[end.goal] : kNoCell;
}

MoveEnd::MoveEnd(const Map& map, const End& end, CellId to, GestureId gesture)
    : end_(end), gesture_(gesture) {
  assert(!is_goal(end) || end.goal <= map.goals().size());
  from_ = is_goal(end) ? map.goals() : Cells{map.start()};
  to_ = is_goal(end) ? moved_goals(map.goals(), end.goal, to) : Cells{to};
  assert(to_.size() <= kMaxGoals);
}

std::string MoveEnd::name() const {
  const bool several = is_goal(end_) && std::max(from_.size(), to_.size()) > 1;
  const std::string what = is_goal(end_) ? (several ? "a goal" : "the goal") : "the start";
  const auto is_set = [&](const Cells& cells) {
    return is_goal(end_) ? end_.goal < cells.size() : cells.front() != kNoCell;
  };
  if (is_goal(end_) && to_.size() < from_.size()) return "Take away " + what;
  if (!is_set(from_)) return (several ? "Add " : "Set ") + what;
  if (!is_set(to_)) return "Take away " + what;
  return "Move " + what;
}

void MoveEnd::set(Map& map, const Cells& cells) const {
  if (is_goal(end_)) {
    map.set_goals(cells);
  } else {
    map.set_start(cells.front());
  }
}

bool MoveEnd::merge(const Command& next) {
  const auto* part = dynamic_cast<const MoveEnd*>(&next);
  if (part == nullptr || gesture_ == kNoGesture || part->gesture_ != gesture_) return false;
  if (part->end_ != end_) return false;
  to_ = part->to_;
  return true;
}

std::size_t MoveEnd::bytes() const {
  return sizeof *this + (from_.capacity() + to_.capacity()) * sizeof(CellId);
}

}  // namespace astrolabe::app
