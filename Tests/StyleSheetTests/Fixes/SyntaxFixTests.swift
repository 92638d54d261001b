import Testing

@testable import StyleRules
@testable import StyleSheet

/// Each fault of the text is one finding, and safe fixes write what the author meant.
@Suite struct SyntaxFixTests {
  /// A sheet for NUI, its warnings and errors, and the sheet after safe fixes; nil if unchanged.
  struct Row: Sendable, CustomTestStringConvertible {
    let sheet: String
    let found: [String]
    let fixed: String?

    init(_ sheet: String, _ found: [String], _ fixed: String? = nil) {
      self.sheet = sheet + "\n"
      self.found = found
      self.fixed = fixed.map { $0 + "\n" }
    }

    var testDescription: String { sheet }
  }

  static let looseWords = [
    Row("Label { font-size: 12; } see ticket 12\nButton { height: 1; }", ["missing-comma"]),
    Row("see the ticket\nButton { height: 1; }", ["unexpected-token"]),
    Row(
      "Table Cell, Label Text { font-color: red; }",
      ["missing-comma", "missing-comma", "unknown-property"]),
  ]

  static let conflicts = [
    Row(
      "Label {\n<<<<<<< HEAD\n  font-size: 12;\n=======\n  font-size: 14;\n>>>>>>> b\n}",
      ["merge-conflict"]),
    // Text in a conflict is neither fixed nor reported.
    Row(
      "Label {\n  font-size: 12;\n<<<<<<< HEAD\n  font-sise: 12\n=======\n>>>>>>> b\n}",
      ["merge-conflict"]),
    Row(
      "<<<<<<< HEAD\nLabel {\n=======\nButton {\n>>>>>>> b\n  font-size: 12;\n}",
      ["merge-conflict"]),
    Row(
      "Label { font-color:\n<<<<<<< HEAD\nred;\n||||||| 1\ngreen;\n=======\nblue;\n>>>>>>> b\n}",
      ["merge-conflict"]),
    Row(
      "Label {\r\n<<<<<<< HEAD\r\n  font-size: 12;\r\n=======\r\n  x: y\r\n>>>>>>> b\r\n}",
      ["merge-conflict"]),
    Row("Label { font-size: 12; }\n=======\n}\n>>>>>>> b", ["merge-conflict"]),
    Row("<<<<<<< HEAD\nLabel { font-size: 12; }", ["merge-conflict"]),
    Row(
      "Label {\n  <<<<<<< HEAD\n  font-size: 12;\n  =======\n  x: y\n  >>>>>>> b\n}",
      ["merge-conflict"]),
    // Variables that the ignored side of a conflict defines are not undefined.
    Row(
      "<<<<<<< a\n@a: red;\n=======\n@b: blue;\n>>>>>>> b\n"
        + "Label { font-color: @b; }\nButton { font-color: @a; }",
      ["merge-conflict"]),
    // The text around a conflict is checked.
    Row(
      "=======\nLabel { font-sise: 12; }\n<<<<<<< a\n=======\n>>>>>>> b",
      ["merge-conflict", "unknown-property", "merge-conflict"]),
    // Single conflict markers.
    Row("Label { font-size: 12; }\n=======\nButton { font-size: 13; }", ["merge-conflict"]),
    Row(
      "=======\nLabel { font-sise: 12; }\n=======\n",
      ["merge-conflict", "unknown-property", "merge-conflict"]),
    Row("Label { font-size: 12; }\n||||||| 1a2b3c\n", ["merge-conflict"]),
    Row(
      "<<<<<<< a\n=======\nLabel { font-size: 12; }\n"
        + "<<<<<<< a\n=======\nLabel { font-size: 14; }\n>>>>>>> b",
      ["merge-conflict", "merge-conflict"]),
  ]

  static let braces = [
    Row("Label ｛ font-size: 12; }", ["unexpected-character"], "Label { font-size: 12; }"),
    Row("Label { font-size: 12; ｝", ["unexpected-character"], "Label { font-size: 12; }"),
    Row("Label [ font-size: 12; }", ["unexpected-character"]),
    Row("Label (\n  font-size: 12;\n  font-color: red;\n}", ["missing-block"]),
    Row("Label :\n  font-size: 12;\n}", ["missing-block"]),
    Row("{\nLabel { font-size: 12; }", ["unexpected-token"]),
    Row("{\nLabel { font-size: 12; }\nButton { font-size: 13; }\n}", ["unexpected-token"]),
    Row(
      "@media (device: ipad) {\n{\nLabel { font-size: 12; }\n}\n}\nView { height: 1; }",
      ["unexpected-token"]),
    Row("{\n@a: red;\n}\nLabel { font-color: @a; }\n}", ["unexpected-token", "unexpected-brace"]),
    // A right brace in place of a left one, or of a whole block.
    Row("Label }\n  font-size: 12;\n  font-color: red;\n}", ["missing-block"]),
    Row("Label }\nButton { font-size: 12; }", ["missing-block"]),
    Row("Label\n}\nButton { font-size: 12; }", ["missing-block"]),
    Row(
      "@media (device: ipad) {\n  Label\n}\nButton { font-size: 12; }", ["missing-block"]),
    Row("Label {\n  font-size, 12;\n}", ["missing-colon"]),
    Row(
      "  font-size: 12;\n  font-color: red;\n}\nButton { font-size: 12; }",
      ["declaration-outside-rule"]),
    Row("Label {\n  font-color: @{m};\n  font-size: 12;\n}", ["unexpected-token"]),
    Row(
      "Label {\nfont-size: 12;\nButton { font-size: 12; }\nfont-color: red;\n}", ["nested-rule"]),
    Row("Label {\n  font-size: 12; /* TESTED\n}", ["unclosed-comment"]),
    // The line of an '@media' may have been deleted.
    Row("Label { font-size: 12; } }\nButton { font-size: 12; }", ["unexpected-brace"]),
    Row("  Label { font-size: 12; }\n  Button { font-size: 12; }\n}", ["unexpected-brace"]),
    Row("Label {\n  font-size: 12;\n}\n}", ["unexpected-brace"]),
  ]

  static let separators = [
    Row(
      "@f: Georgia; Button { font-name: @f,\n font-size: 12; }", ["missing-semicolon"],
      "@f: Georgia; Button { font-name: @f;\n font-size: 12; }"),
    Row(
      "Button { font-name: Georgia, font-size: 12; }", ["missing-semicolon"],
      "Button { font-name: Georgia; font-size: 12; }"),
    Row(
      "Button {\n  font-size: 12:\n  font-name: Georgia;\n}", ["missing-semicolon"],
      "Button {\n  font-size: 12;\n  font-name: Georgia;\n}"),
    Row(
      "Label { font-color: rgb(20, 40, 60;); }", ["unexpected-token"],
      "Label { font-color: rgb(20, 40, 60); }"),
    Row(
      "Label { font-color: rgb(20; 40, 60); }", ["unexpected-token"],
      "Label { font-color: rgb(20, 40, 60); }"),
    Row(
      "@winter: red;\nLabel {\n  font-color: @winter.\n  font-size: 12;\n}", ["missing-semicolon"],
      "@winter: red;\nLabel {\n  font-color: @winter;\n  font-size: 12;\n}"),
    Row(
      "@f: Georgia.\nLabel { font-name: @f; }", ["missing-semicolon"],
      "@f: Georgia;\nLabel { font-name: @f; }"),
    Row(
      "@muted: #888888;\nLabel { font-color: @muted}", ["missing-semicolon"],
      "@muted: #888888;\nLabel { font-color: @muted;}"),
    Row("@a: f(a;b); Label { font-color: @a; }", ["unexpected-token"]),
    Row(
      "Label { font-color: rgb(20, 40, 60;)\n}", ["unexpected-token"],
      "Label { font-color: rgb(20, 40, 60);\n}"),
  ]

  static let lookalikes = [
    Row("Label { font-namе: Georgia; }", ["unexpected-character"], "Label { font-name: Georgia; }"),
    Row("Label { fоnt-color: red; }", ["unexpected-character"], "Label { font-color: red; }"),
    Row("Label { font–size: 12; }", ["unexpected-character"], "Label { font-size: 12; }"),
    Row(
      "Label { font\u{2060}-size: 12; }", ["unexpected-character"], "Label { font-size: 12; }"),
    Row(
      "Lаbel { font-size: 12； }", ["unexpected-character", "unexpected-character"],
      "Label { font-size: 12; }"),
    Row(
      "@brаnd: #0064D9;\nLabel { font-color: @brand; }\nButton { font-color: @brand; }",
      ["unexpected-character"],
      "@brand: #0064D9;\nLabel { font-color: @brand; }\nButton { font-color: @brand; }"),
    // Engines read a zero-width space as a blank.
    Row("Lab\u{200B}el { font-size: 12; }", ["unexpected-character"], "Label { font-size: 12; }"),
    Row(
      "Label { font-\u{200B}co\u{200B}lor: red; }", ["unexpected-character"],
      "Label { font-color: red; }"),
    Row(
      "@off-\u{200B}color: red; Label { font-color: @off-color; }", ["unexpected-character"],
      "@off-color: red; Label { font-color: @off-color; }"),
    Row("Label { font-size:\u{200B}12; }", []),
    Row("Label { font-size: １２; }", ["unexpected-character"]),
    Row(
      "Label { font-name: “Georgia”; }", ["unexpected-character"], "Label { font-name: Georgia; }"),
    Row("Label { font-size: 8%; }", ["unexpected-character"]),
    Row("Label { font-color: #1234é; }", ["unexpected-character"]),
  ]

  static let words = [
    Row(
      "@meida (device: ipad) { Label { font-size: 12; } }", ["unknown-at-rule"],
      "@media (device: ipad) { Label { font-size: 12; } }"),
    Row(
      "media (device: ipad) {\n  Label { font-size: 12; }\n}", ["unknown-at-rule"],
      "@media (device: ipad) {\n  Label { font-size: 12; }\n}"),
    Row("meida (device: ipad) { Label { font-size: 12; } }", ["unknown-at-rule"]),
    Row("import colors;\nLabel { font-size: 12; }", ["unknown-at-rule"]),
    Row("@import url(colors.nss);\nLabel { font-size: 12; }", ["malformed-import"]),
    Row("@charset \"utf-8\";\nLabel { font-size: 12; }", ["unknown-at-rule"]),
    Row(
      "@@a: red;\nLabel { font-color: @a; }", ["unexpected-token"],
      "@a: red;\nLabel { font-color: @a; }"),
    Row(
      "@media (device: ipad) {\n  @@@a: red;\n  Label { font-color: @a; }\n}", ["unexpected-token"],
      "@media (device: ipad) {\n  @a: red;\n  Label { font-color: @a; }\n}"),
    Row("# a note\nLabel { font-size: 12; }", ["unexpected-token"]),
    // The finding includes the text after the sign, so that no fix removes only the sign.
    Row("; a note\nLabel { font-size: 12; }", ["unexpected-token"]),
    Row("* a note\nLabel { font-size: 12; }", ["unexpected-character"]),
    Row("Label {\n  * a note\n  font-size: 12;\n}", ["unexpected-character"]),
    Row("Label { font-size: 12; }\n} a note\nButton { font-size: 12; }", ["unexpected-brace"]),
    Row("-- a note\nLabel { font-size: 12; }", ["unexpected-token"]),
    Row("a note and no more\nLabel { font-size: 12; }", ["unexpected-token"]),
    Row("-- note: {x}\nLabel { font-size: 12; }", ["unexpected-token"]),
    Row("Label {\n  # note: {x}\n  font-size: 12;\n}", ["unexpected-token"]),
    Row("Label {\n  # a, {x}\n  font-size: 12;\n}", ["unexpected-token"]),
    Row("#\nLabel { font-size: 12; }", ["unexpected-token"]),
    Row("Label {\n  #\n  font-size: 12;\n}", ["unexpected-token"]),
    Row("----------\nLabel { font-size: 12; }", ["unexpected-token"]),
    Row("#Label Button\nLabel { font-size: 12; }", ["unexpected-token"]),
    Row("#Label { font-size: 12; }", ["leading-dot"]),
    // Rules with blanks and comments between their tokens.
    Row("Label \n, Button { font-size: 12; }", []),
    Row("Label \r\n/* c */\r\n{ font-size: 12; }", []),
  ]

  static let comments = [
    Row(
      "/* titles\nLabel { font-size: 12; }\n/* buttons */\nButton { font-size: 12; }",
      ["swallowed-rule"]),
    Row(
      "Label {\n  font-size: 12; /* small\n  font-color: red;\n  font-name: Georgia; /* ours */\n}",
      ["swallowed-rule"]),
    // Variables in a swallowed rule are neither undefined nor unused.
    Row(
      "/* colors\n@brand: #0064D9;\n/* rules */\nLabel { font-color: @brand; }",
      ["swallowed-rule"]),
    Row("@brand: #0064D9;\n/* rest\nLabel { font-color: @brand; }", ["unclosed-comment"]),
    // Quotes and slashes in a comment without a beginning have no effect after its end.
    Row(
      "don't look here */ Button { font-nam: x; }\nLabel { font-name: Georgia; } /* it's */",
      ["unexpected-token", "unknown-property"]),
    Row("see http://a.b */ Button { font-nam: x; }", ["unexpected-token", "unknown-property"]),
    Row(
      "@media (device: ipad) {\n  Label { font-size: 12; /* a }\n  ;\n}\n/* b */\nView { height: 1; }",
      ["unclosed-comment"]),
    // Commented-out code, and prose.
    Row("/*\nLabel { font-size: 12; }\n/* big */\nButton { font-size: 12; }", []),
    Row("/* colors, /* sizes;\n   and fonts */\nButton { font-size: 12; }", []),
    Row("/* colors:\n   red; and more\n   /* sizes */\nButton { font-size: 12; }", []),
  ]

  static let cascades = [
    Row(
      "@brnad: #0064D9;\nLabel { font-color: @brand; }\nButton { font-color: @brand; }",
      ["undefined-variable"]),
    Row(
      "brand: #0064D9;\nLabel { font-color: @brand; }\nButton { font-color: @brand; }",
      ["declaration-outside-rule"]),
    Row(
      "@madia (device: ipad) { Label { font-color: @a; } }\n@a: red;", ["unknown-at-rule"],
      "@media (device: ipad) { Label { font-color: @a; } }\n@a: red;"),
  ]

  @Test(
    arguments: conflicts + braces + separators + lookalikes + words + looseWords + comments
      + cascades)
  func findingsAndFixesAreExpected(_ row: Row) {
    let source = SourceText(row.sheet)
    let found = Sheet(parsing: source).findings(for: .nui).diagnostics
    #expect(found.filter { $0.severity > .information }.map(\.id) == row.found)
    let result = FixedSheet(of: source, for: [.nui])
    #expect(String(decoding: result.source.bytes, as: UTF8.self) == row.fixed ?? row.sheet)
    #expect(FixedSheet(of: result.source, for: [.nui]).counts == [:])
  }
}
