#pragma once

#include <optional>
#include <string>

namespace astrolabe::app {

/// What a font must be like.
struct FontRequest {
  std::string family;
  bool bold = false;
};

/// The file of an installed TrueType or OpenType font of exactly this family, upright and of normal
/// width; none where it is not installed. Asks fontconfig; without that it looks in the folders
/// where systems usually keep fonts. The first call takes some milliseconds.
[[nodiscard]] std::optional<std::string> find_font(const FontRequest& request);

}  // namespace astrolabe::app
