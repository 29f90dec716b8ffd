#pragma once

#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace astrolabe {

/// A fixed number of values that are zero at first, for arrays as large as a map of which a search
/// may touch little: the system hands out zeroed pages when they are first touched, so making one
/// and dropping it costs time for what was touched only. (A std::vector writes all of it.)
/// A value: it owns its memory; a copy touches all.
template <class T>
class ZeroedArray {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  ZeroedArray() = default;
  explicit ZeroedArray(std::size_t size) : values_(allocate(size)), size_(size) {}

  ZeroedArray(ZeroedArray&& other) noexcept
      : values_(std::move(other.values_)), size_(std::exchange(other.size_, 0)) {}
  ZeroedArray& operator=(ZeroedArray&& other) noexcept {
    values_ = std::move(other.values_);
    size_ = std::exchange(other.size_, 0);
    return *this;
  }
  ZeroedArray(const ZeroedArray& other) : ZeroedArray(other.size_) {
    if (size_ > 0) std::memcpy(values_.get(), other.values_.get(), size_ * sizeof(T));
  }
  ZeroedArray& operator=(const ZeroedArray& other) { return *this = ZeroedArray(other); }
  ~ZeroedArray() = default;

  [[nodiscard]] std::size_t size() const { return size_; }
  /// [Limit: index < size()]
  T& operator[](std::size_t index) {
    assert(index < size_);
    return values_.get()[index];
  }
  const T& operator[](std::size_t index) const {
    assert(index < size_);
    return values_.get()[index];
  }

  /// Asks the memory for a value that will be looked at soon. Any index may be given.
  void prefetch([[maybe_unused]] std::size_t index) const {
#ifdef __GNUC__
    if (index < size_) __builtin_prefetch(values_.get() + index);
#endif
  }

 private:
  struct Free {
    void operator()(T* values) const { std::free(values); }
  };
  using Values = std::unique_ptr<T, Free>;

  static Values allocate(std::size_t size) {
    if (size == 0) return nullptr;
    void* memory = std::calloc(size, sizeof(T));
    if (memory == nullptr) throw std::bad_alloc();
    return Values(static_cast<T*>(memory));
  }

  Values values_;
  std::size_t size_ = 0;
};

}  // namespace astrolabe
