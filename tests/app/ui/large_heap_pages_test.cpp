#include "app/ui/large_heap_pages.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace astrolabe::app {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kHeapIsGlibcs = false;
#else
constexpr bool kHeapIsGlibcs = true;
#endif

/// Does the system say that a part of the heap may have large pages?
bool heap_has_large_pages(std::istream& smaps) {
  bool in_heap = false;
  for (std::string line; std::getline(smaps, line);) {
    if (line.find(" rw-p ") != std::string::npos) in_heap = line.ends_with("[heap]");
    if (in_heap && line.starts_with("VmFlags:") && line.find(" hg") != std::string::npos)
      return true;
  }
  return false;
}

TEST(LargeHeapPages, TheHeapAsksForThem) {
  if (!kHeapIsGlibcs) GTEST_SKIP() << "the sanitizer has a heap of its own";
  prefer_large_heap_pages();
  std::ifstream smaps("/proc/self/smaps");
  const bool has_them = std::filesystem::exists("/sys/kernel/mm/transparent_hugepage");
  if (!smaps || !has_them) GTEST_SKIP() << "this system has no large pages";
  EXPECT_TRUE(heap_has_large_pages(smaps));
}

}  // namespace
}  // namespace astrolabe::app
