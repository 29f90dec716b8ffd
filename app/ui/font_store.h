#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace astrolabe::app {

/// No font of a system is larger; the largest CJK collections have 100 MB. [Units: bytes]
inline constexpr std::uint64_t kMaxFontBytes = std::uint64_t{256} << 20;

/// A font file in memory.
struct FontFile {
  std::string bytes;               ///< Empty where the file could not be read.
  float line_height_of_em = 0.0F;  ///< See font_metrics.h; a usual one where it is not known.
};

/// Font files, each read once however many faces are made of it. The bytes stay where they are for
/// as long as the store lives, because an atlas refers to them.
class FontStore {
 public:
  /// Never fails; see FontFile::bytes.
  [[nodiscard]] const FontFile& file(const std::string& path);

 private:
  std::map<std::string, FontFile> files_;
};

}  // namespace astrolabe::app
