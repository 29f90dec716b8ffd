#include "app/ui/font_finder.h"

#if defined(ASTROLABE_HAS_FONTCONFIG)
#include <fontconfig/fontconfig.h>

#include <memory>
#else
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <vector>
#endif

namespace astrolabe::app {

#if defined(ASTROLABE_HAS_FONTCONFIG)

namespace {

struct PatternDeleter {
  void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
using Pattern = std::unique_ptr<FcPattern, PatternDeleter>;

const FcChar8* fc_text(const std::string& text) {
  return reinterpret_cast<const FcChar8*>(text.c_str());
}

std::string text_of(const FcPattern& pattern, const char* property) {
  FcChar8* value = nullptr;
  if (FcPatternGetString(&pattern, property, 0, &value) != FcResultMatch) return {};
  return reinterpret_cast<const char*>(value);
}

}  // namespace

std::optional<std::string> find_font(const FontRequest& request) {
  const Pattern wanted{FcPatternCreate()};
  FcPatternAddString(wanted.get(), FC_FAMILY, fc_text(request.family));
  FcPatternAddInteger(wanted.get(), FC_WEIGHT, request.bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
  FcPatternAddInteger(wanted.get(), FC_SLANT, FC_SLANT_ROMAN);
  FcPatternAddInteger(wanted.get(), FC_WIDTH, FC_WIDTH_NORMAL);
  FcPatternAddBool(wanted.get(), FC_SCALABLE, FcTrue);
  FcConfigSubstitute(nullptr, wanted.get(), FcMatchPattern);
  FcDefaultSubstitute(wanted.get());

  FcResult result = FcResultNoMatch;
  const Pattern match{FcFontMatch(nullptr, wanted.get(), &result)};
  // fontconfig always has some answer; only the family that was asked for counts.
  if (!match || text_of(*match, FC_FAMILY) != request.family) return std::nullopt;
  const std::string file = text_of(*match, FC_FILE);
  return file.empty() ? std::nullopt : std::optional{file};
}

#else

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> font_folders() {
  std::vector<fs::path> folders{"/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts",
                                "/System/Library/Fonts"};
  if (const char* home = std::getenv("HOME")) {
    folders.emplace_back(fs::path(home) / ".local/share/fonts");
    folders.emplace_back(fs::path(home) / "Library/Fonts");
  }
  if (const char* windows = std::getenv("WINDIR"))
    folders.emplace_back(fs::path(windows) / "Fonts");
  return folders;
}

/// "Noto Sans", bold: NotoSans-Bold. DejaVu calls its regular weight by the bare family name.
bool is_file_of(const fs::path& path, const FontRequest& request) {
  if (path.extension() != ".ttf" && path.extension() != ".otf") return false;
  std::string family = request.family;
  std::erase(family, ' ');
  const std::string stem = path.stem().string();
  if (request.bold) return stem == family + "-Bold";
  return stem == family || stem == family + "-Regular";
}

}  // namespace

std::optional<std::string> find_font(const FontRequest& request) {
  for (const fs::path& folder : font_folders()) {
    std::error_code error;
    const auto options = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator entry(folder, options, error), end;
         !error && entry != end; entry.increment(error)) {
      if (is_file_of(entry->path(), request)) return entry->path().string();
    }
  }
  return std::nullopt;
}

#endif

}  // namespace astrolabe::app
