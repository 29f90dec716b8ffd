#include "app/ui/font_store.h"

#include <utility>

#include "app/ui/font_metrics.h"
#include "astrolabe/io/file_bytes.h"

namespace astrolabe::app {

namespace {

constexpr float kUsualLineHeight = 1.2F;

FontFile read_font(const std::string& path) {
  Result<std::string> bytes = read_file_bytes(path, kMaxFontBytes);
  FontFile font;
  if (bytes) font.bytes = std::move(*bytes);
  font.line_height_of_em = line_height_of_em(font.bytes).value_or(kUsualLineHeight);
  return font;
}

}  // namespace

const FontFile& FontStore::file(const std::string& path) {
  const auto known = files_.find(path);
  if (known != files_.end()) return known->second;
  return files_.emplace(path, read_font(path)).first->second;
}

}  // namespace astrolabe::app
