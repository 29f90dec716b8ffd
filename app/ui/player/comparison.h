#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace astrolabe::app {

enum class ComparisonOperator : std::uint8_t {
  kEqual,
  kNotEqual,
  kLess,
  kLessEqual,
  kGreater,
  kGreaterEqual,
  kNear,      ///< Numbers that differ by at most the tolerance.
  kContains,  ///< The actual text contains the expected one.
  kLacks,     ///< It doesn't.
};

/// One side and the operator of "actual OP expected". Two texts that both read as numbers are
/// compared as numbers, exactly; else == and != compare bytes, and the orders are not met.
struct Comparison {
  ComparisonOperator op = ComparisonOperator::kEqual;
  std::string expected;
  double tolerance = 0.005;  ///< For kNear; fits numbers shown with two decimals.

  [[nodiscard]] bool holds_for(std::string_view actual) const;

  /// "== 14.07", for messages.
  [[nodiscard]] std::string to_string() const;
};

/// Whether the operator holds for numbers alone: an order, or nearness.
[[nodiscard]] bool needs_numbers(ComparisonOperator op);

/// The operator written "==", "!=", "<", "<=", ">", ">=", "~", "contains" or "lacks".
[[nodiscard]] std::optional<ComparisonOperator> parse_comparison_operator(std::string_view word);

}  // namespace astrolabe::app
