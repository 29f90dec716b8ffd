# FreeType (renders the type) and fontconfig (finds the fonts). Both are optional: without FreeType, Dear ImGui's own
# rasteriser draws; without fontconfig, the program looks in the usual folders.
find_package(Freetype QUIET)
find_package(Fontconfig QUIET)
