/// A star with straight edges, and the fraction of its area left of a vertical line.
///
/// A star is thin at its ends: the left quarter of its width holds less than a tenth of its area.
/// To look a quarter lit, a mark needs more width.
///
/// ```
///  width   ▏··¼··▏··½··▏          ▏··.364··▏
///  area     .086   .5                 ¼          of a regular star with five points
/// ```
public struct StarShape: Hashable, Sendable {
  /// The number of points, 2 to 1,000.
  public let points: Int
  /// The distance of the inner corners from the center, relative to that of the points.
  public let innerRadius: Double

  /// The regular star with five points and one point up.
  public static let five = StarShape()

  /// Creates a star; the points are clamped to 2...1,000 and the inner radius to 0...1.
  ///
  /// With an inner radius of 0.381966, the edges of a star with five points lie on five lines.
  public init(points: Int = 5, innerRadius: Double = 0.381966) {
    self.points = min(max(points, 2), 1_000)
    self.innerRadius = innerRadius.isFinite ? min(max(innerRadius, 0), 1) : 0
  }

  /// The corners, clockwise from the upper point, around the center 0, 0; y grows downward.
  package var corners: [(x: Double, y: Double)] {
    (0..<2 * points).map { index in
      let radius = index.isMultiple(of: 2) ? 1 : innerRadius
      let (sine, cosine) = Self.sineAndCosine(ofTurn: Double(index) / Double(2 * points))
      return (radius * sine, -radius * cosine)
    }
  }

  /// Returns the fraction of the area left of a vertical line at a fraction of the width; both from
  /// 0 to 1.
  ///
  /// The argument is clamped to 0...1; NaN counts as 0. A star without area, whose inner radius is
  /// 0, counts as a line: its area is proportional to its width.
  package func area(ofWidth width: Double) -> Double { StarColumns(corners).area(ofWidth: width) }

  /// Returns the fraction of the width at which a vertical line has this fraction of the area on
  /// its left.
  ///
  /// The argument is clamped to 0...1; NaN counts as 0. The result is exact to a millionth.
  package func width(ofArea area: Double) -> Double {
    guard area > 0 else { return 0 }
    guard area < 1 else { return 1 }
    let columns = StarColumns(corners)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if columns.area(ofWidth: middle) < area { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the fraction of the width, rounded to millionths; values outside 0..<1 are returned
  /// unchanged.
  func width(ofArea area: FixedDecimal) -> FixedDecimal {
    area > 0 && area < 1 ? FixedDecimal(marks: width(ofArea: area.double)) : area
  }

  /// Returns the sine and the cosine of a fraction of a full turn, from 0 to 1.
  ///
  /// Uses the series around the nearest quarter, exact to the last few bits: the library imports no
  /// module that has them (decision 0007).
  private static func sineAndCosine(ofTurn turn: Double) -> (sine: Double, cosine: Double) {
    let quarter = Int(turn * 4 + 0.5)
    let angle = (turn - Double(quarter) / 4) * 2 * Double.pi
    var (sine, cosine) = (0.0, 0.0)
    var term = 1.0
    for power in 0..<20 {
      switch power % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= angle / Double(power + 1)
    }
    return switch quarter % 4 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }
}

/// A polygon as columns: the signed area under each edge up to a vertical line.
private struct StarColumns {
  let corners: [(x: Double, y: Double)]
  let left: Double
  let right: Double

  init(_ corners: [(x: Double, y: Double)]) {
    self.corners = corners
    left = corners.map(\.x).min() ?? 0
    right = corners.map(\.x).max() ?? 0
  }

  func area(ofWidth width: Double) -> Double {
    guard width > 0 else { return 0 }
    guard width < 1 else { return 1 }
    let all = area(upTo: right)
    // A smaller area is a rounding error; a fraction of it is meaningless.
    guard all > 1e-9 else { return width }
    return area(upTo: left + width * (right - left)) / all
  }

  /// Returns the area between the left end and `line`.
  private func area(upTo line: Double) -> Double {
    var sum = 0.0
    for (index, first) in corners.enumerated() {
      let second = corners[(index + 1) % corners.count]
      let (start, end) = (min(first.x, line), min(second.x, line))
      guard start != end else { continue }
      let slope = (second.y - first.y) / (second.x - first.x)
      let height = first.y + slope * ((start + end) / 2 - first.x)
      sum += (end - start) * -height
    }
    return sum
  }
}
