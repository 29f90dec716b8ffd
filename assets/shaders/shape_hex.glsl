// The shape of a hexagon with apothem 1/2: tips up, or to the sides where TRANSPOSED.

const vec2 kSlant = vec2(0.5, 0.8660254);  // the normal of an edge beside a tip

float edge_distance(vec2 offset, out vec2 normal) {
  vec2 reach = abs(upright(offset));
  float slanted = dot(reach, kSlant);
  vec2 side = reach.x > slanted ? vec2(1.0, 0.0) : kSlant;
  normal = upright(side) * vec2(offset.x < 0.0 ? -1.0 : 1.0, offset.y < 0.0 ? -1.0 : 1.0);
  return 0.5 - max(reach.x, slanted);
}

// Outside, the nearest point may be a corner; the rounding makes that the visible case.
float tile_distance(vec2 offset, float apothem, float radius) {
  vec2 reach = abs(upright(offset));
  // Fold onto the edge beside which the point lies: its normal becomes the x axis.
  float slanted = dot(reach, kSlant);
  vec2 folded = reach.x > slanted ? reach : vec2(slanted, abs(reach.x * kSlant.y - reach.y * 0.5));
  float inner = apothem - radius;
  float half_side = inner * 0.57735027;
  vec2 beyond = vec2(folded.x - inner, max(folded.y - half_side, 0.0));
  float outside = beyond.x > 0.0 ? length(beyond) : beyond.x;
  return outside - radius;
}
