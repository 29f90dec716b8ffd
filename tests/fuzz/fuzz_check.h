#pragma once

#include <cstdlib>

namespace astrolabe::test {

/// Stops the fuzzer at a broken property, in builds without assertions too.
inline void fuzz_check(bool holds) {
  if (!holds) std::abort();
}

}  // namespace astrolabe::test
