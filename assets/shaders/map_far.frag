// Cells of half a pixel to three pixels: the mean of four flat samples, close enough to each other
// that not even a wall one cell thin is missed.

vec3 flat_colour(vec2 point) {
  vec2 offset;
  ivec2 cell = cell_at(point, offset);
  if (!on_map(cell)) return surface_at(point);
  vec4 terrain = terrain_of(cell);
  if (terrain.a > 0.5) return terrain.rgb;
  float shade;
  int state = state_of(cell, shade);
  if (state == kUnseen) return terrain.rgb;
  if (state == kOpen) return u_open.rgb;
  if (state == kCurrent) return u_current_fill.rgb;
  return mix(u_closed_early, u_closed_late, shade).rgb;
}

void main() {
  vec2 point = plane_point();
  float quarter = 0.25 * u_pixel_step / u_zoom;
  vec3 sum = flat_colour(point + vec2(-quarter, -quarter)) +
             flat_colour(point + vec2(quarter, -quarter)) +
             flat_colour(point + vec2(-quarter, quarter)) +
             flat_colour(point + vec2(quarter, quarter));
  out_colour = vec4(0.25 * sum, 1.0);
}
