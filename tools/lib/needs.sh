# shellcheck shell=bash
# What the project needs from the system, and what each package manager calls it.
#
# One row a need: GROUP NAME COMMAND APT DNF PACMAN BREW, where
#   GROUP    build: to compile the program; run: to start it; test: to build and run the tests; fuzz, format: for
#            tools/fuzz and tools/format
#   COMMAND  the program that shows that the need is met, however it was installed; - for libraries and fonts,
#            of which the package manager is asked
#   -        in a manager's column: not packaged there, or part of the system. CMake gets such a library's source by git.

astrolabe_needs() {
  cat <<'ROWS'
build   compiler    c++              g++                 gcc-c++                 gcc               -
build   cmake       cmake            cmake               cmake                   cmake             cmake
build   ninja       ninja            ninja-build         ninja-build             ninja             ninja
build   pkg-config  pkg-config       pkg-config          pkgconf-pkg-config      pkgconf           pkgconf
build   git         -                -                   git                     git               git
build   sdl2        -                libsdl2-dev         SDL2-devel              sdl2              sdl2
build   imgui       -                libimgui-dev        -                       -                 -
build   glm         -                libglm-dev          glm-devel               glm               glm
build   json        -                nlohmann-json3-dev  json-devel              nlohmann-json     nlohmann-json
build   cli11       -                libcli11-dev        cli11-devel             cli11             cli11
build   muparser    -                libmuparser-dev     muParser-devel          muparser          muparser
build   zlib        -                zlib1g-dev          zlib-devel              zlib              -
build   png         -                libpng-dev          libpng-devel            libpng            libpng
build   freetype    -                libfreetype-dev     freetype-devel          freetype2         freetype
build   fontconfig  -                libfontconfig-dev   fontconfig-devel        fontconfig        fontconfig
run     opengl      -                libgl1              mesa-libGL              libglvnd          -
run     egl         -                libegl1             mesa-libEGL             libglvnd          -
run     mesa        -                libgl1-mesa-dri     mesa-dri-drivers        mesa              -
run     noto        -                fonts-noto-core     google-noto-sans-fonts  noto-fonts        -
run     dejavu      -                fonts-dejavu-core   dejavu-sans-fonts       ttf-dejavu        -
test    googletest  -                libgtest-dev        gtest-devel             gtest             googletest
test    benchmark   -                libbenchmark-dev    google-benchmark-devel  benchmark         google-benchmark
test    boost       -                libboost-dev        boost-devel             boost             boost
test    xvfb        Xvfb             xvfb                xorg-x11-server-Xvfb    xorg-server-xvfb  -
test    xdotool     xdotool          xdotool             xdotool                 xdotool           -
fuzz    clang       clang++          clang               clang                   clang             -
fuzz    sanitizers  -                libclang-rt-dev     compiler-rt             compiler-rt       -
format  format      clang-format-14  clang-format-14     -                       -                 -
ROWS
}
