#include "app/ui/imgui_session.h"

#include "app/ui/imgui_compat.h"

namespace astrolabe::app {

ImGuiSession::ImGuiSession(Window& window, ImFontAtlas& atlas) : window_(window) {
  IMGUI_CHECKVERSION();
  ImGui::CreateContext(&atlas);
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;  // the places of the window are ours
  io.LogFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  // Cannot fail: the context is there and its functions were found.
  static_cast<void>(
      compat::init_backends(window.handle(), window.context(), window.shader_version().c_str()));
}

ImGuiSession::~ImGuiSession() {
  compat::shutdown_backends();
  ImGui::DestroyContext();
}

void ImGuiSession::handle_event(const SDL_Event& event) { compat::process_event(event); }

void ImGuiSession::begin_frame(float seconds, const std::optional<PointerState>& played) {
  compat::begin_backend_frame(window_.handle());
  ImGuiIO& io = ImGui::GetIO();
  const PixelSize size = window_.pixels();
  io.DisplaySize = {static_cast<float>(size.width), static_cast<float>(size.height)};
  io.DisplayFramebufferScale = {1.0F, 1.0F};
  io.DeltaTime = seconds;
  if (played) {
    compat::set_pointer_position(played->x, played->y);
    compat::set_pointer_buttons(played->left, played->right, played->middle);
    compat::set_modifiers(played->ctrl, played->shift, played->alt);
  } else {
    set_real_pointer();
  }
  compat::let_enter_press();
  ImGui::NewFrame();
}

// After a warp the position that the backend polls is stale, and it counts in points.
void ImGuiSession::set_real_pointer() {
  if (SDL_GetMouseFocus() != window_.handle()) return;
  int x = 0;
  int y = 0;
  SDL_GetMouseState(&x, &y);
  const float scale = window_.pixels_per_point();
  compat::set_pointer_position(static_cast<float>(x) * scale, static_cast<float>(y) * scale);
}

void ImGuiSession::clear(const Theme& theme) {
  const GlApi& gl = window_.gl();
  const PixelSize size = window_.pixels();
  constexpr float kToUnit = 1.0F / 255.0F;
  gl.Viewport(0, 0, size.width, size.height);
  gl.Disable(GL_SCISSOR_TEST);
  gl.ClearColor(static_cast<float>(theme.surface.r) * kToUnit,
                static_cast<float>(theme.surface.g) * kToUnit,
                static_cast<float>(theme.surface.b) * kToUnit, 1.0F);
  gl.Clear(GL_COLOR_BUFFER_BIT);
}

void ImGuiSession::end_frame() { compat::render_draw_data(); }

}  // namespace astrolabe::app
