#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "astrolabe/grid/terrain.h"

namespace astrolabe {

/// Whether a character may stand for a terrain: printable ASCII.
[[nodiscard]] constexpr bool is_glyph(char c) { return c >= 0x20 && c <= 0x7E; }

/// Which terrain each byte of a text map stands for.
class GlyphTable {
 public:
  /// A table without glyphs.
  GlyphTable() { indices_.fill(kNone); }

  void set(char glyph, TerrainIndex terrain) { indices_[slot(glyph)] = terrain; }
  [[nodiscard]] bool knows(char glyph) const { return indices_[slot(glyph)] != kNone; }
  /// [Limit: knows(glyph)]
  [[nodiscard]] TerrainIndex operator[](char glyph) const {
    return static_cast<TerrainIndex>(indices_[slot(glyph)]);
  }

 private:
  static constexpr std::int16_t kNone = -1;
  static constexpr std::size_t slot(char glyph) { return static_cast<unsigned char>(glyph); }

  std::array<std::int16_t, 256> indices_;
};

/// The glyphs of a palette.
[[nodiscard]] inline GlyphTable glyph_table(const Palette& palette) {
  GlyphTable table;
  for (std::size_t i = 0; i < palette.size(); ++i) {
    table.set(palette[i].glyph, static_cast<TerrainIndex>(i));
  }
  return table;
}

}  // namespace astrolabe
