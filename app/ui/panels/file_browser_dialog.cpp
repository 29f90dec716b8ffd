#include "app/ui/panels/file_browser_dialog.h"

#include <cfloat>
#include <cmath>
#include <utility>

#include "app/model/number_text.h"
#include "app/ui/dialogs/utf8_path.h"
#include "app/ui/imgui_string.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/modal.h"

namespace astrolabe::app {

namespace {

constexpr float kWidth = 640.0f;
constexpr float kHeight = 480.0f;
constexpr float kButtonWidth = 100.0f;
constexpr int kErrorLines = 2;

std::string size_words(std::uintmax_t bytes) {
  const auto number = static_cast<double>(bytes);
  if (number < 1024.0) return std::to_string(bytes) + " B";
  if (number < 1024.0 * 1024.0) return decimal_text(number / 1024.0, 0) + " KB";
  return decimal_text(number / (1024.0 * 1024.0), 1) + " MB";
}

/// What the name field's callback needs: it may change the field's text while it is edited.
struct NameField {
  FileBrowser& browser;
  bool moved = false;
};

/// Up and Down in the name field move the selection; the field shows the selected name.
int move_selection(ImGuiInputTextCallbackData* data) {
  auto& field = *static_cast<NameField*>(data->UserData);
  field.browser.move_selection(data->EventKey == ImGuiKey_DownArrow ? 1 : -1);
  field.moved = true;
  data->DeleteChars(0, data->BufTextLen);
  data->InsertChars(0, field.browser.file_name().c_str());
  data->SelectAll();
  return 0;
}

void draw_entry_text(const UiContext& context, const FileEntry& entry, ImVec2 at, float width) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float height = ImGui::GetFrameHeight();
  const float icon = context.px(16);
  draw_icon(list, entry.folder ? Icon::kFolder : Icon::kFile,
            ImVec2(at.x + context.px(8) + icon / 2.0f, std::floor(at.y + height / 2.0f)), icon,
            packed(entry.folder ? context.theme.accent : context.theme.muted));
  const float y = std::floor(at.y + (height - ImGui::GetTextLineHeight()) / 2.0f);
  const std::string size = entry.folder ? std::string() : size_words(entry.bytes);
  const float size_left = at.x + width - context.px(8) - text_size(size).x;
  draw_text(list, ImVec2(std::floor(size_left), y), context.theme.muted, size);
  const float name_left = at.x + icon + context.px(16);
  draw_text(list, ImVec2(name_left, y), context.theme.text,
            elided(entry.name, size_left - name_left - context.px(8)));
}

}  // namespace

void FileBrowserDialog::note_step(FileBrowser::Step step) {
  if (step == FileBrowser::Step::kChosen) outcome_ = Outcome::kChosen;
}

void FileBrowserDialog::draw_folder_row(const UiContext& context) {
  if (icon_button(context, {"file_dialog.up", "The folder above (Alt+Up)"}, Icon::kArrowUp,
                  ButtonStyle::kPlain, 28.0f)) {
    browser_.go_up();
  }
  ImGui::SameLine();
  ImGui::AlignTextToFramePadding();
  const std::string folder = utf8_of(browser_.folder());
  text(elided(folder, ImGui::GetContentRegionAvail().x), context.theme.muted);
  finish_control(context, {"file_dialog.folder", folder});
}

void FileBrowserDialog::draw_list(const UiContext& context, float height) {
  ImGui::PushStyleColor(ImGuiCol_ChildBg, vec4_of(context.theme.surface));
  ImGui::BeginChild("##file_dialog.list", ImVec2(0.0f, height), true);
  ImGui::PopStyleColor();
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(8), 0.0f));
  std::optional<std::size_t> clicked;
  std::optional<std::size_t> activated;
  for (std::size_t i = 0; i < browser_.entries().size(); ++i) {
    const FileEntry& entry = browser_.entries()[i];
    const std::string id = "file_dialog/" + entry.name;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const bool selected = browser_.selected() == i;
    if (ImGui::Selectable(
            hidden_label(id).c_str(), selected,
            ImGuiSelectableFlags_DontClosePopups | ImGuiSelectableFlags_AllowDoubleClick,
            ImVec2(width, ImGui::GetFrameHeight()))) {
      clicked = i;
      if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) activated = i;
    }
    if (selected && shown_selection_ != browser_.selected()) ImGui::SetScrollHereY();
    finish_control(context, {id, {}});
    draw_entry_text(context, entry, at, width);
  }
  shown_selection_ = browser_.selected();
  if (browser_.entries().empty()) note_text(context, "No maps in this folder.");
  ImGui::PopStyleVar();
  ImGui::EndChild();
  if (clicked) browser_.select(*clicked);
  if (activated) note_step(browser_.activate(*activated));
}

void FileBrowserDialog::draw_name_row(const UiContext& context, bool focus) {
  row_label(context, "Name");
  if (focus) ImGui::SetKeyboardFocusHere();
  std::string name = browser_.file_name();
  NameField field{browser_};
  const bool entered =
      ImGui::InputText("##file_dialog.name", &name,
                       ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackHistory |
                           ImGuiInputTextFlags_AutoSelectAll,
                       move_selection, &field);
  finish_control(context, {"file_dialog.name", "A name in this folder, or a whole path"});
  if (!field.moved && name != browser_.file_name()) browser_.set_file_name(name);
  if (entered) {
    note_step(browser_.confirm());
    // Enter ends the editing; where it did not end the dialog, the name is asked for again.
    refocus_ = !browser_.asks_overwrite();
  }
}

void FileBrowserDialog::draw_options(const UiContext& context) {
  if (checkbox(context, {"file_dialog.all_types", "Show files of other types as well"}, "All files",
               browser_.shows_all_types())) {
    browser_.set_shows_all_types(!browser_.shows_all_types());
  }
  ImGui::SameLine(0.0f, context.px(16));
  if (checkbox(context, {"file_dialog.hidden", "Show names that begin with a dot"}, "Hidden files",
               browser_.shows_hidden())) {
    browser_.set_shows_hidden(!browser_.shows_hidden());
  }
}

void FileBrowserDialog::draw_error(const UiContext& context) {
  const float top = ImGui::GetCursorPosY();
  ImGui::PushTextWrapPos(0.0f);
  text(browser_.error(), context.theme.error);
  ImGui::PopTextWrapPos();
  if (!browser_.error().empty()) finish_control(context, {"file_dialog.error", {}});
  ImGui::SetCursorPosY(top + static_cast<float>(kErrorLines) * ImGui::GetTextLineHeight() +
                       ImGui::GetStyle().ItemSpacing.y);
}

void FileBrowserDialog::draw_overwrite_buttons(const UiContext& context, float width) {
  const float gap = context.px(8);
  ImGui::AlignTextToFramePadding();
  const float room = ImGui::GetContentRegionAvail().x - 2.0f * (width + gap);
  text(elided("Replace " + utf8_of(browser_.chosen().filename()) + "?", room));
  ImGui::SameLine();
  align_right(2.0f * width + gap);
  if (text_button(context, {"file_dialog.keep", "Leave the file as it is"}, "Keep it",
                  ButtonStyle::kPlain, width)) {
    browser_.decline_overwrite();
    refocus_ = true;
    return;
  }
  ImGui::SameLine(0.0f, gap);
  if (text_button(context, {"file_dialog.replace", "Write over the file (Enter)"}, "Replace",
                  ButtonStyle::kPrimary, width)) {
    note_step(browser_.confirm_overwrite());
  }
}

void FileBrowserDialog::draw_buttons(const UiContext& context) {
  const float width = context.px(kButtonWidth);
  if (browser_.asks_overwrite()) {
    draw_overwrite_buttons(context, width);
    return;
  }
  const bool saves = browser_.purpose() == FilePurpose::kSave;
  const float gap = context.px(8);
  align_right(2.0f * width + gap);
  if (text_button(context, {"file_dialog.cancel", "Close (Esc)"}, "Cancel", ButtonStyle::kPlain,
                  width)) {
    outcome_ = Outcome::kCancelled;
  }
  ImGui::SameLine(0.0f, gap);
  if (text_button(context, {"file_dialog.confirm", saves ? "Write the map" : "Read the map"},
                  saves ? "Save" : "Open", ButtonStyle::kPrimary, width)) {
    note_step(browser_.confirm());
  }
}

FileBrowserDialog::Outcome FileBrowserDialog::draw(const UiContext& context) {
  const ScopedModal modal(context, "##file_dialog", kWidth, kHeight);
  if (!modal.shown()) return outcome_;
  {
    const ScopedFont title(context.fonts.title());
    text(browser_.purpose() == FilePurpose::kSave ? "Save the map" : "Open a map");
  }
  draw_folder_row(context);
  const float spacing = ImGui::GetStyle().ItemSpacing.y;
  const float below = 3.0f * (ImGui::GetFrameHeight() + spacing) +
                      static_cast<float>(kErrorLines) * ImGui::GetTextLineHeight() + spacing;
  draw_list(context, ImGui::GetContentRegionAvail().y - below);
  // The Enter that the question answers is a later one than the Enter that has raised it.
  const bool was_asked = browser_.asks_overwrite() && !ImGui::IsAnyItemActive();
  draw_name_row(context, std::exchange(refocus_, false) || modal.appearing());
  draw_options(context);
  draw_error(context);
  draw_buttons(context);
  const bool entered = compat::is_key_pressed(ImGuiKey_Enter) && !ImGui::GetIO().NavVisible;
  if (was_asked && browser_.asks_overwrite() && entered) note_step(browser_.confirm_overwrite());
  if (ImGui::GetIO().KeyAlt && compat::is_key_pressed(ImGuiKey_UpArrow)) browser_.go_up();
  if (modal.escaped()) outcome_ = Outcome::kCancelled;
  if (outcome_ != Outcome::kOpen) ImGui::CloseCurrentPopup();
  return outcome_;
}

}  // namespace astrolabe::app
