#pragma once

// The sections of an .astrolabe file, each read on its own. A section that is wrong leaves its
// complaint in the decoder and gives a default.

#include <vector>

#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/grid/heights.h"
#include "astrolabe/grid/terrain.h"
#include "astrolabe/search/search_settings.h"
#include "io/json_decoder.h"

namespace astrolabe {

[[nodiscard]] GridSpec decode_grid(JsonDecoder& json, const JsonNode& root);

/// What is left out gets the defaults that suit the grid.
[[nodiscard]] SearchSettings decode_search(JsonDecoder& json, const JsonNode& root,
                                           const GridSpec& spec);

[[nodiscard]] Palette decode_palette(JsonDecoder& json, const JsonNode& root);

/// All cells, row by row. Takes no memory for cells that the file states but does not hold.
[[nodiscard]] std::vector<TerrainIndex> decode_rows(JsonDecoder& json, const JsonNode& root,
                                                    GridSize size, const Palette& palette);

/// Empty where the file holds none. The same holds of memory.
[[nodiscard]] std::vector<Height> decode_heights(JsonDecoder& json, const JsonNode& root,
                                                 GridSize size);

}  // namespace astrolabe
