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
  if (file.bytes.empty()) return nullptr;
  ImFontConfig config;
  config.MergeMode = merge;
  config.OversampleH = 1;
  config.PixelSnapH = true;
  config.FontDataOwnedByAtlas = false;  // the store's, and only read
  compat::use_light_hinting(config);
  return atlas.AddFontFromMemoryTTF(const_cast<char*>(file.bytes.data()),
                                    static_cast<int>(file.bytes.size()), pixels, &config, range);
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

void Fonts::load(FontChoice choice, float scale) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  compat::use_freetype(atlas);

  const FontPaths regular = text_files(choice, false);
  const FontPaths bold = text_files(choice, true);
  const auto add = [&](const FontPaths& paths, float size, const ImWchar* symbols) {
    return add_face(atlas, store_, paths, size, scale, kTextRange.data(), symbols);
  };
  body_ = add(regular, kBodySize, kSymbolRange.data());
  strong_ = add(bold, kBodySize, kSymbolRange.data());
  title_ = add(bold, kTitleSize, nullptr);
  small_ = add(regular, kSmallSize, kSymbolRange.data());
  for (std::size_t i = 0; i < numerals_.size(); ++i) {
    numerals_[i] =
        add_face(atlas, store_, regular, kNumeralSizes[i], scale, kAsciiRange.data(), nullptr);
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
