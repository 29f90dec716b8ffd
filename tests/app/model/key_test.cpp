#include "app/model/key.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace astrolabe::app {
namespace {

TEST(Key, EveryKeyHasANameOfItsOwn) {
  std::set<std::string_view> names;
  for (int i = 1; i < static_cast<int>(Key::kCount); ++i) {
    const Key key = static_cast<Key>(i);
    EXPECT_FALSE(name_of(key).empty());
    EXPECT_TRUE(names.insert(name_of(key)).second) << name_of(key);
    EXPECT_EQ(find_key(name_of(key)), key);
  }
  EXPECT_EQ(name_of(Key::kA), "A");
  EXPECT_EQ(name_of(Key::k9), "9");
  EXPECT_EQ(name_of(Key::kQuestion), "?");
  EXPECT_EQ(name_of(Key::kF12), "F12");
}

TEST(Key, ChordsReadBackFromTheirTexts) {
  for (int i = 1; i < static_cast<int>(Key::kCount); ++i) {
    for (int modifiers = 0; modifiers < 8; ++modifiers) {
      const KeyChord chord{.key = static_cast<Key>(i),
                           .ctrl = (modifiers & 1) != 0,
                           .shift = (modifiers & 2) != 0,
                           .alt = (modifiers & 4) != 0};
      EXPECT_EQ(find_chord(text_of(chord)), chord) << text_of(chord);
    }
  }
}

TEST(Key, ReadsChordsInAnyCaseAndOrder) {
  const KeyChord redo{.key = Key::kZ, .ctrl = true, .shift = true};
  EXPECT_EQ(find_chord("shift+CTRL+z"), redo);
  EXPECT_EQ(find_chord("ctrl++"), (KeyChord{.key = Key::kPlus, .ctrl = true}));
  for (const char* wrong : {"", "Ctrl", "Ctrl+", "Ctrl+Ctrl+Z", "Hyper+Z", "ZZ", "Ctrl Z"}) {
    EXPECT_FALSE(find_chord(wrong).has_value()) << wrong;
  }
}

}  // namespace
}  // namespace astrolabe::app
