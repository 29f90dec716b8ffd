# SDL 2: SDL2::SDL2. OpenGL's functions come through SDL_GL_GetProcAddress, so no OpenGL library is linked.
set(SDL_TEST OFF)
set(SDL2_DISABLE_INSTALL ON)
astrolabe_require(SDL2 https://github.com/libsdl-org/SDL.git release-2.30.9)
