// From the pixel to the plane, and what lies around the map.

uniform vec2 u_origin;       // the local plane point at the view's upper-left corner
uniform float u_zoom;        // pixels in one plane unit
uniform float u_pixel_step;  // screen pixels in one pixel of the target: 1, or 2 at half resolution
uniform float u_height;      // of the target, in its pixels
uniform float u_ui_scale;    // screen pixels in one pixel of the design
uniform vec4 u_bounds;       // the map's rectangle in local plane coordinates: min x, y, max x, y

// The plane point in the middle of this pixel.
vec2 plane_point() {
  vec2 pixel = vec2(gl_FragCoord.x, u_height - gl_FragCoord.y) * u_pixel_step;
  return u_origin + pixel / u_zoom;
}

// The neutral surface with a soft shadow around the map.
vec3 surface_at(vec2 point) {
  vec2 beyond = max(max(u_bounds.xy - point, point - u_bounds.zw), 0.0);
  float pixels = length(beyond) * u_zoom / (10.0 * u_ui_scale);
  return mix(u_surface.rgb, u_shadow.rgb, u_shadow.a * exp(-pixels * pixels));
}
