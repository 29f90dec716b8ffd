# zlib: ZLIB::ZLIB
set(ZLIB_BUILD_EXAMPLES OFF)
astrolabe_require(ZLIB https://github.com/madler/zlib.git v1.3.1)

if(NOT TARGET ZLIB::ZLIB)
  # zlib's own build names neither include folders nor a namespaced target.
  target_include_directories(zlibstatic SYSTEM INTERFACE ${zlib_SOURCE_DIR} ${zlib_BINARY_DIR})
  add_library(ZLIB::ZLIB ALIAS zlibstatic)
  # libpng's build looks for zlib by find_package, and reads its version from these folders: it shall find this one.
  file(WRITE "${CMAKE_FIND_PACKAGE_REDIRECTS_DIR}/zlib-config.cmake"
       "set(ZLIB_INCLUDE_DIRS [[${zlib_BINARY_DIR};${zlib_SOURCE_DIR}]])\n")
endif()
