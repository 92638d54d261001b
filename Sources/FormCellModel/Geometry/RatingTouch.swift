/// Where a finger is on a row of marks, and when.
///
/// Points are those of a row at its own size; ``RatingCell/touch(atX:y:in:_:time:)`` finds them for a
/// row as it was drawn, turned or narrowed. A number stands for a touch in the
/// middle of the row's height at no known time: `.touchBegan(at: 80)`.
public struct RatingTouch: Hashable, Sendable {
  /// Points from where the row begins, the way it runs; negative before it.
  public let along: Double
  /// Points from the row's upper edge, or its left one if it is vertical; nil is somewhere in it.
  public let across: Double?
  /// Seconds on any clock that goes on; nil is not known, and then no touch is too long for a tap.
  public let time: Double?
  /// Whether it is anywhere: no number of it is NaN or infinite.
  public let isFinite: Bool

  /// A touch of the given numbers.
  public init(along: Double, across: Double? = nil, time: Double? = nil) {
    self.along = along
    self.across = across
    self.time = time
    isFinite = along.isFinite && (across ?? 0).isFinite && (time ?? 0).isFinite
  }
}

extension RatingTouch: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A touch so many points from where the row begins.
  public init(floatLiteral value: Double) { self.init(along: value) }

  /// A touch so many points from where the row begins.
  public init(integerLiteral value: Int) { self.init(along: Double(value)) }
}

extension RatingTouch {
  /// How far another touch is from this one along the row and across it, both 0 and more.
  ///
  /// What is not known of either counts as the same.
  func distance(to other: RatingTouch) -> (along: Double, across: Double) {
    let down = across.flatMap { mine in other.across.map { ($0 - mine).magnitude } }
    return ((other.along - along).magnitude, down ?? 0)
  }
}
