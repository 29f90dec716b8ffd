#pragma once

#include <array>
#include <optional>
#include <string>

#include "app/ui/map_view.h"
#include "app/ui/shader_program.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe::app {

/// The programs that draw the map: one for each kind of grid and detail, and where a pixel takes
/// several samples another one for drafts, that takes one. Compiled when first needed.
class MapShaders {
 public:
  /// `header` begins with the #version line; see Window::shader_header().
  MapShaders(const GlApi& gl, std::string header) : gl_(gl), header_(std::move(header)) {}

  /// Errors: the shader compiler's words; asking again then compiles again.
  [[nodiscard]] Result<const ShaderProgram*> get(GridKind kind, MapDetail detail, bool draft);

 private:
  static constexpr std::size_t kKinds = 4;

  const GlApi& gl_;
  std::string header_;
  std::array<std::optional<ShaderProgram>, 2 * kKinds * kMapDetailCount> programs_;
};

}  // namespace astrolabe::app
