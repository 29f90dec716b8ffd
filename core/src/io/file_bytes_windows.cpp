#ifdef _WIN32

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <string>
#include <system_error>

#include "astrolabe/io/file_bytes.h"
#include "io/file_error.h"

namespace astrolabe {

namespace {

namespace fs = std::filesystem;

Result<std::uint64_t> regular_file_size(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) return system_error(ENOENT, path, "read");
  if (fs::is_directory(status)) {
    return file_error(ErrorCode::kUnreadable, path, "is a folder; name a file in it");
  }
  if (!fs::is_regular_file(status)) {
    return file_error(ErrorCode::kUnreadable, path, "is a device or pipe; name a regular file");
  }
  const std::uintmax_t size = fs::file_size(path, error);
  if (error) return system_error(error.default_error_condition().value(), path, "read");
  return static_cast<std::uint64_t>(size);
}

Result<std::string> read_bytes(const fs::path& path, std::uint64_t count) {
  std::ifstream in(path, std::ios::binary);
  std::string bytes(static_cast<std::size_t>(count), '\0');
  if (!in.read(bytes.data(), static_cast<std::streamsize>(count)) && !in.eof()) {
    return system_error(EACCES, path, "read");
  }
  bytes.resize(static_cast<std::size_t>(in.gcount()));
  return bytes;
}

}  // namespace

Result<std::string> read_file_bytes(const fs::path& path, std::uint64_t limit) {
  const Result<std::uint64_t> size = regular_file_size(path);
  if (!size) return size.error();
  if (*size > limit) return too_long_error(path, limit);
  return read_bytes(path, *size);
}

Result<std::string> read_file_head(const fs::path& path, std::uint64_t count) {
  const Result<std::uint64_t> size = regular_file_size(path);
  if (!size) return size.error();
  return read_bytes(path, std::min(*size, count));
}

Result<void> write_file_bytes(const fs::path& path, std::string_view bytes) {
  std::error_code error;
  const fs::path target = fs::is_symlink(path, error) ? fs::canonical(path, error) : path;
  if (error) return system_error(error.default_error_condition().value(), path, "written");
  if (fs::is_directory(target, error)) {
    return file_error(ErrorCode::kUnreadable, path, "is a folder; name a file in it");
  }
  fs::path temporary = target;
  temporary += L".tmp";
  std::ofstream out(temporary, std::ios::binary | std::ios::trunc);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (out) {
    fs::rename(temporary, target, error);
    if (!error) return {};
  }
  fs::remove(temporary, error);
  return system_error(EACCES, path, "written");
}

}  // namespace astrolabe

#endif
