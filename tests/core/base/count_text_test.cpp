#include "astrolabe/base/count_text.h"

#include <gtest/gtest.h>

namespace astrolabe {
namespace {

TEST(CountText, CountsOneAndMany) {
  EXPECT_EQ(count_text(1, "cell", "cells"), "1 cell");
  EXPECT_EQ(count_text(0, "cell", "cells"), "0 cells");
  EXPECT_EQ(count_text(std::size_t{1200}, "cell", "cells"), "1200 cells");
}

}  // namespace
}  // namespace astrolabe
