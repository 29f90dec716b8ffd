#include "app/ui/widget_registry.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

/// A Dear ImGui context without a window or a display; a frame can be begun and ended in it.
class WidgetRegistryTest : public testing::Test {
 protected:
  WidgetRegistryTest() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = ImVec2(400, 300);
    io.DeltaTime = 1.0F / 60.0F;
    io.IniFilename = nullptr;
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    io.Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
  }
  ~WidgetRegistryTest() override { ImGui::DestroyContext(); }

  // Draws a child window 100 pixels high whose rows are 60 high.
  void draw_frame() {
    registry_.begin_frame();
    ImGui::NewFrame();
    ImGui::SetNextWindowPos(ImVec2(0, 0));
    ImGui::SetNextWindowSize(ImVec2(400, 300));
    ImGui::Begin("window", nullptr, ImGuiWindowFlags_NoDecoration);
    ImGui::BeginChild("child", ImVec2(200, 100), false, ImGuiWindowFlags_NoScrollbar);
    ImGui::Button("first", ImVec2(50, 60));
    note_widget("list.first");
    ImGui::Button("second", ImVec2(50, 60));
    note_widget("list.second", false);
    ImGui::Button("third", ImVec2(50, 60));
    note_widget("list.third");
    ImGui::EndChild();
    note_drawn_widget("handle", ImVec2(390, 10), ImVec2(450, 20));
    ImGui::End();
    ImGui::Render();
  }

  WidgetRegistry registry_;
};

TEST_F(WidgetRegistryTest, WithoutARegistryNotingDoesNothing) {
  draw_frame();
  EXPECT_TRUE(registry_.ids().empty());
}

TEST_F(WidgetRegistryTest, KnowsWhatWasDrawnAndWhatOfItShows) {
  registry_.attach();
  draw_frame();
  const WidgetState* first = registry_.find("list.first");
  const WidgetState* second = registry_.find("list.second");
  ASSERT_NE(first, nullptr);
  ASSERT_NE(second, nullptr);
  EXPECT_TRUE(first->visible);
  EXPECT_TRUE(first->enabled);
  EXPECT_FLOAT_EQ(first->max.x - first->min.x, 50);
  EXPECT_FLOAT_EQ(first->max.y - first->min.y, 60);
  EXPECT_TRUE(second->visible);
  EXPECT_FALSE(second->enabled);
  EXPECT_LT(second->max.y - second->min.y, 60);  // its lower part is clipped away
}

TEST_F(WidgetRegistryTest, WhatIsScrolledOutOfSightIsNotVisible) {
  registry_.attach();
  draw_frame();
  const WidgetState* third = registry_.find("list.third");
  ASSERT_NE(third, nullptr);
  EXPECT_FALSE(third->visible);
}

TEST_F(WidgetRegistryTest, DrawnThingsAreClippedToTheirWindow) {
  registry_.attach();
  draw_frame();
  const WidgetState* handle = registry_.find("handle");
  ASSERT_NE(handle, nullptr);
  EXPECT_TRUE(handle->visible);
  EXPECT_LE(handle->max.x, 400);
}

TEST_F(WidgetRegistryTest, ForgetsWhatIsNoLongerDrawn) {
  registry_.attach();
  draw_frame();
  EXPECT_EQ(registry_.ids().size(), 4U);
  registry_.begin_frame();
  EXPECT_EQ(registry_.find("list.first"), nullptr);
  EXPECT_TRUE(registry_.ids().empty());
}

TEST_F(WidgetRegistryTest, SeesThePointer) {
  registry_.attach();
  draw_frame();
  ImGui::GetIO().MousePos = registry_.find("list.first")->centre();
  draw_frame();
  draw_frame();
  EXPECT_TRUE(registry_.find("list.first")->hovered);
  EXPECT_FALSE(registry_.find("list.second")->hovered);
}

}  // namespace
}  // namespace astrolabe::app
