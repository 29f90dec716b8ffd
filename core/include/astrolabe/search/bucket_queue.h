#pragma once

#include <cstdint>
#include <limits>

#include "astrolabe/search/bucket_row.h"

namespace astrolabe {

/// An open list in the order of buckets, last in first out within each: entries come a little out
/// of order, and much faster. An A* that takes it must expand improved cells again, and may stop
/// only when lower_bound() has reached the goal's key; then it is optimal for any width. Faster
/// still while a bucket is narrower than the detour of two straight steps for a diagonal one.
/// (Dial 1969; without the order within: Goldberg 2001, on shortest paths with buckets.)
///
/// push and pop O(1) amortised. Copyable; keeps its memory across clear().
template <class Entry>
class BucketQueue {
 public:
  static constexpr bool kStrict = false;

  /// Empties the queue and sets the width of a bucket to 2^shift key units.
  void clear(int shift) { row_.clear(shift); }

  void push(const Entry& entry) {
    const std::uint64_t number = row_.number_of(entry);
    if (number < row_.front()) row_.move_front_back(number);
    row_.push(entry, number);
  }

  /// No entry that is alive has a lower key; the largest number where none is left.
  template <class Alive>
  [[nodiscard]] std::uint64_t lower_bound(const Alive& alive) {
    if (!row_.settle(alive)) return std::numeric_limits<std::uint64_t>::max();
    return row_.front() << row_.shift();
  }

  /// Removes an entry of the lowest bucket for which `alive(entry)` holds; false where there is
  /// none. Entries that are not alive vanish: once dead, they must stay so.
  template <class Alive>
  bool pop(Entry& taken, const Alive& alive) {
    while (row_.settle(alive)) {
      taken = row_.pop_back();
      if (alive(taken)) return true;
    }
    return false;
  }

 private:
  BucketRow<Entry> row_;
};

}  // namespace astrolabe
