#pragma once

#include "app/model/command.h"
#include "astrolabe/search/search_settings.h"

namespace astrolabe::app {

/// Chooses algorithm, heuristic, weight and so on. A drag of a slider is one entry.
class ChangeSearch final : public Command {
 public:
  ChangeSearch(const SearchSettings& before, const SearchSettings& after, GestureId gesture);

  [[nodiscard]] std::string name() const override;
  void apply(MapFile& file) const override { file.search = after_; }
  void undo(MapFile& file) const override { file.search = before_; }
  [[nodiscard]] ChangeScope scope() const override { return {.settings = true}; }
  bool merge(const Command& next) override;
  [[nodiscard]] bool changes_nothing() const override { return before_ == after_; }
  [[nodiscard]] bool settings_only() const override { return true; }
  [[nodiscard]] std::size_t bytes() const override;

 private:
  SearchSettings before_;
  SearchSettings after_;
  GestureId gesture_;
};

}  // namespace astrolabe::app
