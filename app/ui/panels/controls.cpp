#include "app/ui/panels/controls.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <vector>

#include "app/ui/panels/focus_travel.h"
#include "app/ui/widget_registry.h"

namespace astrolabe::app {

namespace {

constexpr float kSegmentGap = 2.0f;
constexpr float kLeastChoiceWidth = 300.0f;

/// A button's ground at rest, under the pointer and pressed, and what is written on it.
struct ButtonColours {
  Colour ground;
  Colour hovered;
  Colour pressed;
  Colour text;
};

ButtonColours colours_of(ButtonStyle style, const Theme& theme) {
  switch (style) {
    case ButtonStyle::kFlat:
      return {theme.panel.with_alpha(0.0f), theme.hovered, theme.pressed, theme.text};
    case ButtonStyle::kChosen:
      return {theme.accent_tint, mix(theme.accent_tint, theme.accent, 0.12f),
              mix(theme.accent_tint, theme.accent, 0.24f), theme.accent};
    case ButtonStyle::kPrimary:
      return {theme.accent, mix(theme.accent, theme.text, 0.12f),
              mix(theme.accent, theme.text, 0.24f), theme.on_accent};
    case ButtonStyle::kPlain:
      break;
  }
  return {theme.raised, theme.hovered, theme.pressed, theme.text};
}

/// No ground of their own unless it tells which is in use; text that is seen to be off.
ButtonColours disabled_colours(ButtonStyle style, const Theme& theme) {
  const bool in_use = style == ButtonStyle::kChosen || style == ButtonStyle::kPrimary;
  const Colour ground = in_use ? theme.hovered : theme.panel.with_alpha(0.0f);
  return {ground, ground, ground, theme.muted};
}

/// Draws buttons in a style, greyed if disabled, for as long as it lives.
class ScopedButton {
 public:
  ScopedButton(ButtonStyle style, const Theme& theme, bool enabled) {
    const ButtonColours colours =
        enabled ? colours_of(style, theme) : disabled_colours(style, theme);
    ImGui::PushStyleColor(ImGuiCol_Button, vec4_of(colours.ground));
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, vec4_of(colours.hovered));
    ImGui::PushStyleColor(ImGuiCol_ButtonActive, vec4_of(colours.pressed));
    ImGui::PushStyleColor(ImGuiCol_Text, vec4_of(colours.text));
    ImGui::BeginDisabled(!enabled);
  }
  ~ScopedButton() {
    ImGui::EndDisabled();
    ImGui::PopStyleColor(4);
  }
  ScopedButton(const ScopedButton&) = delete;
  ScopedButton& operator=(const ScopedButton&) = delete;
};

ImVec2 item_centre() {
  const ImVec2 min = ImGui::GetItemRectMin();
  const ImVec2 max = ImGui::GetItemRectMax();
  return {std::floor((min.x + max.x) / 2.0f), std::floor((min.y + max.y) / 2.0f)};
}

ImU32 current_text_colour() { return ImGui::GetColorU32(ImGuiCol_Text); }

std::string label_with_id(std::string_view label, std::string_view id) {
  return std::string(label) + "##" + std::string(id);
}

// The picture of a segment and, where there is room, its label beside it.
constexpr float kPicture = 14.0f;  ///< [Units: points]
constexpr float kPictureGap = 4.0f;
constexpr float kLeastAir = 4.0f;  ///< Both sides together.

/// Whether every segment with a picture has room for its label as well: all have it or none.
bool labels_fit(const UiContext& context, std::span<const Segment> all, float width) {
  const ScopedFont small_face(context.fonts.small_text());
  return std::all_of(all.begin(), all.end(), [&](const Segment& segment) {
    const float picture = context.px(kPicture) + context.px(kPictureGap);
    return picture + text_size(segment.label).x + context.px(kLeastAir) <= width;
  });
}

/// All `equal`, unless a label would overrun its segment: then each gets its share by its label.
std::vector<float> segment_widths(const UiContext& context, std::span<const Segment> all,
                                  float equal) {
  std::vector<float> wanted;
  float sum = 0.0f;
  bool fits = true;
  for (const Segment& segment : all) {
    wanted.push_back(text_size(segment.label).x + context.px(2.0f * kLeastAir));
    sum += wanted.back();
    fits = fits && (segment.draw != nullptr || wanted.back() <= equal);
  }
  const float room = equal * static_cast<float>(all.size());
  for (float& width : wanted) width = fits ? equal : std::floor(width * room / sum);
  return wanted;
}

/// In the middle of the item drawn last.
void draw_picture(const UiContext& context, const Segment& segment, bool with_label) {
  const ScopedFont small_face(context.fonts.small_text());
  const ImVec2 centre = item_centre();
  const float picture = context.px(kPicture);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (!with_label) {
    segment.draw(list, centre, picture, current_text_colour());
    return;
  }
  const float gap = context.px(kPictureGap);
  const ImVec2 label = text_size(segment.label);
  const float left = std::floor(centre.x - (picture + gap + label.x) / 2.0f);
  segment.draw(list, ImVec2(left + picture / 2.0f, centre.y), picture, current_text_colour());
  list.AddText(ImVec2(left + picture + gap, std::floor(centre.y - label.y / 2.0f)),
               current_text_colour(), segment.label.data(),
               segment.label.data() + segment.label.size());
}

/// An open angle that points down, or to the right.
void draw_chevron(const UiContext& context, ImDrawList& list, ImVec2 centre, bool down) {
  const float along = context.px(2);
  const float across = context.px(4);
  const auto corner = [&](float far, float side) {
    return down ? ImVec2(centre.x + side, centre.y + far) : ImVec2(centre.x + far, centre.y + side);
  };
  list.PathLineTo(corner(-along, -across));
  list.PathLineTo(corner(along, 0.0f));
  list.PathLineTo(corner(-along, across));
  list.PathStroke(packed(context.theme.muted), 0, std::max(1.0f, context.scale * 1.5f));
}

/// How high wrapped text is in the current face; 0 for none. [Units: pixels]
float wrapped_height(std::string_view words, float width) {
  if (words.empty()) return 0.0f;
  return ImGui::CalcTextSize(words.data(), words.data() + words.size(), false, width).y;
}

}  // namespace

void finish_control(const UiContext& context, const Control& control) {
  note_widget(control.id, control.enabled);
  context.focus.note_last_item(control.enabled);
  tooltip(context, control.tooltip);
}

std::string hidden_label(std::string_view id) { return label_with_id({}, id); }

void row_label(const UiContext& context, std::string_view label) {
  ImGui::AlignTextToFramePadding();
  const float left = ImGui::GetCursorPosX();
  text(label, context.theme.muted);
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + context.px(kLabelWidth));
  ImGui::SetNextItemWidth(-FLT_MIN);
}

bool text_button(const UiContext& context, const Control& control, std::string_view label,
                 ButtonStyle style, float width) {
  bool clicked = false;
  {
    const ScopedButton drawn(style, context.theme, control.enabled);
    clicked = ImGui::Button(label_with_id(label, control.id).c_str(), ImVec2(width, 0.0f));
  }
  finish_control(context, control);
  return clicked;
}

bool icon_button(const UiContext& context, const Control& control, Icon icon, ButtonStyle style,
                 float size) {
  const float side = context.px(size);
  bool clicked = false;
  {
    const ScopedButton drawn(style, context.theme, control.enabled);
    clicked = ImGui::Button(hidden_label(control.id).c_str(), ImVec2(side, side));
    draw_icon(*ImGui::GetWindowDrawList(), icon, item_centre(), std::round(side * 0.56f),
              current_text_colour());
  }
  finish_control(context, control);
  return clicked;
}

bool checkbox(const UiContext& context, const Control& control, std::string_view label,
              bool checked) {
  ImGui::BeginDisabled(!control.enabled);
  ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, context.px(1));
  const bool clicked = ImGui::Checkbox(label_with_id(label, control.id).c_str(), &checked);
  ImGui::PopStyleVar();
  ImGui::EndDisabled();
  finish_control(context, control);
  return clicked;
}

bool disclosure(const UiContext& context, const Control& control, std::string_view label,
                bool unfolded) {
  bool clicked = false;
  {
    const ScopedButton drawn(ButtonStyle::kFlat, context.theme, control.enabled);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ImGui::GetFrameHeight();
    clicked = ImGui::Button(hidden_label(control.id).c_str(),
                            ImVec2(ImGui::GetContentRegionAvail().x, height));
    const float middle = std::floor(at.y + height / 2.0f);
    draw_chevron(context, *ImGui::GetWindowDrawList(), ImVec2(at.x + context.px(5), middle),
                 unfolded);
    const float text_y = std::floor(at.y + (height - ImGui::GetTextLineHeight()) / 2.0f);
    draw_text(*ImGui::GetWindowDrawList(), ImVec2(at.x + context.px(18), text_y),
              context.theme.muted, label);
  }
  finish_control(context, control);
  return clicked;
}

std::optional<std::size_t> segments(const UiContext& context, std::string_view id,
                                    std::span<const Segment> all, std::size_t chosen) {
  const float gap = context.px(kSegmentGap);
  const float count = static_cast<float>(all.size());
  const float height = ImGui::GetFrameHeight();
  const float width = std::floor((ImGui::GetContentRegionAvail().x - gap * (count - 1.0f)) / count);
  const std::vector<float> widths = segment_widths(context, all, width);
  const bool with_labels = labels_fit(context, all, width);
  std::optional<std::size_t> clicked;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Segment& segment = all[i];
    const std::string noted = std::string(id) + "/" + std::string(segment.id);
    const std::string_view label = segment.draw == nullptr ? segment.label : std::string_view();
    if (i > 0) ImGui::SameLine(0.0f, gap);
    {
      const ScopedButton drawn(i == chosen ? ButtonStyle::kChosen : ButtonStyle::kPlain,
                               context.theme, segment.enabled);
      if (ImGui::Button(label_with_id(label, noted).c_str(), ImVec2(widths[i], height)))
        clicked = i;
      if (segment.draw != nullptr) draw_picture(context, segment, with_labels);
    }
    finish_control(context, {noted, segment.tooltip, segment.enabled});
  }
  return clicked;
}

bool begin_combo(const UiContext& context, const Control& control, std::string_view preview) {
  // An open combo box is a window of its own, so nothing may be pushed around it.
  const std::string shown(preview);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 chevron(at.x + width - context.px(14),
                       std::floor(at.y + ImGui::GetFrameHeight() / 2.0f));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool opened =
      ImGui::BeginCombo(hidden_label(control.id).c_str(), shown.c_str(),
                        ImGuiComboFlags_HeightLargest | ImGuiComboFlags_NoArrowButton);
  draw_chevron(context, list, chevron, true);
  if (!opened) finish_control(context, control);
  return opened;
}

bool choice_row(const UiContext& context, std::string_view owner, const Choice& choice) {
  const std::string noted = std::string(owner) + "/" + std::string(choice.id);
  const ImVec2 top = ImGui::GetCursorScreenPos();
  const float width = std::max(ImGui::GetContentRegionAvail().x, context.px(kLeastChoiceWidth));
  const float name_height = ImGui::GetTextLineHeight();
  const ScopedFont small_face(context.fonts.small_text());
  const float meaning_height = wrapped_height(choice.meaning, width);
  const float warning_height = wrapped_height(choice.warning, width);
  const bool clicked =
      ImGui::Selectable(hidden_label(noted).c_str(), choice.chosen, ImGuiSelectableFlags_None,
                        ImVec2(width, name_height + meaning_height + warning_height));
  if (choice.chosen) ImGui::SetItemDefaultFocus();
  note_widget(noted);

  ImDrawList& list = *ImGui::GetWindowDrawList();
  const FontFace body = context.fonts.body();
  list.AddText(body.font, body.size, top, packed(context.theme.text), choice.name.data(),
               choice.name.data() + choice.name.size());
  const auto draw_wrapped = [&](std::string_view words, float y, Colour colour) {
    if (words.empty()) return;
    list.AddText(ImGui::GetFont(), ImGui::GetFontSize(), ImVec2(top.x, y), packed(colour),
                 words.data(), words.data() + words.size(), width);
  };
  draw_wrapped(choice.meaning, top.y + name_height, context.theme.muted);
  draw_wrapped(choice.warning, top.y + name_height + meaning_height, context.theme.warning);
  return clicked;
}

}  // namespace astrolabe::app
