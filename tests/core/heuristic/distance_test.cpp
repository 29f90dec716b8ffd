#include "astrolabe/heuristic/distance.h"

#include <gtest/gtest.h>

#include "astrolabe/base/limits.h"
#include "astrolabe/base/random.h"
#include "astrolabe/heuristic/heuristic_registry.h"

namespace astrolabe {
namespace {

DistanceForm form(const char* id, const GridSpec& spec, Cost straight, Cost diagonal) {
  return find_heuristic(id)->form(spec, {straight, diagonal});
}

constexpr GridSpec kSquare{};
constexpr GridSpec kSquareFour{.ways = 4};
constexpr GridSpec kHex{.kind = GridKind::kHexPointy, .ways = 6};
constexpr GridSpec kDiamond{.kind = GridKind::kDiamond};

TEST(Distance, GivesTheTextbooksNumbers) {
  const Lattice away{-5, 3};
  using Lattice32 = LatticeDistance<std::uint32_t>;
  EXPECT_EQ(Lattice32(form("octile", kSquare, 10, 14))(away), 3u * 14 + 2u * 10);
  EXPECT_EQ(Lattice32(form("manhattan", kSquare, 10, 14))(away), 80u);
  EXPECT_EQ(Lattice32(form("chebyshev", kSquare, 10, 14))(away), 50u);
  EXPECT_EQ(Lattice32(form("diamond", kDiamond, 10, 14))(away), 80u);
  EXPECT_EQ(Lattice32(form("zero", kSquare, 10, 14))(away), 0u);
  EXPECT_EQ(HexDistance<std::uint32_t>(form("hex", kHex, 10, 14))(away), 50u);
  EXPECT_EQ(HexDistance<std::uint32_t>(form("hex", kHex, 10, 14))({2, 3}), 50u);
}

TEST(Distance, KeepsEuclideanBelowTheDiagonalInTens) {
  // 10 * sqrt(128) is 113, but eight diagonals cost 112.
  const EuclideanDistance<std::uint32_t, false> distance(form("euclidean", kSquare, 10, 14));
  EXPECT_EQ(distance({8, 8}), 112u);
  EXPECT_EQ(distance({3, 4}), 49u);
  EXPECT_EQ(
      (EuclideanDistance<std::uint32_t, false>(form("euclidean", kSquareFour, 10, 14))({3, 4})),
      50u);
}

TEST(Distance, RoundsTheRootDownExactly) {
  Random random(7);
  for (int round = 0; round < 100000; ++round) {
    const Cost straight = 1 + random.below(1u << 31);
    const DistanceForm exact = form("euclidean", kSquareFour, straight, 2 * straight);
    const Lattice away{static_cast<int>(random.below(2 * kMaxSide)),
                       -static_cast<int>(random.below(2 * kMaxSide))};
    const auto root = static_cast<WideCount>(EuclideanDistance<std::uint64_t, false>(exact)(away));
    const auto squared =
        static_cast<WideCount>(std::int64_t{away.a} * away.a + std::int64_t{away.b} * away.b);
    const WideCount truth =
        static_cast<WideCount>(straight) * static_cast<WideCount>(straight) * squared;
    ASSERT_LE(root * root, truth);
    ASSERT_GT((root + 1) * (root + 1), truth);
  }
}

TEST(UpperBound, IsNeverExceeded) {
  Random random(11);
  for (const HeuristicEntry& heuristic : all_heuristics()) {
    for (const GridSpec& spec : {kSquare, kSquareFour, kHex, kDiamond}) {
      if (heuristic.form == nullptr || !heuristic.fits(spec)) continue;
      const DistanceForm described = heuristic.form(spec, {33461, 47321});
      for (int round = 0; round < 200; ++round) {
        const int reach = 1 + static_cast<int>(random.below(500));
        const auto coordinate = [&] {
          return static_cast<int>(random.below(static_cast<std::uint64_t>(2 * reach + 1))) - reach;
        };
        const Lattice away{coordinate(), coordinate()};
        Cost found = 0;
        switch (described.shape) {
          case DistanceForm::Shape::kLattice:
            found = static_cast<Cost>(LatticeDistance<std::uint64_t>(described)(away));
            break;
          case DistanceForm::Shape::kHex:
            found = static_cast<Cost>(HexDistance<std::uint64_t>(described)(away));
            break;
          case DistanceForm::Shape::kEuclidean:
            found = static_cast<Cost>(EuclideanDistance<std::uint64_t, true>(described)(away));
            break;
        }
        ASSERT_LE(found, upper_bound(described, reach)) << heuristic.id;
      }
    }
  }
}

TEST(Heuristics, HaveTheStandingOfTheLiterature) {
  const auto sound = [](const char* id, const GridSpec& spec) {
    return standing_of(*find_heuristic(id), spec, {33461, 47321}).consistent;
  };
  EXPECT_TRUE(sound("octile", kSquare));
  EXPECT_TRUE(sound("octile", kSquareFour));
  EXPECT_FALSE(sound("manhattan", kSquare));
  EXPECT_TRUE(sound("manhattan", kSquareFour));
  EXPECT_TRUE(sound("hex", kHex));
  EXPECT_FALSE(sound("diamond", kDiamond));
  EXPECT_TRUE(sound("diamond", {.kind = GridKind::kDiamond, .ways = 4}));
}

TEST(Heuristics, DefaultIsConsistentEverywhere) {
  for (const GridSpec& spec : {kSquare, kSquareFour, kHex, kDiamond}) {
    const HeuristicEntry& entry = default_heuristic(spec);
    EXPECT_TRUE(entry.fits(spec));
    EXPECT_TRUE(standing_of(entry, spec, {33461, 47321}).consistent);
  }
}

}  // namespace
}  // namespace astrolabe
