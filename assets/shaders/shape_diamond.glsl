// The shape of a unit square on its corner.

const float kHalfSqrt2 = 0.70710678;

// How far it is from inside a cell to its nearest edge and to the next one, and the outward normals
// of both.
vec2 edge_distances(vec2 offset, out vec2 normal, out vec2 next_normal) {
  vec2 turned = kHalfSqrt2 * vec2(offset.x + offset.y, offset.y - offset.x);
  vec2 down_right = kHalfSqrt2 * vec2(1.0, 1.0) * (turned.x < 0.0 ? -1.0 : 1.0);
  vec2 down_left = kHalfSqrt2 * vec2(-1.0, 1.0) * (turned.y < 0.0 ? -1.0 : 1.0);
  bool right_first = abs(turned.x) > abs(turned.y);
  normal = right_first ? down_right : down_left;
  next_normal = right_first ? down_left : down_right;
  return 0.5 - (right_first ? abs(turned) : abs(turned.yx));
}

float tile_distance(vec2 offset, float apothem, float radius) {
  vec2 turned = kHalfSqrt2 * vec2(offset.x + offset.y, offset.y - offset.x);
  vec2 beyond = abs(turned) - (apothem - radius);
  return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
}

// How far a pixel is from the nearest grid line, in pixels.
float line_distance(vec2 offset, float width) {
  vec2 unused;
  return edge_distances(offset, unused, unused).x * u_zoom / u_pixel_step;
}
