#include "app/ui/panels/tooltip_hush.h"

#include <utility>

namespace astrolabe::app {

void TooltipHush::begin_frame(float x, float y) {
  waiting_ = false;
  if (std::exchange(input_came_, false)) place_ = PixelRect{x, y, 1.0f, 1.0f};
  if (place_ && !place_->contains(x, y)) place_.reset();
}

bool TooltipHush::silences(const PixelRect& item) {
  if (!place_ || !item.contains(place_->x, place_->y)) return false;
  place_ = item;
  return true;
}

}  // namespace astrolabe::app
