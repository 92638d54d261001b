import Mutations
import StyleRules
import StyleSheet
import Testing

/// Prose, JSON and code with the name of a stylesheet, and stylesheets with many faults.
@Suite struct LineCensusTests {
  private static let foreign = [
    "The colors of the app: see the wiki.\n\nNothing here is read, and nothing is to be changed.\n",
    "# Title\n\n- one: a word; and more\n- two words\n- three words\n"
      + lines("prose of no kind", 20),
    #"{ "name": "app", "version": 1 }"#, "[{\"font-size\": 12}]\n",
    "{\n  \"a\": { \"b\": [1, 2] }\n}\n",
    "import UIKit\n\nstruct Theme: View {\n  let size = 12\n  var body: some View {\n    Text(\"a\")\n  }\n}\n",
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 12345\n",
    "name: app\non:\n  push:\n    branches: [main]\njobs:\n  - run: swift test\n",
    "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict><key>a</key></dict>\n</plist>\n",
    lines("Some prose around a block of code, as pages have it.", 60)
      + "Label {\n  font-size: 12;\n}\n",
  ]

  private static func lines(_ line: String, _ count: Int) -> String {
    String(repeating: line + "\n", count: count)
  }

  @Test(arguments: foreign, Dialect.all.map(\.name))
  func textIsOneFindingAndStaysUnchanged(_ text: String, _ name: String) throws {
    let dialect = try #require(Dialect(named: name))
    let source = SourceText(text)
    let sheet = Sheet(parsing: source)
    let found = sheet.findings(for: dialect, rules: Rule.all)
    #expect(found.diagnostics.map(\.id) == ["not-a-stylesheet"])
    #expect(found.diagnostics.map(\.severity) == [.error])
    #expect(found.dropped.isEmpty)
    #expect(FixedSheet(of: source, for: [dialect], upTo: .unsafe, rules: Rule.all).source == source)
    #expect(SyntaxTree(parsing: source).formatted() == source)
  }

  @Test(arguments: foreign) func textIsOneFindingForAllEngines(_ text: String) {
    let found = Sheet(parsing: SourceText(text)).findings(for: Dialect.all, rules: Rule.all)
    #expect(found.diagnostics.map(\.id) == ["not-a-stylesheet"])
  }

  @Test(arguments: [
    ("one two three four five six", "its line does not look"),
    ("one two\nthree four\n\nfive six /* seven */", "none of its 3 lines looks"),
    ("one two three {\nfour five six\n}\n", "none of its 3 lines looks"),
    (lines("one two", 20) + "a: b;", "only 1 of its 21 lines looks"),
    (lines("one two", 40) + "a: b;\nA {", "only 2 of its 42 lines look"),
  ])
  func messageCountsLines(_ text: String, _ words: String) {
    let all = "this text is not a stylesheet: \(words) like a rule, a declaration or a definition"
    #expect(SyntaxTree(parsing: SourceText(text)).diagnostics.map(\.message) == [all])
  }

  /// Sheets that lack braces, colons, semicolons or ends of comments, in one place or in all.
  @Test(arguments: [
    "", "\n", "Label", "Label {", "Label, Button", "@brand", "@import base", "/* only a comment",
    "Label\n{\nfont-size 12\n}", "Label { font-size 12 }", "font-size: 12;", "brand: #FFF;",
    "@brand red;\n@ground blue;\n@line green;\n@text black;\n",
    "Label {\n  font-size = 12\n  font-color = red\n}\nButton {\n  font-size = 12\n}\n",
    "Label {\n" + lines("font-size 12", 12) + "}\n",
    "/* The sheet of the app begins here\nLabel {\n  font-size: 12;\n}\n",
    lines("A license whose comment has no beginning.", 12) + "*/\nLabel { font-size: 12; }\n",
    "/*\n" + lines("A comment of many words is no line of it.", 40)
      + "*/\nLabel { font-size 12 }\n",
    lines("// A comment of many words is no line of it.", 40) + "Label { font-size 12 }\n",
    "Label\n{\nfont-color\n:\nrgb\n(\n0\n,\n100\n,\n217\n)\n,\n;\n}\n;\n",
    "one two three\u{A0}four five; Label\u{A0}{ font-color\u{A0}:\u{A0}red; }\n",
    "fdlFUIRatingControl {\n" + lines("on-color: #0064D9", 40) + "}\n",
    "Label {\n" + lines("font-size = 12", 40) + "}\n",
    "Label {\n" + lines("font-size 12", 40) + "}\n",
    lines("@color1 #FFFFFF", 30),
    lines("# A note in the manner of a shell", 30) + "Label { font-size 12 }\n",
    lines("-- A note in the manner of SQL", 30) + "Label { font-size 12 }\n",
    lines("Label,", 40) + "Button {\n  font-color: rgb(1, 2, 3;\n}\n",
    "\"Label\" {\n" + lines("font-size: 12", 30) + "}\n",
    "/* TODO: move the button colours of the old app here\n",
    "/*\n" + lines("A license of many lines, whose comment has no end.", 40)
      + "Label {\n  font-size: 12;\n}\n",
    "<<<<<<< HEAD\nLabel { font-size: 12; }\n=======\nLabel { font-size: 14; }\n>>>>>>> larger\n",
  ])
  func faultySheetIsAStylesheet(_ text: String) {
    #expect(!Self.ids(Array(text.utf8)).contains("not-a-stylesheet"))
  }

  /// Short mutations are skipped: they can be prose from a comment.
  @Test func mutatedSheetsAreSheets() throws {
    let sheets = [
      "@brand: #0064D9;\n\n/* Titles\n   of forms */\nLabel, Button {\n  font-color: @brand;\n}\n",
      "@media (device: ipad) {\n  Label {\n    font-size: 20;\n    font-name: Georgia;\n  }\n}\n",
    ].map { Array((Self.lines("TableCell { font-size: 12; }", 8) + $0).utf8) }
    for number in 0..<Trials.count(200, of: 20_000) {
      let bytes = Mutator.mutation(number, of: sheets)
      guard bytes.count > 150 else { continue }
      #expect(!Self.ids(bytes).contains("not-a-stylesheet"), "mutation \(number)")
    }
  }

  private static func ids(_ bytes: [UInt8]) -> [String] {
    SyntaxTree(parsing: SourceText(bytes: bytes)).diagnostics.map(\.id)
  }
}
