#include "app/model/message_queue.h"

#include <algorithm>
#include <utility>

namespace astrolabe::app {

std::uint64_t MessageQueue::post(Message message) {
  for (Shown& shown : shown_) {
    if (shown.message.text != message.text) continue;
    shown.posted_at = clock_.now();
    return shown.message.id;
  }
  if (!message.topic.empty()) withdraw(message.topic);
  message.id = ++last_id_;
  shown_.push_back({std::move(message), clock_.now()});
  if (shown_.size() > kMaxShown) shown_.pop_front();
  return last_id_;
}

void MessageQueue::notice(std::string text, std::string topic) {
  Message message;
  message.text = std::move(text);
  message.topic = std::move(topic);
  post(std::move(message));
}

std::uint64_t MessageQueue::error(std::string text, std::string path) {
  Message message;
  message.severity = Message::Severity::kError;
  message.text = std::move(text);
  message.path = std::move(path);
  if (!message.path.empty()) message.remedy = Remedy::kOpenFolder;
  return post(std::move(message));
}

void MessageQueue::dismiss(std::uint64_t id) {
  const auto has_id = [id](const Shown& shown) { return shown.message.id == id; };
  shown_.erase(std::remove_if(shown_.begin(), shown_.end(), has_id), shown_.end());
}

void MessageQueue::withdraw(std::string_view topic) {
  const auto has_topic = [topic](const Shown& shown) { return shown.message.topic == topic; };
  shown_.erase(std::remove_if(shown_.begin(), shown_.end(), has_topic), shown_.end());
}

void MessageQueue::update() {
  const double now = clock_.now();
  const auto is_over = [now](const Shown& shown) {
    return shown.message.severity == Message::Severity::kNotice &&
           now - shown.posted_at >= kNoticeSeconds;
  };
  shown_.erase(std::remove_if(shown_.begin(), shown_.end(), is_over), shown_.end());
}

double MessageQueue::seconds_to_next_change() const {
  double earliest = -1.0;
  for (const Shown& shown : shown_) {
    if (shown.message.severity != Message::Severity::kNotice) continue;
    const double left = std::max(shown.posted_at + kNoticeSeconds - clock_.now(), 0.0);
    if (earliest < 0.0 || left < earliest) earliest = left;
  }
  return earliest;
}

}  // namespace astrolabe::app
