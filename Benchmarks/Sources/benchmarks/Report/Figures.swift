import Foundation

// How figures are written.

extension Double {
  /// With so many digits behind the point.
  func digits(_ count: Int) -> String { String(format: "%.\(count)f", self) }

  /// With two digits behind the point at most: 0.5, 3, 1.08.
  var plain: String { String(format: "%g", self) }
}

extension Samples {
  /// The median, and in brackets the least and the greatest if there are several.
  var withRange: String {
    values.count < 2
      ? median.digits(2) : "\(median.digits(2)) (\(least.digits(2))…\(greatest.digits(2)))"
  }
}
