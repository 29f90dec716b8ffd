// Several cells in a pixel. The terrain is an exact mean from a mipmapped texture, so that thin
// walls don't vanish; the search state is sampled, and only moves that mean: the state covers no
// more of a pixel than the passable ground does.

uniform sampler2D u_minified;    // rgb: mean colour, a: the share of blocked cells
uniform float u_cells_a_texel;   // of its level 0

void main() {
  vec2 point = plane_point();
  vec2 texel = texel_at(point) + vec2(u_base);
  vec2 inside_by = min(texel, vec2(u_size) - texel);
  if (min(inside_by.x, inside_by.y) < 0.0) {
    out_colour = vec4(surface_at(point), 1.0);
    return;
  }
  vec2 extent = vec2(textureSize(u_minified, 0)) * u_cells_a_texel;
  vec4 mean = texture(u_minified, texel / extent);

  vec3 change = vec3(0.0);
  float passable = 0.0;
  for (int i = 0; i < SAMPLES * SAMPLES; ++i) {
    vec2 offset;
    ivec2 cell = cell_at(sample_place(point, i), offset);
    if (!on_map(cell)) continue;
    vec4 terrain = terrain_of(cell);
    if (terrain.a > 0.5) continue;
    passable += 1.0;
    float shade;
    int state = state_of(cell, shade);
    if (state == kUnseen) continue;
    vec4 tile = state == kOpen ? u_open : mix(u_closed_early, u_closed_late, shade);
    change += tile.rgb - terrain.rgb;
  }
  vec3 colour = mean.rgb + (1.0 - mean.a) * change / max(passable, 1.0);
  out_colour = vec4(clamp(colour, 0.0, 1.0), 1.0);
}
