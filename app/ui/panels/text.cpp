#include "app/ui/panels/text.h"

#include <algorithm>
#include <cmath>

#include "app/ui/icons.h"
#include "app/ui/panels/tooltip_hush.h"

namespace astrolabe::app {

namespace {

constexpr float kTooltipWidth = 320.0f;

const char* end_of(std::string_view words) { return words.data() + words.size(); }

/// Puts the next tooltip beside the window that is being drawn, at an item's height or above it, so
/// that it hides nothing of what the keyboard is used on.
void place_beside_window(const UiContext& context, ImVec2 item) {
  const ImVec2 display = ImGui::GetIO().DisplaySize;
  const ImVec2 at = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  const float gap = context.px(8);
  if (size.x > display.x / 2.0f) {  // A bar across the window, at its foot or its head.
    const bool at_foot = at.y > display.y / 2.0f;
    ImGui::SetNextWindowPos(ImVec2(item.x, at_foot ? at.y - gap : at.y + size.y + gap),
                            ImGuiCond_Always, ImVec2(0.0f, at_foot ? 1.0f : 0.0f));
    return;
  }
  const bool at_right = at.x > display.x / 2.0f;
  ImGui::SetNextWindowPos(ImVec2(at_right ? at.x - gap : at.x + size.x + gap, item.y),
                          ImGuiCond_Always, ImVec2(at_right ? 1.0f : 0.0f, 0.0f));
}

void text_to_the_edge(std::string_view words, Colour colour) {
  ImGui::PushStyleColor(ImGuiCol_Text, vec4_of(colour));
  wrapped_text(words, ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x);
  ImGui::PopStyleColor();
}

}  // namespace

ImVec4 vec4_of(Colour colour) { return ImGui::ColorConvertU32ToFloat4(colour.packed()); }

ImVec2 text_size(std::string_view words) {
  return ImGui::CalcTextSize(words.data(), end_of(words), false);
}

void draw_text(ImDrawList& list, ImVec2 at, Colour colour, std::string_view words) {
  list.AddText(at, packed(colour), words.data(), end_of(words));
}

void text(std::string_view words) { ImGui::TextUnformatted(words.data(), end_of(words)); }

void text(std::string_view words, Colour colour) {
  ImGui::PushStyleColor(ImGuiCol_Text, vec4_of(colour));
  text(words);
  ImGui::PopStyleColor();
}

void wrapped_text(std::string_view words, float right) {
  ImGui::PushTextWrapPos(right);
  text(wrapped(words, right - ImGui::GetCursorPosX(),
               [](std::string_view line) { return text_size(line).x; }));
  ImGui::PopTextWrapPos();
}

void heading(const UiContext& context, std::string_view words) {
  if (ImGui::GetCursorPosY() > ImGui::GetCursorStartPos().y) space(context, 24);
  const ScopedFont strong(context.fonts.strong());
  text(words);
}

void note_text(const UiContext& context, std::string_view words) {
  const ScopedFont small_face(context.fonts.small_text());
  text_to_the_edge(words, context.theme.muted);
}

void warning_text(const UiContext& context, std::string_view words) {
  const ScopedFont small_face(context.fonts.small_text());
  const float sign = context.px(14);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float middle = std::floor(at.y + ImGui::GetTextLineHeight() / 2.0f);
  draw_icon(*ImGui::GetWindowDrawList(), Icon::kWarning, ImVec2(at.x + sign / 2.0f, middle), sign,
            packed(context.theme.warning));
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + sign + context.px(6));
  text_to_the_edge(words, context.theme.warning);
}

std::string elided(std::string_view words, float width) {
  return elided(words, width, [](std::string_view line) { return text_size(line).x; });
}

std::string elided(std::string_view words, float width, TextMeasure measure) {
  if (measure(words) <= width) return std::string(words);
  static constexpr std::string_view kEllipsis = "\xE2\x80\xA6";
  const float room = width - measure(kEllipsis);
  std::size_t kept = words.size();
  while (kept > 0 && measure(words.substr(0, kept)) > room) {
    do {
      --kept;  // A whole character: never between the bytes of one.
    } while (kept > 0 && (static_cast<unsigned char>(words[kept]) & 0xC0u) == 0x80u);
  }
  return std::string(words.substr(0, kept)) + std::string(kEllipsis);
}

std::string wrapped(std::string_view words, float width, TextMeasure measure) {
  std::string result(words);
  std::size_t line = 0;                   // Where it begins.
  std::size_t blank = std::string::npos;  // The line's last one that it may be broken at.
  for (std::size_t i = 0; i <= words.size(); ++i) {
    const bool ends = i == words.size() || words[i] == '\n';
    if (!ends && words[i] != ' ') continue;
    if (blank != std::string::npos && measure(words.substr(line, i - line)) > width) {
      result[blank] = '\n';
      line = blank + 1;
    }
    blank = ends ? std::string::npos : i;
    if (ends) line = i + 1;
  }
  return result;
}

void reserve_lines(float top, int lines) {
  const float bottom = top + static_cast<float>(lines) * ImGui::GetTextLineHeight() +
                       ImGui::GetStyle().ItemSpacing.y;
  ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), bottom));
}

void note_in_lines(const UiContext& context, int lines, std::string_view words) {
  const float top = ImGui::GetCursorPosY();
  const ScopedFont small_face(context.fonts.small_text());
  text_to_the_edge(words, context.theme.muted);
  reserve_lines(top, lines);
}

void space(const UiContext& context, float points) {
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y +
                       context.px(points));
}

void tooltip(const UiContext& context, std::string_view words) {
  if (words.empty()) return;
  if (!compat::item_wants_tooltip()) {
    const bool hovered = ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled);
    if (hovered) context.tooltip_hush.note_waiting();
    return;
  }
  // The keyboard's cursor brings tooltips too, but in a dialog, whose buttons have words, they
  // would only lie in the way.
  const ImVec2 min = ImGui::GetItemRectMin();
  const ImVec2 max = ImGui::GetItemRectMax();
  const bool under_pointer = ImGui::IsMouseHoveringRect(min, max);
  if (!under_pointer &&
      ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel)) {
    return;
  }
  const PixelRect item{min.x, min.y, max.x - min.x, max.y - min.y};
  if (under_pointer && context.tooltip_hush.silences(item)) return;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(context.px(8), context.px(8)));
  if (!under_pointer) place_beside_window(context, min);
  ImGui::BeginTooltip();
  ImGui::PushStyleColor(ImGuiCol_Text, vec4_of(context.theme.text));
  wrapped_text(words, context.px(kTooltipWidth));
  ImGui::PopStyleColor();
  ImGui::EndTooltip();
  ImGui::PopStyleVar();
}

}  // namespace astrolabe::app
