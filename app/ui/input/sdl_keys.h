#pragma once

#include <SDL.h>

#include <optional>
#include <string>

#include "app/model/key.h"

namespace astrolabe::app {

/// What a press of a key means to us. Letters go by what the key types, digits and punctuation by
/// where it is; a key of a layout without Latin letters goes by its place as well. nullopt for
/// modifiers and keys that no action can have.
[[nodiscard]] std::optional<KeyChord> chord_of(const SDL_Keysym& keysym);

/// The chord as the keys of this keyboard are labelled: "Ctrl+Shift+Z", "ß" where a US keyboard has
/// "-". Needs SDL's video to be running for other layouts than US.
[[nodiscard]] std::string local_text_of(const KeyChord& chord);

}  // namespace astrolabe::app
