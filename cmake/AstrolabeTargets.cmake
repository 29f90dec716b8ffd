# Flags belong to targets: nothing here changes a directory or the whole build.

include(CheckIPOSupported)

find_program(ASTROLABE_CCACHE ccache DOC "Compiler cache; used when it is installed")

if(ASTROLABE_LTO)
  check_ipo_supported(RESULT ASTROLABE_LTO_SUPPORTED OUTPUT ipo_output LANGUAGES CXX)
  if(NOT ASTROLABE_LTO_SUPPORTED)
    message(STATUS "Link-time optimisation is not supported here: ${ipo_output}")
  endif()
endif()

# The language level, warnings, sanitizers and assertions that all of our own code is built with.
function(astrolabe_set_flags target)
  target_compile_features(${target} PUBLIC cxx_std_20)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)

  if(MSVC)
    target_compile_options(${target} PRIVATE /W4 /permissive- /utf-8 $<$<BOOL:${ASTROLABE_WERROR}>:/WX>)
  else()
    target_compile_options(
      ${target}
      PRIVATE -Wall
              -Wextra
              -Wpedantic
              -Wshadow
              -Wconversion
              -Wsign-conversion
              $<$<BOOL:${ASTROLABE_WERROR}>:-Werror>)
    # GCC 12 takes a literal put before a std::string for an overlapping copy (its bug 105651).
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
      target_compile_options(${target} PRIVATE -Wno-restrict)
    endif()
  endif()

  # Comes after CMake's own -DNDEBUG on the command line, so it wins.
  if(ASTROLABE_ASSERTIONS)
    target_compile_options(${target} PRIVATE $<IF:$<CXX_COMPILER_ID:MSVC>,/UNDEBUG,-UNDEBUG>)
  endif()
  target_compile_definitions(
    ${target} PRIVATE $<$<OR:$<CONFIG:Debug>,$<BOOL:${ASTROLABE_SANITIZE}>>:_GLIBCXX_ASSERTIONS>)

  if(ASTROLABE_SANITIZE)
    list(JOIN ASTROLABE_SANITIZE "," sanitizers)
    target_compile_options(
      ${target} PRIVATE -fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(${target} PUBLIC -fsanitize=${sanitizers})
  endif()

  if(ASTROLABE_BUILD_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()

  if(ASTROLABE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER ${ASTROLABE_CCACHE})
  endif()
  if(ASTROLABE_LTO_SUPPORTED)
    set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION ON)
    # GCC links with one job where it is not told otherwise.
    target_link_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-flto=auto>)
  endif()
endfunction()

# A static library of our own; an alias astrolabe::<name> goes with astrolabe_<name>.
function(astrolabe_add_library target)
  add_library(${target} STATIC ${ARGN})
  string(REPLACE "astrolabe_" "astrolabe::" alias ${target})
  add_library(${alias} ALIAS ${target})
  astrolabe_set_flags(${target})
endfunction()

function(astrolabe_add_executable target)
  add_executable(${target} ${ARGN})
  astrolabe_set_flags(${target})
endfunction()

# Compiles the target's sources in batches where ASTROLABE_UNITY asks for it. For targets whose sources keep their
# local names distinct.
function(astrolabe_allow_unity target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD "${ASTROLABE_UNITY}" UNITY_BUILD_BATCH_SIZE 8)
endfunction()
