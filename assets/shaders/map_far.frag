// Cells of half a pixel to three pixels: the mean of flat samples. Two a side are close enough to
// each other that not even a wall one cell thin is missed.

vec3 flat_colour(vec2 point) {
  vec2 offset;
  ivec2 cell = cell_at(point, offset);
  if (!on_map(cell)) return surface_at(point);
  vec4 terrain = terrain_of(cell);
  if (is_wall(terrain)) return terrain.rgb;
  if (is_barred(terrain)) return mix(terrain.rgb, u_barred.rgb, 0.34 * u_barred.a);
  float shade;
  int state = state_of(cell, shade);
  if (state == kUnseen) return terrain.rgb;
  if (state == kOpen) return u_open.rgb;
  if (state == kCurrent) return u_current_fill.rgb;
  return mix(u_closed_early, u_closed_late, shade).rgb;
}

void main() {
  vec2 point = plane_point();
  vec3 sum = vec3(0.0);
  for (int i = 0; i < SAMPLES * SAMPLES; ++i) sum += flat_colour(sample_place(point, i));
  out_colour = vec4(sum / float(SAMPLES * SAMPLES), 1.0);
}
