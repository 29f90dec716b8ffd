#pragma once

#include "astrolabe/grid/map.h"
#include "astrolabe/search/search_settings.h"

namespace astrolabe {

/// What a map file holds: the map, and how its author meant it to be searched. Formats that store
/// no settings leave the defaults that suit the format.
struct MapFile {
  Map map;
  SearchSettings search;

  friend bool operator==(const MapFile&, const MapFile&) = default;
};

}  // namespace astrolabe
