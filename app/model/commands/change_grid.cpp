#include "app/model/commands/change_grid.h"

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/heuristic/heuristic_registry.h"

namespace astrolabe::app {

namespace {

std::string name_of_heuristic(const std::string& id) {
  const HeuristicEntry* entry = find_heuristic(id);
  return entry == nullptr ? id : std::string(entry->name);
}

}  // namespace

ChangeGrid::ChangeGrid(const MapFile& file, const GridSpec& spec)
    : before_(file.map.spec()),
      after_(spec),
      heuristic_before_(file.search.heuristic),
      heuristic_after_(heuristic_or_default(file.search.heuristic, spec).id) {
  if (heuristic_after_ == heuristic_before_) return;
  notice_ = "The heuristic " + name_of_heuristic(heuristic_before_) +
            " has no meaning on this grid: it is " + name_of_heuristic(heuristic_after_) + " now.";
}

std::string ChangeGrid::name() const {
  if (before_.kind != after_.kind) {
    return "Change the grid to " + std::string(grid_entry(after_.kind).name);
  }
  if (before_.ways != after_.ways) return "Move in " + std::to_string(after_.ways) + " ways";
  if (before_.corner != after_.corner) return "Change the corner rule";
  return "Shift the other lines";
}

void ChangeGrid::apply(MapFile& file) const {
  file.map.set_spec(after_);
  file.search.heuristic = heuristic_after_;
}

void ChangeGrid::undo(MapFile& file) const {
  file.map.set_spec(before_);
  file.search.heuristic = heuristic_before_;
}

ChangeScope ChangeGrid::scope() const {
  ChangeScope scope;
  scope.grid = true;
  scope.settings = heuristic_before_ != heuristic_after_;
  return scope;
}

bool ChangeGrid::settings_only() const {
  return before_.kind == after_.kind && before_.stagger == after_.stagger;
}

std::size_t ChangeGrid::bytes() const {
  return sizeof *this + heuristic_before_.capacity() + heuristic_after_.capacity() +
         notice_.capacity();
}

}  // namespace astrolabe::app
