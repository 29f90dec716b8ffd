#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace astrolabe::keys {

// The keys of an .astrolabe file in the order in which they are written, for reader and writer.
// assets/FORMAT.md and assets/astrolabe.schema.json list them as well; a test compares.

inline constexpr std::string_view kFormatId = "astrolabe";

inline constexpr std::string_view kFormat = "format";
inline constexpr std::string_view kVersion = "version";
inline constexpr std::string_view kTitle = "title";
inline constexpr std::string_view kNotes = "notes";
inline constexpr std::string_view kGrid = "grid";
inline constexpr std::string_view kSearch = "search";
inline constexpr std::string_view kPalette = "palette";
inline constexpr std::string_view kSize = "size";
inline constexpr std::string_view kStart = "start";
inline constexpr std::string_view kGoal = "goal";
inline constexpr std::string_view kMoreGoals = "more_goals";
inline constexpr std::string_view kRows = "rows";
inline constexpr std::string_view kHeights = "heights";
inline constexpr std::array<std::string_view, 13> kFileKeys{
    kFormat, kVersion, kTitle, kNotes,     kGrid, kSearch, kPalette,
    kSize,   kStart,   kGoal,  kMoreGoals, kRows, kHeights};

inline constexpr std::string_view kKind = "kind";
inline constexpr std::string_view kWays = "ways";
inline constexpr std::string_view kCorner = "corner";
inline constexpr std::string_view kStagger = "stagger";
inline constexpr std::array<std::string_view, 4> kGridKeys{kKind, kWays, kCorner, kStagger};

inline constexpr std::string_view kAlgorithm = "algorithm";
inline constexpr std::string_view kHeuristic = "heuristic";
inline constexpr std::string_view kExpression = "expression";
inline constexpr std::string_view kLandmarks = "landmarks";
inline constexpr std::string_view kWeight = "weight";
inline constexpr std::string_view kBeamWidth = "beam_width";
inline constexpr std::string_view kPriority = "priority";
inline constexpr std::string_view kTieBreak = "tie_break";
inline constexpr std::string_view kSeed = "seed";
inline constexpr std::string_view kReopen = "reopen";
inline constexpr std::string_view kRemedy = "remedy";
inline constexpr std::string_view kProfile = "profile";
inline constexpr std::string_view kClimbUp = "climb_up";
inline constexpr std::string_view kClimbDown = "climb_down";
inline constexpr std::string_view kBlockedEnds = "blocked_ends";
inline constexpr std::string_view kSearchUnreachable = "search_unreachable";
inline constexpr std::string_view kCostScale = "cost_scale";
inline constexpr std::string_view kSmoother = "smoother";
inline constexpr std::array<std::string_view, 18> kSearchKeys{
    kAlgorithm, kHeuristic, kExpression,  kLandmarks,
    kWeight,    kBeamWidth, kPriority,    kTieBreak,
    kSeed,      kReopen,    kRemedy,      kProfile,
    kClimbUp,   kClimbDown, kBlockedEnds, kSearchUnreachable,
    kCostScale, kSmoother};

inline constexpr std::string_view kGlyph = "glyph";
inline constexpr std::string_view kName = "name";
inline constexpr std::string_view kCost = "cost";
inline constexpr std::string_view kBlocked = "blocked";
inline constexpr std::string_view kColour = "colour";
inline constexpr std::string_view kSwimming = "swimming";
inline constexpr std::string_view kFlying = "flying";
inline constexpr std::array<std::string_view, 7> kTerrainKeys{kGlyph,  kName,     kCost,  kBlocked,
                                                              kColour, kSwimming, kFlying};

/// The most strings in kNotes.
inline constexpr std::size_t kMostNoteLines = 10000;

inline constexpr std::string_view kCostScaleExact = "exact";
inline constexpr std::string_view kCostScaleTens = "tens";

}  // namespace astrolabe::keys
