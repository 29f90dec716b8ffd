#include "search/widening_search.h"

#include <utility>

namespace astrolabe {

WideningSearch::WideningSearch(std::unique_ptr<Search> narrow, MakeWide make_wide)
    : narrow_(std::move(narrow)), make_wide_(std::move(make_wide)), active_(narrow_.get()) {}

void WideningSearch::begin(CellId start, std::span<const CellId> goals) {
  start_ = start;
  goals_.assign(goals.begin(), goals.end());
  active_ = narrow_.get();
  active_->begin(start, goals);
}

SearchStatus WideningSearch::step() { return run(1); }

SearchStatus WideningSearch::run(std::uint64_t max_expansions) {
  const std::uint64_t before = active_->counts().expanded;
  active_->run(max_expansions);
  if (must_widen()) {
    widen(before);
    active_->run(max_expansions);
  }
  return active_->status();
}

bool WideningSearch::must_widen() const {
  return active_ == narrow_.get() && active_->status() == SearchStatus::kCostOverflow;
}

void WideningSearch::widen(std::uint64_t expansions) {
  if (wide_ == nullptr) wide_ = make_wide_();
  active_ = wide_.get();
  active_->begin(start_, goals_);
  active_->run(expansions);
}

}  // namespace astrolabe
