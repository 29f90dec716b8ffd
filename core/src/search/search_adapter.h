#pragma once

#include <optional>
#include <span>
#include <utility>

#include "astrolabe/search/search.h"

namespace astrolabe {

/// A compiled search behind the façade.
template <class Compiled>
class SearchAdapter final : public Search {
 public:
  explicit SearchAdapter(Compiled search) : search_(std::move(search)) {}

  using Search::begin;
  void begin(CellId start, std::span<const CellId> goals) override { search_.begin(start, goals); }
  SearchStatus step() override { return search_.step(); }
  SearchStatus run(std::uint64_t max_expansions) override {
    for (std::uint64_t made = 0; made < max_expansions; ++made) {
      if (search_.step() != SearchStatus::kRunning) break;
    }
    return search_.status();
  }
  [[nodiscard]] SearchStatus status() const override { return search_.status(); }
  [[nodiscard]] const SearchCounts& counts() const override { return search_.counts(); }
  [[nodiscard]] const CostUnits& units() const override { return search_.units(); }
  [[nodiscard]] std::vector<CellId> path() const override { return search_.path(); }
  [[nodiscard]] Cost path_cost() const override { return search_.path_cost(); }
  using Search::h;
  [[nodiscard]] Cost h(CellId cell, Side side) const override {
    if constexpr (requires { search_.h(cell, side); }) {
      return search_.h(cell, side);
    } else {
      return search_.h(cell);
    }
  }
  [[nodiscard]] std::optional<Cost> f_hundredths(const ReachedCell& reached) const override {
    return search_.f_hundredths(reached);
  }
  [[nodiscard]] std::span<const Improvement> improvements() const override {
    if constexpr (requires { search_.improvements(); }) {
      return search_.improvements();
    } else {
      return {};
    }
  }

 private:
  Compiled search_;
};

}  // namespace astrolabe
