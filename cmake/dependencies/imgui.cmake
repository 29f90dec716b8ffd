# Dear ImGui 1.86 to 1.92 with its SDL2 and OpenGL 3 backends: astrolabe_imgui.
#
# Looked for in this order: the source tree in ASTROLABE_IMGUI_DIR, a CMake config package, pkg-config, FetchContent.
# Distributions lay the headers out differently, so that all of these are include folders: include
# <imgui.h>, <imgui_impl_opengl3.h>, <imgui_stdlib.h> and <imgui_freetype.h> by their bare names.

# Builds the target from a source tree, for Dear ImGui has no build system of its own.
function(astrolabe_imgui_from_source dir)
  if(NOT EXISTS "${dir}/imgui.h")
    message(FATAL_ERROR "No Dear ImGui source tree in '${dir}' (imgui.h is missing)")
  endif()
  set(sdl_backend imgui_impl_sdl2.cpp)
  if(NOT EXISTS "${dir}/backends/${sdl_backend}") # its name before 1.89.3
    set(sdl_backend imgui_impl_sdl.cpp)
  endif()

  add_library(
    astrolabe_imgui STATIC
    "${dir}/imgui.cpp"
    "${dir}/imgui_draw.cpp"
    "${dir}/imgui_tables.cpp"
    "${dir}/imgui_widgets.cpp"
    "${dir}/backends/${sdl_backend}"
    "${dir}/backends/imgui_impl_opengl3.cpp"
    "${dir}/misc/cpp/imgui_stdlib.cpp")
  target_compile_features(astrolabe_imgui PUBLIC cxx_std_17)
  target_include_directories(astrolabe_imgui SYSTEM PUBLIC "${dir}" "${dir}/backends" "${dir}/misc/cpp")
  target_link_libraries(astrolabe_imgui PUBLIC astrolabe_sdl2 ${CMAKE_DL_LIBS})
  if(Freetype_FOUND)
    target_sources(astrolabe_imgui PRIVATE "${dir}/misc/freetype/imgui_freetype.cpp")
    target_include_directories(astrolabe_imgui SYSTEM PUBLIC "${dir}/misc/freetype")
    target_compile_definitions(astrolabe_imgui PUBLIC IMGUI_ENABLE_FREETYPE)
    target_link_libraries(astrolabe_imgui PUBLIC Freetype::Freetype)
  endif()
endfunction()

# Wraps a config package's target; its headers lie flat in one folder.
function(astrolabe_imgui_from_package package_target)
  add_library(astrolabe_imgui INTERFACE)
  target_link_libraries(astrolabe_imgui INTERFACE ${package_target} astrolabe_sdl2)
endfunction()

# Wraps what pkg-config found (Debian, Ubuntu, Fedora). imgui.pc omits FreeType although the library needs it.
function(astrolabe_imgui_from_pkg_config)
  add_library(astrolabe_imgui INTERFACE)
  target_link_libraries(astrolabe_imgui INTERFACE PkgConfig::ASTROLABE_IMGUI astrolabe_sdl2 ${CMAKE_DL_LIBS})
  foreach(dir IN LISTS ASTROLABE_IMGUI_INCLUDE_DIRS)
    target_include_directories(astrolabe_imgui SYSTEM INTERFACE "${dir}" "${dir}/backends")
  endforeach()
  if(Freetype_FOUND)
    target_link_libraries(astrolabe_imgui INTERFACE Freetype::Freetype)
  endif()
endfunction()

function(astrolabe_find_imgui)
  if(ASTROLABE_IMGUI_DIR)
    message(STATUS "Dear ImGui: source tree ${ASTROLABE_IMGUI_DIR}")
    astrolabe_imgui_from_source("${ASTROLABE_IMGUI_DIR}")
    return()
  endif()

  if(NOT FETCHCONTENT_SOURCE_DIR_IMGUI)
    find_package(imgui CONFIG QUIET)
    if(TARGET imgui::imgui)
      message(STATUS "Dear ImGui: config package ${imgui_DIR}")
      astrolabe_imgui_from_package(imgui::imgui)
      return()
    endif()
    if(PkgConfig_FOUND)
      pkg_check_modules(ASTROLABE_IMGUI QUIET IMPORTED_TARGET imgui>=1.86)
    endif()
    if(TARGET PkgConfig::ASTROLABE_IMGUI)
      message(STATUS "Dear ImGui: pkg-config, version ${ASTROLABE_IMGUI_VERSION}")
      astrolabe_imgui_from_pkg_config()
      return()
    endif()
  endif()

  FetchContent_Declare(
    imgui
    GIT_REPOSITORY https://github.com/ocornut/imgui.git
    GIT_TAG v1.90.1
    GIT_SHALLOW ON)
  FetchContent_MakeAvailable(imgui)
  message(STATUS "Dear ImGui: source tree ${imgui_SOURCE_DIR}")
  astrolabe_imgui_from_source("${imgui_SOURCE_DIR}")
endfunction()

astrolabe_find_imgui()
