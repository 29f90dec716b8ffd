#pragma once

#include <cstdint>
#include <functional>

#include "astrolabe/search/search.h"

namespace astrolabe {

/// Runs a search until it ends or has made `limit` expansions; false where `cancelled` said so
/// before. That is asked about once a millisecond.
[[nodiscard]] bool run_unless(const std::function<bool()>& cancelled, Search& search,
                              std::uint64_t limit);

}  // namespace astrolabe
