#include "astrolabe/search/order_registry.h"

#include <array>

#include "astrolabe/base/find_by_id.h"

namespace astrolabe {

namespace {

constexpr std::array<TieBreakEntry, 6> kTieBreaks{{
    {"larger-g", "Larger g first",
     "Of open cells with the same f the one furthest from the start is taken first. The search "
     "runs "
     "straight ahead where many paths are equally good.",
     TieBreak::kLargerG},
    {"smaller-g", "Smaller g first",
     "Of open cells with the same f the one nearest to the start is taken first. The search grows "
     "in width before it goes ahead, and mostly expands more.",
     TieBreak::kSmallerG},
    {"first-in", "First in, first out",
     "Of open cells with the same f the one that was opened first is taken first. Equals queue up.",
     TieBreak::kFirstIn},
    {"last-in", "Last in, first out",
     "Of open cells with the same f the one that was opened last is taken first. It follows one of "
     "several equal ways to its end.",
     TieBreak::kLastIn},
    {"cross-product", "Near the straight line",
     "Of open cells with the same f the one nearest to the straight line from start to goal is "
     "taken first. Paths look direct where there is room.",
     TieBreak::kCrossProduct},
    {"random", "At random",
     "Of open cells with the same f a seed decides. The same seed gives the same search.",
     TieBreak::kRandom},
}};

constexpr std::array<PriorityEntry, 4> kPriorities{{
    {"static", "Static weight", "f = g + w h",
     "The heuristic counts w times, everywhere. The path costs at most w times the best.",
     "Pohl, 1970", KeyKind::kWeighted},
    {"pwxu", "Greedy at first", "f = g / (2w - 1) + h, near the goal (g + h) / w",
     "Far from the goal it is greedy, and it searches with care once most of the way is made. The "
     "path costs at most w times the best.",
     "Chen and Sturtevant, 2019 (pwXU)", KeyKind::kPwXU},
    {"pwxd", "Careful at first", "f = g + h, far from the start (g + (2w - 1) h) / w",
     "It searches with care near the start, and turns greedy once half of the way is made. The "
     "path "
     "costs at most w times the best.",
     "Chen and Sturtevant, 2019 (pwXD)", KeyKind::kPwXD},
    {"dynamic", "Dynamic weight", "f = g + h + (w - 1) (1 - d / N) h",
     "The weight falls with each step, from w at the start to 1 at the expected length N of the "
     "path. With re-opening the path costs at most w times the best.",
     "Pohl, 1973", KeyKind::kDynamic},
}};

}  // namespace

std::span<const TieBreakEntry> all_tie_breaks() { return kTieBreaks; }

const TieBreakEntry* find_tie_break(std::string_view id) { return find_by_id(kTieBreaks, id); }

std::span<const PriorityEntry> all_priorities() { return kPriorities; }

const PriorityEntry* find_priority(std::string_view id) { return find_by_id(kPriorities, id); }

}  // namespace astrolabe
