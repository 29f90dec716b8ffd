#include "astrolabe/base/version.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace astrolabe {
namespace {

TEST(Version, IsThreeNumbersWithDotsBetween) {
  const std::string_view version = program_version();
  EXPECT_EQ(std::count(version.begin(), version.end(), '.'), 2);
  EXPECT_EQ(version.find_first_not_of("0123456789."), std::string_view::npos);
}

}  // namespace
}  // namespace astrolabe
