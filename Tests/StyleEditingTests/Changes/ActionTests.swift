import StyleEditing
import StyleRules
import StyleSheet
import Testing

@Suite struct ActionTests {
  /// A sheet with a mark, and the changes there: the title, and the sheet after the change.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let results: [[String]]

    init(_ description: String, _ sheet: String, _ results: [[String]]) {
      testDescription = description
      self.sheet = sheet
      self.results = results
    }
  }

  static let rewritings = [
    Case(
      "a value becomes a variable", "A { on-color: #01│0203; }",
      [["Extract '#010203' to '@onColor'", "@onColor: #010203;\nA { on-color: @onColor; }"]]),
    Case(
      "a variable behind the others",
      "@onColor: 1; /* one */\n@b: 2;\n\nA { on-color: 3│; }\n@c: 1;\n",
      [
        [
          "Extract '3' to '@onColor2'",
          "@onColor: 1; /* one */\n@b: 2;\n@onColor2: 3;\n\nA { on-color: @onColor2; }\n@c: 1;\n",
        ]
      ]),
    Case(
      // fiori-swiftui would read '@b' if its line ended behind it.
      "a variable before a definition that begins a line", "@b: 2; A { x: 1, │2; }\r\n",
      [["Extract '1, 2' to '@x'", "@x: 1, 2;\r\n@b: 2; A { x: @x; }\r\n"]]),
    Case(
      "a variable behind a definition inside a line", "/* b */ @b: 2; A { x: 1│; }",
      [["Extract '1' to '@x'", "/* b */ @b: 2;\n@x: 1;\n A { x: @x; }"]]),
    Case(
      "a variable behind the imports", "@import \"a\";\nA { tint-color: 1│; }",
      [
        [
          "Extract '1' to '@customTintColor'",
          "@import \"a\";\n@customTintColor: 1;\nA { tint-color: @customTintColor; }",
        ]
      ]),
    Case(
      "a variable below a license", "/* Copyright. */\n\n// A\nA { x: 1│; }",
      [["Extract '1' to '@x'", "/* Copyright. */\n\n@x: 1;\n\n// A\nA { x: @x; }"]]),
    Case(
      "a variable above the comment of a rule", "/* A */\nA { x: 1│; }",
      [["Extract '1' to '@x'", "@x: 1;\n/* A */\nA { x: @x; }"]]),
    Case(
      "a variable that does not begin as a keyword", "A { media-gap: 1│; }",
      [
        [
          "Extract '1' to '@customMediaGap'",
          "@customMediaGap: 1;\nA { media-gap: @customMediaGap; }",
        ]
      ]),
    Case(
      "a color where none is expected", "@b: #0070F2; A { font-name: #0070F2│; }",
      [
        [
          "Extract '#0070F2' to '@fontName'",
          "@fontName: #0070F2;\n@b: #0070F2; A { font-name: @fontName; }",
        ]
      ]),
    Case("a value with a variable", "@b: 2; A { x: @b 1│; }", []),
    Case(
      "a color with names", "@b: #0070F2; A { color: #0070F2│; }",
      [
        ["Extract '#0070F2' to '@color'", "@color: #0070F2;\n@b: #0070F2; A { color: @color; }"],
        ["Write '@b', which is this color", "@b: #0070F2; A { color: @b; }"],
        [
          "Write 'tintColor', which is this color in light mode with normal contrast",
          "@b: #0070F2; A { color: tintColor; }",
        ],
      ]),
    Case(
      "a color that names have in some situations",
      "@b: #AA0808; @media (device: ipad) { @b: red; }\nA { font-color: #AA0808│; }",
      [
        [
          "Extract '#AA0808' to '@fontColor'",
          "@fontColor: #AA0808;\n@b: #AA0808; @media (device: ipad) { @b: red; }\nA { font-color: @fontColor; }",
        ],
        [
          "Write 'negativeLabel', which is this color in light mode with normal contrast",
          "@b: #AA0808; @media (device: ipad) { @b: red; }\nA { font-color: negativeLabel; }",
        ],
        [
          "Write '@b', which is this color on an iphone",
          "@b: #AA0808; @media (device: ipad) { @b: red; }\nA { font-color: @b; }",
        ],
      ]),
    Case(
      "a function in a title", "A { x: rgba(1,  2, 3, 0.5│); }",
      [
        [
          "Extract 'rgba(1,  2, 3, 0.5)' to '@x'", "@x: rgba(1,  2, 3, 0.5);\nA { x: @x; }",
        ]
      ]),
    Case(
      "a color that a name has in all situations", "A { background-color: #FFFFFF│; }",
      [
        [
          "Extract '#FFFFFF' to '@backgroundColor'",
          "@backgroundColor: #FFFFFF;\nA { background-color: @backgroundColor; }",
        ],
        ["Write 'baseWhite', which is this color", "A { background-color: baseWhite; }"],
        [
          "Write 'primaryBackground', which is this color in light mode",
          "A { background-color: primaryBackground; }",
        ],
        [
          "Write 'secondaryGroupedBackground', which is this color in light mode",
          "A { background-color: secondaryGroupedBackground; }",
        ],
        ["Write 'base2', which is this color in light mode", "A { background-color: base2; }"],
      ]),
    Case("a string without its end", "A { x: \"a│;\n}\n", []),
    Case("a statement with a syntax error", "A { x 1│; y: 2; }", []),
    Case(
      "a color with little contrast",
      "@c: #EEEEEE; Label { background-color: white; font-color: @│c; }",
      [
        [
          "Write '#EEEEEE' for '@c'",
          "@c: #EEEEEE; Label { background-color: white; font-color: #EEEEEE; }",
        ],
        [
          "Write '#767676', the nearest color with a contrast of 4.5",
          "@c: #EEEEEE; Label { background-color: white; font-color: #767676; }",
        ],
      ]),
    Case(
      "a color in place of which only a palette name has enough contrast",
      "@c: #0A6ED1; fdlFUIRatingControlFormCell_title { font-color: @│c; }",
      [
        [
          "Write '#0A6ED1' for '@c'",
          "@c: #0A6ED1; fdlFUIRatingControlFormCell_title { font-color: #0A6ED1; }",
        ],
        [
          "Write 'tintColor', the nearest palette name with a contrast of 4.5",
          "@c: #0A6ED1; fdlFUIRatingControlFormCell_title { font-color: tintColor; }",
        ],
      ]),
    Case(
      "a color that lacks contrast on one of two backgrounds",
      "@c: #AAAAAA; TableCell { background-color: white; background-color-selected: #DDDDDD; font-color: @│c; }",
      [
        [
          "Write '#AAAAAA' for '@c'",
          "@c: #AAAAAA; TableCell { background-color: white; background-color-selected: #DDDDDD; font-color: #AAAAAA; }",
        ],
        [
          "Write '#616161', the nearest color with a contrast of 4.5",
          "@c: #AAAAAA; TableCell { background-color: white; background-color-selected: #DDDDDD; font-color: #616161; }",
        ],
      ]),
    Case(
      "a color with two backgrounds that no color suits",
      "@c: #AAAAAA; TableCell { background-color: white; background-color-selected: #004488; font-color: @│c; }",
      [
        [
          "Write '#AAAAAA' for '@c'",
          "@c: #AAAAAA; TableCell { background-color: white; background-color-selected: #004488; font-color: #AAAAAA; }",
        ]
      ]),
    Case(
      "a definition", "@b│: 2;\n\nA { x: @b; y: @b; }",
      [["Write '2' for '@b' everywhere, and remove '@b'", "A { x: 2; y: 2; }"]]),
    Case("a definition that a longer value uses", "@b│: 2; A { x: @b 1; }", []),
    Case("a definition that overrides the palette", "@tintColor│: red; A { x: @tintColor; }", []),
    Case("a variable with two definitions", "@b: 2; @b: 3; A { x: @│b; }", []),
    Case("a variable without a definition", "A { x: @│b; }", []),
    Case("a property", "A { │x: 1; }", []),
  ]

  @Test(arguments: rewritings)
  func rewritesAWord(_ c: Case) throws {
    let (sheet, offset) = try #require(EditedSheet.marked(c.sheet))
    #expect(sheet.rewritings(at: offset).map { sheet.result(of: $0) } == c.results)
  }

  @Test func titleShowsIfFixIsSafe() throws {
    let (sheet, offset) = try #require(EditedSheet.marked("Label { font-colo│ur: red; x: 1 }"))
    let findings = sheet.findings
    let actions = sheet.fixes(of: findings, at: offset..<offset)
    let unsafe = actions.filter { $0.title.hasSuffix(" (unsafe: needs a review)") }
    #expect(unsafe.map { sheet.result(of: $0)[1] } == ["Label { font-color: red; x: 1 }"])
    #expect(unsafe.allSatisfy { !$0.isPreferred })
    let all = sheet.fixes(of: findings, at: 0..<sheet.source.bytes.count)
    for action in all where action.isPreferred {
      let fixIt = try #require(action.finding.map { findings[$0].fixIts[0] })
      #expect(fixIt.safety == .safe && action.title.lowercased() == fixIt.message.lowercased())
    }
    #expect(all.contains { $0.isPreferred })
  }

  /// Findings with one cause are reported as one, but each place has its own changes.
  @Test func aGroupedFindingIsFixedAtEachPlace() throws {
    let (sheet, offset) = try #require(EditedSheet.marked("@a: 1;\n@b: 1;\n@│c: 1;\n@d: 1;\n"))
    let findings = sheet.findings.filter { $0.id == "unused-variable" }
    #expect(findings.count == 4 && findings.grouped().findings.count == 1)
    let actions = sheet.fixes(of: findings, at: offset..<offset)
    #expect(
      actions.map(sheet.result) == [
        ["Remove it (unsafe: needs a review)", "@a: 1;\n@b: 1;\n@d: 1;\n"],
        ["Remove it, and likewise at 3 more places (unsafe: needs a review)", ""],
        [
          "Suppress 'unused-variable' above this line",
          "@a: 1;\n@b: 1;\n/* stylecheck-disable-next-line unused-variable -- */\n@c: 1;\n@d: 1;\n",
        ],
        [
          "Suppress 'unused-variable' in this file",
          "/* stylecheck-disable-file unused-variable -- */\n@a: 1;\n@b: 1;\n@c: 1;\n@d: 1;\n",
        ],
      ])
    #expect(actions.map(\.finding) == [2, 2, 2, 2])
  }

  @Test func fixAllMatchesCommandLine() throws {
    let (sheet, _) = try #require(
      EditedSheet.marked("A{ font-color : #FFF;\n\n\n  x:01.0 }\n@a: .5;\n@a: .5\n│"))
    let fixedSheet = FixedSheet(of: sheet.source)
    let action = try #require(sheet.fixAll(fixedSheet))
    #expect(sheet.source.applying(action.edits[0, default: []]) == fixedSheet.source)
    let fixed = EditedSheet(alone: Sheet(parsing: fixedSheet.source))
    #expect(fixed.fixAll(FixedSheet(of: fixed.source)) == nil)
  }

  /// Positions begin behind the mark of a file, which an editor removes when it opens it.
  @Test func fixAllKeepsAHiddenMark() throws {
    let source = SourceText("\u{FEFF}A{ font-color : #FFF;\n\n\n  x:01.0 }\n@a: .5;\n@a: .5\n")
    let fixedSheet = FixedSheet(of: source)
    let action = try #require(
      EditedSheet(alone: Sheet(parsing: source)).fixAll(fixedSheet, hiding: 3))
    let edits = action.edits[0, default: []]
    // A fix removes the mark; the document does not have it.
    #expect(
      Array(source.applying(edits).bytes)
        == Array(source.bytes.prefix(3)) + Array(fixedSheet.source.bytes))
    #expect(edits.allSatisfy { $0.range.lowerBound >= 3 })
  }

  /// Sheets with a finding of `font-too-small` at the mark.
  static let suppressed: [(String, line: String, file: String)] = [
    (
      "Label { font-size: 1│; }",
      "/* stylecheck-disable-next-line R -- */\nLabel { font-size: 1; }",
      "/* stylecheck-disable-file R -- */\nLabel { font-size: 1; }"
    ),
    (
      "Label {\r\n\tfont-size: 1│;\r\n}",
      "Label {\r\n\t/* stylecheck-disable-next-line R -- */\r\n\tfont-size: 1;\r\n}",
      "/* stylecheck-disable-file R -- */\r\nLabel {\r\n\tfont-size: 1;\r\n}"
    ),
    (
      "/* stylecheck-disable-next-line short-hex -- why */\nLabel { font-size: 1│; color: #FFF; }",
      "/* stylecheck-disable-next-line short-hex, R -- why */\nLabel { font-size: 1; color: #FFF; }",
      "/* stylecheck-disable-file R -- */\n/* stylecheck-disable-next-line short-hex -- why */\nLabel { font-size: 1; color: #FFF; }"
    ),
    (
      "/* stylecheck-disable-file short-hex */\nLabel { font-size: 1│; color: #FFF; } /* stylecheck-disable-line short-hex*/",
      "/* stylecheck-disable-file short-hex */\nLabel { font-size: 1; color: #FFF; } /* stylecheck-disable-line short-hex, R*/",
      "/* stylecheck-disable-file short-hex, R */\nLabel { font-size: 1; color: #FFF; } /* stylecheck-disable-line short-hex*/"
    ),
    (
      "/* a\nb */ Label { font-size: 1│; }",
      "/* stylecheck-disable-next-line R -- */\n/* a\nb */ Label { font-size: 1; }",
      "/* stylecheck-disable-file R -- */\n/* a\nb */ Label { font-size: 1; }"
    ),
    (
      "\u{FEFF}Label { font-size: 1│; }",
      "\u{FEFF}/* stylecheck-disable-next-line R -- */\nLabel { font-size: 1; }",
      "\u{FEFF}/* stylecheck-disable-file R -- */\nLabel { font-size: 1; }"
    ),
  ]

  @Test(arguments: suppressed)
  func aSuppressedFindingIsGone(_ marked: String, _ line: String, _ file: String) throws {
    let rule = "font-too-small"
    let (sheet, offset) = try #require(EditedSheet.marked(marked))
    let findings = sheet.findings.filter { $0.id == rule }
    #expect(findings.count == 1)
    let results = sheet.fixes(of: findings, at: offset..<offset)
      .filter { $0.title.hasPrefix("Suppress") }.map { sheet.result(of: $0)[1] }
    #expect(results == [line, file].map { $0.replacing(" R", with: " \(rule)") })
    for result in results {
      let left = EditedSheet(alone: Sheet(parsing: SourceText(result))).findings
      #expect(
        !left.contains {
          $0.id == rule || $0.id == "unused-suppression" && $0.message.contains(rule)
        })
    }
  }

  /// A comment with the indentation of the line would be the first line that the rule finds.
  @Test func aSuppressedTabIsGone() throws {
    let (sheet, offset) = try #require(EditedSheet.marked("A {\n  x: 1;\n│\ty: 1;\n}\n"))
    let findings = sheet.findings.filter { $0.id == "tab-character" }
    let action = try #require(
      sheet.fixes(of: findings, at: offset..<offset).last {
        $0.title.hasSuffix("above this line")
      })
    let result = sheet.result(of: action)[1]
    #expect(
      result
        == "A {\n  x: 1;\n/* stylecheck-disable-next-line tab-character -- */\n\ty: 1;\n}\n")
    let left = EditedSheet(alone: Sheet(parsing: SourceText(result))).findings.map(\.id)
    #expect(!left.contains("tab-character") && !left.contains("unused-suppression"))
  }

  @Test func aFaultCannotBeSuppressed() throws {
    let (sheet, offset) = try #require(EditedSheet.marked("A { x: 1│ }"))
    let actions = sheet.fixes(of: sheet.findings, at: offset..<offset)
    #expect(!actions.isEmpty && !actions.contains { $0.title.contains("missing-semicolon") })
  }
}

extension EditedSheet {
  /// The findings of all rules.
  fileprivate var findings: [Diagnostic] {
    sheet.findings(for: .sapfiori, rules: Rule.all).diagnostics
  }

  /// Returns the title of a change, and the sheet after it.
  fileprivate func result(of action: SheetAction) -> [String] {
    let changed = source.applying(action.edits[index, default: []])
    return [action.title, changed[0..<changed.bytes.count]]
  }
}
