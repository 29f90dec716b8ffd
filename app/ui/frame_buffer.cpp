#include "app/ui/frame_buffer.h"

namespace astrolabe::app {

FrameBuffer::FrameBuffer(const GlApi& gl) : gl_(gl) { gl_.GenFramebuffers(1, &id_); }

FrameBuffer::~FrameBuffer() { gl_.DeleteFramebuffers(1, &id_); }

void FrameBuffer::begin(GridSize size) {
  gl_.BindFramebuffer(GL_FRAMEBUFFER, id_);
  if (size != size_) {
    picture_ = std::make_unique<GlTexture>(gl_, kColourTexels);
    picture_->allocate(size);
    gl_.FramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, picture_->id(),
                             0);
    size_ = size;
  }
}

void FrameBuffer::copy_to_screen(int x, int y, int width, int height) {
  const bool same_size = width == size_.width && height == size_.height;
  gl_.BindFramebuffer(GL_READ_FRAMEBUFFER, id_);
  gl_.BindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
  gl_.BlitFramebuffer(0, 0, size_.width, size_.height, x, y, x + width, y + height,
                      GL_COLOR_BUFFER_BIT, same_size ? GL_NEAREST : GL_LINEAR);
  gl_.BindFramebuffer(GL_FRAMEBUFFER, 0);
}

}  // namespace astrolabe::app
