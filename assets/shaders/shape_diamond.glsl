// The shape of a unit square on its corner.

const float kHalfSqrt2 = 0.70710678;

float edge_distance(vec2 offset, out vec2 normal) {
  vec2 reach = abs(offset);
  normal = kHalfSqrt2 * vec2(offset.x < 0.0 ? -1.0 : 1.0, offset.y < 0.0 ? -1.0 : 1.0);
  return 0.5 - (reach.x + reach.y) * kHalfSqrt2;
}

float tile_distance(vec2 offset, float apothem, float radius) {
  vec2 turned = kHalfSqrt2 * vec2(offset.x + offset.y, offset.y - offset.x);
  vec2 beyond = abs(turned) - (apothem - radius);
  return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
}
