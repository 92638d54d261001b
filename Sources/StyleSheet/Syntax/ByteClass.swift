/// The lexical class of a byte.
///
/// Source: the lexical grammar in `Documentation/Language.md`, which is NUIParse's
/// (tombenner/NUIParse 65bc940) plus strings and line comments.
package struct ByteClass {
  /// The kind of token that the byte begins.
  ///
  /// A slash begins a comment, continues a word, or is unknown; a byte above 0x7F begins a blank or
  /// is unknown. ``Lexer`` reads the following bytes to decide.
  package let kind: SyntaxKind
  package let continuesWord: Bool

  package static let table: [ByteClass] = (0...255).map { ByteClass(UInt8($0)) }

  private init(_ byte: UInt8) {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-", "\\": kind = .word
    case "#": kind = .word
    case "/": kind = .blockComment
    case "@": kind = .variable
    case " ", "\t", "\n", "\r", "\u{0B}", "\u{0C}": kind = .blank
    case "\"", "'": kind = .string
    case ":": kind = .colon
    case ";": kind = .semicolon
    case ",": kind = .comma
    case "{": kind = .leftBrace
    case "}": kind = .rightBrace
    case "(": kind = .leftParenthesis
    case ")": kind = .rightParenthesis
    default: kind = .unknown
    }
    continuesWord = kind == .word && byte != UInt8(ascii: "#")
  }

  /// True for blanks outside ASCII: the separators of Unicode 16 (category Z), NEL, and the
  /// zero-width space.
  ///
  /// This is CoreFoundation's set `whitespaceAndNewline`, by which NUI skips blanks.
  package static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension UInt8 {
  /// True for a byte of a word after its first one.
  var continuesWord: Bool { ByteClass.table[Int(self)].continuesWord }

  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
}
