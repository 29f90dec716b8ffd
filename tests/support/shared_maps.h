#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace astrolabe::test {

/// The folder of MovingAI benchmark maps with their scenarios, which are not part of the
/// repository: the environment variable ASTROLABE_MAPS, else ../shared/maps beside the source.
/// Nothing where there is no such folder.
[[nodiscard]] std::optional<std::filesystem::path> shared_maps_folder();

/// For GTEST_SKIP.
inline constexpr const char* kNoSharedMaps =
    "the benchmark maps are not there; set ASTROLABE_MAPS to their folder";

}  // namespace astrolabe::test
