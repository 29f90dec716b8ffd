#include "app/ui/panels/transport_bar.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/model/action_registry.h"
#include "app/model/cell_info.h"
#include "app/model/number_text.h"
#include "app/model/workbench.h"
#include "app/ui/panels/action_item.h"
#include "app/ui/panels/figures.h"
#include "app/ui/panels/region.h"
#include "app/ui/panels/track_slider.h"

namespace astrolabe::app {

namespace {

constexpr float kButtonSize = 32.0f;
constexpr float kPlaySize = 36.0f;
constexpr float kSpeedWidth = 96.0f;
constexpr float kLeastScrubWidth = 80.0f;
/// Room that is kept for counts, so that the timeline seldom changes its length from one search to
/// the next.
constexpr std::string_view kUsualCount = "0,000";

void draw_buttons(Workbench& workbench, const UiContext& context) {
  const float gap = context.px(4);
  const auto button = [&](std::string_view id, std::string_view action, Icon icon) {
    centre_vertically(context.px(kButtonSize));
    action_icon_button(context, id, action, icon, workbench, kButtonSize);
    ImGui::SameLine(0.0f, gap);
  };
  button("transport.to_start", "play.to_start", Icon::kToStart);
  button("transport.back", "step.back", Icon::kStepBack);

  const Action* toggle = find_action("play.toggle");
  const bool playing = workbench.playback().playing();
  const std::string words = tooltip_of(*toggle);
  centre_vertically(context.px(kPlaySize));
  if (icon_button(context, {"transport.play", words, is_enabled(*toggle, workbench)},
                  playing ? Icon::kPause : Icon::kPlay, ButtonStyle::kPrimary, kPlaySize)) {
    run_action(*toggle, workbench);
  }
  ImGui::SameLine(0.0f, gap);
  button("transport.forward", "step.forward", Icon::kStepForward);
  button("transport.to_end", "play.to_end", Icon::kToEnd);
}

void draw_speed(Workbench& workbench, const UiContext& context) {
  double speed = workbench.playback().speed();
  centre_vertically(ImGui::GetFrameHeight());
  if (track_slider(context, {"transport.speed", "Speed of playing: expansions a second"},
                   context.px(kSpeedWidth), speed,
                   {kMinSpeed, kMaxSpeed, TrackScale::kLogarithmic})) {
    workbench.playback().set_speed(speed);
  }
  ImGui::SameLine(0.0f, context.px(4));
  centre_text_vertically();
  const float left = ImGui::GetCursorPosX();
  text(speed_text(workbench.playback().speed()) + " / s");
  finish_control(context, {"transport.speed_text", "Expansions a second"});
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + std::max(text_size("000k / s").x, text_size("0M / s").x));
}

void draw_scrub_bar(Workbench& workbench, const UiContext& context, float width) {
  Playback& playback = workbench.playback();
  const auto last = static_cast<double>(playback.expansion_count());
  double expansion = static_cast<double>(playback.expansion());
  centre_vertically(ImGui::GetFrameHeight());
  if (track_slider(context, {"transport.scrub", "Drag to any moment of the search", last > 0.0},
                   width, expansion, {0.0, std::max(last, 1.0)})) {
    playback.seek_expansion(static_cast<std::size_t>(std::llround(expansion)));
  }
}

/// What the right end shows, and how wide it can get in this search.
struct Readout {
  std::string expansion;
  std::string widest_expansion;
  std::string f;
  std::string widest_f;
};

Readout readout_of(const Workbench& workbench) {
  const Playback& playback = workbench.playback();
  const std::string count = grouped(playback.expansion_count());
  Readout readout{
      .expansion = grouped(playback.expansion()) + " / " + count,
      .widest_expansion = count.size() < kUsualCount.size()
                              ? std::string(kUsualCount) + " / " + std::string(kUsualCount)
                              : count + " / " + count,
      .f = "f \xE2\x80\x93",
      .widest_f = "f 00000.00"};
  if (const std::optional<double> f = playback.current_f(); f && workbench.solution() != nullptr) {
    readout.f = "f " + cost_text(*f, workbench.solution()->settings().cost_scale);
  }
  return readout;
}

void draw_readout(const UiContext& context, const Readout& readout, bool has_room) {
  centre_text_vertically();
  const float spare = text_size(readout.widest_expansion).x - text_size(readout.expansion).x;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(spare, 0.0f));
  if (has_room) {
    text("expansion", context.theme.muted);
    ImGui::SameLine(0.0f, context.px(6));
    centre_text_vertically();
  }
  text(readout.expansion);
  finish_control(context, {"transport.expansion", "Expansions made at this moment, and in all"});
  ImGui::SameLine(0.0f, context.px(16));
  centre_text_vertically();
  text_in_fixed_width(readout.f, readout.widest_f);
  finish_control(context, {"transport.f", "f of the cell being expanded: what it was taken by"});
}

}  // namespace

void draw_transport_bar(Workbench& workbench, const UiContext& context, const PixelRect& place) {
  if (place.empty()) return;
  const ScopedRegion region(
      context, kTransportWindow, place,
      {.padding_x = 8.0f, .padding_y = 0.0f, .edge = ScopedRegion::Edge::kTop});
  draw_buttons(workbench, context);
  ImGui::SameLine(0.0f, context.px(12));
  draw_speed(workbench, context);
  ImGui::SameLine(0.0f, context.px(12));

  const Readout readout = readout_of(workbench);
  const float figures_width = text_size(readout.widest_expansion).x + context.px(16) +
                              text_size(readout.widest_f).x + context.px(4);
  const float word_width = text_size("expansion").x + context.px(6);
  const float room = ImGui::GetContentRegionAvail().x - figures_width - context.px(16);
  const bool has_room = room - word_width > context.px(4 * kLeastScrubWidth);
  const float scrub = std::max(room - (has_room ? word_width : 0.0f), context.px(kLeastScrubWidth));
  draw_scrub_bar(workbench, context, std::floor(scrub));
  ImGui::SameLine(0.0f, context.px(16));
  draw_readout(context, readout, has_room);
}

}  // namespace astrolabe::app
