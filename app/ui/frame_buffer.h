#pragma once

#include <memory>

#include "app/ui/gl_texture.h"

namespace astrolabe::app {

/// A picture in the graphics memory that can be drawn into and copied to the screen: what the map
/// looked like last, so that it need not be drawn again while only panels change.
class FrameBuffer {
 public:
  explicit FrameBuffer(const GlApi& gl);
  ~FrameBuffer();
  FrameBuffer(const FrameBuffer&) = delete;
  FrameBuffer& operator=(const FrameBuffer&) = delete;

  /// Directs drawing into the picture, which gets the size first. Its content is lost where the
  /// size changes. [Units: pixels]
  void begin(GridSize size);

  /// Directs drawing to the back buffer again and copies the picture into a rectangle of it,
  /// scaled with interpolation where the sizes differ. OpenGL's y, upwards. [Units: pixels]
  void copy_to_screen(int x, int y, int width, int height);

 private:
  const GlApi& gl_;
  GLuint id_ = 0;
  std::unique_ptr<GlTexture> picture_;
  GridSize size_;
};

}  // namespace astrolabe::app
