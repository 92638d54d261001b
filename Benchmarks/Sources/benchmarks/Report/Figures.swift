import Foundation

// The format of figures.

extension Double {
  /// Returns the number with `count` decimals.
  func digits(_ count: Int) -> String { String(format: "%.\(count)f", self) }

  /// The number without trailing zeros: 0.5, 3, 1.08.
  var plain: String { String(format: "%g", self) }
}

extension Samples {
  /// The median, with the range in parentheses if there are several values.
  var withRange: String {
    values.count < 2
      ? median.digits(2) : "\(median.digits(2)) (\(least.digits(2))…\(greatest.digits(2)))"
  }
}
