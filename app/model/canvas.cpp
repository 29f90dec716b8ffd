#include "app/model/canvas.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/model/workbench.h"

namespace astrolabe::app {

namespace {

/// How far a notch of the wheel pans, at scale 1. [Units: pixels]
constexpr double kWheelPan = 60.0;
/// How near to the canvas' edge the cell cursor may come, at scale 1. [Units: pixels]
constexpr double kCursorMargin = 48.0;

double distance(ScreenPoint a, ScreenPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

}  // namespace

void Canvas::press(ScreenPoint at, PointerButton button, Modifiers modifiers) {
  if (busy()) return;
  button_ = button;
  pressed_at_ = last_ = at;
  history_before_ = workbench_.document().history().position();
  dragged_ = false;
  pointer_carried_ = false;
  cursor_.reset();
  workbench_.camera().hold();
  const bool paints = tool_entry(workbench_.tool()).paints;
  with_space_ = modifiers.space && button == PointerButton::kLeft;
  if (with_space_ || button == PointerButton::kMiddle) {
    gesture_ = Gesture::kPan;
  } else if (button == PointerButton::kRight) {
    gesture_ = Gesture::kClick;
    if (paints) begin_stroke(at, Stroke::Mode::kErase);
  } else if (const std::optional<End> end = end_near(at)) {
    gesture_ = Gesture::kDragEnd;
    end_ = *end;
  } else if (paints) {
    const bool erases = workbench_.tool() == Tool::kEraser;
    begin_stroke(at, erases ? Stroke::Mode::kErase : Stroke::Mode::kPaint);
  } else {
    gesture_ = Gesture::kClick;
  }
}

void Canvas::move(ScreenPoint at) {
  if (pointer_ != at) keys_came_last_ = false;
  pointer_ = at;
  if (std::exchange(pointer_carried_, false)) last_ = at;
  const double slop = kClickSlop * workbench_.camera().scale();
  dragged_ = dragged_ || distance(at, pressed_at_) > slop;
  switch (gesture_) {
    case Gesture::kNone:
      break;
    case Gesture::kClick:
      if (button_ != PointerButton::kLeft || !dragged_) return;
      gesture_ = Gesture::kPan;
      [[fallthrough]];
    case Gesture::kPan:
      workbench_.camera().pan(at.x - last_.x, at.y - last_.y);
      panned_with_space_ = panned_with_space_ || with_space_;
      break;
    case Gesture::kStroke:
      // A camera that moves under a still pointer paints nothing.
      if (at != last_) paint_between(last_, at);
      break;
    case Gesture::kDragEnd:
      if (dragged_) drag_end_to(at);
      break;
  }
  last_ = at;
}

void Canvas::release(ScreenPoint at, PointerButton button) {
  if (!busy() || button != button_) return;
  move(at);
  const Gesture ended = gesture_;
  const std::optional<CellId> cell = cell_at(at);
  end();
  if (ended != Gesture::kClick || dragged_) return;
  select(cell);
  if (button == PointerButton::kRight) menu_cell_ = cell;
}

bool Canvas::cancel() {
  if (!busy()) return false;
  const bool edited = edits();
  end();
  const std::size_t now = workbench_.document().history().position();
  if (edited && now > history_before_) workbench_.go_to_history(history_before_);
  return true;
}

bool Canvas::cancel_edit() { return edits() && cancel(); }

void Canvas::leave() { pointer_.reset(); }

void Canvas::wheel(ScreenPoint at, double dx, double dy, Modifiers modifiers) {
  Camera& camera = workbench_.camera();
  const double step = kWheelPan * camera.scale();
  const bool pans = workbench_.view().scroll == ScrollMode::kPans;
  if (modifiers.shift && !modifiers.ctrl) {
    // Some platforms turn the axis themselves when Shift is held.
    camera.pan((dy != 0.0 ? dy : -dx) * step, 0.0);
  } else if (pans && !modifiers.ctrl) {
    camera.pan(-dx * step, dy * step);
  } else if (dy != 0.0) {
    camera.zoom_at(at, std::pow(kWheelFactor, dy));
  }
}

std::optional<End> Canvas::dragged_end() const {
  if (gesture_ != Gesture::kDragEnd) return std::nullopt;
  return end_;
}

std::optional<End> Canvas::end_near(ScreenPoint at) const {
  const Map& map = workbench_.map();
  // Over a large cell the whole cell is its end's handle; the nearer end wins.
  const std::optional<CellId> under = cell_at(at);
  std::optional<End> nearest;
  double least = kGrabRadius * workbench_.camera().scale();
  for (const End& end : ends_of(map)) {
    const CellId cell = cell_of(map, end);
    const ScreenPoint centre = workbench_.camera().to_screen(workbench_.layout().centre(cell));
    const double away = under == cell ? 0.0 : distance(at, centre);
    if (away > least) continue;
    least = away;
    nearest = end;
  }
  return nearest;
}

bool Canvas::take_panned_with_space() { return std::exchange(panned_with_space_, false); }

std::optional<CellId> Canvas::hover() const { return pointer_ ? cell_at(*pointer_) : std::nullopt; }

std::optional<CellId> Canvas::pointed() const {
  if (keys_came_last_ && cursor()) return cursor();
  if (hover()) return hover();
  return cursor() ? cursor() : selected();
}

std::optional<CellId> Canvas::cursor() const { return inside(cursor_); }

std::optional<CellId> Canvas::selected() const { return inside(selected_); }

void Canvas::move_cursor(int columns, int rows) {
  const Map& map = workbench_.map();
  if (map.size().cell_count() == 0) return;
  CellId from = map.start() == kNoCell ? CellId{0} : map.start();
  if (selected()) from = *selected();
  if (cursor()) from = *cursor();
  const Offset at = map.size().offset(from);
  const Offset to{std::clamp(at.col + columns, 0, map.width() - 1),
                  std::clamp(at.row + rows, 0, map.height() - 1)};
  cursor_ = map.size().cell(to);
  keys_came_last_ = true;
  workbench_.camera().reveal(workbench_.layout().centre(to),
                             kCursorMargin * workbench_.camera().scale());
}

void Canvas::apply_tool_at_cursor() {
  const std::optional<CellId> cell = cursor();
  if (!cell) return;
  const Tool tool = workbench_.tool();
  if (!tool_entry(tool).paints) {
    select(cell);
    return;
  }
  const Stroke::Mode mode = tool == Tool::kEraser ? Stroke::Mode::kErase : Stroke::Mode::kPaint;
  const Stroke stroke(workbench_.map(), mode, workbench_.active_terrain(), cell);
  workbench_.paint(std::span(&*cell, 1), stroke.terrain());
}

std::optional<CellId> Canvas::take_menu_request() {
  return inside(std::exchange(menu_cell_, std::nullopt));
}

void Canvas::reset() {
  end();
  cursor_.reset();
  selected_.reset();
  menu_cell_.reset();
}

bool Canvas::edits() const { return gesture_ == Gesture::kStroke || gesture_ == Gesture::kDragEnd; }

void Canvas::end() {
  gesture_ = Gesture::kNone;
  stroke_.reset();
  workbench_.end_gesture();
  workbench_.camera().let_go();
}

void Canvas::begin_stroke(ScreenPoint at, Stroke::Mode mode) {
  gesture_ = Gesture::kStroke;
  if (workbench_.map().size().cell_count() == 0) return;
  stroke_.emplace(workbench_.map(), mode, workbench_.active_terrain(), cell_at(at));
  paint_between(at, at);
}

void Canvas::drag_end_to(ScreenPoint at) {
  // A drag beyond the map goes along its edge.
  const Map& map = workbench_.map();
  const PlanePoint point = workbench_.camera().to_plane(at);
  const Offset nearest = workbench_.layout().nearest(point);
  const Offset to{std::clamp(nearest.col, 0, map.width() - 1),
                  std::clamp(nearest.row, 0, map.height() - 1)};
  workbench_.move_end(end_, map.size().cell(to), EditGrain::kPartOfGesture);
}

void Canvas::paint_between(ScreenPoint from, ScreenPoint to) {
  if (!stroke_) return;
  const Camera& camera = workbench_.camera();
  workbench_.paint(cells_along(workbench_.layout(), camera.to_plane(from), camera.to_plane(to)),
                   stroke_->terrain(), EditGrain::kPartOfGesture);
}

std::optional<CellId> Canvas::cell_at(ScreenPoint at) const {
  if (!workbench_.camera().viewport().contains(at)) return std::nullopt;
  return workbench_.layout().cell_at(workbench_.camera().to_plane(at));
}

std::optional<CellId> Canvas::inside(std::optional<CellId> cell) const {
  if (!cell || index_of(*cell) >= workbench_.map().size().cell_count()) return std::nullopt;
  return cell;
}

}  // namespace astrolabe::app
