/// What a token or a node of the tree is.
///
/// Tokens come first. A token of no length stands for one that is missing.
public enum SyntaxKind: UInt8, Hashable, Sendable, CaseIterable {
  // Tokens.

  /// Spaces, tabs, line ends and the other blanks of Unicode; a byte order mark at the start.
  case blank
  /// `/* … */`.
  case blockComment
  /// `/* …`, never closed.
  case openComment
  /// `// …`, without its line end.
  case lineComment
  /// A line of marks around a merge conflict; from the mark in the middle on, the other side too.
  case conflict
  /// `"…"` or `'…'` on one line.
  case string
  /// A string that its line ends before it is closed.
  case openString
  /// `fdlFUIRatingControl_title`, `on-color`, `12.5`, `#0064D9`.
  case word
  /// `@brandColor`; `@media` and `@import` as well.
  case variable
  case colon
  case semicolon
  case comma
  case leftBrace
  case rightBrace
  case leftParenthesis
  case rightParenthesis
  /// Bytes that begin nothing above.
  case unknown
  /// The end of the text; no element of a tree.
  case end

  // Nodes.

  /// The whole.
  case sheet
  /// `@name: value;`
  case definition
  /// `A, B:C { … }`
  case ruleset
  /// `name: value;`
  case declaration
  /// `@media (…) and (…) { … }`
  case media
  /// `(name: value)`
  case condition
  /// `@import "name";`
  case importation
  /// What has no place where it stands.
  case unexpected

  /// Whether it has parts of its own.
  public var isNode: Bool { rawValue >= Self.sheet.rawValue }

  /// Whether it is a token of one byte, which says all there is to say.
  var isSign: Bool {
    (Self.colon.rawValue...Self.rightParenthesis.rawValue).contains(rawValue)
  }

  /// Whether it is a comment, closed or not.
  @inlinable @inline(__always)
  package var isComment: Bool {
    // One comparison for three kinds that stand side by side.
    rawValue &- Self.blockComment.rawValue
      <= Self.lineComment.rawValue - Self.blockComment.rawValue
  }

  /// Whether it is skipped: blanks, comments and the marks of merge conflicts.
  public var isTrivia: Bool { rawValue <= Self.conflict.rawValue }
}
