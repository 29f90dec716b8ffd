#include "app/ui/panels/palette_panel.h"

#include <cmath>
#include <string>

#include "app/model/number_text.h"
#include "app/model/workbench.h"
#include "app/ui/panels/figures.h"
#include "app/ui/terrain_colours.h"
#include "app/ui/widget_registry.h"

namespace astrolabe::app {

namespace {

constexpr float kRowHeight = 28.0f;
constexpr float kSwatchSize = 20.0f;
constexpr std::size_t kTerrainKeys = 9;  ///< 1 to 9.

std::string cost_words(const Terrain& terrain) {
  if (terrain.blocked) return "blocked";
  return "cost " + shortest_text(terrain.cost_hundredths / 100.0);
}

void draw_swatch(const UiContext& context, const Terrain& terrain, ImVec2 at) {
  const float size = context.px(kSwatchSize);
  const Colour ground = terrain_colour(terrain, context.theme);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 max(at.x + size, at.y + size);
  list.AddRectFilled(at, max, packed(ground), context.px(3));
  list.AddRect(at, max, packed(context.theme.line), context.px(3));
  const std::string glyph(1, terrain.glyph);
  const ImVec2 extent = text_size(glyph);
  draw_text(list,
            ImVec2(std::floor(at.x + (size - extent.x) / 2.0f),
                   std::floor(at.y + (size - extent.y) / 2.0f)),
            more_legible(ground, context.theme.cell_text, context.theme.cell_text_inverse), glyph);
}

/// A key as a small outlined square.
void draw_key_cap(const UiContext& context, const std::string& key, ImVec2 centre) {
  const ScopedFont small_face(context.fonts.small_text());
  const float half = context.px(9);
  const ImVec2 middle(std::floor(centre.x), std::floor(centre.y));
  const ImVec2 extent = text_size(key);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRect(ImVec2(middle.x - half, middle.y - half), ImVec2(middle.x + half, middle.y + half),
               packed(context.theme.line), context.px(3));
  draw_text(list,
            ImVec2(std::floor(middle.x - extent.x / 2.0f), std::floor(middle.y - extent.y / 2.0f)),
            context.theme.muted, key);
}

/// A line of the palette: swatch, name, cost, and the key that chooses it.
bool draw_terrain(const UiContext& context, const Terrain& terrain, std::size_t index,
                  bool chosen) {
  const std::string id = "palette.terrain/" + std::to_string(index);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = context.px(kRowHeight);
  const bool clicked = ImGui::Selectable(hidden_label(id).c_str(), chosen,
                                         ImGuiSelectableFlags_None, ImVec2(width, height));
  const bool has_key = index < kTerrainKeys;
  finish_control(context, {id, terrain.blocked ? "Cannot be entered"
                                               : "What a step onto it costs, times its length"});
  const float inset = std::floor((height - context.px(kSwatchSize)) / 2.0f);
  draw_swatch(context, terrain, ImVec2(at.x + inset, at.y + inset));
  const float text_y = std::floor(at.y + (height - ImGui::GetTextLineHeight()) / 2.0f);
  ImDrawList& list = *ImGui::GetWindowDrawList();

  const float key_column = context.px(32);
  const std::string cost = cost_words(terrain);
  const float cost_left = at.x + width - key_column - text_size(cost).x;
  const float name_left = at.x + inset + context.px(kSwatchSize + 8);
  draw_text(list, ImVec2(name_left, text_y), context.theme.text,
            elided(terrain.name, cost_left - name_left - context.px(8)));
  draw_text(list, ImVec2(std::floor(cost_left), text_y), context.theme.muted, cost);
  if (has_key) {
    const ImVec2 centre(at.x + width - context.px(14), at.y + height / 2.0f);
    draw_key_cap(context, std::to_string(index + 1), centre);
  }
  return clicked;
}

}  // namespace

void draw_palette_panel(Workbench& workbench, const UiContext& context) {
  const Palette& palette = workbench.map().palette();
  heading(context, "Terrain");
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(8), context.px(2)));
  for (std::size_t i = 0; i < palette.size(); ++i) {
    const auto index = static_cast<TerrainIndex>(i);
    if (draw_terrain(context, palette[i], i, workbench.active_terrain() == index)) {
      workbench.choose_terrain(index);
      if (!tool_entry(workbench.tool()).paints) workbench.take_tool(Tool::kBrush);
    }
  }
  ImGui::PopStyleVar();
  const ToolEntry& tool = tool_entry(workbench.tool());
  heading(context, tool.name);
  note_text(context, tool.hint);
}

}  // namespace astrolabe::app
