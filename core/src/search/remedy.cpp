#include "astrolabe/search/remedy.h"

#include <array>

namespace astrolabe {

namespace {

constexpr std::array<NamedValue<Remedy>, 3> kRemedies{{
    {Remedy::kNone, "none", "none", "The heuristic is taken as it is."},
    {Remedy::kPathmax, "pathmax", "pathmax",
     "A cell's h is raised to what its parent's h says: that less the step between them."},
    {Remedy::kBpmx, "bpmx", "BPMX",
     "Besides pathmax, a cell's h is raised to what its neighbours' h say, before it is expanded."},
}};

}  // namespace

std::span<const NamedValue<Remedy>> all_remedies() { return kRemedies; }

std::string_view id_of(Remedy remedy) { return id_of_value(kRemedies, remedy); }

std::optional<Remedy> find_remedy(std::string_view id) { return find_value(kRemedies, id); }

}  // namespace astrolabe
