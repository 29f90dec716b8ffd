#include "io/file_error.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace astrolabe {

namespace {

/// What a person can do about the commoner failures.
std::string remedy_for(int number) {
  switch (number) {
    case ENOENT:
      return "; check the name";
    case EACCES:
    case EPERM:
      return "; check its permissions and those of its folder";
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
      return "; free some space or save elsewhere";
    case EROFS:
      return "; save elsewhere";
    default:
      return {};
  }
}

std::string size_text(std::uint64_t bytes) {
  constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;
  if (bytes % kMiB == 0) return std::to_string(bytes / kMiB) + " MiB";
  return std::to_string(bytes) + " bytes";
}

}  // namespace

Error file_error(ErrorCode code, const std::filesystem::path& path, std::string message) {
  return {.code = code, .message = std::move(message), .file = path.string(), .line = 0};
}

Error system_error(int number, const std::filesystem::path& path, const std::string& action) {
  const ErrorCode code = number == ENOENT ? ErrorCode::kNotFound : ErrorCode::kUnreadable;
  const std::string reason = std::generic_category().message(number);
  return file_error(code, path, "cannot be " + action + ": " + reason + remedy_for(number));
}

Error too_long_error(const std::filesystem::path& path, std::uint64_t limit) {
  return file_error(ErrorCode::kTooLarge, path,
                    "is longer than the limit of " + size_text(limit) + "; use a smaller file");
}

}  // namespace astrolabe
