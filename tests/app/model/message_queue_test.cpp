#include "app/model/message_queue.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

class MessageQueueTest : public ::testing::Test {
 protected:
  ManualClock clock_;
  MessageQueue queue_{clock_};
};

TEST_F(MessageQueueTest, LetsNoticesGoAndKeepsErrors) {
  queue_.notice("a notice");
  queue_.error("an error", "/a/file");
  EXPECT_DOUBLE_EQ(queue_.seconds_to_next_change(), MessageQueue::kNoticeSeconds);
  clock_.advance(MessageQueue::kNoticeSeconds - 1.0);
  queue_.update();
  EXPECT_EQ(queue_.size(), 2u);
  EXPECT_DOUBLE_EQ(queue_.seconds_to_next_change(), 1.0);
  clock_.advance(1.0);
  queue_.update();
  ASSERT_EQ(queue_.size(), 1u);
  EXPECT_EQ(queue_.at(0).text, "an error");
  EXPECT_EQ(queue_.at(0).remedy, Remedy::kOpenFolder);
  EXPECT_LT(queue_.seconds_to_next_change(), 0.0);
  queue_.dismiss(queue_.at(0).id);
  EXPECT_TRUE(queue_.empty());
}

TEST_F(MessageQueueTest, RenewsAMessageThatIsThere) {
  queue_.notice("again");
  clock_.advance(MessageQueue::kNoticeSeconds - 1.0);
  queue_.notice("again");
  clock_.advance(2.0);
  queue_.update();
  EXPECT_EQ(queue_.size(), 1u);
}

TEST_F(MessageQueueTest, ANewerMessageOfATopicReplacesTheOlder) {
  queue_.notice("old", "topic");
  queue_.notice("of another", "other");
  queue_.notice("new", "topic");
  ASSERT_EQ(queue_.size(), 2u);
  EXPECT_EQ(queue_.at(0).text, "of another");
  EXPECT_EQ(queue_.at(1).text, "new");
}

TEST_F(MessageQueueTest, WithdrawsWhatATopicTold) {
  queue_.notice("of no topic");
  queue_.notice("told", "topic");
  queue_.withdraw("topic");
  ASSERT_EQ(queue_.size(), 1u);
  EXPECT_EQ(queue_.at(0).text, "of no topic");
}

TEST_F(MessageQueueTest, ShowsTheNewestFew) {
  for (int i = 0; i < 10; ++i) queue_.error(std::to_string(i));
  ASSERT_EQ(queue_.size(), MessageQueue::kMaxShown);
  EXPECT_EQ(queue_.at(MessageQueue::kMaxShown - 1).text, "9");
  EXPECT_EQ(queue_.waiting(), 10u - MessageQueue::kMaxShown);
}

TEST_F(MessageQueueTest, OlderErrorsComeBackWhenNewerOnesAreDismissed) {
  for (int i = 0; i < 4; ++i) queue_.error(std::to_string(i));
  for (int newest = 3; newest >= 0; --newest) {
    EXPECT_EQ(queue_.at(queue_.size() - 1).text, std::to_string(newest));
    queue_.dismiss(queue_.at(queue_.size() - 1).id);
  }
  EXPECT_TRUE(queue_.empty());
}

TEST_F(MessageQueueTest, AnErrorThatWaitsIsShownWhenItComesAgain) {
  for (int i = 0; i < 4; ++i) queue_.error(std::to_string(i));
  queue_.error("0");
  EXPECT_EQ(queue_.at(queue_.size() - 1).text, "0");
  EXPECT_EQ(queue_.waiting(), 2u);
}

TEST_F(MessageQueueTest, ANoticeDoesNotWait) {
  queue_.error("first");
  queue_.notice("a notice");
  queue_.error("second");
  queue_.error("third");
  EXPECT_EQ(queue_.waiting(), 1u);
  EXPECT_EQ(queue_.at(0).text, "second");
  queue_.dismiss_all();
  EXPECT_TRUE(queue_.empty());
}

}  // namespace
}  // namespace astrolabe::app
