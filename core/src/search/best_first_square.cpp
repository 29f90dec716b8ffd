#include "search/best_first_instances.h"

namespace astrolabe {

template std::unique_ptr<Search> make_best_first_on<GridKind::kSquare>(const BestFirstRequest&);

}  // namespace astrolabe
