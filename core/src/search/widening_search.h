#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "astrolabe/search/search.h"

namespace astrolabe {

/// Searches in 32-bit costs, and starts a query over in 64-bit ones when its paths grow too long
/// for them (beyond 128,000 straight steps). Static bounds that would tell beforehand, such as free
/// cells times the dearest step, would send every larger map to the wide type, which none needs in
/// practice. The wide search is made when it is first needed, and makes up the expansions made so
/// far, so that stepping goes on where it was.
class WideningSearch final : public Search {
 public:
  using MakeWide = std::function<std::unique_ptr<Search>()>;

  WideningSearch(std::unique_ptr<Search> narrow, MakeWide make_wide);

  using Search::begin;
  void begin(CellId start, std::span<const CellId> goals) override;
  SearchStatus step() override;
  SearchStatus run(std::uint64_t max_expansions) override;
  [[nodiscard]] SearchStatus status() const override { return active_->status(); }
  [[nodiscard]] const SearchCounts& counts() const override { return active_->counts(); }
  [[nodiscard]] const CostUnits& units() const override { return active_->units(); }
  [[nodiscard]] std::vector<CellId> path() const override { return active_->path(); }
  [[nodiscard]] Cost path_cost() const override { return active_->path_cost(); }
  using Search::h;
  [[nodiscard]] Cost h(CellId cell, Side side) const override { return active_->h(cell, side); }
  [[nodiscard]] std::optional<Cost> f_hundredths(const ReachedCell& reached) const override {
    return active_->f_hundredths(reached);
  }
  [[nodiscard]] std::span<const Improvement> improvements() const override {
    return active_->improvements();
  }

 private:
  [[nodiscard]] bool must_widen() const;
  /// Replays the query in wide costs up to an expansion.
  void widen(std::uint64_t expansions);

  std::unique_ptr<Search> narrow_;
  std::unique_ptr<Search> wide_;
  MakeWide make_wide_;
  Search* active_;
  CellId start_ = kNoCell;
  std::vector<CellId> goals_;
};

}  // namespace astrolabe
