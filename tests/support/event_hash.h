#pragma once

#include <cstdint>
#include <string_view>

#include "astrolabe/search/event_log.h"

namespace astrolabe::test {

/// A hash by which recorded events are compared between builds: FNV-1a, 64 bits (Fowler, Noll and
/// Vo 1991). Numbers are hashed least byte first, whatever the machine.
class EventHash {
 public:
  void add(std::string_view bytes);
  void add(std::uint64_t number);
  /// Everything that the log holds of an event.
  void add(const SearchEvent& event);
  void add(const EventLog& log);

  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  void add_byte(std::uint8_t byte);

  std::uint64_t value_ = 0xCBF29CE484222325u;
};

}  // namespace astrolabe::test
