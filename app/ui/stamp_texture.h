#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "app/model/cell_stamps.h"
#include "app/ui/gl_texture.h"
#include "app/ui/pending_rect.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/search/replay.h"

namespace astrolabe::app {

/// When each cell was opened and closed, in the graphics memory: moving the playhead is then one
/// uniform of the shader. Cells that were re-opened have no two such times; patch() writes their
/// state at the playhead instead. Eight bytes a cell, uploaded in bands where they are many.
class StampTexture {
 public:
  /// [Units: cells] A band of this size takes a few milliseconds.
  static constexpr std::int64_t kCellsAFrame = std::int64_t{1} << 20;

  explicit StampTexture(const GlApi& gl);

  /// Shows other stamps from now on; null for none. They are kept until replaced. What neither the
  /// old nor the new ones touch is not uploaded again. [Limit: stamps of a map of this size]
  void show(std::shared_ptr<const CellStamps> stamps, GridSize size);

  /// Uploads a band of what is pending. True if anything changed.
  bool upload_some();

  /// Writes the states of re-opened cells as the replay has them, unless it is where it was. True
  /// if anything changed.
  bool patch(const Replay& replay);

  /// There is something to draw, and no cell that was never uploaded would be drawn.
  [[nodiscard]] bool ready() const { return stamps_ != nullptr && complete_; }
  [[nodiscard]] bool pending() const { return stamps_ != nullptr && !pending_.empty(); }
  void bind(GLuint unit) const { texture_.bind(unit); }

 private:
  struct Texel {
    std::uint32_t opened_at;
    std::uint32_t closed_at;
  };

  [[nodiscard]] Texel texel(std::size_t index) const;
  [[nodiscard]] Texel patched_texel(CellId cell, const Replay& replay) const;
  void patch_row(const std::vector<CellId>& cells, std::size_t first, std::size_t last,
                 const Replay& replay);
  void stage(const CellRect& rect);

  GlTexture texture_;
  std::shared_ptr<const CellStamps> stamps_;
  std::vector<CellId> multi_cycle_;  ///< In the order of the cells.
  CellRect drawn_;                   ///< What the stamps shown before may have touched.
  PendingRect pending_;
  std::vector<Texel> staging_;
  std::size_t patched_time_ = kNotPatched;
  bool complete_ = false;

  static constexpr std::size_t kNotPatched = static_cast<std::size_t>(-1);
};

}  // namespace astrolabe::app
