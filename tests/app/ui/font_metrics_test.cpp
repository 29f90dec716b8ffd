#include "app/ui/font_metrics.h"

#include <gtest/gtest.h>

#include "app/ui/font_finder.h"
#include "tests/support/scratch_folder.h"

namespace astrolabe::app {
namespace {

TEST(FontMetrics, KnowDejaVuSans) {
  const auto file = find_font({.family = "DejaVu Sans"});
  if (!file) GTEST_SKIP() << "DejaVu Sans is not installed";
  // Its own tables: em 2048, ascender 1901, descender -483.
  EXPECT_NEAR(line_height_of_em(*file).value_or(0.0F), 2384.0F / 2048.0F, 1e-4F);
}

TEST(FontMetrics, AreNoneOfAFileThatIsNoFont) {
  const test::ScratchFolder folder;
  EXPECT_FALSE(line_height_of_em(folder.write("empty.ttf", "").string()));
  EXPECT_FALSE(
      line_height_of_em(folder.write("text.ttf", "not a font at all, but some words").string()));
  EXPECT_FALSE(line_height_of_em((folder / "missing.ttf").string()));
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
