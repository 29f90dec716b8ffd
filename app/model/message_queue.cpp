#include "app/model/message_queue.h"

#include <algorithm>
#include <utility>

namespace astrolabe::app {

std::uint64_t MessageQueue::post(Message message) {
  const auto same = std::find_if(messages_.begin(), messages_.end(), [&](const Posted& posted) {
    return posted.message.text == message.text;
  });
  if (same != messages_.end()) return renew(same);
  if (!message.topic.empty()) withdraw(message.topic);
  message.id = ++last_id_;
  messages_.push_back({std::move(message), clock_.now()});
  forget_hidden_notices();
  return last_id_;
}

std::uint64_t MessageQueue::renew(std::deque<Posted>::iterator posted) {
  const std::uint64_t id = posted->message.id;
  posted->posted_at = clock_.now();
  const bool hidden = static_cast<std::size_t>(posted - messages_.begin()) < waiting();
  if (hidden) std::rotate(posted, posted + 1, messages_.end());
  forget_hidden_notices();
  return id;
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
  const auto has_id = [id](const Posted& posted) { return posted.message.id == id; };
  messages_.erase(std::remove_if(messages_.begin(), messages_.end(), has_id), messages_.end());
}

void MessageQueue::withdraw(std::string_view topic) {
  const auto has_topic = [topic](const Posted& posted) { return posted.message.topic == topic; };
  messages_.erase(std::remove_if(messages_.begin(), messages_.end(), has_topic), messages_.end());
}

void MessageQueue::update() {
  const double now = clock_.now();
  const auto is_over = [now](const Posted& posted) {
    return posted.message.severity == Message::Severity::kNotice &&
           now - posted.posted_at >= kNoticeSeconds;
  };
  messages_.erase(std::remove_if(messages_.begin(), messages_.end(), is_over), messages_.end());
}

// Nobody misses a notice whose place was taken: it would have gone by itself.
void MessageQueue::forget_hidden_notices() {
  const auto first_shown = messages_.end() - static_cast<std::ptrdiff_t>(size());
  const auto is_notice = [](const Posted& posted) {
    return posted.message.severity == Message::Severity::kNotice;
  };
  messages_.erase(std::remove_if(messages_.begin(), first_shown, is_notice), first_shown);
}

double MessageQueue::seconds_to_next_change() const {
  double earliest = -1.0;
  for (const Posted& posted : messages_) {
    if (posted.message.severity != Message::Severity::kNotice) continue;
    const double left = std::max(posted.posted_at + kNoticeSeconds - clock_.now(), 0.0);
    if (earliest < 0.0 || left < earliest) earliest = left;
  }
  return earliest;
}

}  // namespace astrolabe::app
