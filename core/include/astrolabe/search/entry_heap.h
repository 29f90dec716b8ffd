#pragma once

#include <cstddef>
#include <vector>

namespace astrolabe {

/// A heap of open-list entries with four children a node, so that a pop looks at few cache lines
/// (LaMarca and Ladner 1996). The entry that comes first by Entry::before is on top. push and pop
/// O(log size). Copyable; keeps its memory across clear().
template <class Entry>
class EntryHeap {
 public:
  [[nodiscard]] bool empty() const { return entries_.empty(); }
  /// [Limit: not empty()]
  [[nodiscard]] const Entry& top() const { return entries_.front(); }
  void clear() { entries_.clear(); }

  void push(const Entry& entry) {
    std::size_t hole = entries_.size();
    entries_.push_back(entry);
    while (hole > 0) {
      const std::size_t parent = (hole - 1) / kChildren;
      if (!Entry::before(entry, entries_[parent])) break;
      entries_[hole] = entries_[parent];
      hole = parent;
    }
    entries_[hole] = entry;
  }

  /// Removes and returns the top. [Limit: not empty()]
  Entry pop() {
    const Entry top = entries_.front();
    const Entry last = entries_.back();
    entries_.pop_back();
    if (!entries_.empty()) sink_from_top(last);
    return top;
  }

 private:
  static constexpr std::size_t kChildren = 4;

  void sink_from_top(const Entry& entry) {
    const std::size_t size = entries_.size();
    Entry* const heap = entries_.data();
    std::size_t hole = 0;
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

  std::vector<Entry> entries_;
};

}  // namespace astrolabe
