#include "app/ui/player/virtual_devices.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

constexpr std::uint32_t kWindow = 7;

TEST(VirtualDevices, MotionCarriesPixelsDistanceAndButtons) {
  VirtualDevices devices(kWindow);
  (void)devices.move_to({10.7, 20.2});
  (void)devices.press(PointerButton::kMiddle, true, 1);
  const SDL_Event event = devices.move_to({-3.5, 25});
  EXPECT_EQ(event.type, static_cast<Uint32>(SDL_MOUSEMOTION));
  EXPECT_EQ(event.motion.windowID, kWindow);
  EXPECT_EQ(event.motion.x, -4);  // the pixel left of the window's edge, not pixel -3
  EXPECT_EQ(event.motion.y, 25);
  EXPECT_EQ(event.motion.xrel, -14);
  EXPECT_EQ(event.motion.yrel, 5);
  EXPECT_EQ(event.motion.state, SDL_BUTTON_MMASK);
}

TEST(VirtualDevices, ButtonsHappenWhereThePointerIs) {
  VirtualDevices devices(kWindow);
  (void)devices.move_to({10, 20});
  const SDL_Event down = devices.press(PointerButton::kRight, true, 2);
  EXPECT_EQ(down.type, static_cast<Uint32>(SDL_MOUSEBUTTONDOWN));
  EXPECT_EQ(down.button.button, SDL_BUTTON_RIGHT);
  EXPECT_EQ(down.button.clicks, 2);
  EXPECT_EQ(down.button.x, 10);
  EXPECT_TRUE(devices.holds(PointerButton::kRight));
  EXPECT_TRUE(devices.state().right);
  EXPECT_FALSE(devices.state().left);
  (void)devices.press(PointerButton::kRight, false, 2);
  EXPECT_FALSE(devices.holds(PointerButton::kRight));
}

TEST(VirtualDevices, HeldModifiersAreInLaterEvents) {
  VirtualDevices devices(kWindow);
  (void)devices.press(*parse_key("ctrl"), true);
  EXPECT_EQ(devices.press(*parse_key("a"), true).key.keysym.mod, KMOD_LCTRL);
  EXPECT_TRUE(devices.state().ctrl);
  (void)devices.press(*parse_key("ctrl"), false);
  EXPECT_EQ(devices.press(*parse_key("a"), true).key.keysym.mod, KMOD_NONE);
}

TEST(VirtualDevices, WheelsArePrecise) {
  const SDL_Event event = VirtualDevices(kWindow).wheel(0, -1.5);
  EXPECT_EQ(event.wheel.y, -1);
  EXPECT_EQ(event.wheel.preciseY, -1.5F);
}

TEST(VirtualDevices, TextEndsWithinTheEvent) {
  const SDL_Event event = VirtualDevices(kWindow).text(std::string(100, 'x'));
  EXPECT_EQ(std::string(event.text.text).size(), sizeof(event.text.text) - 1);
}

TEST(VirtualDevices, DroppedPathsBelongToTheReceiver) {
  const SDL_Event event = VirtualDevices(kWindow).drop("a/b.map");
  EXPECT_STREQ(event.drop.file, "a/b.map");
  SDL_free(event.drop.file);
}

}  // namespace
}  // namespace astrolabe::app
