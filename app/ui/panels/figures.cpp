#include "app/ui/panels/figures.h"

#include <algorithm>
#include <cmath>

#include "app/model/number_text.h"

namespace astrolabe::app {

std::string speed_text(double speed) {
  if (speed >= 1e6) return "1M";
  if (speed >= 1e3) return decimal_text(speed / 1e3, speed < 1e4 ? 1 : 0) + "k";
  return decimal_text(speed, speed < 10.0 ? 1 : 0);
}

float figure_row_height(const UiContext& context) { return context.px(17); }

void figure_row(const UiContext& context, const Control& control, std::string_view label,
                std::string_view value, std::optional<Colour> colour) {
  ImVec2 at = ImGui::GetCursorScreenPos();
  const float height = figure_row_height(context);
  const float width = ImGui::GetContentRegionAvail().x;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  at.y += std::floor((height - ImGui::GetTextLineHeight()) / 2.0f);
  // Through ImGui's own colours, which are paler where the figures are out of date.
  list.AddText(at, ImGui::GetColorU32(vec4_of(context.theme.muted)), label.data(),
               label.data() + label.size());
  const float value_left = std::floor(at.x + width - text_size(value).x);
  list.AddText(ImVec2(value_left, at.y),
               ImGui::GetColorU32(vec4_of(colour.value_or(context.theme.text))), value.data(),
               value.data() + value.size());
  ImGui::Dummy(ImVec2(width, height));
  finish_control(context, control);
}

void text_in_fixed_width(std::string_view words, std::string_view widest) {
  const float left = ImGui::GetCursorPosX();
  const float room = text_size(widest).x;
  ImGui::SetCursorPosX(left + std::max(room - text_size(words).x, 0.0f));
  text(words);
}

}  // namespace astrolabe::app
