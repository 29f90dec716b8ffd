#pragma once

#include <cstdint>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/search/cost.h"
#include "astrolabe/search/side.h"

namespace astrolabe {

/// One change that a search makes to a cell. An expansion is the run of events from kExpanded to
/// kClosed.
enum class EventKind : std::uint8_t {
  kOpened,    ///< Seen for the first time and put on the open list.
  kUpdated,   ///< Was open; a cheaper way was found.
  kReopened,  ///< Was closed; a cheaper way was found and it is open again.
  kExpanded,  ///< Taken from the open list: the current cell.
  kClosed,    ///< Its neighbours were all looked at.
};

/// An event as shown; the log holds it packed. It carries the old values, so that undoing it is
/// stepping back.
struct SearchEvent {
  EventKind kind = EventKind::kOpened;
  Side side = Side::kForward;
  CellId cell = kNoCell;
  CellId parent = kNoCell;      ///< After the event.
  CellId old_parent = kNoCell;  ///< Before it.
  Cost g = 0;                   ///< After the event.
  Cost old_g = 0;               ///< Before it; equals g where it did not change. 0 for kOpened.
  Cost h = 0;

  friend constexpr bool operator==(const SearchEvent&, const SearchEvent&) = default;
};

}  // namespace astrolabe
