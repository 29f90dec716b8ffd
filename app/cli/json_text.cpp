#include "app/cli/json_text.h"

namespace astrolabe::app {

Json json_cell(Offset at) { return Json::array({at.col, at.row}); }

Json json_number(std::optional<double> number) { return number ? Json(*number) : Json(nullptr); }

Json json_requirements(const Requirements& needs) {
  Json ids = Json::array();
  for (const RequirementEntry& entry : all_requirements()) {
    if (needs.*entry.needed) ids.push_back(entry.id);
  }
  return ids;
}

std::string json_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace astrolabe::app
