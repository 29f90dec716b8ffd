#include "app/model/commands/move_end.h"

namespace astrolabe::app {

namespace {

void set_end(Map& map, End end, CellId cell) {
  if (end == End::kStart) {
    map.set_start(cell);
  } else {
    map.set_goal(cell);
  }
}

}  // namespace

CellId end_of(const Map& map, End end) { return end == End::kStart ? map.start() : map.goal(); }

MoveEnd::MoveEnd(const Map& map, End end, CellId to, GestureId gesture)
    : end_(end), from_(end_of(map, end)), to_(to), gesture_(gesture) {}

std::string MoveEnd::name() const {
  const std::string what = end_ == End::kStart ? "the start" : "the goal";
  if (from_ == kNoCell) return "Set " + what;
  if (to_ == kNoCell) return "Take away " + what;
  return "Move " + what;
}

void MoveEnd::apply(MapFile& file) const { set_end(file.map, end_, to_); }

void MoveEnd::undo(MapFile& file) const { set_end(file.map, end_, from_); }

bool MoveEnd::merge(const Command& next) {
  const auto* part = dynamic_cast<const MoveEnd*>(&next);
  if (part == nullptr || gesture_ == kNoGesture || part->gesture_ != gesture_) return false;
  if (part->end_ != end_) return false;
  to_ = part->to_;
  return true;
}

}  // namespace astrolabe::app
