/// Something about tint ranges that their author should know of.
public struct TintProblem: Hashable, Sendable {
  /// What is wrong, with ranges counted from 0 in the order they were set.
  public enum Kind: Hashable, Sendable {
    /// No rating ever has this range's color.
    case neverMatches(Int, Reason)
    /// Two ranges hold the same ratings, and the later one colors them.
    case overlap(earlier: Int, later: Int, Range<FixedDecimal>)
    /// No range holds these ratings.
    case gap(Range<FixedDecimal>)
  }

  /// Why a range never matches.
  public enum Reason: Hashable, Sendable {
    /// Its ends are the same.
    case holdsNothing
    /// All its ratings are below the least one or above the greatest.
    case isOutsideBounds
    /// Each of its ratings is in a range that was set later.
    case isHiddenByLater
  }

  /// What is wrong, for a program.
  public let kind: Kind
  /// What is wrong in words: lower case, without a full stop, ranges in 'quotes'.
  public let message: String
}
