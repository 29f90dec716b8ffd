#pragma once

/// The one place that knows which Dear ImGui this is: 1.86 to 1.92 compile from the same source.
/// Everything else includes this header and, where names differ, calls astrolabe::app::compat.

#include <imgui.h>

#include <cstdint>
#include <string_view>

struct SDL_Window;
union SDL_Event;

namespace astrolabe::app::compat {

// ---- Backends -----------------------------------------------------------------------------------

/// Starts the SDL2 and OpenGL 3 backends. `glsl_version` is the shaders' first line.
[[nodiscard]] bool init_backends(SDL_Window* window, void* gl_context, const char* glsl_version);
void shutdown_backends();
void process_event(const SDL_Event& event);
/// Both backends' part of a new frame; ImGui::NewFrame() is the caller's, so that pointer and
/// clock can be set in between.
void begin_backend_frame(SDL_Window* window);
/// Finishes ImGui's frame and draws it into the current framebuffer.
void render_draw_data();

/// Puts the pointer where it is, whatever the backend has found out by itself. Call this and the
/// next three between begin_backend_frame() and ImGui::NewFrame(). [Units: screen pixels]
void set_pointer_position(float x, float y);
/// The same for the buttons. A click shorter than a frame is lost.
void set_pointer_buttons(bool left, bool right, bool middle);
/// The same for the modifier keys.
void set_modifiers(bool ctrl, bool shift, bool alt);
/// Lets Enter press what the navigation's cursor is on, as Space does; newer versions do by
/// themselves.
void let_enter_press();

// ---- Fonts --------------------------------------------------------------------------------------

/// Rasterises with FreeType where this build has it.
void use_freetype(ImFontAtlas& atlas);
/// Fits a font's glyphs to whole pixels vertically only, where FreeType rasterises: that keeps the
/// shapes of small type and the distances between its letters.
void use_light_hinting(ImFontConfig& config);
/// Adds a font file that stays the caller's and must outlive its use by the atlas. Null where that
/// is no font.
ImFont* add_font(ImFontAtlas& atlas, std::string_view file, float pixels,
                 const ImFontConfig& config, const ImWchar* range);
/// Rasterises what was added to an atlas, unless that is done glyph by glyph when text is drawn.
void build_atlas(ImFontAtlas& atlas);
/// After the atlas was filled anew: sees to it that the next frame draws with it.
void refresh_font_texture();
void push_font(ImFont* font, float size);
/// The advance of a character at a size. [Limit: the atlas is built] [Units: pixels]
[[nodiscard]] float glyph_advance(ImFont& font, float size, ImWchar character);

// ---- Items --------------------------------------------------------------------------------------

/// The pointer has rested on the last item, disabled or not, for as long as a tooltip waits.
[[nodiscard]] bool item_wants_tooltip();
/// Lets later items lie over the next one and take its clicks.
void set_next_item_allow_overlap();
/// After the item, for versions in which overlap is asked for then.
void set_item_allow_overlap();
[[nodiscard]] ImTextureID texture_id(std::uint32_t gl_texture);

// ---- Keyboard -----------------------------------------------------------------------------------

/// The key was pressed in this frame. Repeats count where asked for.
[[nodiscard]] bool is_key_pressed(ImGuiKey key, bool repeat = false);
/// The window that is being drawn, or the one that it is part of.
[[nodiscard]] std::string_view window_being_drawn();
/// 0 for an item that cannot be pressed or edited.
[[nodiscard]] ImGuiID last_item_id();
/// The keyboard can reach the last item: its window does not forbid that, and no dialog is open but
/// the one that it is in. Other popups have ways of their own.
[[nodiscard]] bool last_item_is_reachable();
/// Gives the keyboard to the item drawn last, scrolls to it and shows the navigation's cursor. A
/// field is edited then.
void focus_last_item();
/// Hides the navigation's cursor, as a click does.
void hide_navigation_cursor();

}  // namespace astrolabe::app::compat
