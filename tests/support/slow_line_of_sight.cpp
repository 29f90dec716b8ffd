#include "tests/support/slow_line_of_sight.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "tests/support/slow_plane.h"

namespace astrolabe::test {

namespace {

constexpr int kRim = 2;  // no line between centres reaches further out of the map

/// A fraction with a positive denominator; small enough everywhere to be compared by products.
struct Fraction {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  [[nodiscard]] double value() const {
    return static_cast<double>(numerator) / static_cast<double>(denominator);
  }
  friend bool operator<(const Fraction& one, const Fraction& other) {
    return one.numerator * other.denominator < other.numerator * one.denominator;
  }
  friend bool operator==(const Fraction& one, const Fraction& other) {
    return one.numerator * other.denominator == other.numerator * one.denominator;
  }
};

enum class Contact { kNone, kPoint, kEdge, kInside };

/// What a line has in common with a cell: the part of it from `enter` to `leave`.
struct Meeting {
  Contact contact = Contact::kNone;
  Fraction enter{0, 1};
  Fraction leave{1, 1};
  bool free = false;
  int cost_hundredths = std::numeric_limits<int>::max();

  [[nodiscard]] double share() const { return leave.value() - enter.value(); }
};

/// Twice the area of a triangle, positive where `point` lies to the inner side of a clockwise edge.
std::int64_t side_of(SlowPoint from, SlowPoint to, SlowPoint point) {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

/// Clips the line against the edges of a convex outline one by one.
Meeting meet(SlowPoint start, SlowPoint end, const SlowOutline& outline) {
  Meeting meeting;
  bool along_an_edge = false;
  const std::span<const SlowPoint> corners = outline.corners();
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const SlowPoint from = corners[index];
    const SlowPoint to = corners[(index + 1) % corners.size()];
    const std::int64_t at_start = side_of(from, to, start);
    const std::int64_t at_end = side_of(from, to, end);
    if (at_start < 0 && at_end < 0) return {};
    if (at_start == 0 && at_end == 0) along_an_edge = true;
    if (at_start < at_end) {
      meeting.enter = std::max(meeting.enter, Fraction{-at_start, at_end - at_start});
    } else if (at_start > at_end) {
      meeting.leave = std::min(meeting.leave, Fraction{at_start, at_start - at_end});
    } else if (at_start < 0) {
      return {};
    }
  }
  if (meeting.leave < meeting.enter) return {};
  meeting.contact = Contact::kInside;
  if (along_an_edge) meeting.contact = Contact::kEdge;
  if (meeting.enter == meeting.leave && !(start == end)) meeting.contact = Contact::kPoint;
  return meeting;
}

std::vector<Meeting> all_meetings(const Map& map, CellId from, CellId to) {
  const SlowPoint start = slow_centre(map.spec(), map.size().offset(from));
  const SlowPoint end = slow_centre(map.spec(), map.size().offset(to));
  std::vector<Meeting> meetings;
  for (int row = -kRim; row < map.height() + kRim; ++row) {
    for (int col = -kRim; col < map.width() + kRim; ++col) {
      Meeting meeting = meet(start, end, slow_outline(map.spec(), {col, row}));
      if (meeting.contact == Contact::kNone) continue;
      if (map.size().contains({col, row})) {
        const Terrain& terrain = map.terrain(map.size().cell({col, row}));
        meeting.free = !terrain.blocked;
        if (meeting.free) meeting.cost_hundredths = terrain.cost_hundredths;
      }
      meetings.push_back(meeting);
    }
  }
  return meetings;
}

bool same_place(const Meeting& one, const Meeting& other) {
  return one.contact == other.contact && one.enter == other.enter && one.leave == other.leave;
}

bool is_allowed(const std::vector<Meeting>& meetings, const Meeting& blocked, CornerRule rule) {
  if (blocked.contact == Contact::kInside || rule == CornerRule::kNever) return false;
  if (blocked.contact == Contact::kPoint && rule == CornerRule::kAlways) return true;
  const auto also_blocked = [&](const Meeting& other) {
    return &other != &blocked && !other.free && same_place(other, blocked);
  };
  return std::none_of(meetings.begin(), meetings.end(), also_blocked);
}

}  // namespace

bool slow_line_of_sight(const Map& map, CellId from, CellId to) {
  // A grid without corner moves has no corner rule of its own; hexes lend it to lines.
  const CornerRule rule = map.spec().ways == 4 ? CornerRule::kNever : map.spec().corner;
  const std::vector<Meeting> meetings = all_meetings(map, from, to);
  return std::all_of(meetings.begin(), meetings.end(), [&](const Meeting& meeting) {
    return meeting.free || is_allowed(meetings, meeting, rule);
  });
}

double slow_line_cost(const Map& map, CellId from, CellId to) {
  const std::vector<Meeting> meetings = all_meetings(map, from, to);
  double mean = 0.0;
  for (const Meeting& meeting : meetings) {
    if (meeting.contact == Contact::kInside) mean += meeting.share() * meeting.cost_hundredths;
    if (meeting.contact != Contact::kEdge) continue;
    int cheapest = meeting.cost_hundredths;
    for (const Meeting& other : meetings) {
      if (same_place(meeting, other)) cheapest = std::min(cheapest, other.cost_hundredths);
    }
    mean += 0.5 * meeting.share() * cheapest;  // the cell on the other side adds the other half
  }
  return mean / 100.0 * slow_distance(map.spec(), map.size().offset(from), map.size().offset(to));
}

}  // namespace astrolabe::test
