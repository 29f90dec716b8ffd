# zlib: ZLIB::ZLIB
set(ZLIB_BUILD_EXAMPLES OFF)
astrolabe_require(ZLIB https://github.com/madler/zlib.git v1.3.1)

# zlib's own build gives its targets neither include folders nor a namespaced name.
if(NOT TARGET ZLIB::ZLIB)
  target_include_directories(zlibstatic SYSTEM INTERFACE ${zlib_SOURCE_DIR} ${zlib_BINARY_DIR})
  add_library(ZLIB::ZLIB ALIAS zlibstatic)
endif()
