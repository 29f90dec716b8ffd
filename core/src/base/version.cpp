#include "astrolabe/base/version.h"

namespace astrolabe {

std::string_view program_version() { return ASTROLABE_VERSION; }

}  // namespace astrolabe
