#include "astrolabe/base/zeroed_array.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>

namespace astrolabe {
namespace {

TEST(ZeroedArray, IsZeroAtFirst) {
  const ZeroedArray<std::uint64_t> array(1000);
  ASSERT_EQ(array.size(), 1000u);
  for (std::size_t i = 0; i < array.size(); ++i) EXPECT_EQ(array[i], 0u);
}

TEST(ZeroedArray, IsEmptyWithoutASize) {
  EXPECT_EQ(ZeroedArray<int>().size(), 0u);
  EXPECT_EQ(ZeroedArray<int>(0).size(), 0u);
}

TEST(ZeroedArray, ACopyIsOfItsOwn) {
  ZeroedArray<int> array(3);
  array[1] = 7;
  ZeroedArray<int> copy = array;
  copy[1] = 8;
  copy[2] = 9;
  EXPECT_EQ(array[1], 7);
  EXPECT_EQ(array[2], 0);
  array = copy;
  EXPECT_EQ(array[1], 8);
  EXPECT_EQ(array[2], 9);
}

TEST(ZeroedArray, AMovedOneIsEmpty) {
  ZeroedArray<int> array(3);
  array[1] = 7;
  ZeroedArray<int> other = std::move(array);
  EXPECT_EQ(array.size(), 0u);
  EXPECT_EQ(other[1], 7);
  array = std::move(other);
  EXPECT_EQ(array[1], 7);
  EXPECT_EQ(other.size(), 0u);
}

}  // namespace
}  // namespace astrolabe
