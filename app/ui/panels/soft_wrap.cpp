#include "app/ui/panels/soft_wrap.h"

#include <algorithm>
#include <utility>

namespace astrolabe::app {

namespace {

/// The same text but for which blanks are line breaks.
bool alike(std::string_view a, std::string_view b) {
  const auto same = [](char x, char y) { return (x == '\n' ? ' ' : x) == (y == '\n' ? ' ' : y); };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

std::size_t common_head(std::string_view a, std::string_view b) {
  const auto [end, ignored] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<std::size_t>(end - a.begin());
}

std::size_t common_tail(std::string_view a, std::string_view b) {
  const auto [end, ignored] = std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend());
  return static_cast<std::size_t>(end - a.rbegin());
}

}  // namespace

void SoftWrap::reset(std::string text, float width, TextMeasure measure) {
  text_ = std::move(text);
  shown_ = wrapped(text_, width, measure);
  earlier_ = {text_};
}

void SoftWrap::edit(std::string_view now, float width, TextMeasure measure) {
  if (now == shown_) return;
  const std::string_view before = shown_;
  const std::size_t head = common_head(before, now);
  const std::size_t tail = common_tail(before.substr(head), now.substr(head));
  const std::string_view inserted = now.substr(head, now.size() - head - tail);
  std::string text =
      text_.substr(0, head) + std::string(inserted) + text_.substr(text_.size() - tail);
  // A break by itself is typed; with more around it, it may be one that was only shown.
  if (inserted.size() > 1 && inserted.find('\n') != std::string_view::npos) {
    const auto earlier = std::find_if(earlier_.rbegin(), earlier_.rend(),
                                      [&text](const std::string& one) { return alike(one, text); });
    if (earlier != earlier_.rend()) text = *earlier;
  }
  text_ = std::move(text);
  shown_ = wrapped(text_, width, measure);
  earlier_.push_back(text_);
}

}  // namespace astrolabe::app
