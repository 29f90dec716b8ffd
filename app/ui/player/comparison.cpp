#include "app/ui/player/comparison.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/model/number_text.h"

namespace astrolabe::app {
namespace {

struct NamedOperator {
  std::string_view name;
  ComparisonOperator op;
};

constexpr std::array kOperators{
    NamedOperator{"==", ComparisonOperator::kEqual},
    NamedOperator{"!=", ComparisonOperator::kNotEqual},
    NamedOperator{"<", ComparisonOperator::kLess},
    NamedOperator{"<=", ComparisonOperator::kLessEqual},
    NamedOperator{">", ComparisonOperator::kGreater},
    NamedOperator{">=", ComparisonOperator::kGreaterEqual},
    NamedOperator{"~", ComparisonOperator::kNear},
    NamedOperator{"contains", ComparisonOperator::kContains},
    NamedOperator{"lacks", ComparisonOperator::kLacks},
};

bool holds_for_numbers(ComparisonOperator op, double actual, double expected, double tolerance) {
  switch (op) {
    case ComparisonOperator::kEqual:
      return actual == expected;
    case ComparisonOperator::kNotEqual:
      return actual != expected;
    case ComparisonOperator::kLess:
      return actual < expected;
    case ComparisonOperator::kLessEqual:
      return actual <= expected;
    case ComparisonOperator::kGreater:
      return actual > expected;
    case ComparisonOperator::kGreaterEqual:
      return actual >= expected;
    case ComparisonOperator::kNear:
      return std::abs(actual - expected) <= tolerance;
    case ComparisonOperator::kContains:
    case ComparisonOperator::kLacks:
      break;
  }
  return false;
}

}  // namespace

bool Comparison::holds_for(std::string_view actual) const {
  if (op == ComparisonOperator::kContains) return actual.find(expected) != std::string_view::npos;
  if (op == ComparisonOperator::kLacks) return actual.find(expected) == std::string_view::npos;

  const std::optional<double> actual_number = parse_number(actual);
  const std::optional<double> expected_number = parse_number(expected);
  if (actual_number && expected_number) {
    return holds_for_numbers(op, *actual_number, *expected_number, tolerance);
  }
  if (op == ComparisonOperator::kEqual) return actual == expected;
  if (op == ComparisonOperator::kNotEqual) return actual != expected;
  return false;
}

std::string Comparison::to_string() const {
  const auto found = std::find_if(kOperators.begin(), kOperators.end(),
                                  [&](const NamedOperator& entry) { return entry.op == op; });
  return std::string(found->name) + " " + expected;
}

bool needs_numbers(ComparisonOperator op) {
  switch (op) {
    case ComparisonOperator::kLess:
    case ComparisonOperator::kLessEqual:
    case ComparisonOperator::kGreater:
    case ComparisonOperator::kGreaterEqual:
    case ComparisonOperator::kNear:
      return true;
    case ComparisonOperator::kEqual:
    case ComparisonOperator::kNotEqual:
    case ComparisonOperator::kContains:
    case ComparisonOperator::kLacks:
      break;
  }
  return false;
}

std::optional<ComparisonOperator> parse_comparison_operator(std::string_view word) {
  const auto found = std::find_if(kOperators.begin(), kOperators.end(),
                                  [&](const NamedOperator& entry) { return entry.name == word; });
  if (found == kOperators.end()) return std::nullopt;
  return found->op;
}

}  // namespace astrolabe::app
