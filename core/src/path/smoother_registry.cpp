#include "astrolabe/path/smoother_registry.h"

#include <array>

#include "astrolabe/base/find_by_id.h"
#include "path/no_smoothing.h"
#include "path/string_pulling.h"

namespace astrolabe {

namespace {

constexpr std::array<SmootherEntry, 2> kSmoothers{{
    {"none", "None", "The raw path, move by move.", no_smoothing},
    {"string-pulling", "String pulling",
     "Replaces pieces of the path by straight lines wherever the line of sight is clear under the "
     "search's corner rule and the ground along it costs no more.",
     string_pulling},
}};

}  // namespace

std::span<const SmootherEntry> all_smoothers() { return kSmoothers; }

const SmootherEntry* find_smoother(std::string_view id) { return find_by_id(kSmoothers, id); }

}  // namespace astrolabe
