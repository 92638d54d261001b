import Mutations
import Testing

@testable import StyleSheet

@Suite struct LexerTests {
  /// A text, and its tokens: each kind with its bytes.
  static let rows: [(String, [(SyntaxKind, String)])] = [
    ("", []),
    ("a", [(.word, "a")]),
    ("on-color_x.9/b\\c", [(.word, "on-color_x.9/b\\c")]),
    ("#0064D9", [(.word, "#0064D9")]),
    ("a#b", [(.word, "a"), (.word, "#b")]),
    ("##", [(.word, "#"), (.word, "#")]),
    ("-1.5px", [(.word, "-1.5px")]),
    (". - \\", [(.word, "."), (.blank, " "), (.word, "-"), (.blank, " "), (.word, "\\")]),
    ("@a-b @media", [(.variable, "@a-b"), (.blank, " "), (.variable, "@media")]),
    ("@ @@a", [(.unknown, "@"), (.blank, " "), (.unknown, "@"), (.variable, "@a")]),
    (
      ":;,{}()",
      [
        (.colon, ":"), (.semicolon, ";"), (.comma, ","), (.leftBrace, "{"), (.rightBrace, "}"),
        (.leftParenthesis, "("), (.rightParenthesis, ")"),
      ]
    ),
    (" \t\n\r\u{B}\u{C}", [(.blank, " \t\n\r\u{B}\u{C}")]),
    ("\u{A0}\u{3000} \u{2028}\u{85}a", [(.blank, "\u{A0}\u{3000} \u{2028}\u{85}"), (.word, "a")]),
    // Each blank that CoreFoundation has outside of ASCII.
    (
      "a\u{85}\u{A0}\u{1680}\u{2000}\u{200A}\u{200B}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}b",
      [
        (.word, "a"),
        (
          .blank,
          "\u{85}\u{A0}\u{1680}\u{2000}\u{200A}\u{200B}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}"
        ),
        (.word, "b"),
      ]
    ),
    ("a\u{200C}b", [(.word, "a\u{200C}b")]),
    ("\u{FEFF}a\u{FEFF}", [(.blank, "\u{FEFF}"), (.word, "a\u{FEFF}")]),
    ("/**/", [(.blockComment, "/**/")]),
    ("/*/ */a", [(.blockComment, "/*/ */"), (.word, "a")]),
    ("/***//", [(.blockComment, "/***/"), (.unknown, "/")]),
    ("/* a", [(.openComment, "/* a")]),
    ("/*/", [(.openComment, "/*/")]),
    ("// a\nb", [(.lineComment, "// a"), (.blank, "\n"), (.word, "b")]),
    ("//\r\n", [(.lineComment, "//"), (.blank, "\r\n")]),
    (
      "a/b/*c*/d//e",
      [(.word, "a/b"), (.blockComment, "/*c*/"), (.word, "d"), (.lineComment, "//e")]
    ),
    ("@a/*b*/", [(.variable, "@a"), (.blockComment, "/*b*/")]),
    ("/", [(.unknown, "/")]),
    ("/a", [(.unknown, "/"), (.word, "a")]),
    ("\"a'b\" 'c\"'", [(.string, "\"a'b\""), (.blank, " "), (.string, "'c\"'")]),
    ("\"\"''", [(.string, "\"\""), (.string, "''")]),
    ("\"a;\nb", [(.openString, "\"a;"), (.blank, "\n"), (.word, "b")]),
    ("'", [(.openString, "'")]),
    ("\"\\\"", [(.string, "\"\\\"")]),
    ("50%", [(.word, "50"), (.unknown, "%")]),
    ("!=*", [(.unknown, "!"), (.unknown, "="), (.unknown, "*")]),
    ("caf\u{E9}\u{E9} x", [(.word, "caféé"), (.blank, " "), (.word, "x")]),
    ("字\u{A0}字", [(.word, "字"), (.blank, "\u{A0}"), (.word, "字")]),
    ("a\u{0}b", [(.word, "a"), (.unknown, "\u{0}"), (.word, "b")]),
    (
      "<<<<<<< a\nb\n=======\n>>>>>>> c\nd",
      [
        (.conflict, "<<<<<<< a"), (.blank, "\n"), (.word, "b"), (.blank, "\n"),
        (.conflict, "=======\n>>>>>>> c"), (.blank, "\n"), (.word, "d"),
      ]
    ),
    ("\u{1B}[", [(.unknown, "\u{1B}"), (.unknown, "[")]),
  ]

  @Test(arguments: rows.indices)
  func cutsIntoTokens(_ row: Int) {
    let (text, expected) = Self.rows[row]
    let source = SourceText(text)
    #expect(
      source.tokens.map { "\($0.kind) \(source[$0.range])" } == expected.map { "\($0) \($1)" })
  }

  @Test func everyKindOfTokenHasARow() {
    let kinds = Set(Self.rows.flatMap(\.1).map(\.0))
    #expect(SyntaxKind.allCases.filter { !$0.isNode && $0 != .end && !kinds.contains($0) } == [])
  }

  /// Invalid bytes in a row are one unknown token, and no byte is lost.
  @Test func invalidBytesAreTokens() {
    let source = SourceText(bytes: [0x61, 0xFF, 0xE2, 0x82, 0x62, 0xC2])
    #expect(source.tokens.map(\.kind) == [.word, .unknown, .word, .unknown])
    #expect(source.tokens.map(\.range) == [0..<1, 1..<4, 4..<5, 5..<6])
  }

  @Test(arguments: Examples.all.map(\.name))
  func tokensCoverEveryCutOfAnExample(_ name: String) throws {
    let bytes = try #require(Examples.all.first { $0.name == name }).bytes
    for cut in Trials.some(bytes.indices, oneOf: 36, seed: bytes.count) {
      let source = SourceText(bytes: Array(bytes[cut...]))
      let ranges = source.tokens.map(\.range)
      #expect(ranges.map(\.lowerBound) + [source.bytes.count] == [0] + ranges.map(\.upperBound))
      #expect(!ranges.contains { $0.isEmpty })
    }
  }
}
