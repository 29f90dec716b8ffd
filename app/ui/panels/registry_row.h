#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "app/ui/panels/controls.h"

namespace astrolabe::app {

/// A row with a combo box over a registry whose entries have id, name and description: what a
/// person chooses by name and reads about below it. Returns the entry that was chosen now, or
/// nullptr.
///   id, label   of the row
///   words       of its tooltip; empty: the current entry's description
///   current_id  of the entry in use; one that the registry doesn't have is shown as it is
///   fits        whether an entry is offered
///   warning     what is to be minded about an entry; a std::string, empty for nothing
///   meaning     what is said about an entry in the list; a std::string
template <class Entry, class Fits, class Warning, class Meaning>
const Entry* registry_row(const UiContext& context, std::string_view id, std::string_view label,
                          std::string_view words, std::span<const Entry> entries,
                          std::string_view current_id, Fits fits, Warning warning,
                          Meaning meaning) {
  const auto place = std::find_if(entries.begin(), entries.end(), [current_id](const Entry& entry) {
    return entry.id == current_id;
  });
  const Entry* current = place == entries.end() ? nullptr : &*place;
  row_label(context, label);
  const Control control{id, words.empty() && current != nullptr ? current->description : words};
  if (!begin_combo(context, control, current != nullptr ? current->name : current_id)) {
    return nullptr;
  }
  const Entry* chosen = nullptr;
  for (const Entry& entry : entries) {
    if (!fits(entry)) continue;
    const std::string warned = warning(entry);
    const std::string meant = meaning(entry);
    const Choice choice{.id = entry.id,
                        .name = entry.name,
                        .meaning = meant,
                        .warning = warned,
                        .chosen = &entry == current};
    if (choice_row(context, id, choice)) chosen = &entry;
  }
  ImGui::EndCombo();
  return chosen;
}

/// The same where an entry means what its description says.
template <class Entry, class Fits, class Warning>
const Entry* registry_row(const UiContext& context, std::string_view id, std::string_view label,
                          std::string_view words, std::span<const Entry> entries,
                          std::string_view current_id, Fits fits, Warning warning) {
  return registry_row(context, id, label, words, entries, current_id, fits, warning,
                      [](const Entry& entry) { return std::string(entry.description); });
}

/// The same where every entry is offered and none needs a warning.
template <class Entry>
const Entry* registry_row(const UiContext& context, std::string_view id, std::string_view label,
                          std::span<const Entry> entries, std::string_view current_id) {
  return registry_row(
      context, id, label, {}, entries, current_id, [](const Entry&) { return true; },
      [](const Entry&) { return std::string(); });
}

}  // namespace astrolabe::app
