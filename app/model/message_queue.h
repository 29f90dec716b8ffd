#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

#include "app/model/clock.h"

namespace astrolabe::app {

/// What a message can offer to do about itself.
enum class Remedy : std::uint8_t {
  kNone,
  kOpenFolder,  ///< Show the folder of Message::path in the desktop's file manager.
  kSaveAs,      ///< Save Message::path in the format that keeps everything.
};

/// Something that a person should read, shown as a bar over the canvas.
struct Message {
  enum class Severity : std::uint8_t { kNotice, kWarning, kError };
  std::uint64_t id = 0;  ///< Unique in a run; set by the queue.
  Severity severity = Severity::kNotice;
  std::string text{};
  /// What it is about: a newer message of the same topic takes its place. Empty: of no topic.
  std::string topic{};
  Remedy remedy = Remedy::kNone;
  std::string path{};  ///< The file concerned, if any.
};

/// The messages that are to be seen, oldest first. Notices go by themselves after a while, warnings
/// and errors stay until they are dismissed: those that newer ones have taken the place of wait for
/// them to go.
class MessageQueue {
 public:
  static constexpr double kNoticeSeconds = 10.0;
  static constexpr std::size_t kMaxShown = 2;  ///< Older ones wait.

  /// The clock must outlive it.
  explicit MessageQueue(const Clock& clock) : clock_(clock) {}

  /// The id that it was given. The same text again only renews the message that is there; another
  /// one of its topic replaces it.
  std::uint64_t post(Message message);
  void notice(std::string text, std::string topic = {});
  /// With a path the remedy is to look at its folder. The id that it was given.
  std::uint64_t error(std::string text, std::string path = {});
  /// Nothing happens where it has gone already.
  void dismiss(std::uint64_t id);
  void dismiss_all() { messages_.clear(); }
  /// What the messages of a topic told is no longer so. [Limit: not empty]
  void withdraw(std::string_view topic);
  /// Lets old notices go. Once a frame.
  void update();

  /// How many are shown.
  [[nodiscard]] std::size_t size() const { return std::min(messages_.size(), kMaxShown); }
  [[nodiscard]] bool empty() const { return messages_.empty(); }
  /// How many wait, older than those that are shown.
  [[nodiscard]] std::size_t waiting() const { return messages_.size() - size(); }
  /// [Limit: index < size()]
  [[nodiscard]] const Message& at(std::size_t index) const {
    return messages_[waiting() + index].message;
  }
  /// Seconds until update() has something to do; less than 0 for never.
  [[nodiscard]] double seconds_to_next_change() const;

 private:
  struct Posted {
    Message message;
    double posted_at = 0.0;
  };

  /// One that waits is shown again.
  std::uint64_t renew(std::deque<Posted>::iterator posted);
  void forget_hidden_notices();

  const Clock& clock_;
  std::deque<Posted> messages_;
  std::uint64_t last_id_ = 0;
};

}  // namespace astrolabe::app
