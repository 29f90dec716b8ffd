#include "app/ui/gl_api.h"

#include <SDL_video.h>

namespace astrolabe::app {

namespace {

/// Looks functions up and remembers the first that is not there.
class Loader {
 public:
  template <class Function>
  void find(Function*& function, const char* name) {
    function = reinterpret_cast<Function*>(SDL_GL_GetProcAddress(name));
    if (function == nullptr && missing_.empty()) missing_ = name;
  }

  [[nodiscard]] const std::string& missing() const { return missing_; }

 private:
  std::string missing_;
};

}  // namespace

std::string GlApi::load() {
  Loader loader;
  loader.find(ActiveTexture, "glActiveTexture");
  loader.find(AttachShader, "glAttachShader");
  loader.find(BindAttribLocation, "glBindAttribLocation");
  loader.find(BindFramebuffer, "glBindFramebuffer");
  loader.find(BindTexture, "glBindTexture");
  loader.find(BindVertexArray, "glBindVertexArray");
  loader.find(BlitFramebuffer, "glBlitFramebuffer");
  loader.find(CheckFramebufferStatus, "glCheckFramebufferStatus");
  loader.find(Clear, "glClear");
  loader.find(ClearColor, "glClearColor");
  loader.find(CompileShader, "glCompileShader");
  loader.find(CreateProgram, "glCreateProgram");
  loader.find(CreateShader, "glCreateShader");
  loader.find(DeleteFramebuffers, "glDeleteFramebuffers");
  loader.find(DeleteProgram, "glDeleteProgram");
  loader.find(DeleteShader, "glDeleteShader");
  loader.find(DeleteTextures, "glDeleteTextures");
  loader.find(DeleteVertexArrays, "glDeleteVertexArrays");
  loader.find(Disable, "glDisable");
  loader.find(DrawArrays, "glDrawArrays");
  loader.find(Finish, "glFinish");
  loader.find(FramebufferTexture2D, "glFramebufferTexture2D");
  loader.find(GenFramebuffers, "glGenFramebuffers");
  loader.find(GenTextures, "glGenTextures");
  loader.find(GenVertexArrays, "glGenVertexArrays");
  loader.find(GetError, "glGetError");
  loader.find(GetIntegerv, "glGetIntegerv");
  loader.find(GetProgramInfoLog, "glGetProgramInfoLog");
  loader.find(GetProgramiv, "glGetProgramiv");
  loader.find(GetShaderInfoLog, "glGetShaderInfoLog");
  loader.find(GetShaderiv, "glGetShaderiv");
  loader.find(GetString, "glGetString");
  loader.find(GetUniformLocation, "glGetUniformLocation");
  loader.find(LinkProgram, "glLinkProgram");
  loader.find(PixelStorei, "glPixelStorei");
  loader.find(ReadPixels, "glReadPixels");
  loader.find(ShaderSource, "glShaderSource");
  loader.find(TexImage2D, "glTexImage2D");
  loader.find(TexParameteri, "glTexParameteri");
  loader.find(TexSubImage2D, "glTexSubImage2D");
  loader.find(Uniform1f, "glUniform1f");
  loader.find(Uniform1i, "glUniform1i");
  loader.find(Uniform1ui, "glUniform1ui");
  loader.find(Uniform2f, "glUniform2f");
  loader.find(Uniform2i, "glUniform2i");
  loader.find(Uniform4f, "glUniform4f");
  loader.find(UseProgram, "glUseProgram");
  loader.find(Viewport, "glViewport");
  return loader.missing();
}

}  // namespace astrolabe::app
