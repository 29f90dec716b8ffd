#include "astrolabe/search/guarantee.h"

#include <cassert>
#include <cstdio>

#include "astrolabe/heuristic/heuristic_registry.h"

namespace astrolabe {

namespace {

constexpr std::int64_t kTenThousandths = 10000;

/// weight * factor in ten-thousandths, rounded up; exact, so that 1.5 stays 1.5.
std::int64_t bound_in_ten_thousandths(int weight_hundredths, const Ratio& factor) {
  const WideCount numerator = static_cast<WideCount>(weight_hundredths) *
                              static_cast<WideCount>(factor.numerator) * (kTenThousandths / 100);
  const auto denominator = static_cast<WideCount>(factor.denominator);
  return static_cast<std::int64_t>((numerator + denominator - 1) / denominator);
}

/// Four decimals at most, without trailing zeros: "1.5", "1.4143".
std::string decimal(std::int64_t ten_thousandths) {
  char text[32];
  std::snprintf(text, sizeof text, "%.4f",
                static_cast<double>(ten_thousandths) / static_cast<double>(kTenThousandths));
  std::string trimmed = text;
  while (trimmed.back() == '0') trimmed.pop_back();
  if (trimmed.back() == '.') trimmed.pop_back();
  return trimmed;
}

std::string cause_of_optimality(const HeuristicEntry& heuristic, const GridSpec& spec) {
  return std::string(heuristic.name) + " is consistent here. " +
         std::string(heuristic.reason(spec));
}

std::string cause_of_bound(const HeuristicEntry& heuristic, const GridSpec& spec,
                           const HeuristicStanding& standing, int weight_hundredths) {
  const std::string name(heuristic.name);
  const std::string weight = decimal(std::int64_t{weight_hundredths} * (kTenThousandths / 100));
  if (standing.consistent) {
    return "the weight " + weight + " makes " + name + " count for more than it is.";
  }
  const std::string overestimates = name + " overestimates here. ";
  const std::string reason(heuristic.reason(spec));
  if (weight_hundredths == kMinWeight) return overestimates + reason;
  const auto rounded = static_cast<std::int64_t>(
      standing.factor.value() * static_cast<double>(kTenThousandths) + 0.5);
  return "the weight " + weight + " times about " + decimal(rounded) + ", by which " +
         overestimates + reason;
}

}  // namespace

Guarantee guarantee_of(const SearchSpace& space, const SearchSettings& settings) {
  const HeuristicEntry* heuristic = find_heuristic(settings.heuristic);
  assert(heuristic != nullptr && heuristic->fits(space.spec()));
  const CheapestSteps cheapest{space.costs().cheapest_straight, space.costs().cheapest_diagonal};
  const HeuristicStanding standing = standing_of(*heuristic, space.spec(), cheapest);
  const std::int64_t bound = bound_in_ten_thousandths(settings.weight_hundredths, standing.factor);
  if (bound <= kTenThousandths) {
    const std::string cause = cause_of_optimality(*heuristic, space.spec());
    return {.kind = Guarantee::Kind::kOptimal,
            .bound = 1.0,
            .why = "No path is cheaper: " + cause,
            .why_without_path = "A path would be the cheapest: " + cause};
  }
  const std::string at_most =
      " at most " + decimal(bound) + " times the best: " +
      cause_of_bound(*heuristic, space.spec(), standing, settings.weight_hundredths);
  return {.kind = Guarantee::Kind::kWithin,
          .bound = static_cast<double>(bound) / static_cast<double>(kTenThousandths),
          .why = "The path costs" + at_most,
          .why_without_path = "A path would cost" + at_most};
}

std::string_view id_of(Guarantee::Kind kind) {
  switch (kind) {
    case Guarantee::Kind::kOptimal:
      return "optimal";
    case Guarantee::Kind::kWithin:
      return "within";
    case Guarantee::Kind::kNone:
      break;
  }
  return "none";
}

}  // namespace astrolabe
