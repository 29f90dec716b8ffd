# Every switch of the build, in one place. The presets in CMakePresets.json are named sets of these.

include(CMakeDependentOption)

if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
endif()

option(ASTROLABE_BUILD_UI "Build the window (SDL2, Dear ImGui); without it the program has its verbs only" ON)
option(ASTROLABE_BUILD_TESTS "Build the tests (GoogleTest)" ${PROJECT_IS_TOP_LEVEL})
option(ASTROLABE_BUILD_BENCH "Build the benchmarks (Google Benchmark, Boost.Graph)" OFF)
cmake_dependent_option(ASTROLABE_BUILD_FUZZ "Build real fuzzers instead of corpus replays (clang only)" OFF
                       "CMAKE_CXX_COMPILER_ID MATCHES Clang" OFF)

option(ASTROLABE_WERROR "Treat warnings as errors" OFF)
option(ASTROLABE_ASSERTIONS "Keep assert() in every configuration" OFF)
option(ASTROLABE_LTO "Link-time optimisation of the program" OFF)
option(ASTROLABE_UNITY "Compile core, model and verbs in batches: quicker as a whole, slower after an edit" OFF)
set(ASTROLABE_SANITIZE "" CACHE STRING "Sanitizers for our own targets, e.g. address;undefined or thread")

set(ASTROLABE_IMGUI_DIR "" CACHE PATH "A Dear ImGui source tree to build instead of any installed one")
set(ASTROLABE_SCENARIO_STRIDE 1 CACHE STRING "Scenario tests check every N-th row")
