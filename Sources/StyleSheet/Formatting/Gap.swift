/// The space between two words of a printed sheet.
enum Gap: Hashable {
  case none
  case blank
  /// A number of line ends, then a number of levels of indentation.
  case lines(Int, levels: Int)
  /// The space of the source.
  case asWritten

  /// Creates the gap between two tokens of one selector, value or condition; `levels` is the
  /// indentation of a line that a comment makes necessary.
  init(_ before: SyntaxKind, _ token: SyntaxKind, in place: Place, levels: Int) {
    switch (before, token) {
    case (.lineComment, _): self = .lines(1, levels: levels)
    case (_, .blockComment), (_, .lineComment): self = .blank
    case (_, .colon), (_, .semicolon), (_, .comma), (_, .rightParenthesis): self = .none
    case (.leftParenthesis, _): self = .none
    case (.word, .leftParenthesis) where place == .value: self = .none
    case (.colon, _) where place == .selector: self = .none
    default: self = .blank
    }
  }

  /// The construct that contains tokens of a line.
  enum Place: Hashable {
    /// `A:B, C`
    case selector
    /// `name: value;`
    case value
    /// `@media (name: value)`, `@import "name"`
    case head
  }
}
