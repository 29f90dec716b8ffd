#include "app/ui/theme.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/ui/terrain_colours.h"

namespace astrolabe::app {
namespace {

class EachTheme : public testing::TestWithParam<bool> {
 protected:
  [[nodiscard]] const Theme& theme() const { return GetParam() ? dark_theme() : light_theme(); }

  /// What may lie under a path or a marker.
  [[nodiscard]] std::vector<Colour> grounds() const {
    std::vector<Colour> colours{theme().ground,       theme().wall,        theme().open,
                                theme().closed_early, theme().closed_late, theme().surface};
    for (const char* name : {"grass", "sand", "mud", "swamp", "forest", "water", "trees"}) {
      colours.push_back(terrain_colour({.name = name, .colour = {}}, theme()));
    }
    return colours;
  }

  /// The best contrast of a line, its halo and the rim around that, with what lies under them.
  [[nodiscard]] double best_contrast(Colour line, Colour halo, Colour ground) const {
    return std::max(
        {contrast(line, ground), contrast(halo, ground), contrast(theme().halo_rim, ground)});
  }
};

TEST_P(EachTheme, TextIsLegibleOnEverySurface) {
  for (const Colour surface : {theme().surface, theme().panel, theme().raised}) {
    EXPECT_GE(contrast(theme().text, surface), 7.0);
    EXPECT_GE(contrast(theme().muted, surface), 4.5);
  }
  EXPECT_GE(contrast(theme().warning, theme().panel), 4.5);
  EXPECT_GE(contrast(theme().error, theme().panel), 4.5);
  EXPECT_GE(contrast(theme().on_accent, theme().accent), 4.5);
}

TEST_P(EachTheme, PathsStandOutFromTheirHaloAndTheHaloFromDarkOrLight) {
  EXPECT_GE(contrast(theme().raw_path, theme().path_halo), 3.0);
  EXPECT_GE(contrast(theme().smooth_path, theme().path_halo), 3.0);
}

TEST_P(EachTheme, PathsAndMarkersStandOutFromWhateverLiesUnderThem) {
  for (const Colour ground : grounds()) {
    EXPECT_GE(best_contrast(theme().raw_path, theme().path_halo, ground), 3.0);
    EXPECT_GE(best_contrast(theme().smooth_path, theme().path_halo, ground), 3.0);
    EXPECT_GE(best_contrast(theme().start, theme().marker_halo, ground), 3.0);
  }
}

TEST_P(EachTheme, NumbersAreLegibleOnEveryTile) {
  for (const Colour tile :
       {theme().open, theme().closed_early, theme().closed_late, theme().current}) {
    const Colour ink = more_legible(tile, theme().cell_text, theme().cell_text_inverse);
    EXPECT_GE(contrast(ink, tile), 4.5);
  }
}

TEST_P(EachTheme, OpenClosedAndWallAreToldApartByBrightnessToo) {
  EXPECT_GE(contrast(theme().wall, theme().ground), 3.0);
  EXPECT_GE(contrast(theme().open_ring, theme().open), 1.4);
  EXPECT_GE(contrast(theme().current, theme().current_outline), 7.0);
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, EachTheme, testing::Bool(), [](const auto& which) {
  return std::string(which.param ? "Dark" : "Light");
});

}  // namespace
}  // namespace astrolabe::app
