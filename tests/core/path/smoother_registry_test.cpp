#include "astrolabe/path/smoother_registry.h"

#include <gtest/gtest.h>

#include <set>

#include "astrolabe/search/search_settings.h"

namespace astrolabe {
namespace {

TEST(SmootherRegistry, IdsAndNamesAreDistinctAndDescribed) {
  std::set<std::string_view> ids;
  std::set<std::string_view> names;
  for (const SmootherEntry& entry : all_smoothers()) {
    EXPECT_TRUE(ids.insert(entry.id).second) << entry.id;
    EXPECT_TRUE(names.insert(entry.name).second) << entry.name;
    EXPECT_FALSE(entry.description.empty());
    EXPECT_NE(entry.function, nullptr);
  }
}

TEST(SmootherRegistry, FindsEveryEntryByItsIdAndNothingElse) {
  for (const SmootherEntry& entry : all_smoothers()) EXPECT_EQ(find_smoother(entry.id), &entry);
  EXPECT_EQ(find_smoother(""), nullptr);
  EXPECT_EQ(find_smoother("String-Pulling"), nullptr);
}

TEST(SmootherRegistry, KnowsTheDefaultOfTheSettings) {
  EXPECT_NE(find_smoother(SearchSettings{}.smoother), nullptr);
  EXPECT_NE(find_smoother("none"), nullptr);
}

}  // namespace
}  // namespace astrolabe
