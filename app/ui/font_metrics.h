#pragma once

#include <optional>
#include <string_view>

namespace astrolabe::app {

/// How much taller than its em square a font's line is, from the tables "head" and "hhea" of a
/// TrueType or OpenType file: 1.36 for Noto Sans, 1.16 for DejaVu Sans. Dear ImGui asks for the
/// line's height where a designer means the em's, by which type of two families looks equally
/// large. Nothing where the bytes are not those of such a file.
[[nodiscard]] std::optional<float> line_height_of_em(std::string_view font_file);

}  // namespace astrolabe::app
