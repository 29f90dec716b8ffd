#include "app/model/f_layers.h"

namespace astrolabe::app {

Cost key_of_expansion(const Solution& solution, std::size_t expansion) {
  const EventLog::Record& begin = solution.log.record(solution.log.end_of_expansion(expansion - 1));
  const Cost h = solution.search->h(EventLog::cell_of(begin));
  return 100 * begin.g + solution.settings().weight_hundredths * h;
}

std::size_t next_layer_end(const Solution& solution, std::size_t expansion) {
  const std::size_t count = solution.log.expansion_count();
  if (expansion >= count) return count;
  std::size_t end = expansion + 1;
  const Cost key = key_of_expansion(solution, end);
  while (end < count && key_of_expansion(solution, end + 1) == key) ++end;
  return end;
}

std::size_t previous_layer_end(const Solution& solution, std::size_t expansion) {
  if (expansion == 0) return 0;
  const Cost key = key_of_expansion(solution, expansion);
  std::size_t end = expansion - 1;
  while (end > 0 && key_of_expansion(solution, end) == key) --end;
  return end;
}

}  // namespace astrolabe::app
