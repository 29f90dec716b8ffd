#pragma once

#include <filesystem>

#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// An empty folder of its own in the system's place for temporary files; removed with all that is
/// in it when this goes.
class ScratchFolder {
 public:
  /// Errors: there is no writable place.
  [[nodiscard]] static Result<ScratchFolder> make();

  ~ScratchFolder();
  ScratchFolder(ScratchFolder&& other) noexcept;
  ScratchFolder& operator=(ScratchFolder&&) = delete;
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  explicit ScratchFolder(std::filesystem::path path) : path_(std::move(path)) {}

  std::filesystem::path path_;  ///< Empty once moved from.
};

}  // namespace astrolabe::app
