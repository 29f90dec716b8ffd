#include "astrolabe/grid/terrain.h"

namespace astrolabe {

Palette default_palette() {
  return {
      Terrain{.name = "open ground", .glyph = '.', .blocked = false, .colour = {}},
      Terrain{.name = "wall", .glyph = '#', .blocked = true, .colour = {}},
  };
}

}  // namespace astrolabe
