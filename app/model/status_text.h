#pragma once

#include <string>

#include "app/model/solution.h"

namespace astrolabe::app {

/// How a solution ended, as one plain sentence with what to do about it where something can be
/// done. It looks at the map to tell why there is no path: start walled in, goal walled in, or a
/// wall between them. O(cells) in the worst case, and only where there is no path.
[[nodiscard]] std::string status_sentence(const Solution& solution);

}  // namespace astrolabe::app
