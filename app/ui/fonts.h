#pragma once

#include <array>
#include <memory>
#include <string>

#include "app/ui/font_store.h"

struct ImFont;
struct ImFontAtlas;

namespace astrolabe::app {

/// Which type to look for.
enum class FontChoice {
  kSystem,      ///< Noto Sans, else DejaVu Sans, else any sans; what a person sees.
  kDejaVuSans,  ///< The same on every machine, for played scripts.
};

/// A font together with the size it is meant to be drawn at. The font belongs to ImGui's atlas.
struct FontFace {
  ImFont* font = nullptr;
  float size = 0.0F;  ///< The height of a line. [Units: screen pixels]
  float em = 0.0F;    ///< What designers call the size. [Units: screen pixels]
};

/// The type of the window: text whose em is 15 px at scale 1, its bold and larger companions, and
/// equal-width numerals in several sizes for the cells of the map. Faces stay valid until the next
/// load(). The atlas is its own, for a context to be made with, which it must outlive.
class Fonts {
 public:
  Fonts();
  ~Fonts();
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  [[nodiscard]] ImFontAtlas& atlas() { return *atlas_; }

  /// Fills the atlas for a scale, replacing what was there. Takes a tenth of a second, so the first
  /// time it is best done on another thread, while the window opens: it needs no context, but must
  /// not run beside one that uses the atlas. Never fails: without any font file it falls back to
  /// ImGui's own font.
  void load(FontChoice choice, float scale);

  /// Makes the current context draw with what was loaded. Call it between frames.
  void use();

  [[nodiscard]] FontFace body() const { return body_; }      ///< 15 px em.
  [[nodiscard]] FontFace strong() const { return strong_; }  ///< 15 px em, bold: values, headings.
  [[nodiscard]] FontFace title() const { return title_; }    ///< 19 px em, bold: the one big thing.
  [[nodiscard]] FontFace small_text() const { return small_; }  ///< 13 px em: hints and notes.

  /// The largest numeral face whose em is not larger than `em`; the smallest one where all are
  /// larger. It holds printable ASCII. [Units: screen pixels]
  [[nodiscard]] FontFace numerals(float em) const;

  /// What was loaded for the body: a file's path, or "built in".
  [[nodiscard]] const std::string& description() const { return description_; }

  /// True when a face's digits are equally wide, so that changing figures do not dance.
  [[nodiscard]] static bool digits_have_equal_width(FontFace face);

 private:
  static constexpr std::array<float, 9> kNumeralSizes{8.0F,  9.0F,  10.0F, 11.0F, 12.0F,
                                                      14.0F, 17.0F, 20.0F, 26.0F};

  std::unique_ptr<ImFontAtlas> atlas_;
  FontStore store_;
  FontFace body_;
  FontFace strong_;
  FontFace title_;
  FontFace small_;
  std::array<FontFace, kNumeralSizes.size()> numerals_;
  std::string description_;
};

/// Uses a face for the items drawn during its life.
class ScopedFont {
 public:
  explicit ScopedFont(FontFace face);
  ~ScopedFont();
  ScopedFont(const ScopedFont&) = delete;
  ScopedFont& operator=(const ScopedFont&) = delete;
};

}  // namespace astrolabe::app
