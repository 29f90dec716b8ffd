// From the pixel to the plane, and what lies around the map.

uniform vec2 u_origin;       // the local plane point at the view's upper-left corner
uniform float u_zoom;        // pixels in one plane unit
uniform float u_pixel_step;  // screen pixels in one pixel of the target: 1, or 2 at half resolution
uniform vec2 u_upper_left;   // of the view, in the target's pixels; y upwards
uniform float u_ui_scale;    // screen pixels in one pixel of the design
uniform vec4 u_bounds;       // the map's rectangle in local plane coordinates: min x, y, max x, y

// The plane point in the middle of this pixel.
vec2 plane_point() {
  vec2 pixel = vec2(gl_FragCoord.x - u_upper_left.x, u_upper_left.y - gl_FragCoord.y) * u_pixel_step;
  return u_origin + pixel / u_zoom;
}

// The neutral surface with a soft shadow around the map.
vec3 surface_at(vec2 point) {
  vec2 beyond = max(max(u_bounds.xy - point, point - u_bounds.zw), 0.0);
  vec2 share = beyond * u_zoom / (20.0 * u_ui_scale);
  float rest = max(1.0 - dot(share, share), 0.0);
  return mix(u_surface.rgb, u_shadow.rgb, u_shadow.a * rest * rest * rest);
}

// The plane point of a sample of the pixel at `point`; SAMPLES a side. [Limit: index < SAMPLES^2]
vec2 sample_place(vec2 point, int index) {
  vec2 place = vec2(float(index % SAMPLES), float(index / SAMPLES)) - 0.5 * float(SAMPLES - 1);
  return point + place * u_pixel_step / (u_zoom * float(SAMPLES));
}
