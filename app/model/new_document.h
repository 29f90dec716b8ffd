#pragma once

#include "astrolabe/base/result.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/io/map_file.h"

namespace astrolabe::app {

/// The terrains of a map that is drawn here: ground and wall first, then dearer ground. All costs
/// are multiples of 0.5, so that the 10 / 14 scale works, and none is below 1, so that heuristics
/// stay as informed as on plain ground.
[[nodiscard]] Palette drawing_palette();

/// What Map > New gives: open ground with start and goal apart on the middle row.
/// [Limit: check_size(size) is ok]
[[nodiscard]] MapFile new_map_file(const GridSpec& spec = {}, GridSize size = {32, 20});

/// The map of the first start, built into the program so that it needs no data folder.
[[nodiscard]] Result<MapFile> first_look();

}  // namespace astrolabe::app
