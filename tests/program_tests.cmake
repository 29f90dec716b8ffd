# Tests that run programs from outside: the project's own tools, the verbs, the benchmark scenarios, and scripts in the
# real window.

# Tools: each tests/tools/*.sh.
file(GLOB tool_scripts CONFIGURE_DEPENDS tools/*.sh)
foreach(script IN LISTS tool_scripts)
  cmake_path(GET script STEM name)
  add_test(NAME tools.${name} COMMAND bash "${script}")
  set_tests_properties(
    tools.${name} PROPERTIES LABELS tools ENVIRONMENT "ASTROLABE_SOURCE_DIR=${PROJECT_SOURCE_DIR}")
endforeach()

if(NOT TARGET astrolabe)
  return()
endif()

# A scratch folder of its own for a test to run in.
function(astrolabe_scratch_folder variable name)
  set(folder "${PROJECT_BINARY_DIR}/scratch/${name}")
  file(MAKE_DIRECTORY "${folder}")
  set(${variable} "${folder}" PARENT_SCOPE)
endfunction()

# Command line: each tests/cli/*.sh gets the program in ASTROLABE and the source tree in ASTROLABE_SOURCE_DIR.
file(GLOB cli_scripts CONFIGURE_DEPENDS cli/*.sh)
foreach(script IN LISTS cli_scripts)
  cmake_path(GET script STEM name)
  astrolabe_scratch_folder(scratch cli/${name})
  add_test(
    NAME cli.${name}
    COMMAND bash "${script}"
    WORKING_DIRECTORY "${scratch}")
  set_tests_properties(
    cli.${name}
    PROPERTIES LABELS cli
               SKIP_RETURN_CODE 77
               ENVIRONMENT "ASTROLABE=$<TARGET_FILE:astrolabe>;ASTROLABE_SOURCE_DIR=${PROJECT_SOURCE_DIR}")
endforeach()

# Scenarios: every row of every .scen in ASTROLABE_MAPS by A* and by jump points, every twentieth by the slower
# algorithms that promise the optimum, one case each.
if(DEFINED ENV{ASTROLABE_MAPS})
  set(maps "$ENV{ASTROLABE_MAPS}")
else()
  set(maps "${PROJECT_SOURCE_DIR}/../shared/maps")
endif()
file(GLOB scenarios CONFIGURE_DEPENDS "${maps}/*.scen")
if(NOT scenarios)
  set(scenarios "${maps}/any.map.scen") # one case that says that it is skipped
endif()
# Adds the case for one file by one algorithm; one row in so many is checked.
function(astrolabe_add_scenario scenario name algorithm every)
  add_test(NAME ${name}
           COMMAND ${CMAKE_COMMAND} -D PROGRAM=$<TARGET_FILE:astrolabe> -D SCENARIO=${scenario} -D
                   ALGORITHM=${algorithm} -D EVERY=${every} -P ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/scen/check_scenario.cmake)
  set_tests_properties(${name} PROPERTIES LABELS scen SKIP_REGULAR_EXPRESSION "SKIPPED:" TIMEOUT 900)
endfunction()
math(EXPR astrolabe_slow_stride "20 * ${ASTROLABE_SCENARIO_STRIDE}")
foreach(scenario IN LISTS scenarios)
  cmake_path(GET scenario STEM name)
  astrolabe_add_scenario(${scenario} scen.${name} astar ${ASTROLABE_SCENARIO_STRIDE})
  astrolabe_add_scenario(${scenario} scen.${name}.jps jps ${ASTROLABE_SCENARIO_STRIDE})
  foreach(slow IN ITEMS dijkstra bidirectional)
    astrolabe_add_scenario(${scenario} scen.${name}.${slow} ${slow} ${astrolabe_slow_stride})
  endforeach()
endforeach()

# Window: each tests/ui/*.play is played in a real window, each tests/ui/*.sh runs with a display.
if(ASTROLABE_BUILD_UI)
  file(GLOB ui_scripts CONFIGURE_DEPENDS ui/*.play ui/*.sh)
  foreach(script IN LISTS ui_scripts)
    cmake_path(GET script STEM name)
    astrolabe_scratch_folder(scratch ui/${name})
    add_test(
      NAME ui.${name}
      COMMAND bash "${CMAKE_CURRENT_LIST_DIR}/support/run_ui_test.sh" "${script}"
              "${PROJECT_BINARY_DIR}/ui-shots/${name}"
      WORKING_DIRECTORY "${scratch}")
    # Mesa leaks at exit; whatever has no window keeps leak detection.
    set_tests_properties(
      ui.${name}
      PROPERTIES
        LABELS ui
        SKIP_RETURN_CODE 77
        TIMEOUT 300
        ENVIRONMENT
        "ASTROLABE=$<TARGET_FILE:astrolabe>;ASTROLABE_SOURCE_DIR=${PROJECT_SOURCE_DIR};ASAN_OPTIONS=detect_leaks=0")
  endforeach()
  # Real events and a real clock: nothing else may keep the processor from it.
  set_tests_properties(ui.xdotool_smoke PROPERTIES RUN_SERIAL ON)
endif()
