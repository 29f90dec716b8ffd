#include "app/ui/panels/about_dialog.h"

#include <string>

#include "app/ui/panels/controls.h"
#include "app/ui/panels/modal.h"
#include "astrolabe/base/version.h"

namespace astrolabe::app {

namespace {

constexpr float kWidth = 420.0f;
constexpr float kButtonWidth = 100.0f;

}  // namespace

void AboutDialog::draw(const UiContext& context) {
  if (!open_) return;
  const ScopedModal modal(context, "##about", kWidth);
  if (!modal.shown()) return;
  {
    const ScopedFont title(context.fonts.title());
    text("Astrolabe");
  }
  text("Version " + std::string(program_version()), context.theme.muted);
  space(context, 12);
  ImGui::PushTextWrapPos(0.0f);
  text(
      "A lab for A*: paint obstacles on square, hexagonal or diamond grids, choose heuristic and "
      "weight, step through the open and closed cells, and compare raw with smoothed paths.");
  text("MIT licence. Drawn with SDL and Dear ImGui.", context.theme.muted);
  ImGui::PopTextWrapPos();
  space(context, 16);
  const float width = context.px(kButtonWidth);
  align_right(width);
  const bool closed =
      text_button(context, {"about.close", {}}, "Close", ButtonStyle::kPrimary, width);
  if (!closed && !modal.escaped() && !compat::is_key_pressed(ImGuiKey_Enter)) return;
  open_ = false;
  ImGui::CloseCurrentPopup();
}

}  // namespace astrolabe::app
