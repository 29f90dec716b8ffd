#include "app/model/clock.h"

#include <chrono>

namespace astrolabe::app {

double SteadyClock::now() const {
  const auto since_zero = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(since_zero).count();
}

}  // namespace astrolabe::app
