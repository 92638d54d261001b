/// A problem among tint ranges, for their author.
package struct TintProblem: Hashable, Sendable {
  /// The kind of a problem; ranges are counted from 0 in the order they were set.
  package enum Kind: Hashable, Sendable {
    /// No rating ever gets the color of this range.
    case neverMatches(Int, Reason)
    /// Two ranges include the same ratings, and the later one colors them.
    case overlap(earlier: Int, later: Int, Range<FixedDecimal>)
    /// No range includes these ratings.
    case gap(Range<FixedDecimal>)
  }

  /// The reason that a range never matches.
  package enum Reason: Hashable, Sendable {
    /// The range is empty.
    case holdsNothing
    /// All its ratings are below the minimum or above the maximum.
    case isOutsideBounds
    /// A range that was set later includes each of its ratings.
    case isHiddenByLater
  }

  /// The kind of the problem.
  package let kind: Kind
  /// The message: lower case, without a full stop, ranges in 'quotes'.
  package let message: String
}
