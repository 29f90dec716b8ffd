#include "app/ui/imgui_compat.h"

#include <SDL.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

#if IMGUI_VERSION_NUM >= 18930
#include <imgui_impl_sdl2.h>
#else
#include <imgui_impl_sdl.h>
#endif

#if defined(ASTROLABE_HAS_FREETYPE)
#include <imgui_freetype.h>
#endif

namespace astrolabe::app::compat {

bool init_backends(SDL_Window* window, void* gl_context, const char* glsl_version) {
  const bool begun =
      ImGui_ImplSDL2_InitForOpenGL(window, gl_context) && ImGui_ImplOpenGL3_Init(glsl_version);
#if IMGUI_VERSION_NUM < 19200
  // Else they come with the first frame, and refresh_font_texture() could not know of the texture.
  return begun && ImGui_ImplOpenGL3_CreateDeviceObjects();
#else
  return begun;
#endif
}

void shutdown_backends() {
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplSDL2_Shutdown();
}

void process_event(const SDL_Event& event) { ImGui_ImplSDL2_ProcessEvent(&event); }

#if IMGUI_VERSION_NUM >= 18700
namespace {

/// How many input events waited before the backend added its own in this frame.
int events_before_backend = 0;

/// Takes back the pointer positions that the backend has polled in this frame. Beside another one
/// they would look like a pointer that moves all the time, and typed text waits while it moves.
void drop_polled_positions() {
  ImVector<ImGuiInputEvent>& queue = ImGui::GetCurrentContext()->InputEventsQueue;
  for (int i = queue.Size - 1; i >= events_before_backend; --i) {
    if (queue[i].Type == ImGuiInputEventType_MousePos) queue.erase(queue.begin() + i);
  }
}

}  // namespace
#endif

void begin_backend_frame([[maybe_unused]] SDL_Window* window) {
#if IMGUI_VERSION_NUM >= 18700
  events_before_backend = ImGui::GetCurrentContext()->InputEventsQueue.Size;
#endif
  ImGui_ImplOpenGL3_NewFrame();
#if IMGUI_VERSION_NUM >= 18700
  ImGui_ImplSDL2_NewFrame();
#else
  ImGui_ImplSDL2_NewFrame(window);
#endif
}

void render_draw_data() {
  ImGui::Render();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void set_pointer_position(float x, float y) {
#if IMGUI_VERSION_NUM >= 18700
  drop_polled_positions();
  ImGui::GetIO().AddMousePosEvent(x, y);
#else
  ImGui::GetIO().MousePos = ImVec2(x, y);
#endif
}

void set_pointer_buttons(bool left, bool right, bool middle) {
  ImGuiIO& io = ImGui::GetIO();
#if IMGUI_VERSION_NUM >= 18700
  io.AddMouseButtonEvent(ImGuiMouseButton_Left, left);
  io.AddMouseButtonEvent(ImGuiMouseButton_Right, right);
  io.AddMouseButtonEvent(ImGuiMouseButton_Middle, middle);
#else
  io.MouseDown[ImGuiMouseButton_Left] = left;
  io.MouseDown[ImGuiMouseButton_Right] = right;
  io.MouseDown[ImGuiMouseButton_Middle] = middle;
#endif
}

void set_modifiers(bool ctrl, bool shift, bool alt) {
  ImGuiIO& io = ImGui::GetIO();
#if IMGUI_VERSION_NUM >= 18930
  io.AddKeyEvent(ImGuiMod_Ctrl, ctrl);
  io.AddKeyEvent(ImGuiMod_Shift, shift);
  io.AddKeyEvent(ImGuiMod_Alt, alt);
#elif IMGUI_VERSION_NUM >= 18700
  io.AddKeyEvent(ImGuiKey_ModCtrl, ctrl);
  io.AddKeyEvent(ImGuiKey_ModShift, shift);
  io.AddKeyEvent(ImGuiKey_ModAlt, alt);
#else
  io.KeyCtrl = ctrl;
  io.KeyShift = shift;
  io.KeyAlt = alt;
#endif
}

void use_freetype([[maybe_unused]] ImFontAtlas& atlas) {
#if defined(ASTROLABE_HAS_FREETYPE)
#if IMGUI_VERSION_NUM >= 19200
  atlas.SetFontLoader(ImGuiFreeType::GetFontLoader());
#else
  atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
#endif
#endif
}

void use_light_hinting([[maybe_unused]] ImFontConfig& config) {
#if defined(ASTROLABE_HAS_FREETYPE)
#if IMGUI_VERSION_NUM >= 19200
  config.FontLoaderFlags |= ImGuiFreeTypeLoaderFlags_LightHinting;
#else
  config.FontBuilderFlags |= ImGuiFreeTypeBuilderFlags_LightHinting;
#endif
#endif
}

ImFont* add_font(ImFontAtlas& atlas, std::string_view file, float pixels,
                 const ImFontConfig& config, const ImWchar* range) {
  if (file.empty()) return nullptr;
  // An atlas copies what it does not own, a megabyte a face: so it is told only afterwards.
  ImFontConfig owned = config;
  owned.FontDataOwnedByAtlas = true;
  ImFont* const font = atlas.AddFontFromMemoryTTF(
      const_cast<char*>(file.data()), static_cast<int>(file.size()), pixels, &owned, range);
#if IMGUI_VERSION_NUM >= 19200
  if (!atlas.Sources.empty()) atlas.Sources.back().FontDataOwnedByAtlas = false;
#else
  if (!atlas.ConfigData.empty()) atlas.ConfigData.back().FontDataOwnedByAtlas = false;
#endif
  return font;
}

void build_atlas([[maybe_unused]] ImFontAtlas& atlas) {
#if IMGUI_VERSION_NUM < 19200
  // The pixels as the backend asks for them. Cannot fail: files that are no fonts are not added.
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  atlas.GetTexDataAsRGBA32(&pixels, &width, &height);
#endif
}

void refresh_font_texture() {
#if IMGUI_VERSION_NUM < 19200
  // An atlas that was built anew has lost its texture. Never all of the backend's objects: it would
  // go on with the sizes of the buffers that it had, and draw from empty ones.
  if (ImGui::GetIO().Fonts->TexID != ImTextureID{}) return;
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
#endif
}

void push_font(ImFont* font, [[maybe_unused]] float size) {
#if IMGUI_VERSION_NUM >= 19200
  ImGui::PushFont(font, size);
#else
  ImGui::PushFont(font);
#endif
}

float glyph_advance(ImFont& font, float size, ImWchar character) {
#if IMGUI_VERSION_NUM >= 19200
  return font.GetFontBaked(size)->GetCharAdvance(character);
#else
  return font.GetCharAdvance(character) * size / font.FontSize;
#endif
}

bool item_wants_tooltip() {
#if IMGUI_VERSION_NUM >= 18930
  return ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip | ImGuiHoveredFlags_AllowWhenDisabled);
#else
  static constexpr float kDelay = 0.4F;  // [Units: seconds]
  if (!ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) return false;
  // A disabled item is never the hovered one, so that no time is known of it.
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  return context.HoveredId == 0 || context.HoveredIdTimer > kDelay;
#endif
}

void set_next_item_allow_overlap() {
#if IMGUI_VERSION_NUM >= 18970
  ImGui::SetNextItemAllowOverlap();
#endif
}

void set_item_allow_overlap() {
#if IMGUI_VERSION_NUM < 18970
  ImGui::SetItemAllowOverlap();
#endif
}

ImTextureID texture_id(std::uint32_t gl_texture) {
  return (ImTextureID) static_cast<std::intptr_t>(gl_texture);  // a pointer or an integer
}

void let_enter_press() {
#if IMGUI_VERSION_NUM < 18700
  ImGuiIO& io = ImGui::GetIO();
  if (io.KeysDown[ImGui::GetKeyIndex(ImGuiKey_Enter)]) {
    io.NavInputs[ImGuiNavInput_Activate] = 1.0f;
  }
#endif
}

bool is_key_pressed(ImGuiKey key, bool repeat) {
#if IMGUI_VERSION_NUM >= 18700
  return ImGui::IsKeyPressed(key, repeat);
#else
  return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key), repeat);
#endif
}

namespace {

void set_navigation_cursor_visible(bool visible) {
#if IMGUI_VERSION_NUM >= 19140
  ImGui::SetNavCursorVisible(visible);
#else
  ImGui::GetCurrentContext()->NavDisableHighlight = !visible;
#endif
}

}  // namespace

std::string_view window_being_drawn() { return ImGui::GetCurrentWindow()->RootWindow->Name; }

ImGuiID last_item_id() { return ImGui::GetItemID(); }

bool last_item_is_reachable() {
  const ImGuiWindow& window = *ImGui::GetCurrentWindow();
  if ((window.Flags & ImGuiWindowFlags_NoNav) == ImGuiWindowFlags_NoNav) return false;
  if (const ImGuiWindow* dialog = ImGui::GetTopMostPopupModal()) return window.RootWindow == dialog;
  return (window.RootWindow->Flags & (ImGuiWindowFlags_Popup | ImGuiWindowFlags_Tooltip)) == 0;
}

void focus_last_item() {
  ImGui::SetWindowFocus();
  ImGui::SetKeyboardFocusHere(-1);
  set_navigation_cursor_visible(true);
}

void hide_navigation_cursor() { set_navigation_cursor_visible(false); }

}  // namespace astrolabe::app::compat
