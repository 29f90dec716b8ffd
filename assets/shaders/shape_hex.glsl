// The shape of a hexagon with apothem 1/2: tips up, or to the sides where TRANSPOSED.

const vec2 kSlant = vec2(0.5, 0.8660254);  // the normal of an edge beside a tip

// How far it is from inside a cell to its nearest edge and to the next one, and the outward normals
// of both.
vec2 edge_distances(vec2 offset, out vec2 normal, out vec2 next_normal) {
  vec2 signs = vec2(offset.x < 0.0 ? -1.0 : 1.0, offset.y < 0.0 ? -1.0 : 1.0);
  vec2 reach = abs(upright(offset));
  float slanted = dot(reach, kSlant);
  // Beyond a tip, the next edge is the other slanted one.
  float mirrored = dot(vec2(-reach.x, reach.y), kSlant);
  bool side_first = reach.x > slanted;
  bool side_next = !side_first && reach.x > mirrored;
  vec2 side = vec2(1.0, 0.0);
  normal = upright(side_first ? side : kSlant) * signs;
  next_normal = upright(side_first ? kSlant : side_next ? side : vec2(-kSlant.x, kSlant.y)) * signs;
  return 0.5 - (side_first ? vec2(reach.x, slanted) : vec2(slanted, max(reach.x, mirrored)));
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

// How far a pixel is from the nearest grid line, in pixels.
float line_distance(vec2 offset, float width) {
  vec2 unused;
  return edge_distances(offset, unused, unused).x * u_zoom / u_pixel_step;
}
