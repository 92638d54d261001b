/// The kind of a token or a node.
///
/// Tokens come first. An empty token stands for a missing one.
public enum SyntaxKind: UInt8, Hashable, Sendable, CaseIterable {
  // Tokens.

  /// Spaces, tabs, line ends and the other blanks of Unicode; a byte order mark at the start.
  case blank
  /// `/* … */`.
  case blockComment
  /// `/* …`, without an end.
  case openComment
  /// `// …`, without its line end.
  case lineComment
  /// A mark of a merge conflict; that in the middle includes the other side.
  case conflict
  /// `"…"` or `'…'` on one line.
  case string
  /// A string that is not closed at the end of its line.
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
  /// Bytes that begin no other token.
  case unknown
  /// The end of the text; not an element of a tree.
  case end

  // Nodes.

  /// The root.
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
  /// Unexpected text.
  case unexpected

  @inlinable package var isNode: Bool { rawValue >= Self.sheet.rawValue }

  /// True for punctuation of one byte.
  var isSign: Bool {
    (Self.colon.rawValue...Self.rightParenthesis.rawValue).contains(rawValue)
  }

  /// True for a comment, closed or not.
  @inlinable package var isComment: Bool {
    // One comparison for three adjacent kinds.
    rawValue &- Self.blockComment.rawValue
      <= Self.lineComment.rawValue - Self.blockComment.rawValue
  }

  /// True for blanks, comments and marks of merge conflicts.
  package var isTrivia: Bool { rawValue <= Self.conflict.rawValue }
}
