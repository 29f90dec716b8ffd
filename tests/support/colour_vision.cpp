#include "tests/support/colour_vision.h"

#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

namespace astrolabe::test {

namespace {

// Written row by row; GLM takes columns, so vectors are multiplied from the left.
constexpr glm::dmat3 kProtanope{0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                                0.099216, -0.003882, -0.048116, 1.051998};
constexpr glm::dmat3 kDeuteranope{0.367322, 0.860646,  -0.227968, 0.280085, 0.672501,
                                  0.047413, -0.011820, 0.042940,  0.968881};
constexpr glm::dmat3 kTritanope{1.255528, -0.076749, -0.178779, -0.078411, 0.930809,
                                0.147602, 0.004733,  0.691367,  0.303900};
/// From linear sRGB to CIE XYZ.
constexpr glm::dmat3 kToXyz{0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505};
constexpr glm::dvec3 kWhite{0.9505, 1.0, 1.089};

double linear(std::uint8_t channel) {
  const double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

glm::dvec3 seen(const glm::dvec3& light, ColourVision vision) {
  switch (vision) {
    case ColourVision::kProtanope:
      return light * kProtanope;
    case ColourVision::kDeuteranope:
      return light * kDeuteranope;
    case ColourVision::kTritanope:
      return light * kTritanope;
    case ColourVision::kCommon:
      break;
  }
  return light;
}

double lab_curve(double share) {
  return share > 0.008856 ? std::cbrt(share) : 7.787 * share + 16.0 / 116.0;
}

glm::dvec3 lab(app::Colour colour, ColourVision vision) {
  const glm::dvec3 light{linear(colour.r), linear(colour.g), linear(colour.b)};
  const glm::dvec3 xyz = glm::clamp(seen(light, vision), 0.0, 1.0) * kToXyz / kWhite;
  const double y = lab_curve(xyz.y);
  return {116.0 * y - 16.0, 500.0 * (lab_curve(xyz.x) - y), 200.0 * (y - lab_curve(xyz.z))};
}

}  // namespace

double difference(app::Colour first, app::Colour second, ColourVision vision) {
  return glm::distance(lab(first, vision), lab(second, vision));
}

}  // namespace astrolabe::test
