#include "app/ui/stamp_texture.h"

#include <algorithm>
#include <utility>

namespace astrolabe::app {

// A texel of the right format from the start: software OpenGL compiles the shader anew for every
// format that it meets, "no texture" being one.
StampTexture::StampTexture(const GlApi& gl) : texture_(gl, kTwoUintTexels) {
  constexpr Texel kUnseen{kNever, kNever};
  texture_.allocate({1, 1});
  texture_.upload({{0, 0}, {1, 1}}, &kUnseen, 1);
}

void StampTexture::show(std::shared_ptr<const CellStamps> stamps, GridSize size) {
  if (stamps == stamps_ && size == texture_.size()) return;
  stamps_ = std::move(stamps);
  patched_time_ = kNotPatched;
  if (stamps_ == nullptr) return;

  multi_cycle_.assign(stamps_->multi_cycle().begin(), stamps_->multi_cycle().end());
  std::sort(multi_cycle_.begin(), multi_cycle_.end());
  if (size != texture_.size()) {
    complete_ = false;
    pending_.clear();
    drawn_ = all_cells(size);
    if (!texture_.allocate(size)) stamps_ = nullptr;
  }
  if (stamps_ == nullptr) return;
  pending_.include(drawn_);
  pending_.include(stamps_->touched());
  drawn_ = stamps_->touched();
  if (pending_.empty()) complete_ = true;
}

StampTexture::Texel StampTexture::texel(std::size_t index) const {
  const CellId cell{static_cast<std::uint32_t>(index)};
  return {stamps_->opened_at(cell), stamps_->closed_at(cell)};
}

void StampTexture::stage(const CellRect& rect) {
  staging_.clear();
  staging_.reserve(static_cast<std::size_t>(rect.width()) *
                   static_cast<std::size_t>(rect.height()));
  for (int row = rect.min.row; row < rect.max.row; ++row) {
    const std::size_t first = index_of(texture_.size().cell({rect.min.col, row}));
    const std::size_t last = first + static_cast<std::size_t>(rect.width());
    for (std::size_t i = first; i < last; ++i) staging_.push_back(texel(i));
  }
}

bool StampTexture::upload_some() {
  if (stamps_ == nullptr) return false;
  const CellRect band = pending_.take(kCellsAFrame);
  if (band.empty()) return false;
  stage(band);
  texture_.upload(band, staging_.data(), band.width());
  patched_time_ = kNotPatched;
  if (pending_.empty()) complete_ = true;
  return true;
}

StampTexture::Texel StampTexture::patched_texel(CellId cell, const Replay& replay) const {
  switch (replay.state(cell)) {
    case CellState::kUnseen:
      return {kNever, kNever};
    case CellState::kOpen:
    case CellState::kCurrent:
      return {0, kNever};
    case CellState::kClosed:
      break;
  }
  // Its first closing is not later than the one that holds now, so it is drawn as closed, shaded
  // by when the search first finished with it.
  return texel(index_of(cell));
}

bool StampTexture::patch(const Replay& replay) {
  if (stamps_ == nullptr || patched_time_ == replay.time()) return false;
  patched_time_ = replay.time();
  const GridSize size = texture_.size();
  std::size_t first = 0;
  while (first < multi_cycle_.size()) {
    const int row = size.offset(multi_cycle_[first]).row;
    std::size_t last = first + 1;
    while (last < multi_cycle_.size() && size.offset(multi_cycle_[last]).row == row) ++last;
    patch_row(multi_cycle_, first, last, replay);
    first = last;
  }
  return !multi_cycle_.empty();
}

// One upload a row: cells that were re-opened lie close together, and calls cost more than texels.
void StampTexture::patch_row(const std::vector<CellId>& cells, std::size_t first, std::size_t last,
                             const Replay& replay) {
  const Offset begin = texture_.size().offset(cells[first]);
  const Offset end = texture_.size().offset(cells[last - 1]);
  const CellRect span{begin, {end.col + 1, end.row + 1}};
  stage(span);
  for (std::size_t i = first; i < last; ++i) {
    const std::size_t place = index_of(cells[i]) - index_of(cells[first]);
    staging_[place] = patched_texel(cells[i], replay);
  }
  texture_.upload(span, staging_.data(), span.width());
}

}  // namespace astrolabe::app
