#include "app/ui/fonts.h"

#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <vector>

#include "app/ui/font_finder.h"
#include "app/ui/font_metrics.h"
#include "app/ui/imgui_compat.h"

namespace astrolabe::app {

namespace {

constexpr float kBodySize = 15.0F;
constexpr float kSmallSize = 13.0F;
constexpr float kTitleSize = 19.0F;
constexpr float kMonoSize = 14.0F;
constexpr float kUsualLineHeight = 1.2F;  // of the em
constexpr float kFallbackSize = 13.0F;    // ImGui's own font, a bitmap of this height

// Pairs of first and last characters, ended by zero. Before 1.92 every glyph listed here is drawn
// into the atlas at start, so only what the interface and European map titles need is.
constexpr std::array<ImWchar, 11> kTextRange{0x0020, 0x017F,  // Latin
                                             0x0370, 0x03FF,  // Greek: epsilon, pi
                                             0x0400, 0x045F,  // Cyrillic
                                             0x2010, 0x2027,  // dashes, quotes, ellipsis
                                             0x2030, 0x203A,  // per mille, single quotes
                                             0};
constexpr std::array<ImWchar, 13> kSymbolRange{0x2190, 0x2199,  // arrows
                                               0x2202, 0x221E,  // minus, root, infinity
                                               0x2248, 0x2265,  // almost, not, less or equal
                                               0x22C5, 0x22C5,  // multiplication dot
                                               0x25A0, 0x25CF,  // squares, triangles, circles
                                               0x2713, 0x2717,  // tick, cross
                                               0};
constexpr std::array<ImWchar, 3> kAsciiRange{0x0020, 0x007E, 0};

/// The files to draw a face from; the first that has a glyph is used for it.
using FontFiles = std::vector<std::string>;

FontFiles find_first_of(std::initializer_list<const char*> families, bool bold) {
  FontFiles files;
  for (const char* family : families) {
    if (auto file = find_font({.family = family, .bold = bold})) files.push_back(*file);
  }
  return files;
}

FontFiles text_files(FontChoice choice, bool bold) {
  if (choice == FontChoice::kDejaVuSans) return find_first_of({"DejaVu Sans"}, bold);
  return find_first_of({"Noto Sans", "DejaVu Sans", "Liberation Sans", "Segoe UI", "Helvetica"},
                       bold);
}

FontFiles mono_files(FontChoice choice) {
  if (choice == FontChoice::kDejaVuSans) return find_first_of({"DejaVu Sans Mono"}, false);
  return find_first_of({"Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"}, false);
}

ImFont* built_in_font(ImFontAtlas& atlas, float scale) {
  ImFontConfig config;
  config.SizePixels = std::round(kFallbackSize * scale);
  return atlas.AddFontDefault(&config);
}

/// Adds one file, or merges it into the font added last. [Units: the line's height in pixels]
ImFont* add_file(ImFontAtlas& atlas, const std::string& file, float pixels, const ImWchar* range,
                 bool merge) {
  ImFontConfig config;
  config.MergeMode = merge;
  config.OversampleH = 1;
  config.PixelSnapH = true;
  compat::use_light_hinting(config);
  return atlas.AddFontFromFileTTF(file.c_str(), pixels, &config, range);
}

FontFace add_face(ImFontAtlas& atlas, const FontFiles& files, float size, float scale,
                  const ImWchar* range, const ImWchar* symbols) {
  const float em = size * scale;
  FontFace face;
  for (const std::string& file : files) {
    const bool merge = face.font != nullptr;
    if (merge && symbols == nullptr) break;
    const float line = std::round(em * line_height_of_em(file).value_or(kUsualLineHeight));
    if (!merge) face = {add_file(atlas, file, line, range, false), line, em};
    if (face.font != nullptr && symbols != nullptr) add_file(atlas, file, line, symbols, true);
  }
  if (face.font == nullptr) {
    const float line = std::round(kFallbackSize * scale);
    face = {built_in_font(atlas, scale), line, line};
  }
  return face;
}

}  // namespace

void Fonts::load(FontChoice choice, float scale) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  compat::use_freetype(atlas);

  const FontFiles regular = text_files(choice, false);
  const FontFiles bold = text_files(choice, true);
  const ImWchar* text = kTextRange.data();
  const ImWchar* symbols = kSymbolRange.data();
  body_ = add_face(atlas, regular, kBodySize, scale, text, symbols);
  strong_ = add_face(atlas, bold, kBodySize, scale, text, symbols);
  title_ = add_face(atlas, bold, kTitleSize, scale, text, nullptr);
  small_ = add_face(atlas, regular, kSmallSize, scale, text, symbols);
  mono_ = add_face(atlas, mono_files(choice), kMonoSize, scale, text, symbols);
  for (std::size_t i = 0; i < numerals_.size(); ++i) {
    numerals_[i] = add_face(atlas, regular, kNumeralSizes[i], scale, kAsciiRange.data(), nullptr);
  }
  ImGui::GetIO().FontDefault = body_.font;
  description_ = regular.empty() ? "built in" : regular.front();
  compat::refresh_font_texture();
}

FontFace Fonts::numerals(float em) const {
  FontFace best = numerals_.front();
  for (const FontFace& face : numerals_) {
    if (face.em <= em) best = face;
  }
  return best;
}

bool Fonts::digits_have_equal_width(FontFace face) {
  const float width = compat::glyph_advance(*face.font, face.size, '0');
  for (ImWchar digit = '1'; digit <= '9'; ++digit) {
    if (compat::glyph_advance(*face.font, face.size, digit) != width) return false;
  }
  return true;
}

ScopedFont::ScopedFont(FontFace face) { compat::push_font(face.font, face.size); }

ScopedFont::~ScopedFont() { ImGui::PopFont(); }

}  // namespace astrolabe::app
