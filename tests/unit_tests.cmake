# GoogleTest programs: astrolabe_core_tests and astrolabe_app_tests. One ctest case for each TEST.

include(GoogleTest)

# Oracles, map generators and scratch folders that several tests share.
file(GLOB_RECURSE support_sources CONFIGURE_DEPENDS support/*.cpp)
astrolabe_add_library(astrolabe_test_support ${support_sources})
target_include_directories(astrolabe_test_support PUBLIC ${PROJECT_SOURCE_DIR})
target_compile_definitions(astrolabe_test_support
                           PUBLIC ASTROLABE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
target_link_libraries(astrolabe_test_support PUBLIC astrolabe::model GTest::gtest)

function(astrolabe_add_unit_tests target)
  astrolabe_add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE astrolabe_test_support GTest::gtest_main)
  gtest_discover_tests(
    ${target}
    DISCOVERY_MODE PRE_TEST
    WORKING_DIRECTORY ${PROJECT_BINARY_DIR}
    PROPERTIES LABELS unit)
endfunction()

file(GLOB_RECURSE core_tests CONFIGURE_DEPENDS core/*_test.cpp property/*_test.cpp)
if(core_tests)
  astrolabe_add_unit_tests(astrolabe_core_tests ${core_tests})
endif()

file(GLOB_RECURSE app_tests CONFIGURE_DEPENDS app/*_test.cpp)
if(app_tests)
  astrolabe_add_unit_tests(astrolabe_app_tests ${app_tests})
  target_link_libraries(astrolabe_app_tests PRIVATE astrolabe::cli)
  if(ASTROLABE_BUILD_UI)
    target_link_libraries(astrolabe_app_tests PRIVATE astrolabe::ui)
  endif()
endif()
