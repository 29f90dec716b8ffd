# libpng, for screenshots: PNG::PNG
set(PNG_SHARED OFF)
set(PNG_TESTS OFF)
set(PNG_TOOLS OFF)
set(SKIP_INSTALL_ALL ON)
astrolabe_require(PNG https://github.com/pnggroup/libpng.git v1.6.48)

if(NOT TARGET PNG::PNG)
  target_include_directories(png_static SYSTEM INTERFACE ${png_SOURCE_DIR} ${png_BINARY_DIR})
  add_library(PNG::PNG ALIAS png_static)
endif()
