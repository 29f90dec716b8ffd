#include "app/ui/font_metrics.h"

#include <cstdint>

namespace astrolabe::app {

namespace {

// The sfnt container: a header of 12 bytes, then a record of 16 bytes for each table.
constexpr std::uint32_t kTableCountAt = 4;
constexpr std::uint32_t kFirstRecord = 12;
constexpr std::uint32_t kRecordSize = 16;
constexpr std::uint32_t kRecordOffsetAt = 8;
constexpr std::uint16_t kMostTables = 128;
// In a collection (.ttc) the first font's header begins where this says.
constexpr std::uint32_t kFirstFontAt = 12;

constexpr std::uint32_t kUnitsPerEmAt = 18;  // in "head"
constexpr std::uint32_t kAscenderAt = 4;     // in "hhea"
constexpr std::uint32_t kDescenderAt = 6;    // in "hhea", negative

/// Big-endian numbers at places of a file; zero beyond its end.
class FontTables {
 public:
  explicit FontTables(std::string_view bytes) : bytes_(bytes) {}

  [[nodiscard]] std::uint32_t u32(std::uint32_t at) const {
    if (at > bytes_.size() || bytes_.size() - at < 4) return 0;
    std::uint32_t value = 0;
    for (const char byte : bytes_.substr(at, 4))
      value = value << 8 | static_cast<std::uint8_t>(byte);
    return value;
  }
  [[nodiscard]] std::uint16_t u16(std::uint32_t at) const {
    return static_cast<std::uint16_t>(u32(at) >> 16);
  }
  [[nodiscard]] std::int16_t i16(std::uint32_t at) const {
    return static_cast<std::int16_t>(u16(at));
  }

  /// Where a table begins; zero where there is none.
  [[nodiscard]] std::uint32_t table(std::string_view tag) const {
    const std::uint32_t begin = u32(0) == tag_of("ttcf") ? u32(kFirstFontAt) : 0;
    const std::uint16_t count = u16(begin + kTableCountAt);
    if (count > kMostTables) return 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::uint32_t record = begin + kFirstRecord + i * kRecordSize;
      if (u32(record) == tag_of(tag)) return u32(record + kRecordOffsetAt);
    }
    return 0;
  }

 private:
  static std::uint32_t tag_of(std::string_view tag) {
    std::uint32_t value = 0;
    for (const char letter : tag) value = value << 8 | static_cast<std::uint8_t>(letter);
    return value;
  }

  std::string_view bytes_;
};

}  // namespace

std::optional<float> line_height_of_em(std::string_view font_file) {
  const FontTables font(font_file);
  const std::uint32_t head = font.table("head");
  const std::uint32_t hhea = font.table("hhea");
  if (head == 0 || hhea == 0) return std::nullopt;
  const int em = font.u16(head + kUnitsPerEmAt);
  const int line = font.i16(hhea + kAscenderAt) - font.i16(hhea + kDescenderAt);
  if (em <= 0 || line < em / 2 || line > 4 * em) return std::nullopt;
  return static_cast<float>(line) / static_cast<float>(em);
}

}  // namespace astrolabe::app
