# Stands in for folders that have no sources yet, so that the skeleton configures and builds.
function(astrolabe_sources_or_empty variable target)
  if(NOT ${variable})
    file(WRITE "${PROJECT_BINARY_DIR}/empty/${target}.cpp" "")
    set(${variable} "${PROJECT_BINARY_DIR}/empty/${target}.cpp" PARENT_SCOPE)
  endif()
endfunction()
