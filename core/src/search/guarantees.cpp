#include "search/guarantees.h"

#include <cassert>
#include <cstdio>
#include <utility>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/order_registry.h"

namespace astrolabe {

namespace {

constexpr std::int64_t kTenThousandths = 10000;
constexpr int kHundred = 100;

/// Rounded up; exact, so that 1.5 stays 1.5.
std::int64_t in_ten_thousandths(const Ratio& factor) {
  const WideCount numerator = static_cast<WideCount>(factor.numerator) * kTenThousandths;
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

/// What is known of the settings' heuristic in a space.
struct HeuristicInSpace {
  HeuristicInSpace(const SearchSpace& space, const SearchSettings& settings)
      : entry(find_heuristic(settings.heuristic)) {
    assert(entry != nullptr && entry->fits(space.spec()));
    const CheapestSteps cheapest{space.costs().cheapest_straight, space.costs().cheapest_diagonal};
    standing = standing_of(*entry, space.spec(), cheapest);
    name = entry->name;
    reason = entry->reason(space.spec());
  }

  const HeuristicEntry* entry;
  HeuristicStanding standing;
  std::string name;
  std::string reason;
};

std::string why_within(const HeuristicInSpace& heuristic, int weight_hundredths) {
  const std::string weight =
      decimal(std::int64_t{weight_hundredths} * (kTenThousandths / kHundred));
  if (heuristic.standing.consistent) {
    return "the weight " + weight + " makes " + heuristic.name + " count for more than it is.";
  }
  const std::string overestimates = heuristic.name + " overestimates here. " + heuristic.reason;
  if (weight_hundredths == kHundred) return overestimates;
  const auto rounded = static_cast<std::int64_t>(
      heuristic.standing.factor->value() * static_cast<double>(kTenThousandths) + 0.5);
  return "the weight " + weight + " times about " + decimal(rounded) + ", by which " +
         overestimates;
}

/// What a heuristic that overestimates is raised to may overestimate by more.
Guarantee raised(const HeuristicInSpace& heuristic, const SearchSettings& settings) {
  return no_guarantee("\"" + std::string(id_of(settings.remedy)) +
                      "\" keeps the promises of heuristics that never overestimate only, and " +
                      heuristic.name + " may. " + heuristic.reason);
}

/// Within w k: h / k is consistent, and so w h / (w k) is.
Guarantee statically_weighted(const HeuristicInSpace& heuristic, int weight_hundredths) {
  if (!heuristic.standing.factor) {
    return no_guarantee(heuristic.name + " may be more than the rest of the way costs. " +
                        heuristic.reason);
  }
  const Ratio& k = *heuristic.standing.factor;
  return within({weight_hundredths * k.numerator, kHundred * k.denominator},
                why_within(heuristic, weight_hundredths),
                heuristic.name + " is consistent here. " + heuristic.reason);
}

/// The other priorities' bounds are proven for consistent heuristics only.
Guarantee otherwise_weighted(const HeuristicInSpace& heuristic, const PriorityEntry& priority,
                             const SearchSettings& settings) {
  const std::string name(priority.name);
  if (!heuristic.standing.consistent) {
    return no_guarantee("\"" + name + "\" promises a bound for consistent heuristics only: " +
                        heuristic.name + " overestimates here. " + heuristic.reason);
  }
  if (priority.value == KeyKind::kDynamic && !settings.reopen) {
    return no_guarantee("\"" + name + "\" promises a bound with re-opening only.");
  }
  return within({settings.weight_hundredths, kHundred},
                "\"" + name + "\" lets " + heuristic.name + " count for more than it is.", {});
}

}  // namespace

Guarantee optimal(const std::string& cause) {
  return {.kind = Guarantee::Kind::kOptimal,
          .bound = 1.0,
          .why = "No path is cheaper: " + cause,
          .why_without_path = "A path would be the cheapest: " + cause};
}

Guarantee no_guarantee(std::string why) {
  return {.kind = Guarantee::Kind::kNone,
          .bound = std::nullopt,
          .why = why,
          .why_without_path = std::move(why)};
}

Guarantee within(const Ratio& factor, const std::string& cause,
                 const std::string& cause_of_optimality) {
  const std::int64_t bound = in_ten_thousandths(factor);
  if (bound <= kTenThousandths) return optimal(cause_of_optimality);
  const std::string at_most = " at most " + decimal(bound) + " times the best: " + cause;
  return {.kind = Guarantee::Kind::kWithin,
          .bound = static_cast<double>(bound) / static_cast<double>(kTenThousandths),
          .why = "The path costs" + at_most,
          .why_without_path = "A path would cost" + at_most};
}

Guarantee astar_guarantee(const SearchSpace& space, const SearchSettings& settings) {
  const HeuristicInSpace heuristic(space, settings);
  const PriorityEntry* priority = find_priority(settings.priority);
  assert(priority != nullptr);
  if (settings.remedy != Remedy::kNone && !heuristic.standing.admissible) {
    return raised(heuristic, settings);
  }
  // With a weight of 1 all priorities are g + h.
  const bool weighted = settings.weight_hundredths != kHundred;
  if (weighted && priority->value != KeyKind::kWeighted) {
    return otherwise_weighted(heuristic, *priority, settings);
  }
  return statically_weighted(heuristic, settings.weight_hundredths);
}

Guarantee reopening_guarantee(const SearchSpace& space, const SearchSettings& settings) {
  SearchSettings reopening = settings;
  reopening.reopen = true;
  return astar_guarantee(space, reopening);
}

Guarantee unweighted_guarantee(const SearchSpace& space, const SearchSettings& settings) {
  SearchSettings unweighted = settings;
  unweighted.weight_hundredths = kMinWeight;
  return astar_guarantee(space, unweighted);
}

}  // namespace astrolabe
