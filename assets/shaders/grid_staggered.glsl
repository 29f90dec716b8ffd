// Rows of cells, every second one shifted by half a cell: plane points to cells as
// core/grid/layout.h has it. The including program defines CELL_WIDTH, ROW_PITCH and FIRST_CENTRE,
// and TRANSPOSED where columns are shifted instead of rows.

uniform int u_shifted_parity;  // the parity of the rows that are shifted: 1 odd, 0 even

vec2 upright(vec2 point) {
#ifdef TRANSPOSED
  return point.yx;
#else
  return point;
#endif
}

float shift_of_row(int row) { return (row & 1) == u_shifted_parity ? 0.5 : 0.0; }

// Of a cell by its upright column and row.
vec2 upright_centre(ivec2 cell) {
  return vec2((float(cell.x) + shift_of_row(cell.y) + 0.5) * CELL_WIDTH,
              float(cell.y) * ROW_PITCH + FIRST_CENTRE);
}

vec2 centre_of(ivec2 cell) {
#ifdef TRANSPOSED
  cell = cell.yx;
#endif
  return upright(upright_centre(cell));
}

ivec2 nearest_in_row(vec2 point, int row, out vec2 offset) {
  ivec2 cell = ivec2(int(floor(point.x / CELL_WIDTH - shift_of_row(row))), row);
  offset = point - upright_centre(cell);
  return cell;
}

// The nearest centre is in one of the two rows between whose centre lines the point lies.
ivec2 cell_at(vec2 point, out vec2 offset) {
  point = upright(point);
  int upper_row = int(floor((point.y - FIRST_CENTRE) / ROW_PITCH));
  vec2 upper_offset;
  vec2 lower_offset;
  ivec2 upper = nearest_in_row(point, upper_row, upper_offset);
  ivec2 lower = nearest_in_row(point, upper_row + 1, lower_offset);
  bool take_lower = dot(lower_offset, lower_offset) <= dot(upper_offset, upper_offset);
  ivec2 cell = take_lower ? lower : upper;
  offset = upright(take_lower ? lower_offset : upper_offset);
#ifdef TRANSPOSED
  return cell.yx;
#else
  return cell;
#endif
}

// Slanted edges are smoothed instead of moved to boundaries between pixels.
ivec2 cell_of_pixel(vec2 point, out vec2 offset) { return cell_at(point, offset); }

// Texture coordinates, in cells, for sampling where a cell is smaller than a pixel: the shift is
// taken at its mean.
vec2 texel_at(vec2 point) {
  point = upright(point);
  vec2 texel = vec2(point.x / CELL_WIDTH - 0.25, (point.y - FIRST_CENTRE) / ROW_PITCH + 0.5);
  return upright(texel);
}
