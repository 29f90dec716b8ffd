#include "app/model/hint.h"

#include <algorithm>
#include <cassert>

namespace astrolabe::app {

namespace {

constexpr std::array kAll{Hint::kDragGoal, Hint::kPaintWall, Hint::kReplay};
static_assert(kAll.size() == kHintCount);

}  // namespace

bool HintsLeft::any() const { return std::find(left_.begin(), left_.end(), true) != left_.end(); }

std::string_view id_of(Hint hint) {
  switch (hint) {
    case Hint::kDragGoal:
      return "goal";
    case Hint::kPaintWall:
      return "wall";
    case Hint::kReplay:
      return "replay";
  }
  assert(false && "a hint without an id");
  return "";
}

std::span<const Hint> all_hints() { return kAll; }

}  // namespace astrolabe::app
