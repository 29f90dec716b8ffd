#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/ui/ui_context.h"

namespace astrolabe::app {

struct Action;
class Workbench;

/// Finds any action by its words: type, arrow keys, Enter.
class CommandPalette {
 public:
  void open();
  void draw(Workbench& workbench, const UiContext& context);

 private:
  void draw_content(Workbench& workbench, const UiContext& context);
  /// The action that was clicked, or nullptr. `reveal` scrolls to the chosen one.
  [[nodiscard]] const Action* draw_list(const Workbench& workbench, const UiContext& context,
                                        const std::vector<const Action*>& found, bool reveal) const;

  bool opening_ = false;
  std::string words_;
  std::size_t chosen_ = 0;
};

}  // namespace astrolabe::app
