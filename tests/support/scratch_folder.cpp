#include "tests/support/scratch_folder.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>
#include <system_error>

namespace astrolabe::test {

namespace fs = std::filesystem;

namespace {

// Tests run in parallel processes, so the name must not come from a fixed seed.
fs::path make_unique_folder() {
  std::random_device entropy;
  for (int i = 0; i < 100; ++i) {
    const fs::path path =
        fs::temp_directory_path() / ("astrolabe-test-" + std::to_string(entropy()));
    if (fs::create_directory(path)) return path;
  }
  throw std::runtime_error("no scratch folder could be made");
}

}  // namespace

ScratchFolder::ScratchFolder() : path_(make_unique_folder()) {}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

fs::path ScratchFolder::write(std::string_view name, std::string_view bytes) const {
  const fs::path path = path_ / name;
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) throw std::runtime_error("cannot write " + path.string());
  return path;
}

std::vector<std::string> ScratchFolder::names() const {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(path_)) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string bytes_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace astrolabe::test
