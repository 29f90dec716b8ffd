#pragma once

#include <string_view>

#include "app/ui/imgui_compat.h"
#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

/// A small window with a thin border that lies over the canvas, as high as what is in it, for as
/// long as it lives.
class OverlayCard {
 public:
  /// `pivot` of the card is put to `at`; a width of 0 follows the content. [Units: pixels]
  OverlayCard(const UiContext& context, std::string_view id, ImVec2 at, float width,
              ImVec2 pivot = ImVec2(0.0f, 0.0f));
  ~OverlayCard();
  OverlayCard(const OverlayCard&) = delete;
  OverlayCard& operator=(const OverlayCard&) = delete;

  /// As in the last frame; the height is known only after one.
  [[nodiscard]] PixelRect place() const;
};

}  // namespace astrolabe::app
