#pragma once

#include <SDL_opengl.h>

#include <string>

namespace astrolabe::app {

/// The functions of OpenGL 3.0 and of OpenGL ES 3.0 that the renderer uses, found at run time, so
/// that no OpenGL library has to be there to start the program. They belong to the context that was
/// current in load().
struct GlApi {
  /// Finds all functions. Returns the name of the first that the context lacks, else nothing.
  /// [Limit: a current context]
  [[nodiscard]] std::string load();

  // Names and parameters are OpenGL's.
  void(APIENTRY* ActiveTexture)(GLenum) = nullptr;
  void(APIENTRY* AttachShader)(GLuint, GLuint) = nullptr;
  void(APIENTRY* BindAttribLocation)(GLuint, GLuint, const char*) = nullptr;
  void(APIENTRY* BindFramebuffer)(GLenum, GLuint) = nullptr;
  void(APIENTRY* BindTexture)(GLenum, GLuint) = nullptr;
  void(APIENTRY* BindVertexArray)(GLuint) = nullptr;
  void(APIENTRY* BlitFramebuffer)(GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLint,
                                  GLbitfield, GLenum) = nullptr;
  GLenum(APIENTRY* CheckFramebufferStatus)(GLenum) = nullptr;
  void(APIENTRY* Clear)(GLbitfield) = nullptr;
  void(APIENTRY* ClearColor)(GLfloat, GLfloat, GLfloat, GLfloat) = nullptr;
  void(APIENTRY* CompileShader)(GLuint) = nullptr;
  GLuint(APIENTRY* CreateProgram)() = nullptr;
  GLuint(APIENTRY* CreateShader)(GLenum) = nullptr;
  void(APIENTRY* DeleteFramebuffers)(GLsizei, const GLuint*) = nullptr;
  void(APIENTRY* DeleteProgram)(GLuint) = nullptr;
  void(APIENTRY* DeleteShader)(GLuint) = nullptr;
  void(APIENTRY* DeleteTextures)(GLsizei, const GLuint*) = nullptr;
  void(APIENTRY* DeleteVertexArrays)(GLsizei, const GLuint*) = nullptr;
  void(APIENTRY* Disable)(GLenum) = nullptr;
  void(APIENTRY* DrawArrays)(GLenum, GLint, GLsizei) = nullptr;
  void(APIENTRY* Finish)() = nullptr;
  void(APIENTRY* FramebufferTexture2D)(GLenum, GLenum, GLenum, GLuint, GLint) = nullptr;
  void(APIENTRY* GenFramebuffers)(GLsizei, GLuint*) = nullptr;
  void(APIENTRY* GenTextures)(GLsizei, GLuint*) = nullptr;
  void(APIENTRY* GenVertexArrays)(GLsizei, GLuint*) = nullptr;
  GLenum(APIENTRY* GetError)() = nullptr;
  void(APIENTRY* GetIntegerv)(GLenum, GLint*) = nullptr;
  void(APIENTRY* GetProgramInfoLog)(GLuint, GLsizei, GLsizei*, char*) = nullptr;
  void(APIENTRY* GetProgramiv)(GLuint, GLenum, GLint*) = nullptr;
  void(APIENTRY* GetShaderInfoLog)(GLuint, GLsizei, GLsizei*, char*) = nullptr;
  void(APIENTRY* GetShaderiv)(GLuint, GLenum, GLint*) = nullptr;
  const GLubyte*(APIENTRY* GetString)(GLenum) = nullptr;
  GLint(APIENTRY* GetUniformLocation)(GLuint, const char*) = nullptr;
  void(APIENTRY* LinkProgram)(GLuint) = nullptr;
  void(APIENTRY* PixelStorei)(GLenum, GLint) = nullptr;
  void(APIENTRY* ReadPixels)(GLint, GLint, GLsizei, GLsizei, GLenum, GLenum, void*) = nullptr;
  void(APIENTRY* ShaderSource)(GLuint, GLsizei, const char* const*, const GLint*) = nullptr;
  void(APIENTRY* TexImage2D)(GLenum, GLint, GLint, GLsizei, GLsizei, GLint, GLenum, GLenum,
                             const void*) = nullptr;
  void(APIENTRY* TexParameteri)(GLenum, GLenum, GLint) = nullptr;
  void(APIENTRY* TexSubImage2D)(GLenum, GLint, GLint, GLint, GLsizei, GLsizei, GLenum, GLenum,
                                const void*) = nullptr;
  void(APIENTRY* Uniform1f)(GLint, GLfloat) = nullptr;
  void(APIENTRY* Uniform1i)(GLint, GLint) = nullptr;
  void(APIENTRY* Uniform1ui)(GLint, GLuint) = nullptr;
  void(APIENTRY* Uniform2f)(GLint, GLfloat, GLfloat) = nullptr;
  void(APIENTRY* Uniform2i)(GLint, GLint, GLint) = nullptr;
  void(APIENTRY* Uniform4f)(GLint, GLfloat, GLfloat, GLfloat, GLfloat) = nullptr;
  void(APIENTRY* UseProgram)(GLuint) = nullptr;
  void(APIENTRY* Viewport)(GLint, GLint, GLsizei, GLsizei) = nullptr;
};

}  // namespace astrolabe::app
