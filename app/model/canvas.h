#pragma once

#include <optional>

#include "app/model/commands/move_end.h"
#include "app/model/pointer_input.h"
#include "app/model/screen_point.h"
#include "app/model/stroke.h"

namespace astrolabe::app {

class Workbench;

/// What pointer and keyboard do on the canvas: paint, erase, drag an end, select, pan, zoom. The
/// user interface forwards events in screen points; the canvas turns them into edits and camera
/// moves. One gesture at a time: the buttons pressed during one are ignored.
///
///   left           the tool in hand; an end within kGrabRadius is dragged with any tool
///   right          a painting tool erases; the pointer tool asks for the cell's menu
///   middle, Space+left, and left with the pointer tool beside the ends: drag pans
///   wheel          zooms at the pointer (or pans, by setting); Ctrl zooms; Shift pans sideways
class Canvas {
 public:
  /// From how far an end can be grabbed, at scale 1. [Units: pixels]
  static constexpr double kGrabRadius = 12.0;
  /// Up to here a press and release is a click, not a drag, at scale 1. [Units: pixels]
  static constexpr double kClickSlop = 4.0;
  /// Zoom factor of one notch of a wheel.
  static constexpr double kWheelFactor = 1.2;

  explicit Canvas(Workbench& workbench) : workbench_(workbench) {}

  void press(ScreenPoint at, PointerButton button, Modifiers modifiers);
  /// With or without a button held. Also tells where the pointer is.
  void move(ScreenPoint at);
  void release(ScreenPoint at, PointerButton button);
  /// Takes back what the running gesture has done so far. True if there was one.
  bool cancel();
  /// The same for a gesture that edits; others go on. True if there was one.
  bool cancel_edit();
  /// The window was moved: the pointer may be over another cell without a move of the hand.
  void window_moved() { pointer_carried_ = busy(); }
  /// The pointer has left the canvas (no hover cell); a running gesture goes on.
  void leave();
  /// `dx`, `dy` in notches, fractions included; dy > 0 is away from the person.
  void wheel(ScreenPoint at, double dx, double dy, Modifiers modifiers);

  [[nodiscard]] bool busy() const { return gesture_ != Gesture::kNone; }
  [[nodiscard]] bool panning() const { return gesture_ == Gesture::kPan; }
  /// The end that is being dragged.
  [[nodiscard]] std::optional<End> dragged_end() const;
  /// The end that a left press at this point would grab, for the pointer's shape.
  [[nodiscard]] std::optional<End> end_near(ScreenPoint at) const;
  /// True once after Space was held for a pan; asking clears it.
  bool take_panned_with_space();

  /// The cell that lies under the pointer now; none outside the map or the canvas.
  [[nodiscard]] std::optional<CellId> hover() const;
  /// The cell that a person is at: the cell cursor's where the keys moved it after the pointer
  /// moved, else the one under the pointer, else the cursor's, else the selected one.
  [[nodiscard]] std::optional<CellId> pointed() const;

  // The cell cursor of the keyboard: shown once it was moved, hidden by the pointer.
  [[nodiscard]] std::optional<CellId> cursor() const;
  /// Moves by columns and rows; the first move begins at the selected cell, else at the start.
  void move_cursor(int columns, int rows);
  /// What a click of the tool in hand on the cursor's cell would do.
  void apply_tool_at_cursor();

  /// The cell that was clicked with the pointer tool; see select().
  [[nodiscard]] std::optional<CellId> selected() const;
  void select(std::optional<CellId> cell) { selected_ = cell; }

  /// The cell whose menu was asked for, once.
  [[nodiscard]] std::optional<CellId> take_menu_request();
  void request_menu(CellId cell) { menu_cell_ = cell; }

  /// Another document is there: forgets everything about cells.
  void reset();

 private:
  enum class Gesture : std::uint8_t { kNone, kPan, kStroke, kDragEnd, kClick };

  [[nodiscard]] bool edits() const;
  void end();
  void begin_stroke(ScreenPoint at, Stroke::Mode mode);
  void drag_end_to(ScreenPoint at);
  void paint_between(ScreenPoint from, ScreenPoint to);
  [[nodiscard]] std::optional<CellId> cell_at(ScreenPoint at) const;
  [[nodiscard]] std::optional<CellId> inside(std::optional<CellId> cell) const;

  Workbench& workbench_;
  Gesture gesture_ = Gesture::kNone;
  PointerButton button_ = PointerButton::kLeft;
  ScreenPoint pressed_at_;
  ScreenPoint last_;
  bool dragged_ = false;  ///< The pointer has been further than the slop from where it pressed.
  bool with_space_ = false;
  bool panned_with_space_ = false;
  bool pointer_carried_ = false;    ///< The next point is where the pointer was brought to.
  std::size_t history_before_ = 0;  ///< Undo position at the gesture's begin.
  std::optional<Stroke> stroke_;
  End end_;
  std::optional<ScreenPoint> pointer_;  ///< While it is over the canvas.
  std::optional<CellId> cursor_;
  bool keys_came_last_ = false;  ///< The cursor was moved after the pointer was.
  std::optional<CellId> selected_;
  std::optional<CellId> menu_cell_;
};

}  // namespace astrolabe::app
