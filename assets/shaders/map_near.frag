// Cells of three pixels and more: terrain, the inset tile of the search state, grid lines, and
// anti-aliased edges.

uniform float u_grid_alpha;  // grid lines fade in with the zoom: 0 to 1

// How much of a pixel lies inside, by the signed distance of its middle to an edge, in pixels;
// negative inside.
float coverage(float pixels) { return clamp(0.5 - pixels / u_pixel_step, 0.0, 1.0); }

vec3 over(vec3 below, vec4 above, float cover) { return mix(below, above.rgb, above.a * cover); }

// Draws the state as a tile inside its cell, so that a rim of the terrain stays visible.
vec3 with_state(vec3 ground, ivec2 cell, vec2 offset) {
  float shade;
  int state = state_of(cell, shade);
  if (state == kUnseen) return ground;

  float inset = clamp(0.07 * u_zoom, 0.4, 4.0 * u_ui_scale);
  if (state == kCurrent) inset = 0.5;
  float radius = clamp(0.16 * u_zoom, 0.0, 6.0 * u_ui_scale);
  float edge = u_zoom * tile_distance(offset, 0.5 - inset / u_zoom, radius / u_zoom);
  float inside = coverage(edge);

  if (state == kClosed) return over(ground, mix(u_closed_early, u_closed_late, shade), inside);
  float wide = state == kCurrent ? 0.13 : 0.075;
  float ring = clamp(wide * u_zoom, 0.3, (state == kCurrent ? 5.0 : 2.5) * u_ui_scale);
  vec4 fill = state == kCurrent ? u_current_fill : u_open;
  vec4 outline = state == kCurrent ? u_current_outline : u_open_ring;
  return over(over(ground, outline, inside), fill, coverage(edge + ring));
}

// A wall shows a slight lighter edge where it ends.
vec3 with_wall_edge(vec3 wall, float edge_pixels, bool wall_beyond) {
  if (wall_beyond) return wall;
  float width = clamp(0.06 * u_zoom, 0.0, 2.0 * u_ui_scale);
  return mix(wall, u_wall_light.rgb, u_wall_light.a * coverage(edge_pixels - width));
}

void main() {
  vec2 point = plane_point();
  vec2 offset;
  ivec2 cell = cell_at(point, offset);
  bool inside = on_map(cell);
  vec4 terrain = inside ? terrain_of(cell) : vec4(surface_at(point), 0.0);
  bool wall = inside && terrain.a > 0.5;

  vec2 normal;
  float edge = edge_distance(offset, normal);
  float edge_pixels = edge * u_zoom;
  float line_half = 0.5 * max(u_ui_scale, u_pixel_step);
  float reach = max(line_half + 0.5 * u_pixel_step, wall ? 0.06 * u_zoom + u_pixel_step : 0.0);

  vec3 colour = terrain.rgb;
  if (inside && !wall) colour = with_state(colour, cell, offset);
  if (edge_pixels < reach) {
    // Beyond the nearest edge: the cell that the point reflected by it lies in.
    vec2 beyond = point + normal * max(2.0 * edge, 0.01);
    vec2 unused;
    ivec2 other_cell = cell_at(beyond, unused);
    bool other_inside = on_map(other_cell);
    vec4 other = other_inside ? terrain_of(other_cell) : vec4(surface_at(point), 0.0);
    bool other_wall = other_inside && other.a > 0.5;

    if (wall) colour = with_wall_edge(colour, edge_pixels, other_wall);
    colour = mix(colour, other.rgb, coverage(edge_pixels));
    float line = u_grid_alpha * coverage(edge_pixels - line_half);
    if (!inside && !other_inside) line = 0.0;
    if (wall && other_wall) line *= 0.35;
    colour = over(colour, u_grid_line, line);
  }
  out_colour = vec4(colour, 1.0);
}
