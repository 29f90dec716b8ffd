#include "astrolabe/grid/grid_registry.h"

#include <array>
#include <cassert>

namespace astrolabe {

namespace {

constexpr std::array<int, 2> kLatticeWays{8, 4};
constexpr std::array<int, 1> kHexWays{6};

constexpr std::array<GridEntry, 4> kGrids{{
    {GridKind::kSquare, "square", "Square",
     "Square cells in rows and columns. Four neighbours across an edge, or eight with the "
     "diagonals "
     "at sqrt 2.",
     kLatticeWays, false},
    {GridKind::kHexPointy, "hex-pointy", "Hexagon, pointy top",
     "Hexagons with a corner on top, every second row shifted by half a cell. Six neighbours, all "
     "at distance 1.",
     kHexWays, true},
    {GridKind::kHexFlat, "hex-flat", "Hexagon, flat top",
     "Hexagons with an edge on top, every second column shifted by half a cell. Six neighbours, "
     "all "
     "at distance 1.",
     kHexWays, true},
    {GridKind::kDiamond, "diamond", "Diamond",
     "Squares that stand on a corner, every second row shifted by half a cell (a staggered grid). "
     "Four neighbours across an edge, or eight with those across a corner at sqrt 2.",
     kLatticeWays, true},
}};

constexpr std::array<NamedValue<CornerRule>, 3> kCornerRules{{
    {CornerRule::kNever, "never", "Never cut",
     "A diagonal step needs both of the cells beside it free."},
    {CornerRule::kOne, "one", "Past one corner",
     "A diagonal step needs at least one of the two cells beside it free."},
    {CornerRule::kAlways, "always", "Always cut",
     "A diagonal step needs neither of the cells beside it free."},
}};

constexpr std::array<NamedValue<Stagger>, 2> kStaggers{{
    {Stagger::kOdd, "odd", "Odd lines shifted",
     "Lines 1, 3, 5 … lie half a cell further (odd-r, odd-q)."},
    {Stagger::kEven, "even", "Even lines shifted",
     "Lines 0, 2, 4 … lie half a cell further (even-r, even-q)."},
}};

}  // namespace

std::span<const GridEntry> all_grids() { return kGrids; }

const GridEntry& grid_entry(GridKind kind) {
  for (const GridEntry& entry : kGrids) {
    if (entry.kind == kind) return entry;
  }
  assert(false && "a grid kind is missing from the registry");
  return kGrids[0];
}

const GridEntry* find_grid(std::string_view id) { return find_by_id(kGrids, id); }

std::span<const NamedValue<CornerRule>> all_corner_rules() { return kCornerRules; }

std::span<const NamedValue<Stagger>> all_staggers() { return kStaggers; }

std::string_view id_of(CornerRule rule) { return id_of_value(kCornerRules, rule); }

std::string_view id_of(Stagger stagger) { return id_of_value(kStaggers, stagger); }

std::optional<CornerRule> find_corner_rule(std::string_view id) {
  return find_value(kCornerRules, id);
}

std::optional<Stagger> find_stagger(std::string_view id) { return find_value(kStaggers, id); }

GridSpec default_spec(GridKind kind) {
  return {.kind = kind,
          .ways = grid_entry(kind).ways.front(),
          .corner = CornerRule::kNever,
          .stagger = Stagger::kOdd};
}

}  // namespace astrolabe
