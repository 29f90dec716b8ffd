// The square grid: plane points to cells, and the shape of a cell. Edge neighbours are 1 apart.

// The cell that a point lies in; `offset` leads from its centre to the point.
ivec2 cell_at(vec2 point, out vec2 offset) {
  vec2 corner = floor(point);
  offset = point - corner - 0.5;
  return ivec2(corner);
}

vec2 centre_of(ivec2 cell) { return vec2(cell) + 0.5; }

// The same as cell_at() for a pixel, with the cells' edges moved to the nearest boundary between pixels, so that
// they are equally sharp at every zoom.
ivec2 cell_of_pixel(vec2 point, out vec2 offset) {
  vec2 pixel = (point - u_origin) * u_zoom / u_pixel_step;
  vec2 corner = floor(point);
  vec2 first = floor((corner - u_origin) * u_zoom / u_pixel_step + 0.5);
  vec2 last = floor((corner + 1.0 - u_origin) * u_zoom / u_pixel_step + 0.5);
  vec2 moved = step(last, pixel) - (1.0 - step(first, pixel));
  corner += moved;
  first = floor((corner - u_origin) * u_zoom / u_pixel_step + 0.5);
  last = floor((corner + 1.0 - u_origin) * u_zoom / u_pixel_step + 0.5);
  offset = (pixel - first) / (last - first) - 0.5;
  return ivec2(corner);
}

// How far it is from inside a cell to its nearest edge and to the next one, and the outward normals
// of both.
vec2 edge_distances(vec2 offset, out vec2 normal, out vec2 next_normal) {
  vec2 reach = abs(offset);
  vec2 across = vec2(offset.x < 0.0 ? -1.0 : 1.0, 0.0);
  vec2 along = vec2(0.0, offset.y < 0.0 ? -1.0 : 1.0);
  bool x_first = reach.x > reach.y;
  normal = x_first ? across : along;
  next_normal = x_first ? along : across;
  return 0.5 - (x_first ? reach : reach.yx);
}

// How far a pixel is from the middle of the nearest grid line, in pixels. A line that is an odd
// number of pixels wide lies to one side of the edge, so that it covers whole pixels.
float line_distance(vec2 offset, float width) {
  float shift = mod(width, 2.0) > 0.5 ? 0.5 : 0.0;
  vec2 from_first = (offset + 0.5) * u_zoom / u_pixel_step;
  vec2 to_last = (0.5 - offset) * u_zoom / u_pixel_step;
  vec2 nearest = min(abs(from_first - shift), to_last + shift);
  return min(nearest.x, nearest.y);
}

// Signed distance to a smaller cell of the same shape with rounded corners; negative inside.
// `apothem` is from its centre to its edges.
float tile_distance(vec2 offset, float apothem, float radius) {
  vec2 beyond = abs(offset) - (apothem - radius);
  return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
}

// Texture coordinates, in cells, for sampling where a cell is smaller than a pixel.
vec2 texel_at(vec2 point) { return point; }
