#include "app/ui/panels/track_slider.h"

#include <algorithm>
#include <cmath>

namespace astrolabe::app {

namespace {

constexpr float kTrackHeight = 4.0f;
constexpr float kKnobRadius = 7.0f;

/// Where on the track a value lies, 0 to 1.
float position_of(double value, const TrackRange& range) {
  const double clamped = std::clamp(value, range.min, range.max);
  if (range.scale == TrackScale::kLinear) {
    return static_cast<float>((clamped - range.min) / (range.max - range.min));
  }
  return static_cast<float>(std::log(clamped / range.min) / std::log(range.max / range.min));
}

void draw_track(const UiContext& context, ImVec2 at, ImVec2 size, float position, bool lively,
                bool enabled) {
  // Dear ImGui keeps its grab 2 pixels inside the frame.
  const float inset = ImGui::GetStyle().GrabMinSize / 2.0f + 2.0f;
  const float left = at.x + inset;
  const float right = at.x + size.x - inset;
  const float middle = std::floor(at.y + size.y / 2.0f);
  const float half = context.px(kTrackHeight) / 2.0f;
  const float knob = left + (right - left) * position;
  const Colour ink = enabled ? context.theme.accent : context.theme.muted;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(ImVec2(left, middle - half), ImVec2(right, middle + half),
                     packed(context.theme.line), half);
  if (enabled) {
    list.AddRectFilled(ImVec2(left, middle - half), ImVec2(knob, middle + half), packed(ink), half);
  }
  const float radius = context.px(kKnobRadius) + (lively ? context.px(1) : 0.0f);
  list.AddCircleFilled(ImVec2(knob, middle), radius + context.px(2), packed(context.theme.panel));
  list.AddCircleFilled(ImVec2(knob, middle), radius, packed(ink));
}

}  // namespace

bool track_slider(const UiContext& context, const Control& control, float width, double& value,
                  const TrackRange& range) {
  static constexpr ImGuiCol kOwnLook[]{ImGuiCol_FrameBg, ImGuiCol_FrameBgHovered,
                                       ImGuiCol_FrameBgActive, ImGuiCol_SliderGrab,
                                       ImGuiCol_SliderGrabActive};
  for (const ImGuiCol colour : kOwnLook) {
    ImGui::PushStyleColor(colour, vec4_of(context.theme.panel.with_alpha(0.0f)));
  }
  const ImGuiSliderFlags flags =
      ImGuiSliderFlags_NoInput | ImGuiSliderFlags_NoRoundToFormat |
      (range.scale == TrackScale::kLogarithmic ? ImGuiSliderFlags_Logarithmic : 0);
  ImGui::BeginDisabled(!control.enabled);
  ImGui::SetNextItemWidth(width);
  const bool changed = ImGui::SliderScalar(hidden_label(control.id).c_str(), ImGuiDataType_Double,
                                           &value, &range.min, &range.max, "", flags);
  ImGui::EndDisabled();
  ImGui::PopStyleColor(static_cast<int>(std::size(kOwnLook)));
  const bool lively = ImGui::IsItemHovered() || ImGui::IsItemActive();
  draw_track(context, ImGui::GetItemRectMin(), ImGui::GetItemRectSize(), position_of(value, range),
             lively, control.enabled);
  finish_control(context, control);
  return changed;
}

}  // namespace astrolabe::app
