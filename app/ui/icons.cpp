#include "app/ui/icons.h"

#include <imgui.h>

#include <cmath>
#include <initializer_list>
#include <numbers>

namespace astrolabe::app {

namespace {

/// Draws in a square that reaches from -1 to 1 on both axes.
class IconPen {
 public:
  IconPen(ImDrawList& list, ImVec2 centre, float size, ImU32 colour)
      : list_(list),
        centre_(centre),
        half_(size * 0.5F),
        stroke_(std::fmax(1.0F, size * 0.1F)),
        colour_(colour) {}

  void line(std::initializer_list<ImVec2> points, bool closed = false) {
    for (const ImVec2& point : points) list_.PathLineTo(at(point));
    list_.PathStroke(colour_, closed ? ImDrawFlags_Closed : ImDrawFlags_None, stroke_);
  }
  void fill(std::initializer_list<ImVec2> points) {
    for (const ImVec2& point : points) list_.PathLineTo(at(point));
    list_.PathFillConvex(colour_);
  }
  void box(ImVec2 min, ImVec2 max, float rounding = 0.0F) {
    list_.AddRectFilled(at(min), at(max), colour_, rounding * half_);
  }
  void frame(ImVec2 min, ImVec2 max, float rounding = 0.2F) {
    list_.AddRect(at(min), at(max), colour_, rounding * half_, ImDrawFlags_None, stroke_);
  }
  void circle(ImVec2 middle, float radius) {
    list_.AddCircle(at(middle), radius * half_, colour_, 0, stroke_);
  }
  void disc(ImVec2 middle, float radius) {
    list_.AddCircleFilled(at(middle), radius * half_, colour_, 0);
  }
  /// Angles in turns, clockwise from three o'clock.
  void arc(ImVec2 middle, float radius, float from, float to) {
    constexpr float kTurn = 2.0F * std::numbers::pi_v<float>;
    list_.PathArcTo(at(middle), radius * half_, from * kTurn, to * kTurn, 24);
    list_.PathStroke(colour_, ImDrawFlags_None, stroke_);
  }

 private:
  [[nodiscard]] ImVec2 at(ImVec2 point) const {
    return {centre_.x + point.x * half_, centre_.y + point.y * half_};
  }

  ImDrawList& list_;
  ImVec2 centre_;
  float half_;
  float stroke_;
  ImU32 colour_;
};

void draw_play(IconPen& pen) { pen.fill({{-0.6F, -0.85F}, {0.85F, 0.0F}, {-0.6F, 0.85F}}); }

void draw_pause(IconPen& pen) {
  pen.box({-0.65F, -0.8F}, {-0.2F, 0.8F}, 0.1F);
  pen.box({0.2F, -0.8F}, {0.65F, 0.8F}, 0.1F);
}

/// `side` is 1 to the right, -1 to the left.
void draw_step(IconPen& pen, float side) {
  if (side > 0.0F) {
    pen.fill({{-0.35F, -0.7F}, {0.7F, 0.0F}, {-0.35F, 0.7F}});
  } else {
    pen.fill({{0.35F, -0.7F}, {0.35F, 0.7F}, {-0.7F, 0.0F}});
  }
}

void draw_to_end(IconPen& pen, float side) {
  if (side > 0.0F) {
    pen.fill({{-0.75F, -0.75F}, {0.4F, 0.0F}, {-0.75F, 0.75F}});
    pen.box({0.45F, -0.75F}, {0.75F, 0.75F});
  } else {
    pen.fill({{0.75F, -0.75F}, {0.75F, 0.75F}, {-0.4F, 0.0F}});
    pen.box({-0.75F, -0.75F}, {-0.45F, 0.75F});
  }
}

/// An open circle with an arrow head at its end: once round to the start, or undo and redo.
void draw_restart(IconPen& pen) {
  pen.arc({0.0F, 0.05F}, 0.75F, -0.12F, 0.62F);
  pen.fill({{-0.86F, -0.86F}, {-0.12F, -0.62F}, {-0.74F, -0.08F}});
}

void draw_turn(IconPen& pen, float side) {
  const float head = -0.85F * side;
  if (side > 0.0F) {
    pen.line({{head + 0.4F, -0.3F}, {0.3F, -0.3F}});
    pen.arc({0.3F, 0.2F}, 0.5F, -0.25F, 0.25F);
    pen.fill({{head, -0.3F}, {head + 0.5F, -0.75F}, {head + 0.5F, 0.15F}});
    pen.line({{0.3F, 0.7F}, {-0.3F, 0.7F}});
  } else {
    pen.line({{head - 0.4F, -0.3F}, {-0.3F, -0.3F}});
    pen.arc({-0.3F, 0.2F}, 0.5F, 0.25F, 0.75F);
    pen.fill({{head, -0.3F}, {head - 0.5F, 0.15F}, {head - 0.5F, -0.75F}});
    pen.line({{-0.3F, 0.7F}, {0.3F, 0.7F}});
  }
}

void draw_pointer(IconPen& pen) {
  pen.fill({{-0.55F, -0.85F}, {0.65F, 0.35F}, {-0.02F, 0.35F}});
  pen.fill({{-0.55F, -0.85F}, {-0.02F, 0.35F}, {-0.55F, 0.8F}});
  pen.line({{-0.1F, 0.3F}, {0.2F, 0.85F}});
}

void draw_brush(IconPen& pen) {
  pen.line({{0.8F, -0.8F}, {0.0F, 0.1F}});
  pen.line({{0.85F, -0.65F}, {0.1F, 0.2F}});
  pen.disc({-0.2F, 0.35F}, 0.38F);
  pen.fill({{-0.55F, 0.2F}, {0.05F, 0.65F}, {-0.85F, 0.85F}});
}

void draw_eraser(IconPen& pen) {
  pen.line({{-0.1F, -0.75F}, {0.8F, 0.0F}, {0.1F, 0.7F}, {-0.35F, 0.7F}, {-0.8F, 0.2F}}, true);
  pen.line({{-0.45F, -0.3F}, {0.45F, 0.4F}});
  pen.line({{-0.3F, 0.75F}, {0.85F, 0.75F}});
}

void draw_fit(IconPen& pen) {
  for (const float x : {-1.0F, 1.0F}) {
    for (const float y : {-1.0F, 1.0F}) {
      pen.line({{0.8F * x, 0.3F * y}, {0.8F * x, 0.8F * y}, {0.3F * x, 0.8F * y}});
    }
  }
  pen.disc({0.0F, 0.0F}, 0.22F);
}

void draw_grid_lines(IconPen& pen) {
  pen.frame({-0.8F, -0.8F}, {0.8F, 0.8F}, 0.1F);
  for (const float at : {-0.27F, 0.27F}) {
    pen.line({{at, -0.8F}, {at, 0.8F}});
    pen.line({{-0.8F, at}, {0.8F, at}});
  }
}

void draw_search(IconPen& pen) {
  pen.circle({-0.15F, -0.15F}, 0.6F);
  pen.line({{0.3F, 0.3F}, {0.85F, 0.85F}});
}

void draw_folder(IconPen& pen) {
  pen.line({{-0.85F, 0.65F},
            {-0.85F, -0.65F},
            {-0.25F, -0.65F},
            {-0.05F, -0.4F},
            {0.85F, -0.4F},
            {0.85F, 0.65F}},
           true);
}

void draw_file(IconPen& pen) {
  pen.line({{-0.6F, 0.85F}, {-0.6F, -0.85F}, {0.2F, -0.85F}, {0.6F, -0.4F}, {0.6F, 0.85F}}, true);
  pen.line({{0.15F, -0.85F}, {0.15F, -0.35F}, {0.6F, -0.35F}});
}

void draw_exclamation(IconPen& pen, float top) {
  pen.box({-0.1F, top}, {0.1F, 0.25F}, 0.1F);
  pen.disc({0.0F, 0.52F}, 0.13F);
}

void draw_warning(IconPen& pen) {
  pen.line({{0.0F, -0.8F}, {0.9F, 0.8F}, {-0.9F, 0.8F}}, true);
  draw_exclamation(pen, -0.3F);
}

void draw_info(IconPen& pen) {
  pen.circle({0.0F, 0.0F}, 0.85F);
  pen.disc({0.0F, -0.42F}, 0.13F);
  pen.box({-0.1F, -0.12F}, {0.1F, 0.52F}, 0.1F);
}

void draw_error(IconPen& pen) {
  pen.circle({0.0F, 0.0F}, 0.85F);
  draw_exclamation(pen, -0.52F);
}

void draw_goal(IconPen& pen) {
  pen.line({{-0.5F, -0.85F}, {-0.5F, 0.85F}});
  pen.fill({{-0.5F, -0.85F}, {0.75F, -0.4F}, {-0.5F, 0.1F}});
}

void draw(IconPen& pen, Icon icon) {
  switch (icon) {
    case Icon::kToStart:
      return draw_to_end(pen, -1.0F);
    case Icon::kStepBack:
      return draw_step(pen, -1.0F);
    case Icon::kPlay:
      return draw_play(pen);
    case Icon::kPause:
      return draw_pause(pen);
    case Icon::kStepForward:
      return draw_step(pen, 1.0F);
    case Icon::kToEnd:
      return draw_to_end(pen, 1.0F);
    case Icon::kRestart:
      return draw_restart(pen);
    case Icon::kPointer:
      return draw_pointer(pen);
    case Icon::kBrush:
      return draw_brush(pen);
    case Icon::kEraser:
      return draw_eraser(pen);
    case Icon::kFit:
      return draw_fit(pen);
    case Icon::kPlus:
      pen.line({{0.0F, -0.75F}, {0.0F, 0.75F}});
      [[fallthrough]];
    case Icon::kMinus:
      return pen.line({{-0.75F, 0.0F}, {0.75F, 0.0F}});
    case Icon::kGridLines:
      return draw_grid_lines(pen);
    case Icon::kUndo:
      return draw_turn(pen, 1.0F);
    case Icon::kRedo:
      return draw_turn(pen, -1.0F);
    case Icon::kSearch:
      return draw_search(pen);
    case Icon::kFolder:
      return draw_folder(pen);
    case Icon::kFile:
      return draw_file(pen);
    case Icon::kArrowUp:
      pen.line({{0.0F, -0.75F}, {0.0F, 0.8F}});
      return pen.line({{-0.6F, -0.15F}, {0.0F, -0.75F}, {0.6F, -0.15F}});
    case Icon::kClose:
      pen.line({{-0.65F, -0.65F}, {0.65F, 0.65F}});
      return pen.line({{-0.65F, 0.65F}, {0.65F, -0.65F}});
    case Icon::kCheck:
      return pen.line({{-0.75F, 0.05F}, {-0.2F, 0.6F}, {0.75F, -0.6F}});
    case Icon::kInfo:
      return draw_info(pen);
    case Icon::kWarning:
      return draw_warning(pen);
    case Icon::kError:
      return draw_error(pen);
    case Icon::kStart:
      return pen.disc({0.0F, 0.0F}, 0.75F);
    case Icon::kGoal:
      return draw_goal(pen);
  }
}

}  // namespace

void draw_icon(ImDrawList& list, Icon icon, const ImVec2& centre, float size, ImU32 colour) {
  IconPen pen(list, centre, size, colour);
  draw(pen, icon);
}

}  // namespace astrolabe::app
