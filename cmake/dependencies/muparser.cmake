# muParser (formulas of numbers): muparser::muparser
set(ENABLE_SAMPLES OFF)
set(ENABLE_OPENMP OFF)
astrolabe_require(muparser https://github.com/beltoforion/muparser.git v2.3.4 2.3)

if(NOT TARGET muparser::muparser)
  # Its own build does not name its target as its package does.
  add_library(muparser::muparser ALIAS muparser)
endif()
