#pragma once

#include "astrolabe/search/event_log.h"

namespace astrolabe {

// Observers are told what a search does. The search is compiled once with each, so that one which
// ignores everything costs nothing.

/// Ignores everything.
class NullObserver {
 public:
  static constexpr bool kWatches = false;
  void begin() {}
  void opened(CellId, CellId, Cost, Side = Side::kForward) {}
  void improved(EventKind, CellId, CellId, Cost, CellId, Cost, Side = Side::kForward) {}
  void expanded(CellId, CellId, Cost, Side = Side::kForward) {}
  void closed(CellId, CellId, Cost, Side = Side::kForward) {}
};

/// Writes everything to a log, which must outlive it.
class RecordingObserver {
 public:
  static constexpr bool kWatches = true;
  explicit RecordingObserver(EventLog& log) : log_(&log) {}

  void begin() { log_->clear(); }
  void opened(CellId cell, CellId parent, Cost g, Side side = Side::kForward) {
    log_->opened(cell, parent, g, side);
  }
  void improved(EventKind kind, CellId cell, CellId old_parent, Cost old_g, CellId parent, Cost g,
                Side side = Side::kForward) {
    log_->improved(kind, cell, old_parent, old_g, parent, g, side);
  }
  void expanded(CellId cell, CellId parent, Cost g, Side side = Side::kForward) {
    log_->expanded(cell, parent, g, side);
  }
  void closed(CellId cell, CellId parent, Cost g, Side side = Side::kForward) {
    log_->closed(cell, parent, g, side);
  }

 private:
  EventLog* log_;
};

}  // namespace astrolabe
