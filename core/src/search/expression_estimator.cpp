#include <muParser.h>

#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "astrolabe/grid/lattice.h"
#include "search/estimators.h"

namespace astrolabe {

namespace {

/// The numbers that a formula is made from.
struct ExpressionNumbers {
  double dx = 0.0;
  double dy = 0.0;
  double dq = 0.0;
  double dr = 0.0;
  double ds = 0.0;
  double x = 0.0;
  double y = 0.0;
  double gx = 0.0;
  double gy = 0.0;
  double straight = 1.0;  ///< D
  double diagonal = 1.0;  ///< D2
};

void define_numbers(mu::Parser& parser, const GridSpec& spec, ExpressionNumbers& numbers) {
  parser.DefineVar("dx", &numbers.dx);
  parser.DefineVar("dy", &numbers.dy);
  parser.DefineVar("x", &numbers.x);
  parser.DefineVar("y", &numbers.y);
  parser.DefineVar("gx", &numbers.gx);
  parser.DefineVar("gy", &numbers.gy);
  parser.DefineVar("D", &numbers.straight);
  if (is_hex(spec.kind)) {
    parser.DefineVar("dq", &numbers.dq);
    parser.DefineVar("dr", &numbers.dr);
    parser.DefineVar("ds", &numbers.ds);
  } else {
    parser.DefineVar("D2", &numbers.diagonal);
  }
}

std::string names_on(const GridSpec& spec) {
  return is_hex(spec.kind) ? "dx, dy, dq, dr, ds, D, x, y, gx, gy" : "dx, dy, D, D2, x, y, gx, gy";
}

/// What muParser says of a mistake, without the place, which it counts from 0, and the full stop.
std::string without_place(std::string message) {
  constexpr std::string_view kPlace = " at position ";
  const std::size_t begin = message.find(kPlace);
  if (begin != std::string::npos) {
    const std::size_t end = message.find_first_not_of("0123456789", begin + kPlace.size());
    message.erase(begin, end == std::string::npos ? end : end - begin);
  }
  while (!message.empty() && message.back() == '.') message.pop_back();
  return message;
}

/// Where a formula would change a number: an "=" that is no part of a comparison.
std::size_t assignment_in(std::string_view expression) {
  for (std::size_t i = 0; i < expression.size(); ++i) {
    if (expression[i] != '=') continue;
    const bool doubled = i + 1 < expression.size() && expression[i + 1] == '=';
    const bool compares =
        i > 0 && std::string_view("<>!").find(expression[i - 1]) != std::string_view::npos;
    if (!doubled && !compares) return i;
    if (doubled) ++i;
  }
  return std::string_view::npos;
}

Error expression_error(const std::string& what) {
  return {.code = ErrorCode::kInvalidUsage, .message = what, .file = {}, .line = 0};
}

/// Evaluates a formula; says which value could not be used.
class ExpressionEstimator final : public NearestGoalEstimator {
 public:
  ExpressionEstimator(std::shared_ptr<const SearchSpace> space, const std::string& expression)
      : space_(std::move(space)) {
    const StepCosts& costs = space_->wide_costs();
    numbers_.straight = shown(costs.cheapest_straight, costs.units);
    numbers_.diagonal = shown(costs.cheapest_diagonal, costs.units);
    define_numbers(parser_, space_->spec(), numbers_);
    parser_.SetExpr(expression);
  }

  void aim_at(std::span<const CellId> goals) override {
    NearestGoalEstimator::aim_at(goals);
    failure_.clear();
  }

  [[nodiscard]] const std::string& failure() const override { return failure_; }

 protected:
  [[nodiscard]] Cost estimate(CellId cell, CellId goal) override {
    set_numbers(space_->size().offset(cell), space_->size().offset(goal));
    const double value = parser_.Eval();
    const char* const trouble = trouble_with(value);
    if (trouble == nullptr) return static_cast<Cost>(std::floor(value * unit()));
    note_failure(cell, trouble);
    return 0;
  }

 private:
  [[nodiscard]] Lattice lattice(Offset at) const {
    return lattice_of(at, space_->spec().kind, space_->spec().stagger);
  }
  [[nodiscard]] double unit() const {
    return static_cast<double>(space_->wide_costs().units.shown_one);
  }

  void set_numbers(Offset at, Offset goal) {
    const Lattice here = lattice(at);
    const Lattice there = lattice(goal);
    const int a = here.a - there.a;
    const int b = here.b - there.b;
    const bool by_lattice = space_->spec().kind == GridKind::kDiamond;
    numbers_.dx = std::abs(by_lattice ? a : at.col - goal.col);
    numbers_.dy = std::abs(by_lattice ? b : at.row - goal.row);
    numbers_.dq = std::abs(a);
    numbers_.dr = std::abs(b);
    numbers_.ds = std::abs(a + b);
    numbers_.x = at.col;
    numbers_.y = at.row;
    numbers_.gx = goal.col;
    numbers_.gy = goal.row;
  }

  [[nodiscard]] const char* trouble_with(double value) const {
    if (std::isnan(value)) return "no number";
    if (std::isinf(value)) return "an infinite number";
    if (value < 0.0) return "a negative number";
    return value * unit() > static_cast<double>(kLargest) ? "too large a number" : nullptr;
  }

  void note_failure(CellId cell, const char* trouble) {
    if (!failure_.empty()) return;
    const Offset at = space_->size().offset(cell);
    failure_ = "the expression gives " + std::string(trouble) + " at the cell (" +
               std::to_string(at.col) + "," + std::to_string(at.row) + ")";
  }

  std::shared_ptr<const SearchSpace> space_;
  ExpressionNumbers numbers_;
  mu::Parser parser_;
  std::string failure_;
};

}  // namespace

Result<void> check_expression(const GridSpec& spec, const std::string& expression) {
  if (expression.size() > kMaxExpression) {
    return expression_error("the expression is longer than " + std::to_string(kMaxExpression) +
                            " characters");
  }
  if (const std::size_t place = assignment_in(expression); place != std::string::npos) {
    return expression_error("the expression \"" + expression + "\" is wrong at character " +
                            std::to_string(place + 1) +
                            ": \"=\" assigns a value. Write == to compare");
  }
  ExpressionNumbers numbers;
  mu::Parser parser;
  try {
    define_numbers(parser, spec, numbers);
    parser.SetExpr(expression);
    int results = 0;
    parser.Eval(results);
    if (results == 1) return {};
    return expression_error("the expression \"" + expression + "\" gives " +
                            std::to_string(results) + " numbers; write one without commas");
  } catch (const mu::ParserError& error) {
    const std::string place =
        error.GetPos() < 0 || error.GetPos() >= static_cast<int>(expression.size())
            ? "at its end"
            : "at character " + std::to_string(error.GetPos() + 1);
    return expression_error("the expression \"" + expression + "\" is wrong " + place + ": " +
                            without_place(error.GetMsg()) + ". It may use numbers and " +
                            names_on(spec));
  }
}

std::shared_ptr<CellEstimator> make_expression_estimator(std::shared_ptr<const SearchSpace> space,
                                                         const std::string& expression) {
  return std::make_shared<ExpressionEstimator>(std::move(space), expression);
}

}  // namespace astrolabe
