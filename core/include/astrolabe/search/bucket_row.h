#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace astrolabe {

/// Open-list entries in a row of buckets by key, each `2^shift` key units wide and unsorted in
/// itself: what both open lists are made of. Bucket numbers are keys without their last `shift`
/// bits. What lies beyond the last bucket waits apart until the buckets before it are empty, and is
/// dealt out anew then. After Dial (1969).
///
/// Entries that are not alive vanish when they are dealt out. Copyable; keeps its memory across
/// clear().
template <class Entry>
class BucketRow {
 public:
  /// Empties all, and sets the width.
  void clear(int shift) {
    for (std::vector<Entry>& bucket : buckets_) bucket.clear();
    far_.clear();
    in_buckets_ = 0;
    shift_ = shift;
    begin_ = front_ = end_ = 0;
  }

  [[nodiscard]] std::uint64_t number_of(const Entry& entry) const {
    return static_cast<std::uint64_t>(entry.key() >> shift_);
  }
  /// No entry lies in a bucket before this one.
  [[nodiscard]] std::uint64_t front() const { return front_; }
  [[nodiscard]] int shift() const { return shift_; }

  /// [Limit: number == number_of(entry), and not before front()]
  void push(const Entry& entry, std::uint64_t number) {
    if (number < end_) {
      buckets_[number % kBuckets].push_back(entry);
      ++in_buckets_;
    } else {
      far_.push_back(entry);
    }
  }

  /// Moves the front to the first bucket that holds something; false where nothing is left.
  template <class Alive>
  bool settle(const Alive& alive) {
    if (in_buckets_ == 0) {
      if (far_.empty() || !deal_out_far(alive)) return false;
    }
    while (buckets_[front_ % kBuckets].empty()) ++front_;
    return true;
  }

  /// The bucket at the front. [Limit: settle() was true]
  [[nodiscard]] const std::vector<Entry>& front_bucket() const {
    return buckets_[front_ % kBuckets];
  }
  /// Removes the front bucket's last entry. [Limit: it holds one]
  Entry pop_back() {
    std::vector<Entry>& bucket = buckets_[front_ % kBuckets];
    const Entry last = bucket.back();
    bucket.pop_back();
    --in_buckets_;
    return last;
  }
  /// Empties the front bucket and goes on to the next.
  void pop_front_bucket() {
    std::vector<Entry>& bucket = buckets_[front_ % kBuckets];
    in_buckets_ -= bucket.size();
    bucket.clear();
    ++front_;
  }

  /// Moves the front back. O(1), or O(entries) where the buckets begin later.
  void move_front_back(std::uint64_t number) {
    if (number < begin_) make_room_before(number);
    front_ = number;
  }

 private:
  static constexpr std::size_t kBuckets = 256;

  void begin_at(std::uint64_t number) {
    begin_ = front_ = number;
    end_ = number + kBuckets;
  }

  /// Starts the buckets anew at the lowest far key. What still lies beyond them stays far.
  template <class Alive>
  bool deal_out_far(const Alive& alive) {
    std::erase_if(far_, [&alive](const Entry& entry) { return !alive(entry); });
    if (far_.empty()) return false;
    std::uint64_t lowest = std::numeric_limits<std::uint64_t>::max();
    for (const Entry& entry : far_) lowest = std::min(lowest, number_of(entry));
    begin_at(lowest);
    put_in_buckets();
    return true;
  }

  /// Moves the far entries that lie in a bucket now, in their order.
  void put_in_buckets() {
    std::size_t kept = 0;
    for (const Entry& entry : far_) {
      const std::uint64_t number = number_of(entry);
      if (number < end_) {
        buckets_[number % kBuckets].push_back(entry);
        ++in_buckets_;
      } else {
        far_[kept++] = entry;
      }
    }
    far_.erase(far_.begin() + static_cast<std::ptrdiff_t>(kept), far_.end());
  }

  /// Begins the buckets half a row before `number`, so that keys which fall by and by seldom move
  /// everything.
  void make_room_before(std::uint64_t number) {
    for (std::vector<Entry>& bucket : buckets_) {
      far_.insert(far_.end(), bucket.begin(), bucket.end());
      bucket.clear();
    }
    in_buckets_ = 0;
    begin_at(number - std::min<std::uint64_t>(number, kBuckets / 2));
    put_in_buckets();
  }

  std::array<std::vector<Entry>, kBuckets> buckets_;
  std::vector<Entry> far_;
  std::size_t in_buckets_ = 0;
  std::uint64_t begin_ = 0;  ///< The number of the row's first bucket.
  std::uint64_t front_ = 0;
  std::uint64_t end_ = 0;  ///< The number of the first bucket whose entries are far.
  int shift_ = 0;
};

}  // namespace astrolabe
