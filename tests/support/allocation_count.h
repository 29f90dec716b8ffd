#pragma once

#include <cstdint>

namespace astrolabe::test {

/// How often `new` has been called so far, on all threads: a program that links this counts all
/// calls of operator new but those for over-aligned types. What is taken by std::malloc alone, such
/// as a ZeroedArray, is not counted.
[[nodiscard]] std::uint64_t allocations_so_far();

}  // namespace astrolabe::test
