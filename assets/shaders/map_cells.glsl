// What is known about cells: the inputs of all fragment shaders of the map, and how to look a cell
// up. Cells and plane points are counted from a base cell near the view, so that floats stay exact
// on wide maps.

uniform usampler2D u_terrain;  // one palette index a cell
uniform usampler2D u_stamps;   // (opened at, closed at) a cell; see app/model/cell_stamps.h
uniform sampler2D u_palette;   // rgb: the terrain's colour, a: 1 where it blocks, about a half
                               // where it only bars who moves

uniform ivec2 u_size;  // of the map, in cells
uniform ivec2 u_base;  // the cell that local cell (0, 0) is; even, so that the stagger stays

uniform int u_stamped;        // 0: no search, u_stamps is not read
uniform uint u_time;          // the playhead
uniform float u_shade_scale;  // 1 / the time of the end
uniform ivec2 u_current;      // the cell being expanded, local; far outside where there is none

uniform vec4 u_open;
uniform vec4 u_open_ring;
uniform vec4 u_closed_early;
uniform vec4 u_closed_late;
uniform vec4 u_current_fill;
uniform vec4 u_current_outline;
uniform vec4 u_surface;
uniform vec4 u_shadow;
uniform vec4 u_grid_line;
uniform vec4 u_barred;      // a: how much ground is covered by it that bars who moves
uniform vec4 u_wall_light;  // a: how much a wall's inner edge is lit by it

out vec4 out_colour;

bool on_map(ivec2 local_cell) {
  ivec2 cell = local_cell + u_base;
  return all(greaterThanEqual(cell, ivec2(0))) && all(lessThan(cell, u_size));
}

// [Limit: a cell on the map]
vec4 terrain_of(ivec2 local_cell) {
  int index = int(texelFetch(u_terrain, local_cell + u_base, 0).r);
  return texelFetch(u_palette, ivec2(index, 0), 0);
}

bool is_wall(vec4 terrain) { return terrain.a > 0.75; }
bool is_barred(vec4 terrain) { return terrain.a > 0.25 && terrain.a < 0.75; }

const int kUnseen = 0;
const int kOpen = 1;
const int kClosed = 2;
const int kCurrent = 3;

// The state at u_time, and for closed cells how late they were closed: 0 to 1.
// [Limit: a cell on the map]
int state_of(ivec2 local_cell, out float shade) {
  shade = 0.0;
  if (u_stamped == 0) return kUnseen;
  if (local_cell == u_current) return kCurrent;
  uvec2 stamps = texelFetch(u_stamps, local_cell + u_base, 0).rg;
  if (u_time < stamps.r) return kUnseen;
  if (u_time < stamps.g) return kOpen;
  shade = float(stamps.g) * u_shade_scale;
  return kClosed;
}
