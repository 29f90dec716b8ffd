#pragma once

#include <string>
#include <string_view>

namespace astrolabe {

/// A word from a file as it may stand in a message: in quotes, with control characters and bytes
/// that are not UTF-8 as \xNN, cut after about 40 bytes.
[[nodiscard]] std::string quote_for_message(std::string_view text);

}  // namespace astrolabe
