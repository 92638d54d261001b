/// The place of a touch in a row, before a policy converts it to a value.
///
/// ```
/// before ★★★★ gap ★★★★ gap ★★★★ past
///        mark 0   mark 1   mark 2
/// ```
package enum RowPlace: Hashable, Sendable {
  /// Before the first mark; the distance is in lengths of a mark.
  case before(marks: Double)
  /// On a mark; the fraction is 0 at its beginning and 1 at its end.
  case mark(Int, fraction: FixedDecimal)
  /// Between a mark and the next; the fraction is from 0 to 1.
  case gap(after: Int, fraction: FixedDecimal)
  /// Past the end of the last mark.
  case past
}
