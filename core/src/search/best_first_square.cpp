#include "search/best_first_instances.h"

namespace astrolabe {

template std::unique_ptr<Search> make_best_first<GridKind::kSquare>(const BestFirstRequest&);

}  // namespace astrolabe
