#include "tests/support/event_hash.h"

namespace astrolabe::test {

void EventHash::add_byte(std::uint8_t byte) {
  constexpr std::uint64_t kPrime = 0x100000001B3u;
  value_ = (value_ ^ byte) * kPrime;
}

void EventHash::add(std::string_view bytes) {
  for (const char byte : bytes) add_byte(static_cast<std::uint8_t>(byte));
}

void EventHash::add(std::uint64_t number) {
  for (int byte = 0; byte < 8; ++byte) add_byte(static_cast<std::uint8_t>(number >> (8 * byte)));
}

void EventHash::add(const SearchEvent& event) {
  add(std::uint64_t{static_cast<std::uint8_t>(event.kind)});
  add(std::uint64_t{static_cast<std::uint8_t>(event.side)});
  add(std::uint64_t{index_of(event.cell)});
  add(std::uint64_t{index_of(event.parent)});
  add(std::uint64_t{index_of(event.old_parent)});
  add(static_cast<std::uint64_t>(event.g));
  add(static_cast<std::uint64_t>(event.old_g));
}

void EventHash::add(const EventLog& log) {
  for (std::size_t time = 0; time < log.size();) {
    time = log.next_event(time);
    add(log.event_before(time));
  }
}

}  // namespace astrolabe::test
