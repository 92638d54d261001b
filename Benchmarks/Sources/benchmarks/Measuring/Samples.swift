import Foundation

/// The same thing measured several times.
struct Samples: Hashable, Sendable, ExpressibleByArrayLiteral {
  private(set) var values: [Double]

  init(_ values: [Double]) { self.values = values }
  init(arrayLiteral values: Double...) { self.values = values }

  mutating func append(_ value: Double) { values.append(value) }

  /// The upper one of an even number; NaN of none.
  var median: Double { values.isEmpty ? .nan : values.sorted()[values.count / 2] }
  var least: Double { values.min() ?? .nan }
  var greatest: Double { values.max() ?? .nan }

  /// Each divided by the one that was measured right beside it, so that what slows both down for a
  /// while, such as a warm processor, is in neither.
  static func / (left: Self, right: Self) -> Self {
    Self(zip(left.values, right.values).map { $0 / $1 })
  }
}

/// How `y` grows with `x`: the exponent e of the curve y = c · xᵉ that fits best.
///
/// Least squares on the logarithms; 1 is in proportion.
func exponent(of points: [(x: Double, y: Double)]) -> Double {
  let logarithms = points.map { (x: log($0.x), y: log($0.y)) }
  let count = Double(points.count)
  let meanX = logarithms.reduce(0) { $0 + $1.x } / count
  let meanY = logarithms.reduce(0) { $0 + $1.y } / count
  let covariance = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
  let variance = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  return covariance / variance
}
