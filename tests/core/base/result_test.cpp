#include "astrolabe/base/result.h"

#include <gtest/gtest.h>

#include <memory>

namespace astrolabe {
namespace {

Error error_at(std::string file, int line) {
  return Error{.code = ErrorCode::kMalformed,
               .message = "expected a digit",
               .file = std::move(file),
               .line = line};
}

TEST(Error, NamesOnlyWhatItKnows) {
  EXPECT_EQ(error_at("", 0).to_string(), "expected a digit");
  EXPECT_EQ(error_at("a.map", 0).to_string(), "a.map: expected a digit");
  EXPECT_EQ(error_at("a.map", 12).to_string(), "a.map:12: expected a digit");
}

TEST(Result, HoldsAValue) {
  const Result<std::string> result = std::string("north");
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(static_cast<bool>(result));
  EXPECT_EQ(*result, "north");
  EXPECT_EQ(result->size(), 5u);
}

TEST(Result, HoldsAnError) {
  const Result<std::string> result = error_at("a.map", 3);
  ASSERT_FALSE(result.ok());
  EXPECT_FALSE(static_cast<bool>(result));
  EXPECT_EQ(result.error().line, 3);
}

TEST(Result, GivesAwayAValueThatCannotBeCopied) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(5);
  const std::unique_ptr<int> taken = std::move(result).value();
  EXPECT_EQ(*taken, 5);
}

TEST(Result, LetsItsValueBeChanged) {
  Result<int> result = 5;
  *result += 1;
  EXPECT_EQ(result.value(), 6);
}

TEST(Result, OfNothingIsSuccessOrAnError) {
  EXPECT_TRUE(Result<void>().ok());
  const Result<void> failed = error_at("", 0);
  EXPECT_FALSE(failed.ok());
  EXPECT_EQ(failed.error().code, ErrorCode::kMalformed);
}

}  // namespace
}  // namespace astrolabe
