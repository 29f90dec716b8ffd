#include "io/utf8.h"

#include <cstdint>
#include <cstring>

namespace astrolabe {

namespace {

/// How long a sequence is, and what its second byte may be, by its first byte.
struct Lead {
  std::size_t length;
  unsigned char least_second;
  unsigned char greatest_second;
};

constexpr Lead lead_of(unsigned char first) {
  if (first < 0x80) return {1, 0, 0};
  if (first < 0xC2) return {0, 0, 0};
  if (first < 0xE0) return {2, 0x80, 0xBF};
  if (first == 0xE0) return {3, 0xA0, 0xBF};
  if (first == 0xED) return {3, 0x80, 0x9F};
  if (first < 0xF0) return {3, 0x80, 0xBF};
  if (first == 0xF0) return {4, 0x90, 0xBF};
  if (first < 0xF4) return {4, 0x80, 0xBF};
  if (first == 0xF4) return {4, 0x80, 0x8F};
  return {0, 0, 0};
}

constexpr std::size_t kWord = sizeof(std::uint64_t);

bool is_ascii_word(const char* bytes) {
  std::uint64_t word = 0;
  std::memcpy(&word, bytes, kWord);
  return (word & 0x8080808080808080u) == 0;
}

}  // namespace

std::size_t utf8_sequence_length(std::string_view text) {
  const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const Lead lead = lead_of(byte(0));
  if (lead.length <= 1) return lead.length;
  if (text.size() < lead.length) return 0;
  if (byte(1) < lead.least_second || byte(1) > lead.greatest_second) return 0;
  for (std::size_t i = 2; i < lead.length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  return lead.length;
}

std::size_t find_invalid_utf8(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    if (at + kWord <= text.size() && is_ascii_word(text.data() + at)) {
      at += kWord;
      continue;
    }
    const std::size_t length = utf8_sequence_length(text.substr(at));
    if (length == 0) return at;
    at += length;
  }
  return std::string_view::npos;
}

}  // namespace astrolabe
