#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "astrolabe/search/bucket_row.h"
#include "astrolabe/search/entry_heap.h"

namespace astrolabe {

/// The open list in strict order: pop() always gives the entry that comes first. The order itself
/// is Entry's: `before(a, b)` is total, and `key()` is its leading part as a number.
///
/// Entries lie unsorted in a row of buckets by key (BucketRow), and a bucket is sorted when its
/// turn comes (`front_`). Where a search has found a cheaper way to a cell, the entry of the dearer
/// way is in a later bucket and mostly dead by then: it is dropped unsorted, and that is half of
/// all entries of an A* on a grid. What is pushed with a key of the present bucket or a lower one
/// (keys may fall) goes to a heap beside it, unless it comes before everything else: then it waits
/// in `first_`, for it is often popped at once. After the multi-level buckets of Denardo and Fox
/// (1979).
///
/// push O(1), pop O(log bucket), both amortised. Copyable; keeps its memory across clear().
template <class Entry>
class OpenList {
 public:
  static constexpr bool kStrict = true;

  /// Empties the list and sets the width of a bucket to 2^shift key units.
  void clear(int shift) {
    has_first_ = false;
    front_.clear();
    late_.clear();
    row_.clear(shift);
  }

  void push(const Entry& entry) {
    const std::uint64_t number = row_.number_of(entry);
    if (number < row_.front()) {
      push_late(entry);
    } else {
      row_.push(entry, number);
    }
  }

  /// Removes the first entry for which `alive(entry)` holds and gives it in `first`; false where
  /// there is none. Entries that are not alive vanish: once dead, they must stay so.
  template <class Alive>
  bool pop(Entry& first, const Alive& alive) {
    while (pop_any(first, alive)) {
      if (alive(first)) return true;
    }
    return false;
  }

 private:
  void push_late(const Entry& entry) {
    if (has_first_) {
      const bool better = Entry::before(entry, first_);
      late_.push(better ? first_ : entry);
      if (better) first_ = entry;
    } else if (comes_before_front(entry) && comes_before_late(entry)) {
      first_ = entry;
      has_first_ = true;
    } else {
      late_.push(entry);
    }
  }

  [[nodiscard]] bool comes_before_front(const Entry& entry) const {
    return front_.empty() || Entry::before(entry, front_.back());
  }
  [[nodiscard]] bool comes_before_late(const Entry& entry) const {
    return late_.empty() || Entry::before(entry, late_.top());
  }

  /// The first entry, which may have died since its bucket was sorted.
  template <class Alive>
  bool pop_any(Entry& first, const Alive& alive) {
    if (has_first_) {
      has_first_ = false;
      first = first_;
      return true;
    }
    while (front_.empty() && late_.empty()) {
      if (!row_.settle(alive)) return false;
      sort_next_bucket(alive);
    }
    if (!front_.empty() && comes_before_late(front_.back())) {
      first = front_.back();
      front_.pop_back();
    } else {
      first = late_.pop();
    }
    return true;
  }

  /// Makes the next bucket that holds something the front, last entry first. It may turn out to
  /// hold nothing alive.
  template <class Alive>
  void sort_next_bucket(const Alive& alive) {
    copy_alive(row_.front_bucket(), front_, alive);
    row_.pop_front_bucket();
    std::sort(front_.begin(), front_.end(),
              [](const Entry& left, const Entry& right) { return Entry::before(right, left); });
  }

  /// Without branches, since nobody could predict which are dead.
  template <class Alive>
  static void copy_alive(const std::vector<Entry>& from, std::vector<Entry>& to,
                         const Alive& alive) {
    to.resize(from.size());
    std::size_t kept = 0;
    for (const Entry& entry : from) {
      to[kept] = entry;
      kept += alive(entry) ? 1u : 0u;
    }
    to.resize(kept);
  }

  Entry first_{};
  bool has_first_ = false;
  std::vector<Entry> front_;  ///< Sorted, the first one last.
  EntryHeap<Entry> late_;
  BucketRow<Entry> row_;  ///< What is not sorted yet.
};

}  // namespace astrolabe
