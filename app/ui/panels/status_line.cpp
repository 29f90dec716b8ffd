#include "app/ui/panels/status_line.h"

namespace astrolabe::app {

namespace {

/// An event that is cut to less than this says nothing. [Units: points]
constexpr float kLeastEventWidth = 60.0f;

std::string fit_event(const StatusWords& words, float width, const StatusRoom& room) {
  if (room.measure(words.event) <= width) return words.event;
  const bool says_enough = width >= kLeastEventWidth * room.scale;
  return says_enough ? elided(words.brief_event, width, room.measure) : std::string();
}

}  // namespace

StatusLine fit_status(const StatusWords& words, const StatusRoom& room) {
  StatusLine line;
  float width = room.width;
  if (width >= kSizeStatusWidth * room.scale) {
    line.size = words.size;
    width -= room.measure(words.size) + room.gap;
  }
  line.cell = elided(words.cell, width, room.measure);
  width -= room.measure(line.cell) + room.gap;
  line.event = fit_event(words, width, room);
  return line;
}

}  // namespace astrolabe::app
