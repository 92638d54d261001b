/// What a byte can begin, and whether a word can go on with it.
///
/// Source: the lexical grammar in `Documentation/Language.md`, which is NUIParse's (tombenner/
/// NUIParse 65bc940) plus strings and line comments.
enum ByteClass {
  /// Set on the bytes that a word goes on with.
  static let continuesWord: UInt8 = 0x80
  /// The bits that hold the kind of token a byte begins.
  static let kindMask: UInt8 = 0x1F

  /// For each byte: the raw value of the ``SyntaxKind`` it begins, and ``continuesWord``.
  ///
  /// A slash begins a comment, goes on with a word, or is nothing, and a byte above 0x7F begins a
  /// blank or nothing: ``Lexer`` looks at what follows them.
  static let table: [UInt8] = (0...255).map { entry(for: UInt8($0)) }

  private static func entry(for byte: UInt8) -> UInt8 {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-", "\\":
      SyntaxKind.word.rawValue | continuesWord
    case "/": SyntaxKind.blockComment.rawValue
    case "#": SyntaxKind.word.rawValue
    case "@": SyntaxKind.variable.rawValue
    case " ", "\t", "\n", "\r", "\u{0B}", "\u{0C}": SyntaxKind.blank.rawValue
    case "\"", "'": SyntaxKind.string.rawValue
    case ":": SyntaxKind.colon.rawValue
    case ";": SyntaxKind.semicolon.rawValue
    case ",": SyntaxKind.comma.rawValue
    case "{": SyntaxKind.leftBrace.rawValue
    case "}": SyntaxKind.rightBrace.rawValue
    case "(": SyntaxKind.leftParenthesis.rawValue
    case ")": SyntaxKind.rightParenthesis.rawValue
    default: SyntaxKind.unknown.rawValue
    }
  }

  /// Blanks outside ASCII: the separators of Unicode 16 (category Z), and NEL.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
