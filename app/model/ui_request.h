#pragma once

#include <cstdint>

namespace astrolabe::app {

/// What an action wants from the window itself; the model has no part in it.
enum class UiRequest : std::uint8_t {
  kCommandPalette,
  kKeySheet,
  kNextRegion,
  kNextControl,
  kPreviousControl,
  kFullScreen,  ///< On, or off again.
  kAbout,
  kBackToCanvas,  ///< Close popups, drop the keyboard's focus.
};

}  // namespace astrolabe::app
