# Text files inside the program, so that it needs no data folder.

# Makes each FILE (relative to the project) known to the target's sources as a string literal:
#   constexpr std::string_view kText =
#   #include "embedded/assets/shaders/map.vert.inc"
#       ;
function(astrolabe_embed_text target)
  set(root "${CMAKE_CURRENT_BINARY_DIR}/${target}_text")
  set(script "${PROJECT_SOURCE_DIR}/cmake/EmbedText.cmake")
  foreach(file IN LISTS ARGN)
    set(input "${PROJECT_SOURCE_DIR}/${file}")
    set(output "${root}/embedded/${file}.inc")
    add_custom_command(
      OUTPUT "${output}"
      COMMAND ${CMAKE_COMMAND} "-DINPUT=${input}" "-DOUTPUT=${output}" -P "${script}"
      DEPENDS "${input}" "${script}"
      COMMENT "Embedding ${file}"
      VERBATIM)
    target_sources(${target} PRIVATE "${output}")
  endforeach()
  target_include_directories(${target} PRIVATE "${root}")
endfunction()
