#pragma once

#include <span>
#include <vector>

#include "app/model/command.h"
#include "astrolabe/base/cell_id.h"

namespace astrolabe::app {

/// Gives cells a terrain: a stroke, a fill, a rectangle. The parts of one gesture become one entry.
/// Five bytes a cell.
class PaintStroke final : public Command {
 public:
  /// Keeps those of `cells` whose terrain differs; a cell may be named twice.
  /// [Limit: cells of `map`; terrain inside its palette]
  PaintStroke(const Map& map, std::span<const CellId> cells, TerrainIndex terrain,
              GestureId gesture);

  [[nodiscard]] std::string name() const override;
  void apply(MapFile& file) const override;
  void undo(MapFile& file) const override;
  [[nodiscard]] ChangeScope scope() const override;
  bool merge(const Command& next) override;
  [[nodiscard]] bool changes_nothing() const override { return cells_.empty(); }
  [[nodiscard]] std::size_t bytes() const override;

 private:
  GestureId gesture_;
  TerrainIndex terrain_;
  std::string terrain_name_;
  std::vector<CellId> cells_;           ///< Each once.
  std::vector<TerrainIndex> previous_;  ///< Parallel to cells_.
  CellRect rect_;
};

}  // namespace astrolabe::app
