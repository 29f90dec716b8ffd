# What the project builds upon. Each dependency is looked for among the system's packages first; where there is none,
# FetchContent gets the pinned tag. Point FETCHCONTENT_SOURCE_DIR_<NAME> at an unpacked source to use that instead of
# an installed package, and without a network.

include(FetchContent)
find_package(PkgConfig QUIET)

# Lets the plain variables below steer the options of dependencies that ask for an old CMake.
set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)

# Makes one dependency available: the package found by find_package(<ARGN>), else its source at a pinned tag.
macro(astrolabe_require name repository tag)
  FetchContent_Declare(
    ${name}
    GIT_REPOSITORY ${repository}
    GIT_TAG ${tag}
    GIT_SHALLOW ON
    SYSTEM
    FIND_PACKAGE_ARGS ${ARGN})
  FetchContent_MakeAvailable(${name})
endmacro()

include(dependencies/glm)
include(dependencies/json)
include(dependencies/cli11)
include(dependencies/muparser)
if(ASTROLABE_BUILD_UI)
  include(dependencies/zlib)
  include(dependencies/png)
  include(dependencies/sdl2)
  include(dependencies/fonts)
  include(dependencies/imgui)
endif()
if(ASTROLABE_BUILD_TESTS)
  include(dependencies/googletest)
endif()
if(ASTROLABE_BUILD_BENCH)
  include(dependencies/benchmark)
endif()
