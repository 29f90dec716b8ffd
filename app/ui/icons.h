#pragma once

#include <cstdint>

struct ImDrawList;
struct ImVec2;

namespace astrolabe::app {

/// Pictures drawn from lines and triangles, so that they are sharp at every scale and need no font.
enum class Icon : std::uint8_t {
  kToStart,
  kStepBack,
  kPlay,
  kPause,
  kStepForward,
  kToEnd,
  kRestart,
  kPointer,
  kBrush,
  kEraser,
  kFit,
  kPlus,
  kMinus,
  kGridLines,
  kUndo,
  kRedo,
  kSearch,
  kFolder,
  kFile,
  kArrowUp,
  kClose,
  kCheck,
  kInfo,
  kWarning,
  kError,
  kStart,
  kGoal,
};

inline constexpr int kIconCount = static_cast<int>(Icon::kGoal) + 1;

/// Draws an icon centred on a point, inside a square of `size` pixels a side.
/// [Units: screen pixels, an ImU32]
void draw_icon(ImDrawList& list, Icon icon, const ImVec2& centre, float size, std::uint32_t colour);

}  // namespace astrolabe::app
