#include "core/src/io/json_tree.h"

#include <gtest/gtest.h>

namespace astrolabe {
namespace {

using Kind = JsonNode::Kind;

Error error_of(std::string_view text, const JsonLimits& limits = {}) {
  const Result<JsonNode> result = parse_json(text, "f", limits);
  EXPECT_FALSE(result.ok()) << text;
  return result.ok() ? Error{} : result.error();
}

TEST(JsonTree, KeepsValuesOfEveryKind) {
  const auto root =
      parse_json(R"({"n": null, "b": true, "i": -3, "r": 1.25, "s": "ü\n", "a": []})", "f");
  ASSERT_TRUE(root.ok());
  ASSERT_TRUE(root->is(Kind::kObject));
  EXPECT_TRUE(root->find("n")->is(Kind::kNull));
  EXPECT_TRUE(root->find("b")->boolean);
  EXPECT_EQ(root->find("i")->integer, -3);
  EXPECT_EQ(root->find("i")->real, -3.0);
  EXPECT_EQ(root->find("r")->real, 1.25);
  EXPECT_EQ(root->find("s")->text, "ü\n");
  EXPECT_TRUE(root->find("a")->is(Kind::kArray));
  EXPECT_EQ(root->find("none"), nullptr);
}

TEST(JsonTree, TakesNumbersBeyond64BitsForReals) {
  EXPECT_EQ(parse_json("9223372036854775807", "f")->integer, 9223372036854775807);
  EXPECT_TRUE(parse_json("9223372036854775808", "f")->is(Kind::kReal));
  EXPECT_TRUE(parse_json("99999999999999999999", "f")->is(Kind::kReal));
}

TEST(JsonTree, KnowsTheLineOfEveryValue) {
  const auto root = parse_json(
      "{\n"            // 1
      "  \"a\": 1,\n"  // 2
      "  \"b\": 2\n"   // 3: the number ends at the line end
      "  ,\n"          // 4
      "  \"c\": [\n"   // 5
      "    3.5\n"      // 6
      "    ,\"x\"\n"   // 7
      "  ],\n"         // 8
      "  \"d\":\n"     // 9
      "    null,\n"    // 10
      "  \"e\": {}\n"  // 11
      "}\n",
      "f");
  ASSERT_TRUE(root.ok());
  EXPECT_EQ(root->line, 1);
  EXPECT_EQ(root->find("a")->line, 2);
  EXPECT_EQ(root->find("b")->line, 3);
  EXPECT_EQ(root->find("c")->line, 5);
  EXPECT_EQ(root->find("c")->items[0].line, 6);
  EXPECT_EQ(root->find("c")->items[1].line, 7);
  EXPECT_EQ(root->find("d")->line, 10);
  EXPECT_EQ(root->find("e")->line, 11);
}

TEST(JsonTree, CountsLinesOfFilesFromOtherSystems) {
  EXPECT_EQ(parse_json("\xEF\xBB\xBF[\r\n1,\r\n2\r\n]", "f")->items[1].line, 3);
}

TEST(JsonTree, NamesTheLineOfASyntaxError) {
  const Error error = error_of("{\n  \"a\": 1,\n  \"b\" 2\n}\n");
  EXPECT_EQ(error.line, 3);
  EXPECT_TRUE(error.message.starts_with("is not valid JSON: ")) << error.message;
  EXPECT_EQ(error.message.find("parse_error"), std::string::npos) << error.message;
}

TEST(JsonTree, NamesTheLastLineOfATruncatedFile) {
  EXPECT_EQ(error_of("[\n1,\n").line, 2);
  EXPECT_EQ(error_of("[\n\"abc").line, 2);
}

TEST(JsonTree, DoesNotRepeatLongTokensInMessages) {
  EXPECT_LT(error_of("[\"" + std::string(10000, '.')).message.size(), 200u);
}

TEST(JsonTree, RefusesEmptyFiles) {
  EXPECT_EQ(error_of("").message, "is empty");
  EXPECT_EQ(error_of(" \r\n").message, "is empty");
}

TEST(JsonTree, RefusesAnythingBehindTheValue) { EXPECT_EQ(error_of("{}\n{}").line, 2); }

TEST(JsonTree, RefusesRepeatedKeysAtTheSecond) {
  const Error error = error_of("{\"b\": 1,\n\"a\": 1,\n\"c\": 2,\n\"a\": 3}");
  EXPECT_EQ(error.to_string(), "f:4: states 'a' a second time; keep one of them");
}

TEST(JsonTree, RefusesBytesThatAreNotUtf8) {
  const Error error = error_of("[\n\"\xE9\"]");
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(error.message,
            "holds bytes that are not UTF-8: it is damaged, or should be saved as UTF-8");
}

TEST(JsonTree, RefusesNestingBeyondTheLimit) {
  EXPECT_TRUE(parse_json("[[1]]", "f", {.depth = 2}).ok());
  EXPECT_EQ(error_of("[[[1]]]", {.depth = 2}).code, ErrorCode::kTooLarge);
  EXPECT_EQ(error_of(std::string(1000000, '[')).code, ErrorCode::kTooLarge);
}

TEST(JsonTree, RefusesMoreValuesThanTheLimit) {
  EXPECT_TRUE(parse_json("[1, 2]", "f", {.values = 3}).ok());
  EXPECT_EQ(error_of("[1, 2, 3]", {.values = 3}).code, ErrorCode::kTooLarge);
}

TEST(JsonTree, RefusesNumbersThatNoDoubleHolds) { EXPECT_EQ(error_of("[\n1e999]").line, 2); }

}  // namespace
}  // namespace astrolabe
