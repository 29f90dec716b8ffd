#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace astrolabe {

/// The open list in strict order: pop() always gives the entry that comes first. The order itself
/// is Entry's: `before(a, b)` is total, and `key()` is its leading part as a number.
///
/// A heap alone spends its time on cache misses of a large array. Here only the entries with the
/// lowest keys are kept in a heap (`front_`, four children a node); the rest lie unsorted in a row
/// of buckets by key, `2^shift` wide, and move to the heap a bucket at a time when it runs empty.
/// What lies beyond the last bucket waits in `far_`, until the buckets are dealt out anew. A key
/// below the present bucket simply goes to the heap, so keys may fall. After Dial (1969) and the
/// multi-level buckets of Denardo and Fox (1979).
///
/// push O(1) or O(log front); pop O(log front). Entries that a search has overtaken stay until they
/// are popped; recognising them is the search's matter. Copyable; keeps its memory across clear().
template <class Entry>
class OpenList {
 public:
  using Key = decltype(std::declval<const Entry&>().key());

  /// Empties the list and sets the width of a bucket to 2^shift key units.
  void clear(int shift) {
    has_first_ = false;
    front_.clear();
    far_.clear();
    for (std::vector<Entry>& bucket : buckets_) bucket.clear();
    in_buckets_ = 0;
    shift_ = shift;
    front_end_ = 0;
    buckets_end_ = 0;
  }

  [[nodiscard]] bool empty() const {
    return !has_first_ && front_.empty() && in_buckets_ == 0 && far_.empty();
  }

  void push(const Entry& entry) {
    const std::uint64_t number = bucket_number(entry);
    if (number < front_end_) {
      push_first(entry);
    } else if (number < buckets_end_) {
      buckets_[number % kBuckets].push_back(entry);
      ++in_buckets_;
    } else {
      far_.push_back(entry);
    }
  }

  /// Removes and returns the first entry. [Limit: not empty()]
  Entry pop() {
    if (has_first_) {
      has_first_ = false;
      return first_;
    }
    if (front_.empty()) refill();
    const Entry first = front_.front();
    const Entry last = front_.back();
    front_.pop_back();
    if (!front_.empty()) sift_down(last);
    return first;
  }

 private:
  static constexpr std::size_t kBuckets = 256;
  static constexpr std::size_t kChildren = 4;

  [[nodiscard]] std::uint64_t bucket_number(const Entry& entry) const {
    return static_cast<std::uint64_t>(entry.key()) >> shift_;
  }

  void push_first(const Entry& entry) {
    if (has_first_) {
      const bool better = Entry::before(entry, first_);
      push_front(better ? first_ : entry);
      if (better) first_ = entry;
    } else if (front_.empty() || Entry::before(entry, front_.front())) {
      first_ = entry;
      has_first_ = true;
    } else {
      push_front(entry);
    }
  }

  void push_front(const Entry& entry) {
    std::size_t hole = front_.size();
    front_.push_back(entry);
    while (hole > 0) {
      const std::size_t parent = (hole - 1) / kChildren;
      if (!Entry::before(entry, front_[parent])) break;
      front_[hole] = front_[parent];
      hole = parent;
    }
    front_[hole] = entry;
  }

  /// Puts an entry at the root and lets it sink.
  void sift_down(const Entry& entry, std::size_t hole = 0) {
    const std::size_t size = front_.size();
    Entry* const heap = front_.data();
    while (true) {
      const std::size_t first_child = hole * kChildren + 1;
      if (first_child >= size) break;
      const std::size_t best = first_child + kChildren <= size ? best_of_four(heap, first_child)
                                                               : best_of(heap, first_child, size);
      if (!Entry::before(heap[best], entry)) break;
      heap[hole] = heap[best];
      hole = best;
    }
    heap[hole] = entry;
  }

  /// A tournament without branches.
  static std::size_t best_of_four(const Entry* heap, std::size_t first) {
    const std::size_t left = first + (Entry::before(heap[first + 1], heap[first]) ? 1u : 0u);
    const std::size_t right =
        first + 2 + (Entry::before(heap[first + 3], heap[first + 2]) ? 1u : 0u);
    return Entry::before(heap[right], heap[left]) ? right : left;
  }

  static std::size_t best_of(const Entry* heap, std::size_t first, std::size_t end) {
    std::size_t best = first;
    for (std::size_t child = first + 1; child < end; ++child) {
      best = Entry::before(heap[child], heap[best]) ? child : best;
    }
    return best;
  }

  /// Moves the next bucket that holds something to the heap.
  void refill() {
    if (in_buckets_ == 0) deal_out_far();
    while (buckets_[front_end_ % kBuckets].empty()) ++front_end_;
    std::swap(front_, buckets_[front_end_ % kBuckets]);
    in_buckets_ -= front_.size();
    ++front_end_;
    if (front_.size() < 2) return;
    for (std::size_t node = (front_.size() - 2) / kChildren + 1; node-- > 0;) {
      const Entry entry = front_[node];
      sift_down(entry, node);
    }
  }

  /// Starts the buckets anew at the lowest far key. What still lies beyond them stays far.
  void deal_out_far() {
    std::uint64_t lowest = std::numeric_limits<std::uint64_t>::max();
    for (const Entry& entry : far_) lowest = std::min(lowest, bucket_number(entry));
    front_end_ = lowest;
    buckets_end_ = lowest + kBuckets;
    std::size_t kept = 0;
    for (const Entry& entry : far_) {
      const std::uint64_t number = bucket_number(entry);
      if (number < buckets_end_) {
        buckets_[number % kBuckets].push_back(entry);
        ++in_buckets_;
      } else {
        far_[kept++] = entry;
      }
    }
    far_.erase(far_.begin() + static_cast<std::ptrdiff_t>(kept), far_.end());
  }

  Entry first_{};
  bool has_first_ = false;
  std::vector<Entry> front_;
  std::array<std::vector<Entry>, kBuckets> buckets_;
  std::vector<Entry> far_;
  std::size_t in_buckets_ = 0;
  std::uint64_t front_end_ = 0;    ///< The number of the first bucket that is not in the heap.
  std::uint64_t buckets_end_ = 0;  ///< The number of the first bucket whose entries are far.
  int shift_ = 0;
};

}  // namespace astrolabe
