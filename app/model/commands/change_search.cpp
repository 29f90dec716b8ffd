#include "app/model/commands/change_search.h"

#include "app/model/number_text.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/algorithm_registry.h"

namespace astrolabe::app {

namespace {

template <class Entry>
std::string name_or_id(const Entry* entry, const std::string& id) {
  return entry == nullptr ? id : std::string(entry->name);
}

}  // namespace

ChangeSearch::ChangeSearch(const SearchSettings& before, const SearchSettings& after,
                           GestureId gesture)
    : before_(before), after_(after), gesture_(gesture) {}

std::string ChangeSearch::name() const {
  if (before_.algorithm != after_.algorithm) {
    return "Search with " + name_or_id(find_algorithm(after_.algorithm), after_.algorithm);
  }
  if (before_.heuristic != after_.heuristic) {
    return "Heuristic " + name_or_id(find_heuristic(after_.heuristic), after_.heuristic);
  }
  if (before_.weight_hundredths != after_.weight_hundredths) {
    return "Weight " + decimal_text(after_.weight_hundredths / 100.0, 2);
  }
  return "Change the search";
}

bool ChangeSearch::merge(const Command& next) {
  const auto* part = dynamic_cast<const ChangeSearch*>(&next);
  if (part == nullptr || gesture_ == kNoGesture || part->gesture_ != gesture_) return false;
  after_ = part->after_;
  return true;
}

std::size_t ChangeSearch::bytes() const {
  // Ids are short: they live inside their strings.
  return sizeof *this;
}

}  // namespace astrolabe::app
