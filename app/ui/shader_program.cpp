#include "app/ui/shader_program.h"

#include <utility>
#include <vector>

namespace astrolabe::app {

namespace {

constexpr GLsizei kLongestLog = 2048;

Error shader_error(std::string what) {
  return {.code = ErrorCode::kUnsupported, .message = std::move(what), .file = {}};
}

/// Zero, with the reason in `log`, where it does not compile.
GLuint compile(const GlApi& gl, GLenum kind, std::string_view header,
               std::span<const std::string_view> parts, std::string& log) {
  std::vector<const char*> texts{header.data()};
  std::vector<GLint> lengths{static_cast<GLint>(header.size())};
  for (const std::string_view part : parts) {
    texts.push_back(part.data());
    lengths.push_back(static_cast<GLint>(part.size()));
  }
  const GLuint shader = gl.CreateShader(kind);
  gl.ShaderSource(shader, static_cast<GLsizei>(texts.size()), texts.data(), lengths.data());
  gl.CompileShader(shader);
  GLint compiled = 0;
  gl.GetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
  if (compiled != 0) return shader;

  log.resize(kLongestLog);
  GLsizei length = 0;
  gl.GetShaderInfoLog(shader, kLongestLog, &length, log.data());
  log.resize(static_cast<std::size_t>(length));
  gl.DeleteShader(shader);
  return 0;
}

}  // namespace

Result<ShaderProgram> ShaderProgram::make(const GlApi& gl, std::string_view header,
                                          std::span<const std::string_view> vertex_parts,
                                          std::span<const std::string_view> fragment_parts) {
  std::string log;
  const GLuint vertex = compile(gl, GL_VERTEX_SHADER, header, vertex_parts, log);
  if (vertex == 0) return shader_error("the vertex shader does not compile: " + log);
  const GLuint fragment = compile(gl, GL_FRAGMENT_SHADER, header, fragment_parts, log);
  if (fragment == 0) {
    gl.DeleteShader(vertex);
    return shader_error("the fragment shader does not compile: " + log);
  }

  ShaderProgram program(gl, gl.CreateProgram());
  gl.AttachShader(program.id_, vertex);
  gl.AttachShader(program.id_, fragment);
  gl.LinkProgram(program.id_);
  // The program keeps what it needs of them.
  gl.DeleteShader(vertex);
  gl.DeleteShader(fragment);

  GLint linked = 0;
  gl.GetProgramiv(program.id_, GL_LINK_STATUS, &linked);
  if (linked != 0) return program;
  log.resize(kLongestLog);
  GLsizei length = 0;
  gl.GetProgramInfoLog(program.id_, kLongestLog, &length, log.data());
  log.resize(static_cast<std::size_t>(length));
  return shader_error("the shaders do not link: " + log);
}

ShaderProgram::ShaderProgram(ShaderProgram&& other) noexcept
    : gl_(other.gl_), id_(std::exchange(other.id_, 0)) {}

ShaderProgram& ShaderProgram::operator=(ShaderProgram&& other) noexcept {
  std::swap(gl_, other.gl_);
  std::swap(id_, other.id_);
  return *this;
}

ShaderProgram::~ShaderProgram() {
  if (id_ != 0) gl_->DeleteProgram(id_);
}

void ShaderProgram::use() const { gl_->UseProgram(id_); }

GLint ShaderProgram::location(const char* name) const { return gl_->GetUniformLocation(id_, name); }

void ShaderProgram::set(const char* name, float value) const {
  gl_->Uniform1f(location(name), value);
}

void ShaderProgram::set(const char* name, int value) const {
  gl_->Uniform1i(location(name), value);
}

void ShaderProgram::set(const char* name, unsigned value) const {
  gl_->Uniform1ui(location(name), value);
}

void ShaderProgram::set(const char* name, std::array<float, 2> value) const {
  gl_->Uniform2f(location(name), value[0], value[1]);
}

void ShaderProgram::set(const char* name, std::array<int, 2> value) const {
  gl_->Uniform2i(location(name), value[0], value[1]);
}

void ShaderProgram::set(const char* name, std::array<float, 4> value) const {
  gl_->Uniform4f(location(name), value[0], value[1], value[2], value[3]);
}

void ShaderProgram::set(const char* name, Colour value) const {
  constexpr float kToUnit = 1.0F / 255.0F;
  gl_->Uniform4f(location(name), static_cast<float>(value.r) * kToUnit,
                 static_cast<float>(value.g) * kToUnit, static_cast<float>(value.b) * kToUnit,
                 static_cast<float>(value.a) * kToUnit);
}

}  // namespace astrolabe::app
