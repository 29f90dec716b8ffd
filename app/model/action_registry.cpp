#include "app/model/action_registry.h"

#include <algorithm>
#include <string>

#include "app/model/actions/action_lists.h"
#include "app/model/workbench.h"

namespace astrolabe::app {

namespace {

std::vector<Action> collect() {
  std::vector<Action> all;
  for (const auto list : {file_actions, edit_actions, view_actions, map_actions, search_actions,
                          setting_actions, play_actions, canvas_actions, help_actions}) {
    std::vector<Action> part = list();
    std::move(part.begin(), part.end(), std::back_inserter(all));
  }
  return all;
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : lower_case(text) + " ") {
    if (c != ' ') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  return words;
}

/// Added to the rank of what cannot be done now.
constexpr std::size_t kBehindAllOthers = 1'000'000;

/// The lower the better; none where a word is missing. A label that begins with the words' first
/// one comes before those that only hold it.
std::optional<std::size_t> rank(const Action& action, const Workbench& workbench,
                                const std::vector<std::string>& words) {
  const std::string label = lower_case(label_of(action, workbench));
  const std::string all = label + " " + lower_case(label_of(action.menu)) + " " + action.id;
  for (const std::string& word : words) {
    if (all.find(word) == std::string::npos) return std::nullopt;
  }
  if (words.empty()) return 0;
  return std::min(label.find(words.front()), all.size());
}

}  // namespace

std::string_view label_of(Menu menu) {
  switch (menu) {
    case Menu::kFile:
      return "File";
    case Menu::kEdit:
      return "Edit";
    case Menu::kView:
      return "View";
    case Menu::kMap:
      return "Map";
    case Menu::kSearch:
      return "Search";
    case Menu::kHelp:
      return "Help";
    case Menu::kNone:
      break;
  }
  return "";
}

std::string label_of(const Action& action, const Workbench& workbench) {
  return action.label_now ? action.label_now(workbench) : action.label;
}

std::span<const Action> all_actions() {
  static const std::vector<Action> kActions = collect();
  return kActions;
}

const Action* find_action(std::string_view id) {
  for (const Action& action : all_actions()) {
    if (action.id == id) return &action;
  }
  return nullptr;
}

const Action* action_for(const KeyChord& chord) {
  for (const Action& action : all_actions()) {
    if (std::find(action.keys.begin(), action.keys.end(), chord) != action.keys.end()) {
      return &action;
    }
  }
  return nullptr;
}

bool is_enabled(const Action& action, const Workbench& workbench) {
  return !action.enabled || action.enabled(workbench);
}

bool run_action(const Action& action, Workbench& workbench) {
  if (!is_enabled(action, workbench)) return false;
  action.run(workbench);
  return true;
}

std::vector<const Action*> matching_actions(std::string_view text, const Workbench& workbench) {
  const std::vector<std::string> words = words_of(text);
  std::vector<std::pair<std::size_t, const Action*>> ranked;
  for (const Action& action : all_actions()) {
    const std::optional<std::size_t> place = rank(action, workbench, words);
    if (!place) continue;
    const bool enabled = is_enabled(action, workbench);
    if (!enabled && action.absent_when_disabled) continue;
    ranked.emplace_back(*place + (enabled ? 0 : kBehindAllOthers), &action);
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<const Action*> found;
  found.reserve(ranked.size());
  for (const auto& entry : ranked) found.push_back(entry.second);
  return found;
}

}  // namespace astrolabe::app
