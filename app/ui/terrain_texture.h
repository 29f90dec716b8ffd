#pragma once

#include <memory>
#include <vector>

#include "app/ui/colour.h"
#include "app/ui/gl_texture.h"
#include "app/ui/mip_pyramid.h"
#include "app/ui/pending_rect.h"
#include "astrolabe/grid/map.h"

namespace astrolabe::app {

/// A map's terrain in the graphics memory: one palette index a cell, the palette's colours, and,
/// once the map was shown small, mipmapped means of the colours. Arrives in bands over several
/// frames where the map is large.
class TerrainTexture {
 public:
  /// [Units: cells] A band of this size takes one or two milliseconds.
  static constexpr std::int64_t kCellsAFrame = std::int64_t{1} << 23;
  static constexpr std::int64_t kMeansAFrame = std::int64_t{1} << 21;

  explicit TerrainTexture(const GlApi& gl);

  /// Notes what has changed since the last call: cells of the map, or its size, or a colour.
  /// `colours` are the palette's, with an alpha of 255 for walls, about 128 for ground that bars
  /// who moves, and else 0.
  void note_changes(const Map& map, const CellRect& changed, const std::vector<Colour>& colours);

  /// Uploads a band of what is pending. True if anything changed. `with_means` asks for the
  /// mipmapped means as well.
  bool upload_some(const Map& map, bool with_means);

  /// False while cells that were never uploaded would be drawn.
  [[nodiscard]] bool complete() const { return complete_; }
  [[nodiscard]] bool has_means() const { return means_complete_; }
  /// True while anything is pending that upload_some() would upload.
  [[nodiscard]] bool pending(bool with_means) const;

  void bind(GLuint terrain_unit, GLuint palette_unit, GLuint means_unit) const;
  /// The width of a texel of the means' level 0. [Units: cells]
  [[nodiscard]] int cells_a_texel() const { return 1 << pyramid_.base_shift(); }

 private:
  void upload_palette(const std::vector<Colour>& colours);
  void start_means(GridSize size);
  void upload_means(const Map& map);

  const GlApi& gl_;
  GlTexture cells_;
  GlTexture palette_;
  std::unique_ptr<GlTexture> means_;
  MipPyramid pyramid_;
  std::vector<Colour> colours_;
  PendingRect pending_cells_;
  PendingRect pending_means_;
  bool complete_ = false;
  bool means_complete_ = false;
};

}  // namespace astrolabe::app
