/// A run of source bytes, and what it is.
///
/// A token carries no text. Laid end to end, the tokens of a source cover it exactly, comments and
/// blanks included, so they give back every byte that was read.
public struct Token: Hashable, Sendable {
  /// Never a node, never ``SyntaxKind/end``.
  public let kind: SyntaxKind
  /// Byte offsets into the source; empty only for a token that is missing.
  public let range: Range<Int>

  /// Whether it should stand here and does not.
  public var isMissing: Bool { range.isEmpty }
}
