#include "app/ui/panels/panels.h"

#include <SDL.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/model/workbench.h"
#include "app/ui/dialogs/utf8_path.h"
#include "app/ui/imgui_compat.h"
#include "app/ui/input/canvas_input.h"
#include "app/ui/input/sdl_keys.h"
#include "app/ui/input/shortcuts.h"
#include "app/ui/layout.h"
#include "app/ui/panels/about_dialog.h"
#include "app/ui/panels/canvas_panel.h"
#include "app/ui/panels/command_palette.h"
#include "app/ui/panels/file_asker.h"
#include "app/ui/panels/focus_travel.h"
#include "app/ui/panels/hints.h"
#include "app/ui/panels/key_sheet.h"
#include "app/ui/panels/menu_bar.h"
#include "app/ui/panels/message_bar.h"
#include "app/ui/panels/question_dialog.h"
#include "app/ui/panels/result_panel.h"
#include "app/ui/panels/right_column.h"
#include "app/ui/panels/splitter.h"
#include "app/ui/panels/status_bar.h"
#include "app/ui/panels/tool_bar.h"
#include "app/ui/panels/tooltip_hush.h"
#include "app/ui/panels/transport_bar.h"

namespace astrolabe::app {

namespace {

/// How long frames go on where a tooltip waits for the pointer to rest. [Units: seconds]
constexpr double kTooltipSeconds = 0.7;

bool is_pointer_event(const SDL_Event& event) {
  return event.type == SDL_MOUSEMOTION || event.type == SDL_MOUSEBUTTONDOWN ||
         event.type == SDL_MOUSEBUTTONUP || event.type == SDL_MOUSEWHEEL;
}

/// Dear ImGui's state as the last frame left it.
KeyboardOwner keyboard_owner() {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.WantTextInput) return KeyboardOwner::kTextField;
  if (ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel)) {
    return KeyboardOwner::kPopup;
  }
  return io.NavVisible ? KeyboardOwner::kNavigation : KeyboardOwner::kCanvas;
}

}  // namespace

struct Panels::Impl {
  explicit Impl(std::function<void()> wake) : files(std::move(wake)) {}

  bool handle_key(const SDL_KeyboardEvent& event, Workbench& workbench);
  void note_modifiers(const SDL_Keysym& keysym);
  void take_requests(Workbench& workbench, FocusTravel& focus);
  WindowLayout place_regions(const Workbench& workbench, const UiContext& context);
  void draw_regions(Workbench& workbench, const UiContext& context, const WindowLayout& layout);
  void draw_overlays(Workbench& workbench, const UiContext& context, const WindowLayout& layout);

  Shortcuts shortcuts;
  CanvasInput canvas_input;
  Modifiers modifiers;
  CanvasPanel canvas;
  RightColumn column;
  ResultPanel result;
  FileAsker files;
  MessageBar messages;
  CommandPalette palette;
  KeySheet key_sheet;
  AboutDialog about;
  LayoutRequest request;
  double pointer_moved_at = -kTooltipSeconds;  ///< On Dear ImGui's clock.
};

void Panels::Impl::note_modifiers(const SDL_Keysym& keysym) {
  modifiers.ctrl = (keysym.mod & (KMOD_CTRL | KMOD_GUI)) != 0;
  modifiers.shift = (keysym.mod & KMOD_SHIFT) != 0;
  modifiers.alt = (keysym.mod & KMOD_ALT) != 0;
}

bool Panels::Impl::handle_key(const SDL_KeyboardEvent& event, Workbench& workbench) {
  note_modifiers(event.keysym);
  const std::optional<KeyChord> chord = chord_of(event.keysym);
  bool ours = false;
  if (chord && event.type == SDL_KEYDOWN) {
    ours = shortcuts.press(*chord, event.repeat != 0, keyboard_owner(), workbench);
  } else if (chord) {
    (void)shortcuts.release(chord->key, workbench);  // Dear ImGui sees every release.
  }
  modifiers.space = shortcuts.space_held();
  return ours;
}

void Panels::Impl::take_requests(Workbench& workbench, FocusTravel& focus) {
  for (const UiRequest wanted : workbench.take_ui_requests()) {
    switch (wanted) {
      case UiRequest::kCommandPalette:
        palette.open();
        break;
      case UiRequest::kKeySheet:
        key_sheet.toggle();
        break;
      case UiRequest::kNextRegion:
        focus.to_next_region();
        break;
      case UiRequest::kNextControl:
        focus.to_next_control();
        break;
      case UiRequest::kPreviousControl:
        focus.to_previous_control();
        break;
      case UiRequest::kAbout:
        about.open();
        break;
      case UiRequest::kBackToCanvas:
        focus.to_canvas();
        break;
      case UiRequest::kFullScreen:
        workbench.request_ui(wanted);  // The window's own affair.
        break;
    }
  }
}

WindowLayout Panels::Impl::place_regions(const Workbench& workbench, const UiContext& context) {
  const bool presents = workbench.view().workspace == Workspace::kPresent;
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  request.width = size.x;
  request.height = size.y;
  request.scale = context.scale;
  request.tool_bar = workbench.view().panels && !presents;
  request.column = workbench.view().panels && !presents;
  request.column_width = workbench.view().column_width;
  request.result_height = result.natural_height();
  return lay_out(request);
}

void Panels::Impl::draw_regions(Workbench& workbench, const UiContext& context,
                                const WindowLayout& layout) {
  canvas.draw(workbench, context, layout.canvas);
  draw_menu_bar(workbench, context, layout.menu_bar);
  draw_tool_bar(workbench, context, layout.tool_bar);
  column.draw(workbench, context, layout.column);
  result.draw(workbench, context, layout.result);
  draw_splitter(workbench, context, layout.splitter, request);
  draw_transport_bar(workbench, context, layout.transport);
  draw_status_bar(workbench, context, layout.status_bar);
}

void Panels::Impl::draw_overlays(Workbench& workbench, const UiContext& context,
                                 const WindowLayout& layout) {
  std::vector<PixelRect> covered;
  const auto add = [&covered](std::vector<PixelRect> places) {
    covered.insert(covered.end(), places.begin(), places.end());
  };
  const std::vector<PixelRect> hints = draw_hints(workbench, context, layout.canvas);
  PixelRect above_hints = layout.canvas;
  if (!hints.empty()) above_hints.height = std::max(hints.front().y - above_hints.y, 0.0f);
  const float foot = layout.canvas.bottom() - above_hints.bottom();
  workbench.camera().set_covered_foot(foot);
  add(messages.draw(workbench, context, layout.canvas, foot));
  add(hints);
  if (layout.column.empty()) add(draw_canvas_notice(workbench, context, above_hints));
  files.draw(workbench, context);
  draw_question_dialog(workbench, context);
  palette.draw(workbench, context);
  key_sheet.draw(context);
  about.draw(context);
  const bool popup =
      ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
  canvas_input.set_area(layout.canvas, std::move(covered), popup);
}

Panels::Panels(std::function<void()> wake) : impl_(std::make_unique<Impl>(std::move(wake))) {}

Panels::~Panels() = default;

bool Panels::handle_event(const SDL_Event& event, Workbench& workbench, const UiContext& context) {
  if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_KEYDOWN) {
    context.tooltip_hush.note_input();
  }
  if (is_pointer_event(event)) {
    impl_->pointer_moved_at = ImGui::GetTime();
    (void)impl_->canvas_input.handle(event, impl_->modifiers, workbench);
    return false;
  }
  switch (event.type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
      return impl_->handle_key(event.key, workbench);
    case SDL_TEXTINPUT:
      return event.text.text[0] == '?' &&
             impl_->shortcuts.type_question_mark(keyboard_owner(), workbench);
    case SDL_DROPFILE:
      workbench.files().open(path_of(event.drop.file));
      SDL_free(event.drop.file);
      return true;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
        impl_->shortcuts.forget_held();
        impl_->modifiers = {};
      }
      (void)impl_->canvas_input.handle(event, impl_->modifiers, workbench);
      return false;
    default:
      return false;
  }
}

void Panels::draw(Workbench& workbench, const UiContext& context) {
  const WindowLayout layout = impl_->place_regions(workbench, context);
  impl_->take_requests(workbench, context.focus);
  context.focus.begin_frame();
  const ImVec2 pointer = ImGui::GetIO().MousePos;
  context.tooltip_hush.begin_frame(pointer.x, pointer.y);
  impl_->draw_regions(workbench, context, layout);
  impl_->draw_overlays(workbench, context, layout);
}

bool Panels::animating(const UiContext& context) const {
  return context.tooltip_hush.waiting() &&
         ImGui::GetTime() - impl_->pointer_moved_at < kTooltipSeconds;
}

}  // namespace astrolabe::app
