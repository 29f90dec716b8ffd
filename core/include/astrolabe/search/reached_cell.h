#pragma once

#include <cstdint>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/search/cost.h"
#include "astrolabe/search/side.h"

namespace astrolabe {

/// A cell as a search has reached it at some moment: what its place on the open list follows from.
struct ReachedCell {
  CellId cell = kNoCell;
  Cost g = 0;
  std::uint32_t depth = 0;  ///< Steps from the end that the side began at.
  Side side = Side::kForward;
  std::uint64_t expansions = 0;  ///< Made by the moment, this one included.
};

}  // namespace astrolabe
