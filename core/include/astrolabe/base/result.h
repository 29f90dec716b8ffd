#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace astrolabe {

/// What went wrong with something that came from outside (a file, an argument, the clipboard).
enum class ErrorCode {
  kNotFound,      ///< The file or name does not exist.
  kUnreadable,    ///< It exists but cannot be read or written (permissions, a folder, a full disk).
  kMalformed,     ///< Its structure is wrong.
  kOutOfRange,    ///< A value is outside its stated range.
  kTooLarge,      ///< It exceeds a limit of base/limits.h; nothing was allocated for it.
  kUnsupported,   ///< It is well-formed, but this version cannot use it.
  kInvalidUsage,  ///< The request makes no sense (an unknown id, a wrong option).
};

/// An error message for a person. `message` says what is wrong and how to mend it, in one line.
struct Error {
  ErrorCode code = ErrorCode::kMalformed;
  std::string message;
  std::string file;  ///< As the person named it; empty where no file is concerned.
  int line = 0;      ///< 1-based; 0 where no line is concerned.

  /// "file:line: message", without the parts that are unknown.
  [[nodiscard]] std::string to_string() const;
};

/// A value or an Error. A Result is never empty; asking for the absent side is a broken
/// precondition.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  [[nodiscard]] const T& value() const& {
    assert(ok());
    return *std::get_if<0>(&content_);
  }
  [[nodiscard]] T& value() & {
    assert(ok());
    return *std::get_if<0>(&content_);
  }
  [[nodiscard]] T&& value() && {
    assert(ok());
    return std::move(*std::get_if<0>(&content_));
  }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  [[nodiscard]] const Error& error() const {
    assert(!ok());
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Error> content_;
};

/// Success without a value, or an Error.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  [[nodiscard]] bool ok() const { return !error_.has_value(); }
  explicit operator bool() const { return ok(); }

  [[nodiscard]] const Error& error() const {
    assert(!ok());
    return *error_;
  }

 private:
  std::optional<Error> error_;
};

}  // namespace astrolabe
