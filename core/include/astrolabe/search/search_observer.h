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
  void opened(CellId, CellId, Cost) {}
  void improved(EventKind, CellId, CellId, Cost, CellId, Cost) {}
  void expanded(CellId, CellId, Cost) {}
  void closed(CellId, CellId, Cost) {}
};

/// Writes everything to a log, which must outlive it.
class RecordingObserver {
 public:
  static constexpr bool kWatches = true;
  explicit RecordingObserver(EventLog& log) : log_(&log) {}

  void begin() { log_->clear(); }
  void opened(CellId cell, CellId parent, Cost g) { log_->opened(cell, parent, g); }
  void improved(EventKind kind, CellId cell, CellId old_parent, Cost old_g, CellId parent, Cost g) {
    log_->improved(kind, cell, old_parent, old_g, parent, g);
  }
  void expanded(CellId cell, CellId parent, Cost g) { log_->expanded(cell, parent, g); }
  void closed(CellId cell, CellId parent, Cost g) { log_->closed(cell, parent, g); }

 private:
  EventLog* log_;
};

}  // namespace astrolabe
