#include "app/ui/fonts.h"

#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <vector>

#include "app/ui/font_finder.h"
#include "app/ui/imgui_compat.h"

namespace astrolabe::app {

namespace {

constexpr float kBodySize = 15.0F;
constexpr float kSmallSize = 13.0F;
constexpr float kTitleSize = 19.0F;
constexpr float kFallbackSize = 13.0F;  // ImGui's own font, a bitmap of this height

// Pairs of first and last characters, ended by zero. Before 1.92 every glyph listed here is drawn
// into the atlas at start, so only what the interface and European titles and file names need is,
// and that in the one face that shows most of them.
constexpr std::array<ImWchar, 11> kTextRange{0x0020, 0x017F,  // Latin
                                             0x0370, 0x03FF,  // Greek
                                             0x0400, 0x045F,  // Cyrillic
                                             0x2010, 0x2027,  // dashes, quotes, ellipsis
                                             0x2030, 0x203A,  // per mille, single quotes
                                             0};
constexpr std::array<ImWchar, 9> kShortTextRange{0x0020, 0x00FF,  // Latin 1
                                                 0x03B5, 0x03B5,  // epsilon
                                                 0x0400, 0x045F,  // Cyrillic
                                                 0x2010, 0x2027,  // dashes, quotes, ellipsis
                                                 0};
constexpr std::array<ImWchar, 13> kSymbolRange{0x2190, 0x2193,  // arrows
                                               0x221A, 0x221E,  // root, infinity
                                               0x2248, 0x2265,  // almost, not, less or equal
                                               0x22C5, 0x22C5,  // multiplication dot
                                               0x25B6, 0x25B6,  // play
                                               0x2713, 0x2717,  // tick, cross
                                               0};
constexpr std::array<ImWchar, 3> kAsciiRange{0x0020, 0x007E, 0};

/// The files to draw a face from; the first that has a glyph is used for it.
using FontPaths = std::vector<std::string>;

FontPaths find_first_of(std::initializer_list<const char*> families, bool bold) {
  FontPaths files;
  for (const char* family : families) {
    if (auto file = find_font({.family = family, .bold = bold})) files.push_back(*file);
  }
  return files;
}

FontPaths text_files(FontChoice choice, bool bold) {
  if (choice == FontChoice::kDejaVuSans) return find_first_of({"DejaVu Sans"}, bold);
  return find_first_of({"Noto Sans", "DejaVu Sans", "Liberation Sans", "Segoe UI", "Helvetica"},
                       bold);
}

ImFont* built_in_font(ImFontAtlas& atlas, float scale) {
  ImFontConfig config;
  config.SizePixels = std::round(kFallbackSize * scale);
  return atlas.AddFontDefault(&config);
}

/// Adds one file, or merges it into the font added last; null where it is no font.
/// [Units: the line's height in pixels]
ImFont* add_file(ImFontAtlas& atlas, const FontFile& file, float pixels, const ImWchar* range,
                 bool merge) {
  ImFontConfig config;
  config.MergeMode = merge;
  config.OversampleH = 1;
  config.PixelSnapH = true;
  compat::use_light_hinting(config);
  return compat::add_font(atlas, file.bytes, pixels, config, range);
}

/// A face of the size [Units: em in points], from the first file that is one; the others only fill
/// in symbols that it lacks.
FontFace add_face(ImFontAtlas& atlas, FontStore& store, const FontPaths& paths, float size,
                  float scale, const ImWchar* range, const ImWchar* symbols) {
  const float em = size * scale;
  FontFace face;
  for (const std::string& path : paths) {
    const bool merge = face.font != nullptr;
    if (merge && symbols == nullptr) break;
    const FontFile& file = store.file(path);
    const float line = std::round(em * file.line_height_of_em);
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

Fonts::Fonts() : atlas_(std::make_unique<ImFontAtlas>()) {}

Fonts::~Fonts() = default;

void Fonts::load(FontChoice choice, float scale) {
  ImFontAtlas& atlas = *atlas_;
  atlas.Clear();
  compat::use_freetype(atlas);

  const FontPaths regular = text_files(choice, false);
  const FontPaths bold = text_files(choice, true);
  const auto add = [&](const FontPaths& paths, float size, const ImWchar* range) {
    return add_face(atlas, store_, paths, size, scale, range, kSymbolRange.data());
  };
  body_ = add(regular, kBodySize, kTextRange.data());
  strong_ = add(bold, kBodySize, kShortTextRange.data());
  title_ = add(bold, kTitleSize, kShortTextRange.data());
  small_ = add(regular, kSmallSize, kShortTextRange.data());
  for (std::size_t i = 0; i < numerals_.size(); ++i) {
    numerals_[i] =
        add_face(atlas, store_, regular, kNumeralSizes[i], scale, kAsciiRange.data(), nullptr);
  }
  description_ = regular.empty() ? "built in" : regular.front();
  compat::build_atlas(atlas);
}

void Fonts::use() {
  ImGui::GetIO().FontDefault = body_.font;
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
