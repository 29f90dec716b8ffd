// Draws maps with the real shaders and compares the pixels with what the core's Layout says. Needs
// OpenGL, but no display: SDL's offscreen driver is used. Skipped where there is none.

#include "app/ui/map_renderer.h"

#include <SDL.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/ui/screenshot.h"
#include "app/ui/terrain_colours.h"
#include "app/ui/window.h"
#include "astrolabe/base/random.h"

namespace astrolabe::app {
namespace {

constexpr PixelSize kSize{330, 250};
constexpr ScreenRect kViewport{10.0, 20.0, 300.0, 200.0};

std::string name_of(const GridSpec& spec) {
  const std::string stagger = spec.stagger == Stagger::kOdd ? "Odd" : "Even";
  switch (spec.kind) {
    case GridKind::kHexPointy:
      return "HexPointy" + stagger;
    case GridKind::kHexFlat:
      return "HexFlat" + stagger;
    case GridKind::kDiamond:
      return "Diamond" + stagger;
    case GridKind::kSquare:
      break;
  }
  return "Square";
}

/// Sixty-four terrains whose colours are all different.
Palette colourful_palette() {
  Palette palette;
  for (std::uint32_t i = 0; i < 64; ++i) {
    const std::uint32_t level[] = {i % 4 * 80u, i / 4 % 4 * 80u, i / 16 * 80u};
    palette.push_back({.name = "t" + std::to_string(i),
                       .glyph = static_cast<char>('0' + i),
                       .colour = level[0] << 16 | level[1] << 8 | level[2]});
  }
  return palette;
}

Map colourful_map(const GridSpec& spec, GridSize size) {
  Map map(spec, size, colourful_palette());
  Random random(42);
  std::vector<TerrainIndex> terrain(static_cast<std::size_t>(size.cell_count()));
  for (TerrainIndex& index : terrain) index = static_cast<TerrainIndex>(random.below(64));
  map.set_all_terrain(std::move(terrain));
  return map;
}

Colour pixel_of(const Picture& picture, int x, int y) {
  const std::size_t at =
      3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
           static_cast<std::size_t>(x));
  return {picture.rgb[at], picture.rgb[at + 1], picture.rgb[at + 2], 255};
}

class MapRendererTest : public testing::TestWithParam<GridSpec> {
 protected:
  static void SetUpTestSuite() {
    SDL_setenv("SDL_VIDEODRIVER", "offscreen", 1);
    auto opened = Window::open(
        {.title = "test", .size = kSize, .exact_size = true, .scale = 1.0F, .vsync = false});
    if (opened) {
      window_ = std::move(opened).value();
    } else {
      reason_ = opened.error().message;
    }
  }
  static void TearDownTestSuite() { window_.reset(); }

  void SetUp() override {
    if (window_ == nullptr) GTEST_SKIP() << reason_;
  }

  [[nodiscard]] Camera camera_on(const Layout& layout, double zoom) const {
    Camera camera;
    camera.set_viewport(kViewport);
    camera.set_bounds(layout.bounds());
    camera.fit();
    camera.zoom_at_middle(zoom / camera.zoom());
    return camera;
  }

  [[nodiscard]] MapScene scene_of(const Map& map, const Layout& layout, const Camera& camera,
                                  const MovementProfile& mover = all_profiles().front()) const {
    return {.map = map,
            .layout = layout,
            .camera = camera,
            .theme = light_theme(),
            .mover = mover,
            .changed = {},
            .stamps = nullptr,
            .grid_lines = false};
  }

  [[nodiscard]] Picture draw(MapRenderer& renderer, const MapScene& scene) const {
    do {
      renderer.draw(scene, kSize.height);
    } while (renderer.uploading());
    EXPECT_EQ(renderer.error(), "");
    return read_back_buffer(window_->gl(), kSize.width, kSize.height);
  }

  /// The cell that a pixel lies in with a margin of a pixel to all sides; none near edges.
  [[nodiscard]] static std::optional<CellId> sure_cell(const Layout& layout, const Camera& camera,
                                                       int x, int y) {
    const auto cell_at = [&](double dx, double dy) {
      return layout.cell_at(camera.to_plane({x + 0.5 + dx, y + 0.5 + dy}));
    };
    const auto cell = cell_at(0.0, 0.0);
    if (!cell) return std::nullopt;
    for (const double dx : {-1.0, 1.0}) {
      for (const double dy : {-1.0, 1.0}) {
        if (cell_at(dx, dy) != cell) return std::nullopt;
      }
    }
    return cell;
  }

  /// Counts compared pixels; every one must have its cell's colour.
  static int compare(const Picture& picture, const Map& map, const Layout& layout,
                     const Camera& camera) {
    int compared = 0;
    for (int y = 20; y < 220; ++y) {
      for (int x = 10; x < 310; ++x) {
        const auto cell = sure_cell(layout, camera, x, y);
        if (!cell) continue;
        ++compared;
        const Colour wanted = rgb(*map.terrain(*cell).colour);
        const Colour found = pixel_of(picture, x, y);
        if (found == wanted) continue;
        ADD_FAILURE() << "pixel " << x << "," << y << " of cell " << index_of(*cell);
        return compared;
      }
    }
    return compared;
  }

  static inline std::unique_ptr<Window> window_;
  static inline std::string reason_;
};

TEST_P(MapRendererTest, DrawsEachPixelInTheColourOfTheCellThatTheLayoutSays) {
  const Map map = colourful_map(GetParam(), {40, 30});
  const Layout layout(map.spec(), map.size());
  MapRenderer renderer(window_->gl(), window_->shader_header());
  for (const double zoom : {7.3, 16.0, 61.0}) {
    const Camera camera = camera_on(layout, zoom);
    const Picture picture = draw(renderer, scene_of(map, layout, camera));
    EXPECT_GT(compare(picture, map, layout, camera), 10000);
  }
}

TEST_P(MapRendererTest, IsAsExactInTheFarCornerOfTheWidestMap) {
  const Map map = colourful_map(GetParam(), {16384, 64});
  const Layout layout(map.spec(), map.size());
  MapRenderer renderer(window_->gl(), window_->shader_header());
  Camera camera = camera_on(layout, 37.0);
  camera.reveal(layout.centre(Offset{16383, 63}), 60.0);
  const Picture picture = draw(renderer, scene_of(map, layout, camera));
  EXPECT_GT(compare(picture, map, layout, camera), 10000);
}

TEST_P(MapRendererTest, UploadsWhatWasPaintedSinceTheLastFrame) {
  Map map = colourful_map(GetParam(), {40, 30});
  const Layout layout(map.spec(), map.size());
  const Camera camera = camera_on(layout, 16.0);
  MapRenderer renderer(window_->gl(), window_->shader_header());
  MapScene scene = scene_of(map, layout, camera);
  static_cast<void>(draw(renderer, scene));
  for (int col = 15; col < 25; ++col) map.set_terrain(map.size().cell({col, 15}), 63);
  scene.changed = {{15, 15}, {25, 16}};
  EXPECT_GT(compare(draw(renderer, scene), map, layout, camera), 10000);
}

TEST_P(MapRendererTest, KeepsThePictureOfWhatRests) {
  const Map map = colourful_map(GetParam(), {40, 30});
  const Layout layout(map.spec(), map.size());
  const Camera camera = camera_on(layout, 16.0);
  MapRenderer renderer(window_->gl(), window_->shader_header());
  const MapScene scene = scene_of(map, layout, camera);
  const Picture moving = draw(renderer, scene);
  EXPECT_EQ(draw(renderer, scene).rgb, moving.rgb);
  EXPECT_FALSE(renderer.draw(scene, kSize.height));
  EXPECT_EQ(draw(renderer, scene).rgb, moving.rgb);
}

TEST_P(MapRendererTest, ShowsTheStateAtThePlayhead) {
  const Map map(GetParam(), {8, 6});
  const Layout layout(map.spec(), map.size());
  const Camera camera = camera_on(layout, 24.0);
  EventLog log;
  const auto cell = [&](int col) { return map.size().cell({col, 3}); };
  log.opened(cell(2), kNoCell, 0);     // until time 1
  log.expanded(cell(2), kNoCell, 0);   // 2
  log.opened(cell(3), cell(2), 10);    // 3
  log.closed(cell(2), kNoCell, 0);     // 4
  log.expanded(cell(3), cell(2), 10);  // 5
  log.opened(cell(4), cell(3), 20);    // 6
  log.closed(cell(3), cell(2), 10);    // 7
  const auto stamps = std::make_shared<const CellStamps>(log, map.size());
  MapRenderer renderer(window_->gl(), window_->shader_header());
  MapScene scene = scene_of(map, layout, camera);
  scene.stamps = stamps;
  scene.end_time = 7;

  const Theme& theme = light_theme();
  const auto colour_at = [&](const Picture& picture, int col) {
    const ScreenPoint middle = camera.to_screen(layout.centre(cell(col)));
    return pixel_of(picture, static_cast<int>(middle.x), static_cast<int>(middle.y));
  };
  scene.time = 0;
  EXPECT_EQ(colour_at(draw(renderer, scene), 2), theme.ground);
  scene.time = 1;
  EXPECT_EQ(colour_at(draw(renderer, scene), 2), theme.open);
  scene.time = 5;
  scene.current = cell(3);
  Picture picture = draw(renderer, scene);
  EXPECT_EQ(colour_at(picture, 2), mix(theme.closed_early, theme.closed_late, 4.0F / 7.0F));
  EXPECT_EQ(colour_at(picture, 3), theme.current);
  EXPECT_EQ(colour_at(picture, 4), theme.ground);
  scene.time = 7;
  scene.current = kNoCell;
  picture = draw(renderer, scene);
  EXPECT_EQ(colour_at(picture, 3), theme.closed_late);
  EXPECT_EQ(colour_at(picture, 4), theme.open);
}

TEST_P(MapRendererTest, StripesWhatBarsWhoMoves) {
  Map map(GetParam(), {8, 6}, {{.name = "ground", .glyph = '.'}, {.name = "lake", .glyph = '~'}});
  const CellId ground = map.size().cell({5, 3});
  const CellId lake = map.size().cell({2, 3});
  map.set_terrain(lake, 1);
  const Layout layout(map.spec(), map.size());
  const Camera camera = camera_on(layout, 24.0);
  MapRenderer renderer(window_->gl(), window_->shader_header());
  /// How many pixels in the middle row of a cell are darker than its terrain.
  const auto striped = [&](const Picture& picture, CellId cell) {
    const ScreenPoint middle = camera.to_screen(layout.centre(cell));
    const Colour plain = terrain_colour(map.terrain(cell), light_theme());
    int darker = 0;
    for (int x = -6; x <= 6; ++x) {
      const Colour seen =
          pixel_of(picture, static_cast<int>(middle.x) + x, static_cast<int>(middle.y));
      darker += luminance(seen) < 0.7 * luminance(plain) ? 1 : 0;
    }
    return darker;
  };
  const Picture walked = draw(renderer, scene_of(map, layout, camera));
  EXPECT_EQ(striped(walked, ground), 0);
  EXPECT_EQ(striped(walked, lake), 0);
  const Picture swum = draw(renderer, scene_of(map, layout, camera, *find_profile("swimmer")));
  EXPECT_GE(striped(swum, ground), 2);
  EXPECT_LE(striped(swum, ground), 8);
  EXPECT_EQ(striped(swum, lake), 0);
}

TEST_P(MapRendererTest, PatchesReopenedCellsAtEachSeek) {
  const Map map(GetParam(), {8, 6});
  const Layout layout(map.spec(), map.size());
  const Camera camera = camera_on(layout, 24.0);
  EventLog log;
  const CellId start = map.size().cell({2, 3});
  const CellId twice = map.size().cell({3, 3});
  log.opened(start, kNoCell, 0);
  log.opened(twice, start, 30);
  log.expanded(twice, start, 30);
  log.closed(twice, start, 30);                                     // 4: closed
  log.improved(EventKind::kReopened, twice, start, 30, start, 20);  // 6: open again
  log.expanded(twice, start, 20);
  log.closed(twice, start, 20);  // 8: closed again
  const auto stamps = std::make_shared<const CellStamps>(log, map.size());
  Replay replay(log, static_cast<std::size_t>(map.size().cell_count()));
  MapRenderer renderer(window_->gl(), window_->shader_header());
  MapScene scene = scene_of(map, layout, camera);
  scene.stamps = stamps;
  scene.replay = &replay;
  scene.end_time = 8;

  const auto colour_at = [&](std::uint32_t time) {
    replay.seek(time);
    scene.time = time;
    const ScreenPoint middle = camera.to_screen(layout.centre(twice));
    return pixel_of(draw(renderer, scene), static_cast<int>(middle.x), static_cast<int>(middle.y));
  };
  const Theme& theme = light_theme();
  const Colour closed = mix(theme.closed_early, theme.closed_late, 0.5F);
  EXPECT_EQ(colour_at(8), closed);
  EXPECT_EQ(colour_at(6), theme.open);
  EXPECT_EQ(colour_at(4), closed);
  EXPECT_EQ(colour_at(1), theme.ground);
  EXPECT_EQ(colour_at(8), closed);
}

TEST_P(MapRendererTest, KeepsAThinWallVisibleHoweverFarOut) {
  Map map(GetParam(), {3000, 2000});
  for (int row = 0; row < 2000; ++row) map.set_terrain(map.size().cell({1500, row}), 1);
  const Layout layout(map.spec(), map.size());
  MapRenderer renderer(window_->gl(), window_->shader_header());
  const Camera camera = camera_on(layout, 0.01);  // as far as it goes
  const Picture picture = draw(renderer, scene_of(map, layout, camera));
  const int y = static_cast<int>(kViewport.y + kViewport.height / 2);
  double darkest = 1.0;
  for (int x = 100; x < 250; ++x) {
    darkest = std::max(darkest, contrast(pixel_of(picture, x, y), light_theme().ground));
  }
  EXPECT_GT(darkest, 1.05);
}

INSTANTIATE_TEST_SUITE_P(
    Grids, MapRendererTest,
    testing::Values(GridSpec{},
                    GridSpec{.kind = GridKind::kHexPointy, .ways = 6, .stagger = Stagger::kOdd},
                    GridSpec{.kind = GridKind::kHexPointy, .ways = 6, .stagger = Stagger::kEven},
                    GridSpec{.kind = GridKind::kHexFlat, .ways = 6, .stagger = Stagger::kOdd},
                    GridSpec{.kind = GridKind::kHexFlat, .ways = 6, .stagger = Stagger::kEven},
                    GridSpec{.kind = GridKind::kDiamond, .ways = 8, .stagger = Stagger::kOdd},
                    GridSpec{.kind = GridKind::kDiamond, .ways = 8, .stagger = Stagger::kEven}),
    [](const auto& spec) { return name_of(spec.param); });

}  // namespace
}  // namespace astrolabe::app
