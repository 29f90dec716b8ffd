#include "search/best_first_factory.h"

namespace astrolabe {

std::unique_ptr<Search> make_best_first(const BestFirstRequest& request) {
  switch (request.space->spec().kind) {
    case GridKind::kHexPointy:
      return make_best_first_on<GridKind::kHexPointy>(request);
    case GridKind::kHexFlat:
      return make_best_first_on<GridKind::kHexFlat>(request);
    case GridKind::kDiamond:
      return make_best_first_on<GridKind::kDiamond>(request);
    case GridKind::kSquare:
      break;
  }
  return make_best_first_on<GridKind::kSquare>(request);
}

}  // namespace astrolabe
