/// The place of a finger in a row, before a policy decides which value it means.
///
/// ```
/// before ★★★★ gap ★★★★ gap ★★★★ past
///        mark 0   mark 1   mark 2
/// ```
public enum RowPlace: Hashable, Sendable {
  /// Before the first mark, by so many lengths of a mark.
  case before(marks: Double)
  /// On a mark, so far from its beginning: 0 and 1 are its two ends.
  case mark(Int, fraction: FixedDecimal)
  /// Between a mark and the next one.
  ///
  /// How far, is told from 0 to 1.
  case gap(after: Int, fraction: FixedDecimal)
  /// Past the end of the last mark.
  case past
}
