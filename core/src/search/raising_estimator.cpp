#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "astrolabe/base/zeroed_array.h"
#include "search/estimators.h"

namespace astrolabe {

namespace {

/// Another estimator's values, and what a search has raised them to. Keeps the story of each cell,
/// so that what was known at an earlier moment can be shown.
class RaisingEstimator final : public CellEstimator {
 public:
  RaisingEstimator(std::shared_ptr<CellEstimator> inner, Remedy remedy, std::size_t cells)
      : inner_(std::move(inner)), remedy_(remedy), newest_(cells) {}

  void aim_at(std::span<const CellId> goals) override {
    inner_->aim_at(goals);
    for (const Raise& raise : raises_) newest_[index_of(raise.cell)] = 0;
    raises_.clear();
  }

  [[nodiscard]] Cost estimate(CellId cell) override {
    return estimate_at(cell, std::numeric_limits<std::uint64_t>::max());
  }

  [[nodiscard]] Cost estimate_at(CellId cell, std::uint64_t expansions) override {
    std::uint32_t place = newest_[index_of(cell)];
    while (place != 0 && raises_[place - 1].expansion > expansions) {
      place = raises_[place - 1].previous;
    }
    return place == 0 ? inner_->estimate(cell) : raises_[place - 1].value;
  }

  [[nodiscard]] Remedy remedy() const override { return remedy_; }

  void raise(CellId cell, Cost least, std::uint64_t expansion) override {
    if (least <= estimate(cell) || raises_.size() == kMostRaises) return;
    raises_.push_back({.cell = cell,
                       .previous = newest_[index_of(cell)],
                       .value = least,
                       .expansion = expansion});
    newest_[index_of(cell)] = static_cast<std::uint32_t>(raises_.size());
  }

  [[nodiscard]] std::span<const CellId> landmarks() const override { return inner_->landmarks(); }
  [[nodiscard]] const std::string& failure() const override { return inner_->failure(); }

 private:
  /// Beyond, h stays what it is: the search remains right, and only makes more expansions.
  static constexpr std::size_t kMostRaises = std::numeric_limits<std::uint32_t>::max();

  struct Raise {
    CellId cell = kNoCell;
    std::uint32_t previous = 0;  ///< The cell's raise before, its place + 1; 0 for none.
    Cost value = 0;
    std::uint64_t expansion = 0;
  };

  std::shared_ptr<CellEstimator> inner_;
  Remedy remedy_;
  std::vector<Raise> raises_;
  ZeroedArray<std::uint32_t> newest_;  ///< By cell: the place of its newest raise, + 1.
};

}  // namespace

std::shared_ptr<CellEstimator> make_raising_estimator(std::shared_ptr<CellEstimator> inner,
                                                      Remedy remedy, std::size_t cells) {
  return std::make_shared<RaisingEstimator>(std::move(inner), remedy, cells);
}

}  // namespace astrolabe
