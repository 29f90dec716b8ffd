#pragma once

#include <string>
#include <string_view>

#include "app/ui/colour.h"
#include "app/ui/imgui_compat.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

[[nodiscard]] inline ImU32 packed(Colour colour) { return colour.packed(); }
[[nodiscard]] ImVec4 vec4_of(Colour colour);

/// How large a line of text is in the current face. [Units: pixels]
[[nodiscard]] ImVec2 text_size(std::string_view words);
/// Draws into a list where nothing is to be laid out.
void draw_text(ImDrawList& list, ImVec2 at, Colour colour, std::string_view words);

/// A line of text in the current face and colour.
void text(std::string_view words);
void text(std::string_view words, Colour colour);
/// The heading of a group, with space above it unless it is the window's first item.
void heading(const UiContext& context, std::string_view words);
/// One line or more in the small face and the muted colour, wrapped at the right edge.
void note_text(const UiContext& context, std::string_view words);
/// The same as a warning: a sign before it and the warning's colour.
void warning_text(const UiContext& context, std::string_view words);
/// As much of the text as fits in one line of this width, ending in "…" if it was cut.
[[nodiscard]] std::string elided(std::string_view words, float width);
/// The width of a line of text. [Units: any]
using TextMeasure = float (*)(std::string_view words);
/// The same with a measure other than that of the current face.
[[nodiscard]] std::string elided(std::string_view words, float width, TextMeasure measure);
/// The text with its lines broken between words so that each is at most this wide, unless a single
/// word is wider.
[[nodiscard]] std::string wrapped(std::string_view words, float width, TextMeasure measure);

/// Text broken at blanks where it would reach beyond `right`, in the window's coordinates: Dear
/// ImGui alone would break a number after its point. It breaks a word that is too long by itself.
void wrapped_text(std::string_view words, float right);
/// Vertical space between two items. [Units: points]
void space(const UiContext& context, float points);
/// Goes down to where `lines` lines in the current face from `top` on would end, unless it is there
/// already: nothing below moves when a sentence gets longer. [Units: of the cursor]
void reserve_lines(float top, int lines);
/// note_text() with room for so many lines.
void note_in_lines(const UiContext& context, int lines, std::string_view words);

/// A tooltip for the item drawn last, wrapped, after a short delay; an empty one shows nothing.
void tooltip(const UiContext& context, std::string_view words);

}  // namespace astrolabe::app
