#include "app/ui/gl_texture.h"

namespace astrolabe::app {

GlTexture::GlTexture(const GlApi& gl, TexelFormat format) : gl_(gl), format_(format) {
  gl_.GenTextures(1, &id_);
  gl_.BindTexture(GL_TEXTURE_2D, id_);
  gl_.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  gl_.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  gl_.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  gl_.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

GlTexture::~GlTexture() { gl_.DeleteTextures(1, &id_); }

bool GlTexture::allocate(GridSize size, int level) {
  while (gl_.GetError() != GL_NO_ERROR) {
  }
  gl_.BindTexture(GL_TEXTURE_2D, id_);
  gl_.TexImage2D(GL_TEXTURE_2D, level, format_.internal, size.width, size.height, 0,
                 format_.external, format_.type, nullptr);
  if (level == 0) size_ = size;
  return gl_.GetError() == GL_NO_ERROR;
}

void GlTexture::upload(const CellRect& rect, const void* first, int row_length, int level) {
  if (rect.empty()) return;
  gl_.BindTexture(GL_TEXTURE_2D, id_);
  gl_.PixelStorei(GL_UNPACK_ALIGNMENT, 1);
  gl_.PixelStorei(GL_UNPACK_ROW_LENGTH, row_length);
  gl_.TexSubImage2D(GL_TEXTURE_2D, level, rect.min.col, rect.min.row, rect.width(), rect.height(),
                    format_.external, format_.type, first);
  gl_.PixelStorei(GL_UNPACK_ROW_LENGTH, 0);
  gl_.PixelStorei(GL_UNPACK_ALIGNMENT, 4);
}

void GlTexture::use_mipmaps(int max_level) {
  gl_.BindTexture(GL_TEXTURE_2D, id_);
  gl_.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  gl_.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  gl_.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, max_level);
}

void GlTexture::bind(GLuint unit) const {
  gl_.ActiveTexture(GL_TEXTURE0 + unit);
  gl_.BindTexture(GL_TEXTURE_2D, id_);
}

}  // namespace astrolabe::app
