#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace astrolabe::app {

/// Where the keyboard is and goes. Tab and Shift+Tab go from control to control of a region in the
/// order in which they are drawn, then on to the next region, and round; F6 goes from region to
/// region, the canvas among them. Dear ImGui's own Tab stops at fields only in older versions.
class FocusTravel {
 public:
  /// Forgets the controls of the last frame. Call it before the regions are drawn.
  void begin_frame();
  /// Adds the item drawn last, and gives it the keyboard where that was wished.
  void note_last_item(bool enabled);

  // The next frame carries these out. From the canvas the next is the first, the previous the last.
  void to_next_control();
  void to_previous_control();
  void to_next_region();
  /// No cursor of the navigation, all shortcuts work.
  void to_canvas();

 private:
  struct Stop {
    std::size_t region = 0;  ///< In the order in which Tab comes to them.
    std::uint32_t item = 0;
    bool focused = false;
  };

  /// Sorts the stops. The one that has the keyboard, or the number of them.
  [[nodiscard]] std::size_t find_focused();

  std::vector<Stop> stops_;   ///< Of the frame that is drawn, or else of the last one.
  std::uint32_t wished_ = 0;  ///< 0 for none.
  bool canvas_wished_ = false;
};

}  // namespace astrolabe::app
