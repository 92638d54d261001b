/// A problem among tint ranges, for their author.
package struct TintProblem: Hashable, Sendable {
  /// The place of the range, from 0 in the order they were set; nil for ratings in no range.
  package let index: Int?
  /// The message: lower case, without a full stop, ranges in 'quotes'.
  package let message: String
}
