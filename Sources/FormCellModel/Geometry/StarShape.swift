/// A star with straight edges, and how much of its area lies left of a line.
///
/// A star is thin at its ends: a quarter of its width, counted from the left, is less than a tenth of
/// its area. A mark that should look a quarter lit needs more width than that.
///
/// ```
///  width   ▏··¼··▏··½··▏          ▏··.364··▏
///  area     .086   .5                 ¼          of a regular star with five points
/// ```
public struct StarShape: Hashable, Sendable {
  /// How many points it has; 2 to 1,000.
  public let points: Int
  /// The distance of the inner corners from the center, where that of the points is 1.
  public let innerRadius: Double

  /// The regular star with five points, one of them up.
  public static let five = StarShape()

  /// A star; the points are brought within 2 and 1,000, and the inner radius within 0 and 1.
  ///
  /// With an inner radius of 0.381966 the edges of a star with five points lie on five lines.
  public init(points: Int = 5, innerRadius: Double = 0.381966) {
    self.points = min(max(points, 2), 1_000)
    self.innerRadius = innerRadius.isFinite ? min(max(innerRadius, 0), 1) : 0
  }
}

extension StarShape {
  /// The corners, from the upper point on and clockwise, around the center 0, 0; y grows downward.
  public var corners: [(x: Double, y: Double)] {
    (0..<2 * points).map { index in
      let radius = index.isMultiple(of: 2) ? 1 : innerRadius
      let (sine, cosine) = Self.sineAndCosine(ofTurn: Double(index) / Double(2 * points))
      return (radius * sine, -radius * cosine)
    }
  }

  /// The part of its area that lies left of a line so far through its width; both from 0 to 1.
  ///
  /// What is outside counts as the end; NaN as 0. A star without any area, whose inner radius is 0,
  /// is taken for a line: its parts are as large as they are wide.
  ///
  /// - Complexity: O(*n*) in the number of points.
  public func area(ofWidth width: Double) -> Double {
    StarColumns(corners).area(ofWidth: width)
  }

  /// How far through its width a line has to be for this part of the area to lie left of it.
  ///
  /// What is outside 0 and 1 counts as the end; NaN as 0. The answer is good to a millionth.
  public func width(ofArea area: Double) -> Double {
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

  /// The same of a fraction of a mark, to the millionth; nothing and all of it are themselves.
  func width(ofArea area: FixedDecimal) -> FixedDecimal {
    area > 0 && area < 1 ? FixedDecimal(marks: width(ofArea: area.double)) : area
  }

  /// The sine and the cosine of a part of a whole turn, from 0 to 1.
  ///
  /// By their series around the nearest quarter, good to the last few bits: the library has nothing
  /// to import them from (decision 0007).
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

/// A polygon seen as columns: the signed area under each edge up to a vertical line.
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
    // What is less has been left by rounding, and a part of it would be any number.
    guard all > 1e-9 else { return width }
    return area(upTo: left + width * (right - left)) / all
  }

  /// The area between the left end and `line`.
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
