#include "app/ui/player/sdl_key.h"

#include <SDL.h>
#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

constexpr KeyModifiers kCtrl{.ctrl = true};
constexpr KeyModifiers kShift{.shift = true};
constexpr KeyModifiers kCtrlShift{.ctrl = true, .shift = true};

TEST(SdlKey, ReadsLettersInEitherCase) {
  EXPECT_EQ(parse_key("v"), (SdlKey{SDLK_v, SDL_SCANCODE_V, {}}));
  EXPECT_EQ(parse_key("V"), (SdlKey{SDLK_v, SDL_SCANCODE_V, {}}));
}

TEST(SdlKey, ReadsChordsInAnyCase) {
  EXPECT_EQ(parse_key("ctrl+shift+z"), (SdlKey{SDLK_z, SDL_SCANCODE_Z, kCtrlShift}));
  EXPECT_EQ(parse_key("Ctrl+Z"), (SdlKey{SDLK_z, SDL_SCANCODE_Z, kCtrl}));
}

TEST(SdlKey, ReadsNamedKeys) {
  EXPECT_EQ(parse_key("f11"), (SdlKey{SDLK_F11, SDL_SCANCODE_F11, {}}));
  EXPECT_EQ(parse_key("page-down"), (SdlKey{SDLK_PAGEDOWN, SDL_SCANCODE_PAGEDOWN, {}}));
  EXPECT_EQ(parse_key("pageup"), (SdlKey{SDLK_PAGEUP, SDL_SCANCODE_PAGEUP, {}}));
  EXPECT_EQ(parse_key("esc"), (SdlKey{SDLK_ESCAPE, SDL_SCANCODE_ESCAPE, {}}));
  EXPECT_EQ(parse_key("enter"), (SdlKey{SDLK_RETURN, SDL_SCANCODE_RETURN, {}}));
  EXPECT_EQ(parse_key("space"), (SdlKey{SDLK_SPACE, SDL_SCANCODE_SPACE, {}}));
  EXPECT_EQ(parse_key("left"), (SdlKey{SDLK_LEFT, SDL_SCANCODE_LEFT, {}}));
}

TEST(SdlKey, AModifierAloneIsAKey) {
  EXPECT_EQ(parse_key("shift"), (SdlKey{SDLK_LSHIFT, SDL_SCANCODE_LSHIFT, {}}));
}

TEST(SdlKey, FindsShiftedPunctuationOnItsKey) {
  EXPECT_EQ(parse_key("?"), (SdlKey{SDLK_SLASH, SDL_SCANCODE_SLASH, kShift}));
  EXPECT_EQ(parse_key("+"), (SdlKey{SDLK_EQUALS, SDL_SCANCODE_EQUALS, kShift}));
  EXPECT_EQ(parse_key("ctrl++"), (SdlKey{SDLK_EQUALS, SDL_SCANCODE_EQUALS, kCtrlShift}));
  EXPECT_EQ(parse_key("plus"), parse_key("+"));
  EXPECT_EQ(parse_key("."), (SdlKey{SDLK_PERIOD, SDL_SCANCODE_PERIOD, {}}));
}

TEST(SdlKey, RefusesUnknownNames) {
  EXPECT_EQ(parse_key(""), std::nullopt);
  EXPECT_EQ(parse_key("hyper+x"), std::nullopt);
  EXPECT_EQ(parse_key("nosuchkey"), std::nullopt);
}

TEST(SdlKey, ReadsModifiersAlone) {
  EXPECT_EQ(parse_modifiers("ctrl"), kCtrl);
  EXPECT_EQ(parse_modifiers("shift+ctrl"), kCtrlShift);
  EXPECT_EQ(parse_modifiers("x"), std::nullopt);
  EXPECT_EQ(parse_modifiers("ctrl+x"), std::nullopt);
  EXPECT_EQ(parse_modifiers(""), std::nullopt);
}

TEST(SdlKey, EveryPrintableCharacterHasAKeyThatTypesIt) {
  for (char c = ' '; c <= '~'; ++c) EXPECT_TRUE(key_typing(c).has_value()) << c;
  EXPECT_EQ(key_typing('A'), (SdlKey{SDLK_a, SDL_SCANCODE_A, kShift}));
  EXPECT_EQ(key_typing('\n'), std::nullopt);
}

}  // namespace
}  // namespace astrolabe::app
