#pragma once

#include <vector>

#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The hints of the first start, at the foot of the canvas in Learn; each goes once it was
/// followed, or all when they are closed. Returns the place they take, if any.
[[nodiscard]] std::vector<PixelRect> draw_hints(Workbench& workbench, const UiContext& context,
                                                const PixelRect& canvas);

}  // namespace astrolabe::app
