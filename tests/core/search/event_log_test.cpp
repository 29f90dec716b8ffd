#include "astrolabe/search/event_log.h"

#include <gtest/gtest.h>

#include "astrolabe/search/replay.h"

namespace astrolabe {
namespace {

/// Start 0 is opened and expanded; 1 is opened, 2 is opened and improved; then 1 is expanded.
EventLog small_log() {
  EventLog log;
  log.opened(CellId{0}, kNoCell, 0);
  log.expanded(CellId{0}, kNoCell, 0);
  log.opened(CellId{1}, CellId{0}, 10);
  log.opened(CellId{2}, CellId{0}, 20);
  log.closed(CellId{0}, kNoCell, 0);
  log.expanded(CellId{1}, CellId{0}, 10);
  log.improved(EventKind::kUpdated, CellId{2}, CellId{0}, 20, CellId{1}, 14);
  log.closed(CellId{1}, CellId{0}, 10);
  return log;
}

TEST(EventLog, DividesItselfIntoExpansions) {
  const EventLog log = small_log();
  EXPECT_EQ(log.expansion_count(), 2u);
  EXPECT_EQ(log.end_of_expansion(0), 1u);
  EXPECT_EQ(log.end_of_expansion(1), 5u);
  EXPECT_EQ(log.end_of_expansion(2), 9u);
  EXPECT_EQ(log.expansion_at(0), 0u);
  EXPECT_EQ(log.expansion_at(1), 0u);
  EXPECT_EQ(log.expansion_at(2), 1u);
  EXPECT_EQ(log.expansion_at(5), 1u);
  EXPECT_EQ(log.expansion_at(6), 2u);
  EXPECT_EQ(log.expansion_at(9), 2u);
}

TEST(EventLog, CountsAnImprovementAsOneEvent) {
  const EventLog log = small_log();
  EXPECT_EQ(log.next_event(5), 6u);
  EXPECT_EQ(log.next_event(6), 8u);
  EXPECT_EQ(log.previous_event(8), 6u);
  EXPECT_EQ(log.previous_event(6), 5u);
  EXPECT_EQ(log.previous_event(1), 0u);
  EXPECT_EQ(log.next_event(log.size()), log.size());
}

TEST(EventLog, TellsTheOldValues) {
  const EventLog log = small_log();
  const SearchEvent improved = log.event_before(8);
  EXPECT_EQ(improved.kind, EventKind::kUpdated);
  EXPECT_EQ(improved.cell, CellId{2});
  EXPECT_EQ(improved.old_parent, CellId{0});
  EXPECT_EQ(improved.parent, CellId{1});
  EXPECT_EQ(improved.old_g, 20);
  EXPECT_EQ(improved.g, 14);
  const SearchEvent opened = log.event_before(3);
  EXPECT_EQ(opened.kind, EventKind::kOpened);
  EXPECT_EQ(opened.old_parent, kNoCell);
  EXPECT_EQ(opened.old_g, 0);
}

TEST(EventLog, StopsAtItsBudgetAndStaysExact) {
  for (std::size_t records = 0; records <= 9; ++records) {
    EventLog log(records * sizeof(EventLog::Record));
    log.opened(CellId{0}, kNoCell, 0);
    log.expanded(CellId{0}, kNoCell, 0);
    log.opened(CellId{1}, CellId{0}, 10);
    log.improved(EventKind::kUpdated, CellId{1}, CellId{0}, 10, CellId{0}, 5);
    log.closed(CellId{0}, kNoCell, 0);
    log.expanded(CellId{1}, CellId{0}, 5);
    EXPECT_LE(log.size(), records);
    EXPECT_EQ(log.full(), records < 7) << records;
    Replay replay(log, 2);
    replay.seek(log.size());
    if (log.size() < 3) continue;
    EXPECT_EQ(replay.g(CellId{1}), log.size() >= 5 ? 5 : 10);
  }
}

TEST(Replay, UndoesAnImprovement) {
  const EventLog log = small_log();
  Replay replay(log, 3);
  replay.seek(9);
  EXPECT_EQ(replay.g(CellId{2}), 14);
  EXPECT_EQ(replay.parent(CellId{2}), CellId{1});
  EXPECT_EQ(replay.current(), CellId{1});
  replay.seek(6);
  EXPECT_EQ(replay.g(CellId{2}), 20);
  EXPECT_EQ(replay.parent(CellId{2}), CellId{0});
  EXPECT_EQ(replay.state(CellId{1}), CellState::kCurrent);
  replay.seek(0);
  EXPECT_EQ(replay.state(CellId{0}), CellState::kUnseen);
  EXPECT_EQ(replay.current(), kNoCell);
  EXPECT_TRUE(replay.path_to(CellId{2}).empty());
}

}  // namespace
}  // namespace astrolabe
