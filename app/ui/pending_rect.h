#pragma once

#include <algorithm>
#include <cstdint>

#include "app/model/cell_rect.h"

namespace astrolabe::app {

/// A block of cells that is still to be uploaded, handed out in bands of whole rows, so that a
/// large map arrives over several frames and none of them stalls. All functions take constant time.
class PendingRect {
 public:
  /// More is to be uploaded; what was handed out already and lies inside comes again.
  void include(const CellRect& rect) { rest_.include(rect); }
  void clear() { rest_ = {}; }
  [[nodiscard]] bool empty() const { return rest_.empty(); }

  /// The next band: at most `max_cells` cells, but at least one row. Empty when all is done.
  /// [Limit: max_cells > 0]
  [[nodiscard]] CellRect take(std::int64_t max_cells) {
    if (rest_.empty()) return {};
    const std::int64_t rows = std::max<std::int64_t>(1, max_cells / rest_.width());
    CellRect band = rest_;
    band.max.row =
        static_cast<int>(std::min<std::int64_t>(rest_.max.row, std::int64_t{rest_.min.row} + rows));
    rest_.min.row = band.max.row;
    return band;
  }

 private:
  CellRect rest_;
};

}  // namespace astrolabe::app
