#include "heuristic/entries.h"

namespace astrolabe {

// h = a formula of the person's own, on every grid. Nothing is known of it.
HeuristicEntry expression_heuristic() {
  return {
      .id = "expression",
      .name = "Expression",
      .description =
          "A formula of your own of dx, dy, D, D2, dq, dr, ds, x, y, gx and gy, such as "
          "D * max(dx, dy).",
      .fits = [](const GridSpec&) { return true; },
      .source = HeuristicSource::kExpression,
      .reason = [](const GridSpec&) -> std::string_view { return "A formula may say anything."; },
  };
}

}  // namespace astrolabe
