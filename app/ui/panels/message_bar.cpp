#include "app/ui/panels/message_bar.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>

#include "app/model/number_text.h"
#include "app/model/workbench.h"
#include "app/ui/desktop.h"
#include "app/ui/dialogs/utf8_path.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/overlay_card.h"

namespace astrolabe::app {

namespace {

constexpr float kGreatestWidth = 720.0f;
constexpr float kMargin = 12.0f;

struct Severity {
  Icon icon;
  Colour colour;
};

Severity look_of(Message::Severity severity, const Theme& theme) {
  switch (severity) {
    case Message::Severity::kError:
      return {Icon::kError, theme.error};
    case Message::Severity::kWarning:
      return {Icon::kWarning, theme.warning};
    case Message::Severity::kNotice:
      break;
  }
  return {Icon::kInfo, theme.accent};
}

std::string_view remedy_label(Remedy remedy) {
  switch (remedy) {
    case Remedy::kOpenFolder:
      return "Open folder";
    case Remedy::kSaveAs:
      return "Save as\xE2\x80\xA6";
    case Remedy::kNone:
      break;
  }
  return {};
}

void apply_remedy(const Message& message, Workbench& workbench) {
  if (message.remedy == Remedy::kSaveAs) {
    workbench.files().save_everything_as(path_of(message.path));
  }
  if (message.remedy == Remedy::kOpenFolder) {
    std::string error = open_in_desktop(path_of(message.path).parent_path());
    if (!error.empty()) workbench.messages().error(std::move(error));
  }
}

float button_width(std::string_view label) {
  return text_size(label).x + 2.0f * ImGui::GetStyle().FramePadding.x;
}

/// The place that the card took.
PixelRect draw_message(Workbench& workbench, const UiContext& context, const Message& message,
                       ImVec2 at, float width) {
  const std::string id = "message/" + std::to_string(message.id);
  const Severity look = look_of(message.severity, context.theme);
  const OverlayCard card(context, id, at, width);
  const float sign = context.px(18);
  const float close = context.px(28);
  const std::string_view remedy = remedy_label(message.remedy);
  const float remedy_width = remedy.empty() ? 0.0f : button_width(remedy) + context.px(8);
  const float right = width - context.px(8) - close;

  const ImVec2 start = ImGui::GetCursorScreenPos();
  draw_icon(*ImGui::GetWindowDrawList(), look.icon,
            ImVec2(start.x + sign / 2.0f, start.y + ImGui::GetFrameHeight() / 2.0f), sign,
            packed(look.colour));
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + sign + context.px(8));
  ImGui::AlignTextToFramePadding();
  wrapped_text(message.text, right - remedy_width - context.px(8));
  finish_control(context, {"message.text", {}});
  if (!remedy.empty()) {
    ImGui::SameLine(right - remedy_width);
    if (text_button(context, {"message.remedy", "What can be done about it"}, remedy)) {
      apply_remedy(Message(message), workbench);
    }
  }
  ImGui::SameLine(right);
  if (icon_button(context, {"message.close", "Dismiss this message"}, Icon::kClose,
                  ButtonStyle::kFlat, 28.0f)) {
    workbench.messages().dismiss(message.id);
  }
  return card.place();
}

/// How many older messages wait behind those that are shown.
PixelRect draw_waiting(Workbench& workbench, const UiContext& context, ImVec2 at) {
  const OverlayCard card(context, "message/waiting", at, 0.0f);
  ImGui::AlignTextToFramePadding();
  text("and " + grouped(workbench.messages().waiting()) + " more");
  finish_control(context, {"message.waiting", "Older messages come back as these are dismissed"});
  ImGui::SameLine(0.0f, context.px(12));
  if (text_button(context, {"message.dismiss_all", "Dismiss these messages and all that wait"},
                  "Dismiss all")) {
    workbench.messages().dismiss_all();
  }
  return card.place();
}

/// Messages that stay until they are dismissed; the map keeps clear of them. The others lie over it
/// for their few seconds, because a map that moves away and back is worse.
bool stays(const Message& message) { return message.severity != Message::Severity::kNotice; }

}  // namespace

std::vector<PixelRect> draw_message_bar(Workbench& workbench, const UiContext& context,
                                        const PixelRect& canvas) {
  std::vector<PixelRect> places;
  if (canvas.empty()) return places;
  const float margin = context.px(kMargin);
  const float width = std::min(canvas.width - 2.0f * margin, context.px(kGreatestWidth));
  if (width < context.px(120)) return places;
  std::vector<Message> shown;  // A remedy or a dismissal changes the queue.
  for (std::size_t i = 0; i < workbench.messages().size(); ++i) {
    shown.push_back(workbench.messages().at(i));
  }
  float y = canvas.y + margin;
  double covered_head = 0.0;
  for (const Message& message : shown) {
    places.push_back(
        draw_message(workbench, context, message, ImVec2(canvas.x + margin, y), width));
    if (stays(message)) covered_head = places.back().bottom() - canvas.y;
    y = places.back().bottom() + context.px(8);
  }
  if (workbench.messages().waiting() > 0) {
    places.push_back(draw_waiting(workbench, context, ImVec2(canvas.x + margin, y)));
  }
  workbench.camera().set_covered_head(covered_head);
  return places;
}

}  // namespace astrolabe::app
