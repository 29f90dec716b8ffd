#pragma once

#include <cstddef>
#include <string_view>

namespace astrolabe {

/// The bytes of the well-formed UTF-8 sequence that `text` starts with (1 to 4), or 0 where it
/// starts with none: overlong forms, surrogates and code points over U+10FFFF are not well-formed
/// (Unicode 15, table 3-7). [Limit: text not empty]
[[nodiscard]] std::size_t utf8_sequence_length(std::string_view text);

/// Where the first byte lies that is not part of well-formed UTF-8; npos where there is none.
/// O(text), eight bytes at a time over plain ASCII.
[[nodiscard]] std::size_t find_invalid_utf8(std::string_view text);

}  // namespace astrolabe
