#pragma once

#include <array>
#include <cstdint>

#include "app/ui/colour.h"

namespace astrolabe::test {

/// Eyes that lack one kind of cone see colours alike that others tell apart.
enum class ColourVision : std::uint8_t { kCommon, kProtanope, kDeuteranope, kTritanope };

inline constexpr std::array kColourVisions{ColourVision::kCommon, ColourVision::kProtanope,
                                           ColourVision::kDeuteranope, ColourVision::kTritanope};

/// How different two opaque colours look: their distance in CIELAB (CIE 1976), of which 2.3 is just
/// noticeable. For the other eyes after the matrices of Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.
[[nodiscard]] double difference(app::Colour first, app::Colour second, ColourVision vision);

}  // namespace astrolabe::test
