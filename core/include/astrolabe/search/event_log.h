#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "astrolabe/search/search_event.h"

namespace astrolabe {

/// The recorded events of one search, 16 bytes a record. An update or a re-opening takes two
/// records: the old values, then the new ones; all other events take one, because what they change
/// follows from the cell's state. h is not stored: it is a function of the cell.
///
/// Times in a search are record numbers: at time t the first t records have happened. The log is
/// divided into expansions; "expansion 0" is the opening of the start, expansion k begins with the
/// k-th kExpanded.
///
/// The log stops growing at a budget: then full() is true, and the recorded part is still exact.
class EventLog {
 public:
  struct Record {
    std::uint32_t kind_and_cell;  ///< Side in the highest bit, then three bits of kind.
    CellId parent;
    Cost g;
  };
  static_assert(sizeof(Record) == 16);

  static constexpr std::size_t kDefaultBudget = std::size_t{1} << 30;  ///< [Units: bytes]

  explicit EventLog(std::size_t budget_bytes = kDefaultBudget);

  void clear();

  void opened(CellId cell, CellId parent, Cost g, Side side = Side::kForward);
  void improved(EventKind kind, CellId cell, CellId old_parent, Cost old_g, CellId parent, Cost g,
                Side side = Side::kForward);
  void expanded(CellId cell, CellId parent, Cost g, Side side = Side::kForward);
  void closed(CellId cell, CellId parent, Cost g, Side side = Side::kForward);

  /// The number of records, which is the time of the end.
  [[nodiscard]] std::size_t size() const { return records_.size(); }
  [[nodiscard]] bool full() const { return full_; }
  [[nodiscard]] const Record& record(std::size_t index) const { return records_[index]; }
  [[nodiscard]] std::span<const Record> records() const { return records_; }

  /// How many expansions were recorded, the goal's included.
  [[nodiscard]] std::size_t expansion_count() const { return begins_.size(); }
  /// The time at which an expansion has ended, as far as it was recorded. [Limit: 0 to
  /// expansion_count()]
  [[nodiscard]] std::size_t end_of_expansion(std::size_t expansion) const;
  /// The last expansion that has begun by a time. O(log n).
  [[nodiscard]] std::size_t expansion_at(std::size_t time) const;
  /// The time after the next event, or before the last one; a pair of records is one event.
  [[nodiscard]] std::size_t next_event(std::size_t time) const;
  [[nodiscard]] std::size_t previous_event(std::size_t time) const;
  /// The event that ends at a time, without h. [Limit: 1 to size(), between events]
  [[nodiscard]] SearchEvent event_before(std::size_t time) const;

  [[nodiscard]] static CellId cell_of(const Record& record) {
    return CellId{record.kind_and_cell & 0x0FFFFFFFu};
  }
  /// True for the first record of a pair, which holds the old values.
  [[nodiscard]] static bool holds_old_values(const Record& record) {
    return ((record.kind_and_cell >> 28) & kKindMask) == kOldValues;
  }
  [[nodiscard]] static Side side_of(const Record& record) {
    return static_cast<Side>(record.kind_and_cell >> 31);
  }
  /// [Limit: not the first record of a pair]
  [[nodiscard]] static EventKind kind_of(const Record& record) {
    return static_cast<EventKind>((record.kind_and_cell >> 28) & kKindMask);
  }

 private:
  static constexpr std::uint32_t kKindMask = 7;
  static constexpr std::uint32_t kOldValues = 7;

  void append(std::uint32_t kind, Side side, CellId cell, CellId parent, Cost g);

  std::vector<Record> records_;
  std::vector<std::uint32_t> begins_;  ///< The record with which expansion k + 1 begins.
  std::size_t capacity_;               ///< [Units: records]
  bool full_ = false;
};

}  // namespace astrolabe
