#include "io/message_quote.h"

#include <algorithm>

#include "io/utf8.h"

namespace astrolabe {

namespace {

constexpr std::size_t kLongestQuote = 40;

bool is_control(std::string_view sequence) {
  const auto first = static_cast<unsigned char>(sequence[0]);
  if (sequence.size() == 1) return first < 0x20 || first == 0x7F;
  // U+0080 to U+009F steer terminals too.
  return first == 0xC2 && static_cast<unsigned char>(sequence[1]) < 0xA0;
}

void append_escaped(std::string& out, std::string_view bytes) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out += "\\x";
    out += kHex[byte >> 4];
    out += kHex[byte & 15];
  }
}

}  // namespace

std::string quote_for_message(std::string_view text) {
  std::string out = "'";
  std::size_t at = 0;
  while (at < text.size() && at < kLongestQuote) {
    const std::size_t length = utf8_sequence_length(text.substr(at));
    const std::string_view sequence = text.substr(at, std::max<std::size_t>(length, 1));
    if (length == 0 || is_control(sequence)) {
      append_escaped(out, sequence);
    } else {
      out += sequence;
    }
    at += sequence.size();
  }
  if (at < text.size()) out += "...";
  return out + "'";
}

}  // namespace astrolabe
