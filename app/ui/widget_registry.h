#pragma once

#include <imgui.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe::app {

/// One widget as it was drawn in the last finished frame. [Units: ImGui's logical pixels]
struct WidgetState {
  ImVec2 min;            ///< Upper-left of the part that is inside the clip rectangle.
  ImVec2 max;            ///< Lower-right of that part; equals `min` where nothing of it shows.
  bool visible = false;  ///< Some of it lies inside the clip rectangle.
  bool enabled = true;   ///< It reacts to the pointer and the keyboard.
  bool hovered = false;  ///< The pointer is over it and nothing covers it.
  bool active = false;   ///< It is held, dragged or edited.
  bool focused = false;  ///< It has the keyboard focus.

  /// The middle of the part that shows: where the script player points.
  [[nodiscard]] ImVec2 centre() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
};

/// Where every named widget of the window is, by a stable id such as "search.heuristic". Filled
/// while a frame is drawn; read by the script player, so that a test says which button it means
/// instead of where it happens to lie.
///
/// Ids are lower case, words joined by '_', places by '.': "transport.play". An item inside an open
/// combo box, menu or list is the id of its owner, a slash and the item's own id:
/// "search.heuristic/octile", "menu.file/open".
///
/// Uses public Dear ImGui functions only. A widget that wasn't drawn this frame doesn't exist.
/// Costs one look-up in a tree for each widget and frame, and no allocation once a widget is known.
class WidgetRegistry {
 public:
  /// Makes note_widget() write here: sets the user data of the current Dear ImGui context. The
  /// registry must outlive the context or be detached by attaching another one.
  void attach();

  /// Forgets all widgets. Call before ImGui::NewFrame().
  void begin_frame();

  void note(std::string_view id, const WidgetState& state);

  /// The widget as drawn in the newest frame, or nullptr. Valid until begin_frame().
  [[nodiscard]] const WidgetState* find(std::string_view id) const;

  /// The ids of all widgets drawn in the newest frame, sorted.
  [[nodiscard]] std::vector<std::string> ids() const;

 private:
  struct Entry {
    WidgetState state;
    std::uint64_t frame = 0;
  };
  std::map<std::string, Entry, std::less<>> entries_;
  std::uint64_t frame_ = 1;
};

/// Notes the item that Dear ImGui drew last under `id`. Call it after each item. Dear ImGui doesn't
/// tell publicly whether an item stands inside BeginDisabled(), so the caller does.
void note_widget(std::string_view id, bool enabled = true);

/// The same for something drawn by hand that is no Dear ImGui item (a handle on the canvas). Its
/// rectangle is clipped by the current window's clip rectangle.
void note_drawn_widget(std::string_view id, ImVec2 min, ImVec2 max, bool enabled = true);

}  // namespace astrolabe::app
