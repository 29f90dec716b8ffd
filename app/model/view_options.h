#pragma once

#include <cstdint>
#include <string_view>

#include "app/model/hint.h"
#include "app/model/workspace.h"

namespace astrolabe::app {

/// Which of the two colour schemes; the colours themselves are the user interface's `Theme`.
enum class ThemeChoice : std::uint8_t { kLight, kDark };
/// What a plain wheel does over the canvas; Ctrl+wheel always zooms.
enum class ScrollMode : std::uint8_t { kZooms, kPans };

/// The range of the interface's scale; 0 stands for "as the display says".
inline constexpr double kMinScale = 0.5;
inline constexpr double kMaxScale = 4.0;

/// The range of the right column's width. [Units: interface pixels, before the scale]
inline constexpr double kLeastColumnWidth = 288.0;
inline constexpr double kGreatestColumnWidth = 560.0;
inline constexpr double kDefaultColumnWidth = 340.0;

/// The largest range, a thousand straight steps, and the one to begin with. [Units: 1/100]
inline constexpr int kMaxRange = 100'000;
inline constexpr int kFirstRange = 500;

/// How a person likes the window. Belongs to the person, not to the document: kept between runs and
/// never an unsaved change. Plain data with the defaults of a first start.
struct ViewOptions {
  ThemeChoice theme = ThemeChoice::kLight;
  double scale = 0.0;  ///< [Limit: 0, or kMinScale to kMaxScale]
  Workspace workspace = Workspace::kLearn;
  ScrollMode scroll = ScrollMode::kZooms;
  bool panels = true;  ///< The right column and the tool bar.
  double column_width = kDefaultColumnWidth;
  bool grid_lines = true;
  bool numbers = true;       ///< g, h, f in cells, where they are large enough.
  bool arrows = true;        ///< Parent arrows, where cells are large enough.
  bool search_cells = true;  ///< Open and closed cells.
  bool raw_path = true;
  bool smoothed_path = true;
  /// Cells that can be reached from the start at this cost are outlined; 0 for none.
  /// [Units: 1/100] [Limit: 0 to kMaxRange]
  int range_hundredths = 0;
  HintsLeft hints{};  ///< The hints of the first start, in Learn.

  friend bool operator==(const ViewOptions&, const ViewOptions&) = default;
};

}  // namespace astrolabe::app
