#include "app/ui/theme.h"

#include <imgui.h>

#include <initializer_list>

namespace astrolabe::app {

namespace {

// The palette of Okabe and Ito.
constexpr Colour kSkyBlue = rgb(0x56b4e9);
constexpr Colour kBluishGreen = rgb(0x009e73);
constexpr Colour kYellow = rgb(0xf0e442);
constexpr Colour kBlue = rgb(0x0072b2);
constexpr Colour kVermillion = rgb(0xd55e00);
constexpr Colour kReddishPurple = rgb(0xcc79a7);
constexpr Colour kOrange = rgb(0xe69f00);

constexpr Colour kWhite = rgb(0xffffff);
constexpr Colour kInk = rgb(0x1f2328);

constexpr Theme kLight{
    .dark = false,
    .surface = rgb(0xf7f7f5),
    .panel = rgb(0xffffff),
    .raised = rgb(0xf1f2f3),
    .hovered = rgb(0xe6e9ec),
    .pressed = rgb(0xd9dde2),
    .line = rgb(0xd5d8dc),
    .text = kInk,
    .muted = rgb(0x5f6872),
    .accent = kBlue,
    .on_accent = kWhite,
    .accent_tint = rgb(0xdcecf6),
    .warning = rgb(0x9a5b00),
    .error = rgb(0xb3261e),
    .ground = rgb(0xfbfaf6),
    .wall = rgb(0x2b2a2c),
    .wall_edge = rgb(0x5a5759),
    .barred = Colour{0x2b, 0x2a, 0x2c, 0x4c},
    .grid_line = Colour{0x3c, 0x3a, 0x34, 0x2e},
    .shadow = Colour{0x1f, 0x23, 0x28, 0x1e},
    .start = kBluishGreen,
    .goal = kReddishPurple,
    .open = kSkyBlue,
    .open_ring = rgb(0x2b7fb8),
    .closed_early = rgb(0xdbe3ec),
    .closed_late = rgb(0x9db0c6),
    .current = kYellow,
    .current_outline = kInk,
    .raw_path = kVermillion,
    .smooth_path = kBlue,
    .path_halo = kWhite,
    .rejected = rgb(0xc4161c),
    .landmark = kOrange,
    .on_landmark = rgb(0x2b1d00),
    .on_marker = kWhite,
    .marker_halo = kWhite,
    .halo_rim = rgb(0x3f4751),
    .cell_text = kInk,
    .cell_text_inverse = rgb(0xf2f1ee),
    .hover_outline = kInk,
    .selection = kBlue,
};

constexpr Theme kDark{
    .dark = true,
    .surface = rgb(0x1b1e23),
    .panel = rgb(0x23272e),
    .raised = rgb(0x2d323b),
    .hovered = rgb(0x373d48),
    .pressed = rgb(0x424a57),
    .line = rgb(0x3a404a),
    .text = rgb(0xe6e8eb),
    .muted = rgb(0x9aa3ad),
    .accent = kSkyBlue,
    .on_accent = rgb(0x10151b),
    .accent_tint = rgb(0x27394a),
    .warning = rgb(0xe8b04a),
    .error = rgb(0xff8a80),
    .ground = rgb(0x2c3037),
    .wall = rgb(0x85796c),
    .wall_edge = rgb(0xa99c8d),
    .barred = Colour{0x85, 0x79, 0x6c, 0x78},
    .grid_line = Colour{0x0a, 0x0c, 0x0f, 0x70},
    .shadow = Colour{0x00, 0x00, 0x00, 0x48},
    .start = kBluishGreen,
    .goal = kReddishPurple,
    .open = kSkyBlue,
    .open_ring = rgb(0xa9dcf8),
    .closed_early = rgb(0x3c4a5d),
    .closed_late = rgb(0x6b819d),
    .current = kYellow,
    .current_outline = rgb(0x0a0c0f),
    .raw_path = rgb(0xf58b4c),
    .smooth_path = kWhite,
    .path_halo = rgb(0x0a0c0f),
    .rejected = rgb(0xff6b6b),
    .landmark = kOrange,
    .on_landmark = rgb(0x2b1d00),
    .on_marker = kWhite,
    .marker_halo = kWhite,
    .halo_rim = rgb(0x0a0c0f),
    .cell_text = rgb(0xf2f3f5),
    .cell_text_inverse = rgb(0x0d1013),
    .hover_outline = kWhite,
    .selection = kSkyBlue,
};

ImVec4 vec4(Colour colour) {
  return {static_cast<float>(colour.r) / 255.0F, static_cast<float>(colour.g) / 255.0F,
          static_cast<float>(colour.b) / 255.0F, static_cast<float>(colour.a) / 255.0F};
}

void set_spacing(ImGuiStyle& style) {
  style.WindowPadding = {8.0F, 8.0F};
  style.FramePadding = {8.0F, 4.0F};
  style.CellPadding = {4.0F, 4.0F};
  style.ItemSpacing = {8.0F, 8.0F};
  style.ItemInnerSpacing = {8.0F, 4.0F};
  style.IndentSpacing = 16.0F;
  style.ScrollbarSize = 12.0F;
  style.GrabMinSize = 12.0F;
  style.WindowMinSize = {16.0F, 16.0F};
  for (float* rounding : {&style.ChildRounding, &style.FrameRounding, &style.PopupRounding,
                          &style.ScrollbarRounding, &style.GrabRounding, &style.TabRounding}) {
    *rounding = 4.0F;
  }
  style.WindowRounding = 0.0F;
}

void set_borders(ImGuiStyle& style) {
  style.WindowBorderSize = 0.0F;
  style.ChildBorderSize = 0.0F;
  style.FrameBorderSize = 0.0F;
  style.TabBorderSize = 0.0F;
  style.PopupBorderSize = 1.0F;
}

void set_surface_colours(ImVec4* colours, const Theme& theme) {
  colours[ImGuiCol_Text] = vec4(theme.text);
  colours[ImGuiCol_TextDisabled] = vec4(theme.muted);
  colours[ImGuiCol_WindowBg] = vec4(theme.panel);
  colours[ImGuiCol_ChildBg] = vec4(theme.panel.with_alpha(0.0F));
  colours[ImGuiCol_PopupBg] = vec4(theme.panel);
  colours[ImGuiCol_MenuBarBg] = vec4(theme.panel);
  colours[ImGuiCol_TitleBg] = vec4(theme.panel);
  colours[ImGuiCol_TitleBgActive] = vec4(theme.panel);
  colours[ImGuiCol_TitleBgCollapsed] = vec4(theme.panel);
  colours[ImGuiCol_Border] = vec4(theme.line);
  colours[ImGuiCol_BorderShadow] = vec4(theme.line.with_alpha(0.0F));
  colours[ImGuiCol_Separator] = vec4(theme.line);
  colours[ImGuiCol_SeparatorHovered] = vec4(theme.accent);
  colours[ImGuiCol_SeparatorActive] = vec4(theme.accent);
  colours[ImGuiCol_ScrollbarBg] = vec4(theme.panel.with_alpha(0.0F));
  colours[ImGuiCol_ScrollbarGrab] = vec4(theme.line);
  colours[ImGuiCol_ScrollbarGrabHovered] = vec4(mix(theme.line, theme.muted, 0.5F));
  colours[ImGuiCol_ScrollbarGrabActive] = vec4(theme.muted);
  colours[ImGuiCol_ModalWindowDimBg] = vec4(rgb(0x000000).with_alpha(theme.dark ? 0.5F : 0.3F));
  colours[ImGuiCol_NavWindowingDimBg] = colours[ImGuiCol_ModalWindowDimBg];
  colours[ImGuiCol_TableHeaderBg] = vec4(theme.raised);
  colours[ImGuiCol_TableBorderStrong] = vec4(theme.line);
  colours[ImGuiCol_TableBorderLight] = vec4(theme.line);
  colours[ImGuiCol_TableRowBg] = vec4(theme.panel.with_alpha(0.0F));
  colours[ImGuiCol_TableRowBgAlt] = vec4(theme.raised.with_alpha(0.5F));
}

void set_widget_colours(ImVec4* colours, const Theme& theme) {
  colours[ImGuiCol_FrameBg] = vec4(theme.raised);
  colours[ImGuiCol_FrameBgHovered] = vec4(theme.hovered);
  colours[ImGuiCol_FrameBgActive] = vec4(theme.hovered);
  colours[ImGuiCol_Button] = vec4(theme.raised);
  colours[ImGuiCol_ButtonHovered] = vec4(theme.hovered);
  colours[ImGuiCol_ButtonActive] = vec4(theme.pressed);
  colours[ImGuiCol_Header] = vec4(theme.accent_tint);
  colours[ImGuiCol_HeaderHovered] = vec4(theme.hovered);
  colours[ImGuiCol_HeaderActive] = vec4(theme.pressed);
  colours[ImGuiCol_Tab] = vec4(theme.panel.with_alpha(0.0F));
  colours[ImGuiCol_TabHovered] = vec4(theme.hovered);
  colours[ImGuiCol_TabActive] = vec4(theme.accent_tint);
  colours[ImGuiCol_TabUnfocused] = colours[ImGuiCol_Tab];
  colours[ImGuiCol_TabUnfocusedActive] = colours[ImGuiCol_TabActive];
  colours[ImGuiCol_CheckMark] = vec4(theme.accent);
  colours[ImGuiCol_SliderGrab] = vec4(theme.accent);
  colours[ImGuiCol_SliderGrabActive] = vec4(mix(theme.accent, theme.text, 0.2F));
  colours[ImGuiCol_ResizeGrip] = vec4(theme.line);
  colours[ImGuiCol_ResizeGripHovered] = vec4(theme.accent);
  colours[ImGuiCol_ResizeGripActive] = vec4(theme.accent);
  colours[ImGuiCol_TextSelectedBg] = vec4(theme.accent.with_alpha(0.3F));
  colours[ImGuiCol_DragDropTarget] = vec4(theme.accent);
  colours[ImGuiCol_NavHighlight] = vec4(theme.accent);
  colours[ImGuiCol_NavWindowingHighlight] = vec4(theme.accent);
  colours[ImGuiCol_PlotLines] = vec4(theme.accent);
  colours[ImGuiCol_PlotHistogram] = vec4(theme.accent);
}

}  // namespace

const Theme& light_theme() { return kLight; }

const Theme& dark_theme() { return kDark; }

void apply_style(const Theme& theme, float scale) {
  ImGuiStyle style;
  // Colours that only newer versions have follow from ImGui's own themes.
  theme.dark ? ImGui::StyleColorsDark(&style) : ImGui::StyleColorsLight(&style);
  set_spacing(style);
  set_borders(style);
  set_surface_colours(style.Colors, theme);
  set_widget_colours(style.Colors, theme);
  style.ScaleAllSizes(scale);
  style.PopupBorderSize = 1.0F;
  ImGui::GetStyle() = style;
}

}  // namespace astrolabe::app
