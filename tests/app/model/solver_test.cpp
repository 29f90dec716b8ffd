#include "app/model/solver.h"

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

/// Far more than any test needs; only a hang gets here. [Units: seconds]
constexpr double kLongEnough = 120.0;

SolveRequest request_of(MapFile file, std::uint64_t revision) {
  return {.file = std::make_shared<MapFile>(std::move(file)),
          .search_revision = revision,
          .moves_revision = revision};
}

/// A search that takes so long that only cancelling it ends it in time.
SolveRequest long_request(std::uint64_t revision) {
  static const auto kFile = [] {
    auto file = std::make_shared<MapFile>(test::open_file({4000, 4000}));
    file->search.heuristic = "zero";
    return file;
  }();
  return {.file = kFile, .search_revision = revision, .moves_revision = revision};
}

SolveRequest short_request(std::uint64_t revision) {
  return request_of(test::open_file({10, 10}), revision);
}

/// Counts the solver's calls and lets a test wait for one.
class Bell {
 public:
  void ring() {
    const std::lock_guard lock(mutex_);
    ++rung_;
    changed_.notify_all();
  }
  bool wait_for(int times) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::duration<double>(kLongEnough),
                             [&] { return rung_ >= times; });
  }
  int rung() {
    const std::lock_guard lock(mutex_);
    return rung_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  int rung_ = 0;
};

constexpr std::size_t kSmallLog = std::size_t{1} << 20;

void wait_until_running(const Solver& solver) {
  while (solver.expanded() == 0) std::this_thread::yield();
}

TEST(Solver, SolvesAndRings) {
  Bell bell;
  Solver solver([&bell] { bell.ring(); });
  EXPECT_FALSE(solver.busy());
  solver.request(short_request(7));
  ASSERT_TRUE(bell.wait_for(1));
  EXPECT_FALSE(solver.busy());
  const std::optional<Solved> solved = solver.take();
  ASSERT_TRUE(solved.has_value());
  EXPECT_EQ(solved->solution->revision, 7u);
  EXPECT_TRUE(solved->solution->found());
  EXPECT_FALSE(solver.take().has_value());
}

TEST(Solver, TheNewestRequestWinsAndCancelsTheOneThatRuns) {
  Bell bell;
  Solver solver([&bell] { bell.ring(); }, kSmallLog);
  solver.request(long_request(1));
  wait_until_running(solver);
  for (std::uint64_t revision = 2; revision <= 20; ++revision) {
    solver.request(long_request(revision));
  }
  solver.request(short_request(21));
  ASSERT_TRUE(solver.wait_up_to(kLongEnough));
  const std::optional<Solved> solved = solver.take();
  ASSERT_TRUE(solved.has_value());
  EXPECT_EQ(solved->solution->revision, 21u);
  ASSERT_TRUE(bell.wait_for(1));
  EXPECT_EQ(bell.rung(), 1);
}

TEST(Solver, CancelDropsWhatRunsAndKeepsWhatIsReady) {
  Solver solver({}, kSmallLog);
  solver.request(short_request(1));
  ASSERT_TRUE(solver.wait_up_to(kLongEnough));
  solver.request(long_request(2));
  wait_until_running(solver);
  EXPECT_TRUE(solver.busy());
  EXPECT_FALSE(solver.wait_up_to(0.0));
  solver.cancel();
  EXPECT_FALSE(solver.busy());
  const std::optional<Solved> solved = solver.take();
  ASSERT_TRUE(solved.has_value());
  EXPECT_EQ(solved->solution->revision, 1u);

  solver.request(short_request(3));
  ASSERT_TRUE(solver.wait_up_to(kLongEnough));
  EXPECT_EQ(solver.take()->solution->revision, 3u);
}

TEST(Solver, EndsWhileASearchRuns) {
  Solver solver({}, kSmallLog);
  solver.request(long_request(1));
  wait_until_running(solver);
  solver.request(long_request(2));
}

TEST(Solver, AResultOutlivesItsSolver) {
  std::optional<Solved> solved;
  {
    Solver solver;
    solver.request(short_request(1));
    ASSERT_TRUE(solver.wait_up_to(kLongEnough));
    solved = solver.take();
  }
  ASSERT_TRUE(solved.has_value());
  solved->replay->seek(0);
  EXPECT_EQ(solved->replay->state(solved->solution->map().start()), CellState::kUnseen);
}

TEST(Solver, SurvivesAStormOfRequests) {
  Random random(71);
  Solver solver;
  std::uint64_t newest_seen = 0;
  for (std::uint64_t revision = 1; revision <= 300; ++revision) {
    solver.request(request_of(test::random_file(random, {.size = {30, 30}}), revision));
    if (random.chance(10)) solver.cancel();
    if (random.chance(20)) static_cast<void>(solver.wait_up_to(0.001));
    if (const std::optional<Solved> solved = solver.take()) {
      EXPECT_GT(solved->solution->revision, newest_seen);
      newest_seen = solved->solution->revision;
    }
  }
  solver.request(short_request(301));
  ASSERT_TRUE(solver.wait_up_to(kLongEnough));
  EXPECT_EQ(solver.take()->solution->revision, 301u);
}

}  // namespace
}  // namespace astrolabe::app
