#include "astrolabe/search/node_table.h"

#include <gtest/gtest.h>

#include <limits>

namespace astrolabe {
namespace {

template <class Table>
class NodeTableTest : public testing::Test {
 protected:
  static constexpr CellId kCell{3};
  Table table_{8};
};

using Tables = testing::Types<NarrowNodeTable, WideNodeTable>;
TYPED_TEST_SUITE(NodeTableTest, Tables);

TYPED_TEST(NodeTableTest, KnowsNothingAtFirst) {
  this->table_.forget_all();
  EXPECT_FALSE(this->table_.known(this->kCell));
  for (const std::uint32_t g : {0u, 1u, std::numeric_limits<std::uint32_t>::max()}) {
    EXPECT_TRUE(this->table_.improves(this->kCell, g)) << g;
  }
}

TYPED_TEST(NodeTableTest, ImprovesOnlyByASmallerG) {
  this->table_.forget_all();
  this->table_.open(this->kCell, 100, 7);
  EXPECT_TRUE(this->table_.known(this->kCell));
  EXPECT_EQ(this->table_.g(this->kCell), 100u);
  EXPECT_EQ(this->table_.direction(this->kCell), 7u);
  EXPECT_TRUE(this->table_.improves(this->kCell, 99));
  EXPECT_FALSE(this->table_.improves(this->kCell, 100));
  EXPECT_FALSE(this->table_.improves(this->kCell, 101));
  EXPECT_FALSE(this->table_.known(CellId{2}));
}

TYPED_TEST(NodeTableTest, AnEntryIsCurrentWhileItsCellIsOpenWithItsG) {
  this->table_.forget_all();
  this->table_.open(this->kCell, 100, kNoDirection);
  EXPECT_TRUE(this->table_.is_current(this->kCell, 100));
  this->table_.open(this->kCell, 90, 2);
  EXPECT_FALSE(this->table_.is_current(this->kCell, 100));
  EXPECT_TRUE(this->table_.is_current(this->kCell, 90));
  this->table_.close(this->kCell);
  EXPECT_TRUE(this->table_.closed(this->kCell));
  EXPECT_FALSE(this->table_.is_current(this->kCell, 90));
  EXPECT_TRUE(this->table_.improves(this->kCell, 80));
  EXPECT_FALSE(this->table_.improves(this->kCell, 90));
  EXPECT_EQ(this->table_.g(this->kCell), 90u);
  EXPECT_EQ(this->table_.direction(this->kCell), 2u);
}

TYPED_TEST(NodeTableTest, ForgetsHoweverManyQueriesThereWere) {
  constexpr std::uint32_t kMoreThanAllEpochs = (1u << 27) + 5;
  this->table_.forget_all();
  this->table_.open(this->kCell, 0, 1);
  this->table_.close(this->kCell);
  for (std::uint32_t query = 0; query < kMoreThanAllEpochs; ++query) {
    this->table_.forget_all();
    if (this->table_.known(this->kCell)) FAIL() << "after query " << query;
  }
  EXPECT_TRUE(this->table_.improves(this->kCell, std::numeric_limits<std::uint32_t>::max()));
}

}  // namespace
}  // namespace astrolabe
