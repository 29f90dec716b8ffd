#pragma once

#include <cstdint>

#include "app/ui/imgui_compat.h"
#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

/// One of the window's fixed places as an ImGui window, for as long as it lives. It cannot be
/// moved, resized or collapsed.
class ScopedRegion {
 public:
  /// The side on which a thin line parts it from its neighbour.
  enum class Edge : std::uint8_t { kNone, kLeft, kTop, kRight, kBottom };

  struct Options {
    float padding_x = 8.0f;  ///< [Units: points]
    float padding_y = 8.0f;  ///< [Units: points]
    Edge edge = Edge::kNone;
    bool scrolls = false;
    ImGuiWindowFlags flags = 0;  ///< Beside those of every region.
  };

  ScopedRegion(const UiContext& context, const char* name, const PixelRect& place,
               const Options& options);
  ScopedRegion(const UiContext& context, const char* name, const PixelRect& place)
      : ScopedRegion(context, name, place, Options()) {}
  ~ScopedRegion();
  ScopedRegion(const ScopedRegion&) = delete;
  ScopedRegion& operator=(const ScopedRegion&) = delete;
};

/// Moves the cursor so that an item of this height stands in the middle of the region's height.
void centre_vertically(float item_height);

/// The same for a line of text, whatever stands before it in its row.
void centre_text_vertically();

}  // namespace astrolabe::app
