#include "app/ui/large_heap_pages.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#if defined(__GLIBC__)
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace astrolabe::app {

#if defined(__GLIBC__)

namespace {

constexpr std::size_t kGrowth = 24U << 20;  // [Units: bytes]
constexpr int kBeyondGrowth = 32 << 20;     // glibc's largest threshold
constexpr int kLargestOnHeap = 4 << 20;     // beyond, a block has pages of its own, zeroed already
constexpr int kKeptWhenFree = 128 << 20;    // the heap does not shrink at once, to grow again

/// Marks the whole pages inside a block. A refusal changes nothing but the speed.
void ask_for_large_pages(void* block, std::size_t size) {
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const auto begin = reinterpret_cast<std::uintptr_t>(block);
  const std::uintptr_t first = (begin + page - 1) / page * page;
  const std::uintptr_t last = (begin + size) / page * page;
  madvise(reinterpret_cast<void*>(first), last - first, MADV_HUGEPAGE);
}

}  // namespace

void prefer_large_heap_pages() {
  // Setting one of these ends glibc's own guessing of the others, so both are set.
  mallopt(M_TRIM_THRESHOLD, kKeptWhenFree);
  mallopt(M_MMAP_THRESHOLD, kBeyondGrowth);
  void* const block = std::malloc(kGrowth);
  if (block != nullptr) ask_for_large_pages(block, kGrowth);
  std::free(block);
  mallopt(M_MMAP_THRESHOLD, kLargestOnHeap);
}

#else

void prefer_large_heap_pages() {}

#endif

}  // namespace astrolabe::app
