#include "app/model/commands/set_text.h"

#include <utility>

namespace astrolabe::app {

namespace {

void set_text(Map& map, TextField field, const std::string& text) {
  if (field == TextField::kTitle) {
    map.set_title(text);
  } else {
    map.set_notes(text);
  }
}

}  // namespace

SetText::SetText(const Map& map, TextField field, std::string text, GestureId gesture)
    : field_(field),
      before_(field == TextField::kTitle ? map.title() : map.notes()),
      after_(std::move(text)),
      gesture_(gesture) {}

std::string SetText::name() const {
  return field_ == TextField::kTitle ? "Change the title" : "Change the notes";
}

void SetText::apply(MapFile& file) const { set_text(file.map, field_, after_); }

void SetText::undo(MapFile& file) const { set_text(file.map, field_, before_); }

bool SetText::merge(const Command& next) {
  const auto* part = dynamic_cast<const SetText*>(&next);
  if (part == nullptr || gesture_ == kNoGesture || part->gesture_ != gesture_) return false;
  if (part->field_ != field_) return false;
  after_ = part->after_;
  return true;
}

std::size_t SetText::bytes() const { return sizeof *this + before_.capacity() + after_.capacity(); }

}  // namespace astrolabe::app
