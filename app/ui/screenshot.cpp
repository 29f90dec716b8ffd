#include "app/ui/screenshot.h"

#include <png.h>

#include <cstddef>

namespace astrolabe::app {

Picture read_back_buffer(const GlApi& gl, int width, int height) {
  constexpr std::size_t kChannels = 4;
  const std::size_t row_pixels = static_cast<std::size_t>(width);
  std::vector<std::uint8_t> rgba(row_pixels * static_cast<std::size_t>(height) * kChannels);
  gl.BindFramebuffer(GL_FRAMEBUFFER, 0);
  gl.PixelStorei(GL_PACK_ALIGNMENT, 1);
  // Of the formats that OpenGL ES always has, the only one for colours.
  gl.ReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());

  Picture picture{.width = width, .height = height, .rgb = {}};
  picture.rgb.reserve(rgba.size() / kChannels * 3);
  for (int row = height - 1; row >= 0; --row) {  // OpenGL's rows go upwards
    const std::uint8_t* pixel =
        rgba.data() + static_cast<std::size_t>(row) * row_pixels * kChannels;
    for (std::size_t col = 0; col < row_pixels; ++col, pixel += kChannels) {
      picture.rgb.insert(picture.rgb.end(), pixel, pixel + 3);
    }
  }
  return picture;
}

Result<void> write_png(const Picture& picture, const std::string& path) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(picture.width);
  image.height = static_cast<png_uint_32>(picture.height);
  image.format = PNG_FORMAT_RGB;
  if (png_image_write_to_file(&image, path.c_str(), 0, picture.rgb.data(), 0, nullptr) != 0) {
    return {};
  }
  return Error{.code = ErrorCode::kUnreadable,
               .message = std::string("the picture cannot be written: ") + image.message,
               .file = path};
}

}  // namespace astrolabe::app
