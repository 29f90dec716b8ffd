#include "app/ui/font_metrics.h"

#include <gtest/gtest.h>

#include "app/ui/font_finder.h"
#include "app/ui/font_store.h"
#include "astrolabe/io/file_bytes.h"

namespace astrolabe::app {
namespace {

TEST(FontMetrics, KnowDejaVuSans) {
  const auto file = find_font({.family = "DejaVu Sans"});
  if (!file) GTEST_SKIP() << "DejaVu Sans is not installed";
  const Result<std::string> bytes = read_file_bytes(*file, kMaxFontBytes);
  ASSERT_TRUE(bytes.ok());
  // Its own tables: em 2048, ascender 1901, descender -483.
  EXPECT_NEAR(line_height_of_em(*bytes).value_or(0.0F), 2384.0F / 2048.0F, 1e-4F);
  EXPECT_FALSE(line_height_of_em(bytes->substr(0, 100)));
}

TEST(FontMetrics, AreNoneOfAFileThatIsNoFont) {
  EXPECT_FALSE(line_height_of_em(""));
  EXPECT_FALSE(line_height_of_em("not a font at all, but some words"));
}

TEST(FontStore, ReadsAFileOnce) {
  const auto path = find_font({.family = "DejaVu Sans"});
  if (!path) GTEST_SKIP() << "DejaVu Sans is not installed";
  FontStore store;
  const FontFile& font = store.file(*path);
  EXPECT_FALSE(font.bytes.empty());
  EXPECT_EQ(&store.file(*path), &font);
}

TEST(FontStore, HasAnEmptyFileInPlaceOfAMissingOne) {
  FontStore store;
  EXPECT_TRUE(store.file("no such font.ttf").bytes.empty());
  EXPECT_GT(store.file("no such font.ttf").line_height_of_em, 1.0F);
}

TEST(FontFinder, FindsNothingForAFamilyThatDoesNotExist) {
  EXPECT_FALSE(find_font({.family = "No Such Family At All"}));
}

TEST(FontFinder, TellsBoldFromRegular) {
  const auto regular = find_font({.family = "DejaVu Sans"});
  const auto bold = find_font({.family = "DejaVu Sans", .bold = true});
  if (!regular || !bold) GTEST_SKIP() << "DejaVu Sans is not installed";
  EXPECT_NE(*regular, *bold);
}

}  // namespace
}  // namespace astrolabe::app
