/// The place of a finger along a control, and its time.
///
/// Points are those of a control at its own size; ``RatingCell/touch(atX:y:in:_:time:)`` finds them for a
/// row of marks as it was drawn, turned or narrowed. A number stands for a touch in the
/// middle of the control's height at no known time: `.touchBegan(at: 80)`.
public struct ControlTouch: Hashable, Sendable, Codable {
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

extension ControlTouch: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A touch so many points from where the row begins.
  public init(floatLiteral value: Double) { self.init(along: value) }

  /// A touch so many points from where the row begins.
  public init(integerLiteral value: Int) { self.init(along: Double(value)) }
}

extension ControlTouch {
  /// How far another touch is from this one along the row and across it, both 0 and more.
  ///
  /// What is not known of either counts as the same.
  func distance(to other: ControlTouch) -> (along: Double, across: Double) {
    let down = across.flatMap { mine in other.across.map { ($0 - mine).magnitude } }
    return ((other.along - along).magnitude, down ?? 0)
  }
}
