/// A range of source bytes with its kind.
///
/// A token stores no text. The concatenated tokens of a source, including comments and blanks, are
/// the source.
public struct Token: Hashable, Sendable {
  /// The kind; never that of a node or ``SyntaxKind/end``.
  public let kind: SyntaxKind
  /// The byte offsets in the source; empty only for a missing token.
  public let range: Range<Int>

  /// True for a missing token.
  public var isMissing: Bool { range.isEmpty }
}
