#include "astrolabe/io/format_registry.h"

#include <gtest/gtest.h>

#include <set>

namespace astrolabe {
namespace {

TEST(FormatRegistry, HasUniqueIdsAndWordsForEveryFormat) {
  std::set<std::string_view> ids;
  for (const FormatEntry& format : all_formats()) {
    EXPECT_TRUE(ids.insert(format.id).second) << format.id;
    EXPECT_FALSE(format.name.empty());
    EXPECT_TRUE(format.description.ends_with('.')) << format.description;
    EXPECT_EQ(find_format(format.id), &format);
  }
  EXPECT_EQ(ids, (std::set<std::string_view>{"astrolabe", "map", "scen"}));
  EXPECT_EQ(find_format("tiff"), nullptr);
}

TEST(FormatRegistry, FindsFormatsByExtensionInAnyCase) {
  EXPECT_EQ(format_for_path("a/b.map"), find_format("map"));
  EXPECT_EQ(format_for_path("B.MAP"), find_format("map"));
  EXPECT_EQ(format_for_path("den312d.map.scen"), find_format("scen"));
  EXPECT_EQ(format_for_path("x.y/.astrolabe"), nullptr);
  EXPECT_EQ(format_for_path("map"), nullptr);
  EXPECT_EQ(format_for_path("a.tiff"), nullptr);
  EXPECT_EQ(format_for_path("a."), nullptr);
}

TEST(FormatRegistry, KnowsScenariosByTheirEnding) {
  EXPECT_TRUE(is_scenario_path("a/m.map.scen"));
  EXPECT_TRUE(is_scenario_path("M.SCEN"));
  EXPECT_FALSE(is_scenario_path("m.map"));
  EXPECT_FALSE(is_scenario_path("scen"));
}

TEST(FormatRegistry, SaysWhatCanBeReadAndWritten) {
  for (const FormatEntry& format : all_formats()) {
    EXPECT_TRUE(format.can_read()) << format.id;
    EXPECT_TRUE(format.can_write()) << format.id;
    EXPECT_EQ(format.read == nullptr, format.holds == FormatHolds::kQueries) << format.id;
  }
}

TEST(FormatRegistry, RecognisesWhatEachFormatWritesAndNoOtherDoes) {
  const MapFile file{.map = Map(GridSpec{}, {3, 2}), .search = {}};
  for (const FormatEntry& writer : all_formats()) {
    if (writer.write == nullptr) continue;
    const std::string text = writer.write(file)->text;
    for (const FormatEntry& reader : all_formats()) {
      EXPECT_EQ(reader.sniff(text), reader.id == writer.id) << writer.id << " by " << reader.id;
    }
  }
}

}  // namespace
}  // namespace astrolabe
