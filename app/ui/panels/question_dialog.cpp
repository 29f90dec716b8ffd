#include "app/ui/panels/question_dialog.h"

#include <optional>

#include "app/model/workbench.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/modal.h"

namespace astrolabe::app {

namespace {

constexpr float kWidth = 440.0f;
constexpr float kButtonWidth = 100.0f;

std::optional<Answer> draw_buttons(const UiContext& context, bool focus_save) {
  std::optional<Answer> answer;
  const float width = context.px(kButtonWidth);
  align_right(3.0f * width + 2.0f * context.px(8));
  if (text_button(context, {"question.cancel", "Go on as before (Esc)"}, "Cancel",
                  ButtonStyle::kPlain, width)) {
    answer = Answer::kCancel;
  }
  ImGui::SameLine(0.0f, context.px(8));
  if (text_button(context, {"question.discard", "Go on and lose the changes"}, "Don't save",
                  ButtonStyle::kPlain, width)) {
    answer = Answer::kDiscard;
  }
  ImGui::SameLine(0.0f, context.px(8));
  if (focus_save) ImGui::SetKeyboardFocusHere();
  if (text_button(context, {"question.save", "Save first, then go on (Enter)"}, "Save",
                  ButtonStyle::kPrimary, width)) {
    answer = Answer::kSave;
  }
  return answer;
}

}  // namespace

void draw_question_dialog(Workbench& workbench, const UiContext& context) {
  if (!workbench.files().question()) return;
  const Question question = *workbench.files().question();
  const ScopedModal modal(context, "##question", kWidth);
  if (!modal.shown()) return;
  {
    const ScopedFont strong(context.fonts.strong());
    ImGui::PushTextWrapPos(0.0f);
    text(question.title);
    ImGui::PopTextWrapPos();
  }
  ImGui::PushTextWrapPos(0.0f);
  text(question.text, context.theme.muted);
  ImGui::PopTextWrapPos();
  space(context, 16);
  std::optional<Answer> answer = draw_buttons(context, modal.appearing());
  if (!answer && modal.escaped()) answer = Answer::kCancel;
  const bool entered = compat::is_key_pressed(ImGuiKey_Enter) && !ImGui::GetIO().NavVisible;
  if (!answer && entered) answer = Answer::kSave;
  if (!answer) return;
  ImGui::CloseCurrentPopup();
  workbench.files().answer(*answer);
}

}  // namespace astrolabe::app
