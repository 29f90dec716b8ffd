// Cells of three pixels and more: terrain, the inset tile of the search state, grid lines, and
// anti-aliased edges.

uniform float u_grid_alpha;  // grid lines fade in with the zoom: 0 to 1

// How much of a pixel lies inside, by the signed distance of its middle to an edge, in screen
// pixels; negative inside.
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

// Stripes at an angle, three in a cell of a square grid, which go on from cell to cell there.
vec3 with_stripes(vec3 ground, vec2 offset) {
  float period = 1.0 / 3.0;
  float along = fract((offset.x + offset.y) / period + 0.5) - 0.5;
  // From the middle of a stripe, across it.
  float pixels = (abs(along) - 0.17) * period * 0.7071 * u_zoom;
  return over(ground, u_barred, coverage(pixels));
}

struct Neighbour {
  vec3 colour;
  bool inside;
  bool wall;
};

// What lies beyond an edge: the cell that the point reflected by it lies in.
Neighbour beyond(vec2 point, vec2 normal, float edge) {
  vec2 unused;
  ivec2 cell = cell_at(point + normal * max(2.0 * edge, 0.02), unused);
  if (!on_map(cell)) return Neighbour(surface_at(point), false, false);
  vec4 terrain = terrain_of(cell);
  return Neighbour(terrain.rgb, true, is_wall(terrain));
}

void main() {
  vec2 offset;
  ivec2 cell = cell_of_pixel(plane_point(), offset);
  // The point again, with cells where their edges are drawn.
  vec2 point = centre_of(cell) + offset;
  bool inside = on_map(cell);
  vec4 terrain = inside ? terrain_of(cell) : vec4(surface_at(point), 0.0);
  bool wall = inside && is_wall(terrain);
  vec3 colour = terrain.rgb;
  if (inside && is_barred(terrain)) colour = with_stripes(colour, offset);
  if (inside && !wall) colour = with_state(colour, cell, offset);

  vec2 normal;
  vec2 next_normal;
  vec2 edges = edge_distances(offset, normal, next_normal);
  vec2 edge_pixels = edges * u_zoom;
  float line_width = floor(max(u_ui_scale, u_pixel_step) / u_pixel_step + 0.5);
  float wall_edge = clamp(0.06 * u_zoom, 0.0, 2.0 * u_ui_scale);
  float reach = max((line_width + 1.0) * u_pixel_step, wall ? wall_edge + u_pixel_step : 0.0);
  if (edge_pixels.x < reach) {
    Neighbour other = beyond(point, normal, edges.x);
    if (wall) {
      // A wall shows a slight lighter edge where it ends.
      float lit = other.wall ? 0.0 : coverage(edge_pixels.x - wall_edge);
      if (edge_pixels.y < reach && !beyond(point, next_normal, edges.y).wall) {
        lit = max(lit, coverage(edge_pixels.y - wall_edge));
      }
      colour = mix(colour, u_wall_light.rgb, lit);
    }
    colour = mix(colour, other.colour, coverage(edge_pixels.x));
    float line = clamp(0.5 * line_width + 0.5 - line_distance(offset, line_width), 0.0, 1.0);
    if (!inside && !other.inside) line = 0.0;
    if (wall && other.wall) line *= 0.35;
    colour = over(colour, u_grid_line, line * u_grid_alpha);
  }
  out_colour = vec4(colour, 1.0);
}
