# Runs `astrolabe check` on one scenario file and judges its report.
#
#   cmake -D PROGRAM=<astrolabe> -D SCENARIO=<file.scen> -D ALGORITHM=<id> -D EVERY=<N> -P check_scenario.cmake
#
# Every row checked must match but for the rows listed here, which must be reported as mismatches.

# Rows whose stated length no rule reproduces, for an end is blocked: FROM>TO.
set(known_icecrown "235,299>227,307" "261,0>300,2" "43,496>56,500")

if(NOT EXISTS "${SCENARIO}")
  message("SKIPPED: no ${SCENARIO}; set ASTROLABE_MAPS to a folder of MovingAI maps with scenarios")
  return()
endif()

execute_process(
  COMMAND "${PROGRAM}" check "${SCENARIO}" --algorithm ${ALGORITHM} --every ${EVERY} --json
  OUTPUT_VARIABLE report
  RESULT_VARIABLE status)

if(NOT status MATCHES "^[01]$")
  message(FATAL_ERROR "check ended with '${status}'")
endif()

# A row of the file is a line of a bucket and eight more fields.
file(STRINGS "${SCENARIO}" lines REGEX "^[0-9]+[ \t]")
list(LENGTH lines row_count)
math(EXPR expected_rows "(${row_count} + ${EVERY} - 1) / ${EVERY}")

string(JSON rows GET "${report}" rows)
string(JSON matched GET "${report}" matched)
string(JSON mismatched LENGTH "${report}" mismatched)
if(NOT rows EQUAL expected_rows)
  message(FATAL_ERROR "checked ${rows} rows instead of ${expected_rows}")
endif()
math(EXPR accounted "${matched} + ${mismatched}")
if(NOT accounted EQUAL rows)
  message(FATAL_ERROR "${matched} matched and ${mismatched} mismatched do not make ${rows} rows")
endif()

set(found "")
if(mismatched GREATER 0)
  math(EXPR last "${mismatched} - 1")
  foreach(i RANGE ${last})
    string(JSON from_col GET "${report}" mismatched ${i} from 0)
    string(JSON from_row GET "${report}" mismatched ${i} from 1)
    string(JSON to_col GET "${report}" mismatched ${i} to 0)
    string(JSON to_row GET "${report}" mismatched ${i} to 1)
    list(APPEND found "${from_col},${from_row}>${to_col},${to_row}")
  endforeach()
endif()

cmake_path(GET SCENARIO STEM map)
set(known ${known_${map}})
set(unexpected ${found})
list(REMOVE_ITEM unexpected ${known})
if(unexpected)
  message(FATAL_ERROR "rows that should match: ${unexpected}")
endif()
set(missed ${known})
list(REMOVE_ITEM missed ${found})
if(EVERY EQUAL 1 AND missed)
  message(FATAL_ERROR "known mismatches that were not reported: ${missed}")
endif()

set(expected_status 0)
if(found)
  set(expected_status 1)
endif()
if(NOT status EQUAL expected_status)
  message(FATAL_ERROR "exit status ${status} instead of ${expected_status}")
endif()
message("${rows} rows checked, ${mismatched} known mismatches")
