#include "app/model/commands/paint_stroke.h"

#include <algorithm>

#include "astrolabe/base/count_text.h"

namespace astrolabe::app {

PaintStroke::PaintStroke(const Map& map, std::span<const CellId> cells, TerrainIndex terrain,
                         GestureId gesture)
    : gesture_(gesture), terrain_(terrain), terrain_name_(map.palette()[terrain].name) {
  for (const CellId cell : cells) {
    if (map.terrain_index(cell) != terrain) cells_.push_back(cell);
  }
  std::sort(cells_.begin(), cells_.end());
  cells_.erase(std::unique(cells_.begin(), cells_.end()), cells_.end());
  previous_.reserve(cells_.size());
  for (const CellId cell : cells_) {
    previous_.push_back(map.terrain_index(cell));
    rect_.include(map.size().offset(cell));
  }
}

std::string PaintStroke::name() const {
  return "Paint " + count_text(cells_.size(), "cell", "cells") + " " + terrain_name_;
}

void PaintStroke::apply(MapFile& file) const {
  for (const CellId cell : cells_) file.map.set_terrain(cell, terrain_);
}

void PaintStroke::undo(MapFile& file) const {
  for (std::size_t i = 0; i < cells_.size(); ++i) file.map.set_terrain(cells_[i], previous_[i]);
}

ChangeScope PaintStroke::scope() const {
  ChangeScope scope;
  scope.cells = rect_;
  return scope;
}

bool PaintStroke::merge(const Command& next) {
  const auto* part = dynamic_cast<const PaintStroke*>(&next);
  if (part == nullptr || gesture_ == kNoGesture || part->gesture_ != gesture_) return false;
  if (part->terrain_ != terrain_) return false;
  // Disjoint: what this stroke has painted has the terrain already, so the part left it out.
  cells_.insert(cells_.end(), part->cells_.begin(), part->cells_.end());
  previous_.insert(previous_.end(), part->previous_.begin(), part->previous_.end());
  rect_.include(part->rect_);
  return true;
}

std::size_t PaintStroke::bytes() const {
  return sizeof *this + cells_.capacity() * sizeof(CellId) +
         previous_.capacity() * sizeof(TerrainIndex);
}

}  // namespace astrolabe::app
