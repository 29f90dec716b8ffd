#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/ui/gl_api.h"
#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// A picture in memory: three bytes (red, green, blue) a pixel, row by row from the top.
struct Picture {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> rgb;
};

/// Reads what was drawn into the back buffer; call it before the buffers are swapped.
[[nodiscard]] Picture read_back_buffer(const GlApi& gl, int width, int height);

/// Writes a PNG file. Errors: it cannot be written.
[[nodiscard]] Result<void> write_png(const Picture& picture, const std::string& path);

}  // namespace astrolabe::app
