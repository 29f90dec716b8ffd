#include "app/ui/panels/tool_bar.h"

#include <cassert>
#include <string>

#include "app/model/action_registry.h"
#include "app/model/workbench.h"
#include "app/ui/panels/action_item.h"
#include "app/ui/panels/region.h"

namespace astrolabe::app {

namespace {

constexpr float kButtonSize = 36.0f;

Icon icon_of(Tool tool) {
  switch (tool) {
    case Tool::kPointer:
      return Icon::kPointer;
    case Tool::kBrush:
      return Icon::kBrush;
    case Tool::kEraser:
      return Icon::kEraser;
  }
  assert(false && "a tool without an icon");
  return Icon::kPointer;
}

void draw_tool(Workbench& workbench, const UiContext& context, const ToolEntry& entry) {
  const std::string id = "tool." + std::string(entry.id);
  const Action* action = find_action(id);
  const std::string keys = action != nullptr ? shortcut_of(*action) : std::string();
  std::string words(entry.name);
  if (!keys.empty()) words += " (" + keys + ")";
  words += "\n" + std::string(entry.hint);
  const bool chosen = workbench.tool() == entry.tool;
  if (icon_button(context, {id, words}, icon_of(entry.tool),
                  chosen ? ButtonStyle::kChosen : ButtonStyle::kFlat, kButtonSize)) {
    workbench.take_tool(entry.tool);
  }
}

void separator(const UiContext& context) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float inset = context.px(6);
  const float width = context.px(kButtonSize);
  const float y = at.y + context.px(4);
  ImGui::GetWindowDrawList()->AddRectFilled(ImVec2(at.x + inset, y),
                                            ImVec2(at.x + width - inset, y + context.px(1)),
                                            packed(context.theme.line));
  ImGui::Dummy(ImVec2(width, context.px(9)));
}

}  // namespace

void draw_tool_bar(Workbench& workbench, const UiContext& context, const PixelRect& place) {
  if (place.empty()) return;
  const ScopedRegion region(
      context, kToolWindow, place,
      {.padding_x = 6.0f, .padding_y = 8.0f, .edge = ScopedRegion::Edge::kRight});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(4), context.px(4)));
  for (const ToolEntry& entry : all_tools()) draw_tool(workbench, context, entry);
  separator(context);
  action_icon_button(context, "edit.undo", "edit.undo", Icon::kUndo, workbench, kButtonSize);
  action_icon_button(context, "edit.redo", "edit.redo", Icon::kRedo, workbench, kButtonSize);
  separator(context);
  action_icon_button(context, "view.zoom_in", "view.zoom_in", Icon::kPlus, workbench, kButtonSize);
  action_icon_button(context, "view.zoom_out", "view.zoom_out", Icon::kMinus, workbench,
                     kButtonSize);
  action_icon_button(context, "view.fit", "view.fit", Icon::kFit, workbench, kButtonSize);
  ImGui::PopStyleVar();
}

}  // namespace astrolabe::app
