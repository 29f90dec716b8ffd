#include "app/ui/input/sdl_keys.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

SDL_Keysym pressed(SDL_Keycode typed, SDL_Scancode place, int modifiers = KMOD_NONE) {
  SDL_Keysym keysym{};
  keysym.sym = typed;
  keysym.scancode = place;
  keysym.mod = static_cast<Uint16>(modifiers);
  return keysym;
}

TEST(SdlKeys, LettersGoByWhatTheKeyTypes) {
  // A French keyboard has A where a US keyboard has Q.
  EXPECT_EQ(chord_of(pressed(SDLK_a, SDL_SCANCODE_Q)), (KeyChord{.key = Key::kA}));
  EXPECT_EQ(chord_of(pressed(SDLK_z, SDL_SCANCODE_Y, KMOD_LCTRL | KMOD_RSHIFT)),
            (KeyChord{.key = Key::kZ, .ctrl = true, .shift = true}));
}

TEST(SdlKeys, LettersGoByPlaceWhereTheLayoutHasNoLatinOnes) {
  constexpr SDL_Keycode kCyrillicI = 0x0438;  // On the key that types B in the US.
  EXPECT_EQ(chord_of(pressed(kCyrillicI, SDL_SCANCODE_B)), (KeyChord{.key = Key::kB}));
}

TEST(SdlKeys, DigitsAndPunctuationGoByPlace) {
  // A French keyboard types "&" on the key of 1 and ";" on the key of ",".
  EXPECT_EQ(chord_of(pressed(SDLK_AMPERSAND, SDL_SCANCODE_1)), (KeyChord{.key = Key::k1}));
  EXPECT_EQ(chord_of(pressed(SDLK_SEMICOLON, SDL_SCANCODE_COMMA)), (KeyChord{.key = Key::kComma}));
  EXPECT_EQ(chord_of(pressed(SDLK_0, SDL_SCANCODE_0)), (KeyChord{.key = Key::k0}));
  EXPECT_EQ(chord_of(pressed(SDLK_PERIOD, SDL_SCANCODE_PERIOD, KMOD_LSHIFT)),
            (KeyChord{.key = Key::kPeriod, .shift = true}));
}

TEST(SdlKeys, KeypadDigitsNeedNumLock) {
  EXPECT_EQ(chord_of(pressed(SDLK_KP_7, SDL_SCANCODE_KP_7, KMOD_NUM)), (KeyChord{.key = Key::k7}));
  EXPECT_EQ(chord_of(pressed(SDLK_KP_0, SDL_SCANCODE_KP_0, KMOD_NUM)), (KeyChord{.key = Key::k0}));
  EXPECT_FALSE(chord_of(pressed(SDLK_KP_7, SDL_SCANCODE_KP_7)).has_value());
}

TEST(SdlKeys, PlusIsTheSameWithAndWithoutShift) {
  EXPECT_EQ(chord_of(pressed(SDLK_EQUALS, SDL_SCANCODE_EQUALS)), (KeyChord{.key = Key::kPlus}));
  EXPECT_EQ(chord_of(pressed(SDLK_EQUALS, SDL_SCANCODE_EQUALS, KMOD_LSHIFT)),
            (KeyChord{.key = Key::kPlus}));
}

TEST(SdlKeys, QuestionMarkIsOneKeyWhereverItIs) {
  EXPECT_EQ(chord_of(pressed(SDLK_SLASH, SDL_SCANCODE_SLASH, KMOD_RSHIFT)),
            (KeyChord{.key = Key::kQuestion}));
  EXPECT_EQ(chord_of(pressed(SDLK_QUESTION, SDL_SCANCODE_MINUS)),
            (KeyChord{.key = Key::kQuestion}));
  EXPECT_EQ(chord_of(pressed(SDLK_SLASH, SDL_SCANCODE_SLASH)), (KeyChord{.key = Key::kSlash}));
}

TEST(SdlKeys, ModifiersAloneAreNoChord) {
  EXPECT_FALSE(chord_of(pressed(SDLK_LSHIFT, SDL_SCANCODE_LSHIFT, KMOD_LSHIFT)).has_value());
}

TEST(SdlKeys, FunctionAndNavigationKeysAreKnown) {
  EXPECT_EQ(chord_of(pressed(SDLK_F9, SDL_SCANCODE_F9)), (KeyChord{.key = Key::kF9}));
  EXPECT_EQ(chord_of(pressed(SDLK_F10, SDL_SCANCODE_F10, KMOD_LSHIFT)),
            (KeyChord{.key = Key::kF10, .shift = true}));
  EXPECT_EQ(chord_of(pressed(SDLK_PAGEDOWN, SDL_SCANCODE_PAGEDOWN)),
            (KeyChord{.key = Key::kPageDown}));
  EXPECT_EQ(chord_of(pressed(SDLK_KP_ENTER, SDL_SCANCODE_KP_ENTER)),
            (KeyChord{.key = Key::kEnter}));
}

}  // namespace
}  // namespace astrolabe::app
