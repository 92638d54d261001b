import Mutations
import StyleEditing
import StyleSheet
import Testing

@Suite struct FormattingTests {
  static let sheets = [
    "A{b:1;c:2}", "A {\r\n    b :1;\r\n\r\n\r\n\r\n  c: 2;\r\n}",
    "@a:#abcdef;\n@b: 2;   \n\n\n\nB{ }",
    "A { b: 1; }", "A {\r\n  b: 1;\r\n}\r\n", "", "   \n\n", "/* a  b */ A{b:1}\n/* c */",
    "A {b:1;\rc:2;}",
    "@media (device:ipad){A{b:#ABCDEF;}}", "A { b: 1 c: 2; }", "prose, and nothing else.",
    "fdlFUIRatingControl { off-color: #fff; on-color: #000; }",
  ]

  static let formats: [SheetFormat] = {
    var upper = SheetFormat()
    upper.digits = .upper
    upper.lineEnd = .crlf
    upper.indentation = .tab
    var ordered = SheetFormat()
    ordered.order = .catalog
    return [SheetFormat(), upper, ordered]
  }()

  @Test(arguments: sheets)
  func editsMakeTheFormattedText(_ text: String) {
    let sheet = EditedSheet(alone: Sheet(parsing: SourceText(text)))
    for format in Self.formats {
      let formatted = sheet.sheet.tree.formatted(as: format)
      #expect(sheet.source.applying(sheet.formatting(as: format)) == formatted)
      for end in Trials.some(0...text.utf8.count, oneOf: 4, seed: text.utf8.count) {
        let edits = sheet.formatting(as: format, of: end / 2..<end)
        let table = LineTable(of: sheet.source)
        let lines = table.line(at: end / 2)...table.line(at: max(end - 1, end / 2))
        #expect(
          sheet.source.applying(edits) == sheet.sheet.tree.formatted(as: format, lines: lines))
      }
    }
  }

  @Test(arguments: HostileInput.allCases)
  func editsMakeTheFormattedTextOfAnyText(_ input: HostileInput) {
    // An edit is text, and an editor sends no invalid UTF-8.
    let source = SourceText(
      String(decoding: input.text(bytes: Trials.count(300, of: 1_000)), as: UTF8.self))
    let sheet = EditedSheet(alone: Sheet(parsing: source))
    #expect(source.applying(sheet.formatting(as: SheetFormat())) == sheet.sheet.tree.formatted())
  }

  /// Two texts, and the ranges and replacements that change the first into the second.
  static let edits: [(String, String, [String])] = [
    ("A{b:1;}", "A { b: 1; }", ["1..<1  ", "2..<2  ", "4..<4  ", "6..<6  "]),
    ("a   b", "a b", ["2..<4 "]),
    ("a\r\n\r\n\r\nb", "a\r\n\r\nb", ["5..<7 "]),
    ("a\rb", "a\r\nb", ["2..<2 \n"]),
    ("a\r\nb", "a\rb", ["1..<3 \r"]),
    ("#abc;", "#ABC;", ["0..<5 #ABC;"]),
    ("a\nb\nc\n", "a\nc\n", ["2..<4 "]),
    ("a\nb\n", "b\na\n", ["0..<2 ", "4..<4 a\n"]),
    ("a", "a\nb", ["0..<1 a\nb"]),
    ("", "a", ["0..<0 a"]),
    ("a", "", ["0..<1 "]),
    ("a", "a", []),
  ]

  @Test(arguments: edits)
  func editsAreSmall(_ old: String, _ new: String, _ edits: [String]) {
    let found = SourceText(old).edits(to: SourceText(new))
    #expect(found.map { "\($0.range) \($0.replacement)" } == edits)
    #expect(SourceText(old).applying(found) == SourceText(new))
  }

  /// Sheets in which `│` marks the end of a statement, and the sheets after its formatting.
  static let statements = [
    ("A{b:1;│c:2;}", "A{\n  b: 1;c:2;}"),
    ("A {\n  b: 1;\n      c:2;│\n      d:3;\n}", "A {\n  b: 1;\n  c: 2;\n      d:3;\n}"),
    ("@a:1;│\n@b:2;", "@a: 1;\n@b:2;"),
    ("B{a:1;}\nA{b:1;}│", "B{a:1;}\nA {\n  b: 1;\n}"),
    ("A{b:1│;}", "A{b:1;}"),
    ("A{b:1;} }│", "A{b:1;} }"),
    // A definition that fiori-swiftui does not read stays unread.
    (
      "@tintColor:#FF0000; Button{font-color:@tintColor;}│",
      "  @tintColor: #FF0000;\nButton {\n  font-color: @tintColor;\n}"
    ),
    (
      "@tintColor:#FF0000; @primaryLabel:#00FF00;│\nA{b:1;}",
      "  @tintColor: #FF0000;\n  @primaryLabel: #00FF00;\nA{b:1;}"
    ),
    (
      "@tintColor:#FF0000;\nButton{font-color:@tintColor;}│",
      "@tintColor:#FF0000;\nButton {\n  font-color: @tintColor;\n}"
    ),
    ("│", ""),
  ]

  @Test(arguments: statements)
  func aStatementIsFormattedAlone(_ marked: String, _ result: String) throws {
    let (sheet, offset) = try #require(EditedSheet.marked(marked))
    let edits = sheet.formattingOfStatement(endingAt: offset, as: SheetFormat())
    #expect(sheet.source.applying(edits) == SourceText(result))
  }

  /// Statements share lines with definitions that fiori-swiftui reads, or does not read.
  @Test func aStatementKeepsTheReadingOfLines() {
    let pieces = ["@tintColor:#FF0000;", "@primaryLabel:red;", "B{c:@a;}", "/* @ */"].flatMap {
      piece in ["", " ", "\n"].map { piece + $0 }
    }
    let sheets = pieces.flatMap { one in
      pieces.flatMap { two in pieces.map { SourceText(one + two + $0) } }
    }
    for source in Trials.some(sheets, oneOf: 48, seed: 1) {
      let sheet = EditedSheet(alone: Sheet(parsing: source))
      for end in 0...source.bytes.count {
        let edits = sheet.formattingOfStatement(endingAt: end, as: SheetFormat())
        #expect(source.applying(edits).hasSameLines(as: source), "\(source[0..<end])")
      }
    }
  }
}
