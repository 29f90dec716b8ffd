#pragma once

#include "app/model/cell_rect.h"
#include "app/ui/gl_api.h"
#include "astrolabe/grid/grid_size.h"

namespace astrolabe::app {

/// How a texture stores its texels, in OpenGL's words.
struct TexelFormat {
  GLint internal;   ///< GL_R8UI …
  GLenum external;  ///< GL_RED_INTEGER …
  GLenum type;      ///< GL_UNSIGNED_BYTE …
};

inline constexpr TexelFormat kByteTexels{GL_R8UI, GL_RED_INTEGER, GL_UNSIGNED_BYTE};
inline constexpr TexelFormat kTwoUintTexels{GL_RG32UI, GL_RG_INTEGER, GL_UNSIGNED_INT};
inline constexpr TexelFormat kColourTexels{GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE};

/// A two-dimensional texture, owned. Sampled without filtering unless set otherwise, clamped at the
/// edges. Every function binds it to the active unit.
class GlTexture {
 public:
  GlTexture(const GlApi& gl, TexelFormat format);
  ~GlTexture();
  GlTexture(const GlTexture&) = delete;
  GlTexture& operator=(const GlTexture&) = delete;

  /// Makes level 0 (or another) anew, with undefined content. [Limit: the context's largest
  /// texture] False where the graphics memory does not suffice.
  bool allocate(GridSize size, int level = 0);

  /// Replaces a block of texels. `first` is the texel at its upper-left corner in memory, and rows
  /// are `row_length` texels apart there. [Limit: inside what was allocated]
  void upload(const CellRect& rect, const void* first, int row_length, int level = 0);

  /// Samples with interpolation between texels and between levels 0 to `max_level`.
  void use_mipmaps(int max_level);

  void bind(GLuint unit) const;
  [[nodiscard]] GridSize size() const { return size_; }
  [[nodiscard]] GLuint id() const { return id_; }

 private:
  const GlApi& gl_;
  TexelFormat format_;
  GLuint id_ = 0;
  GridSize size_;  ///< Of level 0.
};

}  // namespace astrolabe::app
