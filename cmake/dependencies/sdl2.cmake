# SDL 2: astrolabe_sdl2, whichever of SDL's two libraries there is. OpenGL's functions come through
# SDL_GL_GetProcAddress, so no OpenGL library is linked; main() stays ours.
set(SDL_SHARED OFF)
set(SDL_TEST OFF)
set(SDL2_DISABLE_INSTALL ON)
astrolabe_require(SDL2 https://github.com/libsdl-org/SDL.git release-2.32.4)

add_library(astrolabe_sdl2 INTERFACE)
if(TARGET SDL2::SDL2)
  target_link_libraries(astrolabe_sdl2 INTERFACE SDL2::SDL2)
else()
  target_link_libraries(astrolabe_sdl2 INTERFACE SDL2::SDL2-static)
endif()
target_compile_definitions(astrolabe_sdl2 INTERFACE SDL_MAIN_HANDLED)
