#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/ui/icons.h"
#include "app/ui/panels/text.h"

namespace astrolabe::app {

/// What every control has: a stable dotted id, under which it is noted in the widget registry, and
/// a tooltip.
struct Control {
  std::string_view id;
  std::string_view tooltip;
  bool enabled = true;
};

/// A row's label column. [Units: points]
inline constexpr float kLabelWidth = 84.0f;

/// Ends a control: its tooltip and its place in the registry. For controls drawn with Dear ImGui's
/// own functions; those below do it themselves.
void finish_control(const UiContext& context, const Control& control);

/// "##id": an ImGui label that shows nothing and is unique in its window.
[[nodiscard]] std::string hidden_label(std::string_view id);

/// Begins a row: the label at the left on the control's baseline; the control comes next and fills
/// the rest of the width.
void row_label(const UiContext& context, std::string_view label);

enum class ButtonStyle : std::uint8_t {
  kPlain,
  kFlat,     ///< No ground until the pointer is over it.
  kChosen,   ///< The one of several that is in use.
  kPrimary,  ///< The one that Enter means.
};

bool text_button(const UiContext& context, const Control& control, std::string_view label,
                 ButtonStyle style = ButtonStyle::kPlain, float width = 0.0f);

/// A square button. [Units: size in points]
bool icon_button(const UiContext& context, const Control& control, Icon icon,
                 ButtonStyle style = ButtonStyle::kFlat, float size = 32.0f);

bool checkbox(const UiContext& context, const Control& control, std::string_view label,
              bool checked);

/// A line that unfolds what is below it; true when it was clicked.
bool disclosure(const UiContext& context, const Control& control, std::string_view label,
                bool unfolded);

/// One of a few alternatives that are all seen at once.
struct Segment {
  std::string_view id;
  std::string_view label;
  std::string_view tooltip;
  bool enabled = true;
  /// Draws a picture before the label into a square around a centre; null for none.
  /// [Units: pixels]
  void (*draw)(ImDrawList& list, ImVec2 centre, float size, ImU32 colour) = nullptr;
};

/// A row of alternatives over the rest of the width. The index of the one that was clicked now.
/// Each is noted as "id/segment".
std::optional<std::size_t> segments(const UiContext& context, std::string_view id,
                                    std::span<const Segment> all, std::size_t chosen);

/// A combo box over the rest of the width; end with ImGui::EndCombo() where it returns true.
bool begin_combo(const UiContext& context, const Control& control, std::string_view preview);

/// A line of an open combo box or list, noted as "owner/id": a name and below it, small, what it
/// means and what is to be minded about it. True when it was chosen.
struct Choice {
  std::string_view id;
  std::string_view name;
  std::string_view meaning;
  std::string_view warning;
  bool chosen = false;
};
bool choice_row(const UiContext& context, std::string_view owner, const Choice& choice);

}  // namespace astrolabe::app
