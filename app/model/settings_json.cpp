#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/model/settings.h"

namespace astrolabe::app {

namespace {

using Json = nlohmann::ordered_json;

/// A value under a key, as long as it is there and of the right type; else the value stays.
class Reader {
 public:
  explicit Reader(const Json& object) : object_(object) {}

  void read(const char* key, bool& value) const {
    const Json* found = find(key);
    if (found != nullptr && found->is_boolean()) value = found->get<bool>();
  }
  void read(const char* key, std::string& value) const {
    const Json* found = find(key);
    if (found != nullptr && found->is_string()) value = found->get<std::string>();
  }
  void read(const char* key, double& value, double least, double most) const {
    const Json* found = find(key);
    if (found == nullptr || !found->is_number()) return;
    const auto number = found->get<double>();
    if (number >= least && number <= most) value = number;
  }
  void read(const char* key, int& value, int least, int most) const {
    double number = value;
    read(key, number, least, most);
    value = static_cast<int>(number);
  }
  [[nodiscard]] Reader object(const char* key) const {
    static const Json kNone = Json::object();
    const Json* found = find(key);
    return Reader(found != nullptr && found->is_object() ? *found : kNone);
  }
  [[nodiscard]] bool has_list(const char* key) const {
    const Json* found = find(key);
    return found != nullptr && found->is_array();
  }
  [[nodiscard]] std::vector<std::string> strings(const char* key) const {
    std::vector<std::string> list;
    const Json* found = find(key);
    if (found == nullptr || !found->is_array()) return list;
    for (const Json& item : *found) {
      if (item.is_string()) list.push_back(item.get<std::string>());
    }
    return list;
  }

 private:
  [[nodiscard]] const Json* find(const char* key) const {
    const auto found = object_.find(key);
    return found == object_.end() ? nullptr : &*found;
  }

  const Json& object_;
};

HintsLeft read_hints(const std::vector<std::string>& ids) {
  HintsLeft hints;
  for (const Hint hint : all_hints()) {
    if (std::find(ids.begin(), ids.end(), id_of(hint)) == ids.end()) hints.take(hint);
  }
  return hints;
}

std::vector<std::string_view> ids_of(const HintsLeft& hints) {
  std::vector<std::string_view> ids;
  for (const Hint hint : all_hints()) {
    if (hints.has(hint)) ids.push_back(id_of(hint));
  }
  return ids;
}

ViewOptions read_view(const Reader& reader) {
  ViewOptions view;
  std::string theme;
  reader.read("theme", theme);
  if (theme == "dark") view.theme = ThemeChoice::kDark;
  double scale = view.scale;
  reader.read("scale", scale, kMinScale, kMaxScale);
  view.scale = scale;
  std::string workspace;
  reader.read("workspace", workspace);
  view.workspace = find_workspace(workspace).value_or(view.workspace);
  std::string scroll;
  reader.read("scroll", scroll);
  if (scroll == "pans") view.scroll = ScrollMode::kPans;
  reader.read("panels", view.panels);
  reader.read("column_width", view.column_width, kLeastColumnWidth, kGreatestColumnWidth);
  reader.read("grid_lines", view.grid_lines);
  reader.read("numbers", view.numbers);
  reader.read("arrows", view.arrows);
  reader.read("search_cells", view.search_cells);
  reader.read("raw_path", view.raw_path);
  reader.read("smoothed_path", view.smoothed_path);
  reader.read("range_hundredths", view.range_hundredths, 0, kMaxRange);
  if (reader.has_list("hints_left")) view.hints = read_hints(reader.strings("hints_left"));
  return view;
}

Json json_of(const ViewOptions& view) {
  return {{"theme", view.theme == ThemeChoice::kDark ? "dark" : "light"},
          {"scale", view.scale},
          {"workspace", workspace_entry(view.workspace).id},
          {"scroll", view.scroll == ScrollMode::kPans ? "pans" : "zooms"},
          {"panels", view.panels},
          {"column_width", view.column_width},
          {"grid_lines", view.grid_lines},
          {"numbers", view.numbers},
          {"arrows", view.arrows},
          {"search_cells", view.search_cells},
          {"raw_path", view.raw_path},
          {"smoothed_path", view.smoothed_path},
          {"range_hundredths", view.range_hundredths},
          {"hints_left", ids_of(view.hints)}};
}

constexpr int kLeastWindowSide = 200;
constexpr int kMostWindowSide = 32768;

}  // namespace

std::string settings_to_json(const Settings& settings) {
  const Json json = {{"view", json_of(settings.view)},
                     {"window",
                      {{"width", settings.window.width},
                       {"height", settings.window.height},
                       {"maximised", settings.window.maximised}}},
                     {"speed", settings.speed},
                     {"passable", settings.passable},
                     {"recent_files", settings.recent_files}};
  // File names need not be UTF-8; a replaced letter only loses one recent file.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Settings> settings_from_json(std::string_view text) {
  const Json json = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!json.is_object()) {
    return Error{.code = ErrorCode::kMalformed, .message = "not a JSON object", .file = {}};
  }
  const Reader reader(json);
  Settings settings;
  settings.view = read_view(reader.object("view"));
  const Reader window = reader.object("window");
  window.read("width", settings.window.width, kLeastWindowSide, kMostWindowSide);
  window.read("height", settings.window.height, kLeastWindowSide, kMostWindowSide);
  window.read("maximised", settings.window.maximised);
  reader.read("speed", settings.speed, kMinSpeed, kMaxSpeed);
  reader.read("passable", settings.passable);
  settings.recent_files = reader.strings("recent_files");
  if (settings.recent_files.size() > kMaxRecentFiles) {
    settings.recent_files.resize(kMaxRecentFiles);
  }
  return settings;
}

}  // namespace astrolabe::app
