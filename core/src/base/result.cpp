#include "astrolabe/base/result.h"

namespace astrolabe {

std::string Error::to_string() const {
  if (file.empty()) return message;
  if (line == 0) return file + ": " + message;
  return file + ":" + std::to_string(line) + ": " + message;
}

}  // namespace astrolabe
