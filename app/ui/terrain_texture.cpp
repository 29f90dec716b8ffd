#include "app/ui/terrain_texture.h"

namespace astrolabe::app {

namespace {

constexpr GridSize kPaletteSize{256, 1};

}  // namespace

TerrainTexture::TerrainTexture(const GlApi& gl)
    : gl_(gl), cells_(gl, kByteTexels), palette_(gl, kColourTexels) {
  palette_.allocate(kPaletteSize);
}

void TerrainTexture::note_changes(const Map& map, const CellRect& changed,
                                  const std::vector<Colour>& colours) {
  if (map.size() != cells_.size()) {
    cells_.allocate(map.size());
    pending_cells_.clear();
    pending_cells_.include(all_cells(map.size()));
    complete_ = false;
    means_.reset();
    means_complete_ = false;
  }
  pending_cells_.include(changed);
  if (means_ != nullptr) pending_means_.include(changed);
  if (colours != colours_) {
    upload_palette(colours);
    if (means_ != nullptr) pending_means_.include(all_cells(map.size()));
  }
}

void TerrainTexture::upload_palette(const std::vector<Colour>& colours) {
  colours_ = colours;
  std::vector<std::uint32_t> texels(static_cast<std::size_t>(kPaletteSize.width));
  for (std::size_t i = 0; i < colours.size(); ++i) texels[i] = colours[i].packed();
  palette_.upload(all_cells(kPaletteSize), texels.data(), kPaletteSize.width);
}

bool TerrainTexture::upload_some(const Map& map, bool with_means) {
  const CellRect band = pending_cells_.take(kCellsAFrame);
  if (!band.empty()) {
    const std::size_t first = index_of(map.size().cell(band.min));
    cells_.upload(band, map.terrain().data() + first, map.width());
    if (pending_cells_.empty()) complete_ = true;
  }
  if (!with_means) return !band.empty();
  if (means_ == nullptr) start_means(map.size());
  const bool means_pending = !pending_means_.empty();
  upload_means(map);
  return !band.empty() || means_pending;
}

void TerrainTexture::start_means(GridSize size) {
  pyramid_ = MipPyramid(size);
  means_ = std::make_unique<GlTexture>(gl_, kColourTexels);
  for (int level = 0; level <= MipPyramid::kTopLevel; ++level) {
    means_->allocate(pyramid_.level_size(level), level);
  }
  means_->use_mipmaps(MipPyramid::kTopLevel);
  pending_means_.clear();
  pending_means_.include(all_cells(size));
}

void TerrainTexture::upload_means(const Map& map) {
  const CellRect band = pending_means_.take(kMeansAFrame);
  if (band.empty()) return;
  pyramid_.update(map, colours_, band);
  for (int level = 0; level <= MipPyramid::kTopLevel; ++level) {
    const CellRect texels = pyramid_.texels(band, level);
    const GridSize size = pyramid_.level_size(level);
    means_->upload(texels, pyramid_.level(level).data() + index_of(size.cell(texels.min)),
                   size.width, level);
  }
  if (pending_means_.empty()) means_complete_ = true;
}

bool TerrainTexture::pending(bool with_means) const {
  if (!pending_cells_.empty()) return true;
  return with_means && (means_ == nullptr || !pending_means_.empty());
}

void TerrainTexture::bind(GLuint terrain_unit, GLuint palette_unit, GLuint means_unit) const {
  cells_.bind(terrain_unit);
  palette_.bind(palette_unit);
  // Where there are no means, the shader that reads them is not used.
  (means_ != nullptr ? *means_ : palette_).bind(means_unit);
}

}  // namespace astrolabe::app
