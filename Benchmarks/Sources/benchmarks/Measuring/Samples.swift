import Foundation

/// Repeated measurements of one figure.
struct Samples: Hashable, Sendable, ExpressibleByArrayLiteral {
  private(set) var values: [Double]

  init(_ values: [Double]) { self.values = values }
  init(arrayLiteral values: Double...) { self.values = values }

  mutating func append(_ value: Double) { values.append(value) }

  /// The median, which is the upper one for an even number of values; NaN without values.
  var median: Double { values.isEmpty ? .nan : values.sorted()[values.count / 2] }
  var least: Double { values.min() ?? .nan }
  var greatest: Double { values.max() ?? .nan }

  /// Divides each value by that of the same round, so that temporary slowdowns cancel out.
  static func / (left: Self, right: Self) -> Self {
    Self(zip(left.values, right.values).map { $0 / $1 })
  }
}

/// Returns the exponent e of the curve y = c · xᵉ that fits the points best.
///
/// The fit uses the least squares of the logarithms. The exponent of linear growth is 1.
func exponent(of points: [(x: Double, y: Double)]) -> Double {
  let logarithms = points.map { (x: log($0.x), y: log($0.y)) }
  let count = Double(points.count)
  let meanX = logarithms.reduce(0) { $0 + $1.x } / count
  let meanY = logarithms.reduce(0) { $0 + $1.y } / count
  let covariance = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
  let variance = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  return covariance / variance
}
