#include "search/widening_search.h"

#include <utility>

namespace astrolabe {

WideningSearch::WideningSearch(std::unique_ptr<Search> narrow, MakeWide make_wide)
    : narrow_(std::move(narrow)), make_wide_(std::move(make_wide)), active_(narrow_.get()) {}

void WideningSearch::begin(CellId start, CellId goal) {
  start_ = start;
  goal_ = goal;
  active_ = narrow_.get();
  active_->begin(start, goal);
}

SearchStatus WideningSearch::step() {
  active_->step();
  if (must_widen()) {
    widen();
    active_->step();
  }
  return active_->status();
}

SearchStatus WideningSearch::run(std::uint64_t max_expansions) {
  const std::uint64_t before = active_->counts().expanded;
  active_->run(max_expansions);
  if (must_widen()) {
    const std::uint64_t made = active_->counts().expanded - before;
    widen();
    active_->run(max_expansions - made);
  }
  return active_->status();
}

bool WideningSearch::must_widen() const {
  return active_ == narrow_.get() && active_->status() == SearchStatus::kCostOverflow;
}

void WideningSearch::widen() {
  const std::uint64_t expansions = narrow_->counts().expanded;
  if (wide_ == nullptr) wide_ = make_wide_();
  active_ = wide_.get();
  active_->begin(start_, goal_);
  active_->run(expansions);
}

}  // namespace astrolabe
