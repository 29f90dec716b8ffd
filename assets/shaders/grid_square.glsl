// The square grid: plane points to cells, and the shape of a cell. Edge neighbours are 1 apart.

// The cell that a point lies in; `offset` leads from its centre to the point.
ivec2 cell_at(vec2 point, out vec2 offset) {
  vec2 corner = floor(point);
  offset = point - corner - 0.5;
  return ivec2(corner);
}

// How far it is from inside a cell to its nearest edge, and the edge's outward normal.
float edge_distance(vec2 offset, out vec2 normal) {
  vec2 reach = abs(offset);
  normal = reach.x > reach.y ? vec2(sign(offset.x), 0.0) : vec2(0.0, sign(offset.y));
  return 0.5 - max(reach.x, reach.y);
}

// Signed distance to a smaller cell of the same shape with rounded corners; negative inside.
// `apothem` is from its centre to its edges.
float tile_distance(vec2 offset, float apothem, float radius) {
  vec2 beyond = abs(offset) - (apothem - radius);
  return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
}

// Texture coordinates, in cells, for sampling where a cell is smaller than a pixel.
vec2 texel_at(vec2 point) { return point; }
