#pragma once

#include <cstdint>
#include <limits>

#include "astrolabe/search/bucket_width.h"

namespace astrolabe {

/// The open cells of a best-first search. In strict order the goal is an entry like any other. In
/// the looser order of buckets it is not queued but kept apart, and taken once nothing open has a
/// lower key: what has none is not worth its place.
///
///   Queue   OpenList or BucketQueue
///
/// Copyable; keeps its memory across clear().
template <class Entry, template <class> class Queue>
class Frontier {
 public:
  explicit Frontier(const StepCosts& costs)
      : bucket_width_(kStrict ? sorted_bucket_width(costs) : loose_bucket_width(costs)) {}

  /// Empties it. `key_scale`: key units in a cost unit.
  void clear(Cost key_scale) {
    queue_.clear(bucket_shift(bucket_width_, key_scale));
    goal_key_ = kNoKey;
  }

  void push(const Entry& entry, bool is_goal) {
    if constexpr (!kStrict) {
      if (leads_nowhere_better(entry)) return;
      if (is_goal) {
        best_goal_ = entry;
        goal_key_ = entry.key();
        return;
      }
    }
    queue_.push(entry);
  }

  /// Takes the next entry for which `is_current(entry)` holds; false where none is left.
  template <class IsCurrent>
  bool take(Entry& next, const IsCurrent& is_current) {
    if constexpr (kStrict) {
      return queue_.pop(next, is_current);
    } else {
      const auto hopeful = [&](const Entry& entry) {
        return !leads_nowhere_better(entry) && is_current(entry);
      };
      const bool goal_is_next = goal_key_ != kNoKey && goal_key_ <= queue_.lower_bound(hopeful);
      if (!goal_is_next && queue_.pop(next, hopeful)) return true;
      next = best_goal_;
      return goal_key_ != kNoKey;
    }
  }

 private:
  static constexpr bool kStrict = Queue<Entry>::kStrict;
  static constexpr std::uint64_t kNoKey = std::numeric_limits<std::uint64_t>::max();

  /// True of entries whose key is no lower than that of the goal by the best way found so far.
  [[nodiscard]] bool leads_nowhere_better(const Entry& entry) const {
    return entry.key() >= goal_key_;
  }

  Cost bucket_width_;  ///< [Units: cost units]
  Queue<Entry> queue_;
  // Where the goal is not queued: its best entry so far.
  Entry best_goal_{};
  std::uint64_t goal_key_ = kNoKey;
};

}  // namespace astrolabe
