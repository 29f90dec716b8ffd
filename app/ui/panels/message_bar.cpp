#include "app/ui/panels/message_bar.h"

#include <algorithm>
#include <array>
#include <cmath>
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
constexpr float kNoticeWidth = 440.0f;  ///< Small enough to fit in beside start and goal.
constexpr float kLeastWidth = 120.0f;   ///< Nothing is shown in less.
constexpr float kMargin = 12.0f;
constexpr float kGap = 8.0f;  ///< Between two messages.
/// From a cell's centre, that a notice keeps away from start, goal and current cell.
constexpr float kReach = 18.0f;

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

/// Messages that stay until they are dismissed; the others go after a few seconds.
bool stays(const Message& message) { return message.severity != Message::Severity::kNotice; }

/// What a card holds beside its text. [Units: pixels]
float beside_text(const UiContext& context, const Message& message) {
  const std::string_view remedy = remedy_label(message.remedy);
  return context.px(12 + 18 + 8 + 8 + 28 + 12) +
         (remedy.empty() ? 0.0f : button_width(remedy) + context.px(8));
}

/// As wide as the text needs, up to a limit.
float card_width(const UiContext& context, const Message& message, float most) {
  const float text_width = std::ceil(text_size(message.text).x) + context.px(2);
  return std::min(text_width + beside_text(context, message), most);
}

float card_height(const UiContext& context, const Message& message, float width) {
  const std::string lines = wrapped(message.text, width - beside_text(context, message),
                                    [](std::string_view words) { return text_size(words).x; });
  const auto breaks = static_cast<float>(std::count(lines.begin(), lines.end(), '\n'));
  return ImGui::GetFrameHeight() + breaks * ImGui::GetTextLineHeight() + context.px(18);
}

/// A copy: a remedy or a dismissal changes the queue.
std::vector<Message> messages_in(const MessageQueue& queue) {
  std::vector<Message> messages;
  for (std::size_t i = 0; i < queue.size(); ++i) messages.push_back(queue.at(i));
  return messages;
}

/// Of the messages below each other, all of one width.
ImVec2 stack_size(const UiContext& context, const std::vector<Message>& shown, float room) {
  const bool any_stays = std::any_of(shown.begin(), shown.end(), stays);
  const float most = std::min(room, context.px(any_stays ? kGreatestWidth : kNoticeWidth));
  ImVec2 size(0.0f, -context.px(kGap));
  for (const Message& message : shown) {
    size.x = std::max(size.x, card_width(context, message, most));
  }
  for (const Message& message : shown) {
    size.y += card_height(context, message, size.x) + context.px(kGap);
  }
  return size;
}

/// The places that the cards took, and that of what waits behind them.
std::vector<PixelRect> draw_stack(Workbench& workbench, const UiContext& context,
                                  const std::vector<Message>& shown, ImVec2 at, float width) {
  std::vector<PixelRect> places;
  for (const Message& message : shown) {
    places.push_back(draw_message(workbench, context, message, at, width));
    at.y = places.back().bottom() + context.px(kGap);
  }
  if (workbench.messages().waiting() > 0) places.push_back(draw_waiting(workbench, context, at));
  return places;
}

/// [Limit: the cell is on the map]
ImVec2 screen_place(const Workbench& workbench, CellId cell) {
  const ScreenPoint at = workbench.camera().to_screen(workbench.layout().centre(cell));
  return {static_cast<float>(at.x), static_cast<float>(at.y)};
}

}  // namespace

ImVec2 MessageBar::corner_of(Corner corner, const PixelRect& room, ImVec2 size) {
  const bool right = corner == Corner::kTopRight || corner == Corner::kBottomRight;
  const bool bottom = corner == Corner::kBottomLeft || corner == Corner::kBottomRight;
  return {right ? std::max(room.right() - size.x, room.x) : room.x,
          bottom ? std::max(room.bottom() - size.y, room.y) : room.y};
}

std::optional<MessageBar::Corner> MessageBar::free_corner(const Workbench& workbench,
                                                          const PixelRect& room, ImVec2 size,
                                                          float reach) {
  const Map& map = workbench.map();
  const std::array cells{map.start(), map.goal(), workbench.playback().current()};
  for (const Corner corner :
       {Corner::kTopLeft, Corner::kTopRight, Corner::kBottomLeft, Corner::kBottomRight}) {
    const ImVec2 at = corner_of(corner, room, size);
    const PixelRect covered{at.x - reach, at.y - reach, size.x + 2.0f * reach,
                            size.y + 2.0f * reach};
    const bool hides = std::any_of(cells.begin(), cells.end(), [&](CellId cell) {
      if (cell == kNoCell || index_of(cell) >= map.size().cell_count()) return false;
      const ImVec2 place = screen_place(workbench, cell);
      return covered.contains(place.x, place.y);
    });
    if (!hides) return corner;
  }
  return std::nullopt;
}

bool MessageBar::lies_at_head(const Workbench& workbench, const std::vector<Message>& shown,
                              const PixelRect& room, const UiContext& context, ImVec2 size) {
  if (shown.back().id != newest_shown_) {
    newest_shown_ = shown.back().id;
    corner_ = free_corner(workbench, room, size, context.px(kReach));
  }
  return !corner_ || std::any_of(shown.begin(), shown.end(), stays);
}

std::vector<PixelRect> MessageBar::draw(Workbench& workbench, const UiContext& context,
                                        const PixelRect& canvas, float foot) {
  const std::vector<Message> shown = messages_in(workbench.messages());
  const float margin = context.px(kMargin);
  const PixelRect room{canvas.x + margin, canvas.y + margin, canvas.width - 2.0f * margin,
                       canvas.height - 2.0f * margin - foot};
  std::vector<PixelRect> places;
  double covered_head = 0.0;
  if (!canvas.empty() && !shown.empty() && room.width >= context.px(kLeastWidth)) {
    const ImVec2 size = stack_size(context, shown, room.width);
    const bool at_head = lies_at_head(workbench, shown, room, context, size);
    const ImVec2 begin = corner_of(at_head ? Corner::kTopLeft : *corner_, room, size);
    places = draw_stack(workbench, context, shown, begin, size.x);
    if (at_head) covered_head = places.back().bottom() - canvas.y;
  }
  if (!canvas.empty()) workbench.camera().set_covered_head(covered_head);
  return places;
}

}  // namespace astrolabe::app
