#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe::test {

/// An empty folder of its own, removed with all it holds when it goes out of scope.
class ScratchFolder {
 public:
  ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder();

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// A name inside the folder.
  [[nodiscard]] std::filesystem::path operator/(std::string_view name) const {
    return path_ / name;
  }
  /// Makes or replaces a file and gives its path.
  std::filesystem::path write(std::string_view name, std::string_view bytes) const;
  /// The names of all it holds, sorted.
  [[nodiscard]] std::vector<std::string> names() const;

 private:
  std::filesystem::path path_;
};

/// The content of a file that a test counts on being there.
[[nodiscard]] std::string bytes_of(const std::filesystem::path& path);

}  // namespace astrolabe::test
