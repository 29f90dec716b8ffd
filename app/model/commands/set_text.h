#pragma once

#include <string>

#include "app/model/command.h"

namespace astrolabe::app {

/// The texts that a map carries.
enum class TextField : std::uint8_t { kTitle, kNotes };

/// Replaces the title or the notes. Typing is one entry as long as the gesture lasts.
class SetText final : public Command {
 public:
  SetText(const Map& map, TextField field, std::string text, GestureId gesture);

  [[nodiscard]] std::string name() const override;
  void apply(MapFile& file) const override;
  void undo(MapFile& file) const override;
  [[nodiscard]] ChangeScope scope() const override { return {.text = true}; }
  bool merge(const Command& next) override;
  [[nodiscard]] bool changes_nothing() const override { return before_ == after_; }
  [[nodiscard]] std::size_t bytes() const override;

 private:
  TextField field_;
  std::string before_;
  std::string after_;
  GestureId gesture_;
};

}  // namespace astrolabe::app
