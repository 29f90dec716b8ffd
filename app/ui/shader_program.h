#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "app/ui/colour.h"
#include "app/ui/gl_api.h"
#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// A linked OpenGL program. Owns it; move-only. Setting a uniform that the program does not use
/// does nothing.
class ShaderProgram {
 public:
  /// Compiles and links. Each shader is its parts joined together; `header` is put before both and
  /// begins with the #version line. Errors: the compiler's words.
  [[nodiscard]] static Result<ShaderProgram> make(const GlApi& gl, std::string_view header,
                                                  std::span<const std::string_view> vertex_parts,
                                                  std::span<const std::string_view> fragment_parts);

  ShaderProgram(ShaderProgram&& other) noexcept;
  ShaderProgram& operator=(ShaderProgram&& other) noexcept;
  ShaderProgram(const ShaderProgram&) = delete;
  ShaderProgram& operator=(const ShaderProgram&) = delete;
  ~ShaderProgram();

  void use() const;

  // All of these want the program in use.
  void set(const char* name, float value) const;
  void set(const char* name, int value) const;
  void set(const char* name, unsigned value) const;
  void set(const char* name, std::array<float, 2> value) const;
  void set(const char* name, std::array<int, 2> value) const;
  void set(const char* name, std::array<float, 4> value) const;
  void set(const char* name, Colour value) const;

 private:
  ShaderProgram(const GlApi& gl, GLuint id) : gl_(&gl), id_(id) {}
  [[nodiscard]] GLint location(const char* name) const;

  const GlApi* gl_;
  GLuint id_ = 0;
};

}  // namespace astrolabe::app
