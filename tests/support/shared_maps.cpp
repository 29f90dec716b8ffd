#include "tests/support/shared_maps.h"

#include <cstdlib>
#include <system_error>

namespace astrolabe::test {

namespace fs = std::filesystem;

std::optional<fs::path> shared_maps_folder() {
  const char* const chosen = std::getenv("ASTROLABE_MAPS");
  const fs::path folder = chosen != nullptr
                              ? fs::path(chosen)
                              : fs::path(ASTROLABE_SOURCE_DIR).parent_path() / "shared" / "maps";
  std::error_code ignored;
  if (!fs::is_directory(folder, ignored)) return std::nullopt;
  return folder;
}

}  // namespace astrolabe::test
