/// A check of the value of a field.
///
/// All checks but ``required`` and ``equals(_:)`` pass for an empty value.
public enum FormCheck: Hashable, Sendable {
  /// There is a value.
  case required
  /// The number of characters of a text, or of selected options; nil is no limit.
  case length(minimum: Int?, maximum: Int?)
  /// All numbers of the value are in these bounds; nil is no bound.
  case range(minimum: FixedDecimal?, maximum: FixedDecimal?)
  /// The whole text matches a pattern.
  case pattern(FormPattern)
  /// The value is that of another field; in text cells for numbers, equal numbers are equal in any
  /// spelling, and in choices the same options in any order.
  case equals(FormKey)
  /// The app decides, at once or after asking a server; the name tells it what to check.
  case custom(String)

  /// Returns true if a value of a control passes; nil if only the app can decide.
  ///
  /// `other` returns the value of another field, and its control; nil if there is no such field.
  func isPassed(
    by value: FormValue, of control: FormControl,
    _ other: (FormKey) -> (value: FormValue, control: FormControl)?
  ) -> Bool? {
    switch (self, value) {
    case (.required, _): return !value.isEmpty
    // An empty copy of a password is not equal to it.
    case (.equals(let key), _):
      guard let other = other(key) else { return value.isEmpty }
      return value == other.value || value.isEmpty && other.value.isEmpty
        || control.comparable(value) == other.control.comparable(other.value)
    case (_, _) where value.isEmpty: return true
    case (.custom, _): return nil
    case (.length(let minimum, let maximum), _):
      guard let length = value.length else { return true }
      return length >= minimum ?? 0 && length <= maximum ?? .max
    case (.range(let minimum, let maximum), _):
      let numbers = control.numbers(of: value)
      let (lower, upper) = (minimum ?? .min, maximum ?? .max)
      return !numbers.isEmpty && numbers.allSatisfy { lower <= $0 && $0 <= upper }
    case (.pattern(let pattern), .text(let text)): return pattern.matches(text)
    case (.pattern, _): return true
    }
  }

  /// The other field that the check reads; nil for none.
  var otherKey: FormKey? {
    switch self {
    case .equals(let key): key
    case .required, .length, .range, .pattern, .custom: nil
    }
  }
}
