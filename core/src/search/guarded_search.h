#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "astrolabe/search/cell_estimator.h"
#include "astrolabe/search/search.h"

namespace astrolabe {

/// A search by a CellEstimator: tells of its landmarks, and ends with kHeuristicFailed where it
/// gives a value that cannot be used.
class GuardedSearch final : public Search {
 public:
  GuardedSearch(std::unique_ptr<Search> search, std::shared_ptr<CellEstimator> estimator)
      : search_(std::move(search)), estimator_(std::move(estimator)) {}

  using Search::begin;
  void begin(CellId start, std::span<const CellId> goals) override { search_->begin(start, goals); }
  SearchStatus step() override { return run(1); }
  SearchStatus run(std::uint64_t max_expansions) override;
  [[nodiscard]] SearchStatus status() const override {
    return failure().empty() ? search_->status() : SearchStatus::kHeuristicFailed;
  }
  [[nodiscard]] const SearchCounts& counts() const override { return search_->counts(); }
  [[nodiscard]] const CostUnits& units() const override { return search_->units(); }
  [[nodiscard]] std::vector<CellId> path() const override {
    return failure().empty() ? search_->path() : std::vector<CellId>{};
  }
  [[nodiscard]] Cost path_cost() const override {
    return failure().empty() ? search_->path_cost() : 0;
  }
  using Search::h;
  [[nodiscard]] Cost h(CellId cell, Side side) const override { return search_->h(cell, side); }
  [[nodiscard]] Cost h(const ReachedCell& reached) const override {
    return estimator_->estimate_at(reached.cell, reached.expansions);
  }
  [[nodiscard]] std::optional<Cost> f_hundredths(const ReachedCell& reached) const override {
    return search_->f_hundredths(reached);
  }
  [[nodiscard]] std::span<const Improvement> improvements() const override {
    return search_->improvements();
  }
  [[nodiscard]] std::span<const CellId> landmarks() const override {
    return estimator_->landmarks();
  }
  [[nodiscard]] const std::string& failure() const override { return estimator_->failure(); }

 private:
  std::unique_ptr<Search> search_;
  std::shared_ptr<CellEstimator> estimator_;
};

}  // namespace astrolabe
