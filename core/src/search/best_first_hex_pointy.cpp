#include "search/best_first_instances.h"

namespace astrolabe {

template std::unique_ptr<Search> make_best_first_on<GridKind::kHexPointy>(const BestFirstRequest&);

}  // namespace astrolabe
