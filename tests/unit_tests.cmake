# GoogleTest programs: astrolabe_core_tests and astrolabe_app_tests. Each TEST is a ctest case of its own.

include(GoogleTest)

# Oracles, map generators and scratch folders that several tests share.
file(GLOB_RECURSE support_sources CONFIGURE_DEPENDS support/*.cpp)
astrolabe_add_library(astrolabe_test_support ${support_sources})
astrolabe_allow_unity(astrolabe_test_support)
target_include_directories(astrolabe_test_support PUBLIC ${PROJECT_SOURCE_DIR})
target_compile_definitions(astrolabe_test_support
                           PUBLIC ASTROLABE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
target_link_libraries(astrolabe_test_support PUBLIC astrolabe::model GTest::gtest)

# The cases of a program whose names match a filter, with further properties.
function(astrolabe_discover_tests target filter)
  gtest_discover_tests(
    ${target}
    TEST_FILTER "${filter}"
    DISCOVERY_MODE PRE_TEST
    DISCOVERY_TIMEOUT 60
    PROPERTIES LABELS unit ${ARGN})
endfunction()

# One program of the given sources, linked with the given libraries. DRAWING is a filter for the cases that draw with
# OpenGL: Mesa leaks at exit, so they go without leak detection.
function(astrolabe_add_unit_tests target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "DRAWING" "SOURCES;LIBRARIES")
  astrolabe_add_executable(${target} ${arg_SOURCES})
  target_link_libraries(${target} PRIVATE ${arg_LIBRARIES} astrolabe_test_support GTest::gtest_main)
  if(arg_DRAWING)
    astrolabe_discover_tests(${target} "-${arg_DRAWING}")
    astrolabe_discover_tests(${target} "${arg_DRAWING}" ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
  else()
    astrolabe_discover_tests(${target} "*")
  endif()
endfunction()

file(GLOB_RECURSE core_tests CONFIGURE_DEPENDS core/*_test.cpp property/*_test.cpp)
if(core_tests)
  astrolabe_add_unit_tests(astrolabe_core_tests SOURCES ${core_tests} LIBRARIES astrolabe::core)
endif()

file(GLOB_RECURSE app_tests CONFIGURE_DEPENDS app/*_test.cpp)
if(NOT ASTROLABE_BUILD_UI)
  list(FILTER app_tests EXCLUDE REGEX "/tests/app/ui/")
endif()
if(app_tests)
  astrolabe_add_unit_tests(
    astrolabe_app_tests
    DRAWING
    "*MapRenderer*"
    SOURCES
    ${app_tests}
    LIBRARIES
    astrolabe::cli
    $<TARGET_NAME_IF_EXISTS:astrolabe::ui>
    $<TARGET_NAME_IF_EXISTS:astrolabe_imgui>
    $<TARGET_NAME_IF_EXISTS:astrolabe_sdl2>)
endif()
