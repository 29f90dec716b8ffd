#include "io/movingai_letters.h"

#include <array>

#include "astrolabe/io/movingai_map.h"
#include "io/message_quote.h"

namespace astrolabe {

namespace {

struct NamedLetter {
  char letter;
  std::string_view name;
};

constexpr std::array<NamedLetter, kMovingaiLetters.size()> kLetters{{
    {'.', "ground"},
    {'G', "ground (G)"},
    {'S', "swamp"},
    {'@', "out of bounds"},
    {'O', "out of bounds (O)"},
    {'T', "trees"},
    {'W', "water"},
}};

}  // namespace

Palette movingai_palette(std::string_view passable) {
  Palette palette;
  for (const NamedLetter& entry : kLetters) {
    palette.push_back(Terrain{.name = std::string(entry.name),
                              .glyph = entry.letter,
                              .blocked = passable.find(entry.letter) == std::string_view::npos,
                              .colour = {}});
  }
  return palette;
}

Result<std::string> passable_letters(std::string_view passable) {
  std::string letters;
  for (const char c : passable) {
    const char letter = movingai_letter(c);
    if (kMovingaiLetters.find(letter) == std::string_view::npos) {
      return Error{.code = ErrorCode::kInvalidUsage,
                   .message = "the passable terrains " + quote_for_message(passable) +
                              " are not all letters of MovingAI maps; use some of " +
                              movingai_letter_list(),
                   .file = {},
                   .line = 0};
    }
    letters += letter;
  }
  return letters;
}

std::string movingai_letter_list() {
  std::string list;
  for (const char letter : kMovingaiLetters) {
    if (!list.empty()) list += ' ';
    list += letter;
  }
  return list;
}

}  // namespace astrolabe
