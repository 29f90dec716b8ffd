#include "astrolabe/search/guarantee.h"

#include <cassert>

#include "astrolabe/search/algorithm_registry.h"

namespace astrolabe {

Guarantee guarantee_of(const SearchSpace& space, const SearchSettings& settings) {
  const AlgorithmEntry* algorithm = find_algorithm(settings.algorithm);
  assert(algorithm != nullptr);
  return algorithm->guarantee(space, settings);
}

std::string_view id_of(Guarantee::Kind kind) {
  switch (kind) {
    case Guarantee::Kind::kOptimal:
      return "optimal";
    case Guarantee::Kind::kWithin:
      return "within";
    case Guarantee::Kind::kNone:
      break;
  }
  return "none";
}

}  // namespace astrolabe
