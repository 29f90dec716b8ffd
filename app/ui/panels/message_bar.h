#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/ui/imgui_compat.h"
#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;
struct Message;

/// Messages as cards over the canvas, the oldest first, each with its remedy and a button that
/// dismisses it. Those that stay until then lie at the top, and a fitted map keeps clear of them.
/// Notices that go by themselves do not move the map: they lie in a corner where they hide neither
/// start nor goal nor the current cell. Where there is none they are placed like the others.
class MessageBar {
 public:
  /// Returns the places they take, which the pointer does not reach the map through. `foot`: what
  /// is covered by others at the canvas's bottom. [Units: pixels]
  [[nodiscard]] std::vector<PixelRect> draw(Workbench& workbench, const UiContext& context,
                                            const PixelRect& canvas, float foot);

 private:
  enum class Corner : std::uint8_t { kTopLeft, kTopRight, kBottomLeft, kBottomRight };

  /// The upper left of a stack of cards of this size in a corner.
  [[nodiscard]] static ImVec2 corner_of(Corner corner, const PixelRect& room, ImVec2 size);
  /// Where cards of this size hide nothing that matters; none where they would everywhere.
  [[nodiscard]] static std::optional<Corner> free_corner(const Workbench& workbench,
                                                         const PixelRect& room, ImVec2 size,
                                                         float reach);

  /// Whether the messages lie at the top, where the map keeps clear of them; else in corner_, which
  /// is chosen anew for a new message. [Limit: some are shown]
  [[nodiscard]] bool lies_at_head(const Workbench& workbench, const std::vector<Message>& shown,
                                  const PixelRect& room, const UiContext& context, ImVec2 size);

  std::optional<Corner> corner_;
  std::uint64_t newest_shown_ = 0;  ///< The message that the corner was chosen for.
};

}  // namespace astrolabe::app
