#include "app/model/camera.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace astrolabe::app {

namespace {

/// The largest zoom that fitting chooses, at scale 1. [Units: pixels for one plane unit]
constexpr double kMaxFitZoom = 96.0;
/// How far one can zoom out beyond the fitted map.
constexpr double kZoomOutBeyondFit = 4.0;
/// In a low canvas fitting leaves no more than this share of it to what covers its foot, and as
/// much to what covers its head.
constexpr double kMostCovered = 0.25;
/// Keeps divisions finite for canvases and maps without extent.
constexpr double kLeastExtent = 1e-3;

double fit_zoom(const ScreenRect& viewport, const PlaneRect& bounds, double scale) {
  const double margins = 2.0 * Camera::kFitMargin * scale;
  const double width = std::max(bounds.max.x - bounds.min.x, kLeastExtent);
  const double height = std::max(bounds.max.y - bounds.min.y, kLeastExtent);
  const double across = std::max(viewport.width - margins, 1.0) / width;
  const double down = std::max(viewport.height - margins, 1.0) / height;
  return std::min({across, down, kMaxFitZoom * scale});
}

/// Of the shorter side. [Units: pixels for one plane unit]
double least_fit_zoom(const PlaneRect& bounds, double scale) {
  const PlanePoint extent = bounds.max - bounds.min;
  const double side = std::max(std::min(extent.x, extent.y), kLeastExtent);
  return std::min(Camera::kLeastFitSide / side, kMaxFitZoom) * scale;
}

/// Where the middle of the canvas is along one axis. [Units: plane units]
double fitted_middle(double least, double greatest, double seen, double margin, double focus) {
  const double half = seen / 2.0 - margin;
  if (greatest - least <= 2.0 * half) return (least + greatest) / 2.0;
  return std::clamp(focus, least + half, greatest - half);
}

ScreenPoint middle_of(const ScreenRect& rect) {
  return {rect.x + rect.width / 2.0, rect.y + rect.height / 2.0};
}

}  // namespace

void Camera::set_viewport(const ScreenRect& viewport, double scale) {
  if (viewport == viewport_ && scale == scale_) return;
  if (held_) {
    take_viewport_in_place(viewport);
  } else {
    zoom_ *= scale / scale_;
    viewport_ = viewport;
  }
  scale_ = scale;
  settle();
}

void Camera::set_covered_foot(double height) {
  if (height == covered_foot_) return;
  covered_foot_ = height;
  if (fitted_) settle();
}

void Camera::set_covered_head(double height) {
  if (height == covered_head_) return;
  covered_head_ = height;
  if (fitted_) settle();
}

void Camera::hold() { held_ = true; }

void Camera::let_go() {
  if (!std::exchange(held_, false)) return;
  settle();
}

void Camera::set_bounds(const PlaneRect& bounds) {
  bounds_ = bounds;
  settle();
}

double Camera::min_zoom() const { return fit_zoom(viewport_, bounds_, scale_) / kZoomOutBeyondFit; }

double Camera::max_zoom() const { return std::max(kMaxZoom * scale_, min_zoom()); }

ScreenPoint Camera::to_screen(PlanePoint point) const {
  const ScreenPoint shift = origin();
  return {shift.x + point.x * zoom_, shift.y + point.y * zoom_};
}

PlanePoint Camera::to_plane(ScreenPoint point) const {
  const ScreenPoint shift = origin();
  return {(point.x - shift.x) / zoom_, (point.y - shift.y) / zoom_};
}

PlaneRect Camera::visible() const {
  return {to_plane({viewport_.x, viewport_.y}),
          to_plane({viewport_.x + viewport_.width, viewport_.y + viewport_.height})};
}

ScreenRect Camera::room() const {
  ScreenRect room = viewport_;
  const double most = kMostCovered * viewport_.height;
  const double head = std::min(covered_head_, most);
  room.y += head;
  room.height -= head + std::min(covered_foot_, most);
  return room;
}

void Camera::fit() {
  const ScreenRect clear = room();
  zoom_ = std::max(fit_zoom(clear, bounds_, scale_), least_fit_zoom(bounds_, scale_));
  const double margin = kFitMargin * scale_ / zoom_;
  centre_.x = fitted_middle(bounds_.min.x, bounds_.max.x, clear.width / zoom_, margin, focus_.x);
  centre_.y = fitted_middle(bounds_.min.y, bounds_.max.y, clear.height / zoom_, margin, focus_.y);
  const double below = viewport_.y + viewport_.height - clear.y - clear.height;
  centre_.y += (below - (clear.y - viewport_.y)) / 2.0 / zoom_;
  fitted_ = true;
}

bool Camera::fit_shows_all() const {
  return fit_zoom(room(), bounds_, scale_) >= least_fit_zoom(bounds_, scale_);
}

void Camera::zoom_at(ScreenPoint at, double factor) {
  const ScreenPoint middle = middle_of(viewport_);
  const PlanePoint from_middle{at.x - middle.x, at.y - middle.y};
  const PlanePoint held = centre_ + from_middle / zoom_;
  zoom_ = std::clamp(zoom_ * factor, min_zoom(), max_zoom());
  centre_ = held - from_middle / zoom_;
  fitted_ = false;
  keep_inside();
}

void Camera::zoom_at_middle(double factor) { zoom_at(middle_of(viewport_), factor); }

void Camera::pan(double dx, double dy) {
  centre_ -= PlanePoint{dx, dy} / zoom_;
  fitted_ = false;
  keep_inside();
}

void Camera::reveal(PlanePoint point, double margin) {
  const ScreenPoint at = to_screen(point);
  const double right = viewport_.x + viewport_.width - margin;
  const double bottom = viewport_.y + viewport_.height - margin;
  const double dx = std::max(viewport_.x + margin - at.x, 0.0) + std::min(right - at.x, 0.0);
  const double dy = std::max(viewport_.y + margin - at.y, 0.0) + std::min(bottom - at.y, 0.0);
  if (dx != 0.0 || dy != 0.0) pan(dx, dy);
}

ScreenPoint Camera::origin() const {
  const ScreenPoint middle = middle_of(viewport_);
  const ScreenPoint exact{middle.x - centre_.x * zoom_, middle.y - centre_.y * zoom_};
  if (zoom_ < kSnapZoom) return exact;
  return {std::round(exact.x), std::round(exact.y)};
}

void Camera::settle() {
  if (held_) return;
  if (fitted_) {
    fit();
  } else {
    keep_inside();
  }
}

void Camera::take_viewport_in_place(const ScreenRect& viewport) {
  const ScreenPoint shift = origin();
  viewport_ = viewport;
  const ScreenPoint middle = middle_of(viewport_);
  centre_ = PlanePoint{middle.x - shift.x, middle.y - shift.y} / zoom_;
}

void Camera::keep_inside() {
  zoom_ = std::clamp(zoom_, min_zoom(), max_zoom());
  centre_.x = std::clamp(centre_.x, bounds_.min.x, std::max(bounds_.min.x, bounds_.max.x));
  centre_.y = std::clamp(centre_.y, bounds_.min.y, std::max(bounds_.min.y, bounds_.max.y));
}

}  // namespace astrolabe::app
