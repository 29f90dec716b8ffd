#pragma once

#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

inline constexpr const char* kTransportWindow = "##transport_bar";

/// The timeline: to the start, back, play or pause, forward, to the end; the speed; a bar to scrub
/// along; and where the playhead stands.
void draw_transport_bar(Workbench& workbench, const UiContext& context, const PixelRect& place);

}  // namespace astrolabe::app
