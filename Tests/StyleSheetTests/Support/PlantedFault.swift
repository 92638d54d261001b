import StyleSheet

/// A fault to insert into a clean sheet, with the place of the expected finding.
struct PlantedFault: Sendable {
  /// The position of a fault in a sheet.
  enum Place: Sendable {
    /// Between two rules or definitions, on lines of its own.
    case top
    /// In front of a declaration, in the block of a rule.
    case block
    /// In the place of a declaration whose value is a number, written `$name` and `$value` in the
    /// text.
    case number
    /// Like `number`, for a declaration whose value is one word or number.
    case word
    /// At the start of the sheet.
    case start
    /// At the end of the sheet.
    case end
  }

  let id: String
  let place: Place
  let dialect: Dialect
  /// The text to insert, with the place of the finding between '«' and '»'; '%' stands for a number
  /// that no other fault in the sheet has.
  let text: String
  /// The IDs of further expected findings.
  let also: [String]

  init(
    _ id: String, _ text: String, at place: Place = .top, for dialect: Dialect = .sapfiori,
    also: String...
  ) {
    self.id = id
    self.text = text
    self.place = place
    self.dialect = dialect
    self.also = also
  }

  /// The class of the catalog that it opens, if any; two faults in one class would be a third fault.
  var knownClass: String? {
    guard place == .top else { return nil }
    let name = text.prefix { $0 != " " }
    return name.contains(where: { "%«@".contains($0) }) ? nil : String(name)
  }

  /// The text with its placeholders replaced, and the range of the marked bytes.
  func numbered(
    _ number: Int, name: String = "", value: String = ""
  ) -> (text: String, mark: Range<Int>) {
    let text = text.replacing("%", with: "\(number)").replacing("$name", with: name)
      .replacing("$value", with: value)
    let front = text.prefix { $0 != "«" }
    let marked = text.dropFirst(front.count + 1).prefix { $0 != "»" }
    let rest = text.dropFirst(front.count + marked.count + 2)
    let start = front.utf8.count
    return ("\(front)\(marked)\(rest)", start..<start + marked.utf8.count)
  }
}

// MARK: - The table

extension PlantedFault {
  static let all = syntax + names + values + cascade + contrast + layout + inBlocks + lines

  /// Faults between and in the declarations of a sheet's own rules.
  static let inBlocks = [
    PlantedFault("nested-rule", "«Sprout%» { seed: 1; }", at: .block),
    PlantedFault("unexpected-token", "«;»", at: .block),
    PlantedFault("unexpected-character", "«!»", at: .block),
    PlantedFault("definition-in-rule", "«@seed%»: 17;", at: .block),
    PlantedFault("nested-rule", "«@media (device: ipad)» { }", at: .block),
    PlantedFault("missing-colon", "«$name» $value;", at: .number),
    PlantedFault("missing-value", "$name:«»;", at: .number),
    PlantedFault("invalid-number", "$name: «large»;", at: .number),
    PlantedFault("number-unit", "$name: «$valueem»;", at: .number),
    PlantedFault("undefined-variable", "$name: «@seedling%»;", at: .number),
    PlantedFault("unexpected-colon", "$name: $value«:» $value;", at: .number),
    PlantedFault("missing-semicolon", "$name: $value«»", at: .word),
    PlantedFault("unbalanced-parenthesis", "$name: $value «)»;", at: .word),
    PlantedFault("unexpected-character", "$name: $value «!»;", at: .word),
    PlantedFault("unclosed-string", "$name: «\"$value;»", at: .word),
    PlantedFault("duplicate-property", "$name: $value; «$name»: $value;", at: .word),
    PlantedFault("quoted-string", "$name: «\"$value\"»;", at: .word, for: .nui),
    PlantedFault("glued-comment", "$name: $value«/*» ours */;", at: .word, for: .nui),
    PlantedFault("line-comment", "$name: $value; «//» ours", at: .word, for: .nui),
    PlantedFault("blank-before-colon", "$name« »: $value;", at: .word, for: .nui),
  ]

  static let syntax = [
    PlantedFault("missing-semicolon", "Seed% { font-size: 17«» }"),
    PlantedFault("missing-colon", "Seed% { «font-size» 17; }"),
    PlantedFault("missing-value", "Seed% { font-size:«» ; }"),
    PlantedFault("unexpected-colon", "Seed% { font-size: 17«:» 4; }"),
    PlantedFault("malformed-list", "Seed% { exclude-views: «UIButton UILabel»; }"),
    PlantedFault("font-too-small", "Seed% { font-size: «9»; }"),
    PlantedFault(
      "indistinct-variants",
      "SegmentedControl { background-image: seed%; «background-image-selected»: seed%; }"),
    PlantedFault("unbalanced-parenthesis", "Seed% { seed: «(»17; }"),
    PlantedFault("unexpected-character", "Seed% { seed: 17 «!»; }"),
    PlantedFault("unexpected-token", "Seed% { font-size: 17; }«;»"),
    PlantedFault("missing-comma", "Seed%«» Sprout% { font-size: 17; }"),
    PlantedFault("missing-selector", "«»{ font-size: 17; }"),
    PlantedFault("missing-block", "@media (device: ipad)«»;"),
    PlantedFault("nested-rule", "Seed% { seed: 1; «Sprout%» { font-size: 17; } }"),
    PlantedFault("unclosed-string", "Seed% { seed: «\"sprout;»\n}"),
    PlantedFault(
      "nested-media",
      "@media (device: ipad) { Seed% { seed: 1; } «@media (device: ipad)» { } }"),
    PlantedFault(
      "nested-import", "@media (device: ipad) { «@import seed%»; Sprout% { seed: 1; } }"),
    PlantedFault("unexpected-brace", "«}»"),
    PlantedFault("declaration-outside-rule", "«seed%: 17»;"),
    PlantedFault("definition-in-rule", "Seed% { «@seed%»: 17; seed: @seed%; }"),
    PlantedFault("unknown-at-rule", "«@seed%» { }"),
    PlantedFault(
      "malformed-condition", "@media «ipad» { Seed% { seed: 17; } }"),
    PlantedFault("malformed-import", "@import«;»"),
    PlantedFault(
      "merge-conflict",
      "«<<<<<<< HEAD\nSeed% { font-size: 17; }\n=======\nSprout% { }\n>>>>>>> other»"),
    PlantedFault(
      "swallowed-declaration", "Seed% {\n  font-name: Georgia\n  «font-size» 17;\n}"),
    PlantedFault("swallowed-rule", "«/*» seeds\nSeed% { font-size: 17; }\n/* sprouts */"),
    PlantedFault("unclosed-comment", "«/*» the rest\n", at: .end),
    PlantedFault("unclosed-block", "Seed% «{»\n  font-size: 17;\n", at: .end),
    PlantedFault("byte-order-mark", "«\u{FEFF}»", at: .start),
    PlantedFault("missing-final-newline", "/* the end */«»", at: .end),
  ]

  static let names = [
    PlantedFault("case-mismatch", "«tOOlbar» { background-color: red; }"),
    PlantedFault("unknown-class", "«fdlFUISeedling%» { seed: 1; }"),
    PlantedFault("unknown-subpath", "fdlFUIRatingControlFormCell_«seedling%» { seed: 1; }"),
    PlantedFault("leading-dot", "«.Seed%» { seed: 1; }"),
    PlantedFault("unknown-property", "BarButtonBack { «seed%»: 1; }"),
    PlantedFault("unknown-variant", "ActivityIndicator { «color-seed%»: red; }"),
    PlantedFault("class-path-selector", "«Seed%:Sprout%» { seed: 1; }", for: .nui),
    PlantedFault("import-statement", "«@import» seed;"),
    PlantedFault(
      "unknown-media-property", "@media («seed%»: ipad) { Seed% { seed: 1; } }"),
    PlantedFault(
      "unknown-media-value", "@media (device: «seed%») { Seed% { seed: 1; } }"),
    PlantedFault(
      "repeated-condition",
      "@media «(device: ipad)» and (device: iphone) { Seed% { seed: 1; } }"),
    PlantedFault("reserved-prefix", "«androidSeed%» { seed: 1; }", for: .nui),
    PlantedFault(
      "unverified-name",
      "fdlFUIRatingControlCollectionViewCell_ratingControl { «on-color-editable»: red; }",
      also: "missing-variants", "missing-counterpart"),
    PlantedFault("deprecated-name", "Seed% { font-color: «primary1»; }"),
    PlantedFault("undefined-variable", "Seed% { seed: «@seedling%»; }"),
    PlantedFault("unused-variable", "«@pebble%»: 17;"),
    PlantedFault("variable-cycle", "«@seedling%»: @seedling%;"),
    PlantedFault(
      "variable-as-value",
      "@seed%: 1; @sprout%: «@seed%»; Seed% { seed: @sprout%; }"),
    PlantedFault(
      "embedded-variable", "@seed%: 1; Seed% { seed: 1 «@seed%»; sprout: @seed%; }"),
  ]

  static let values = [
    PlantedFault("invalid-color", "Seed% { font-color: «#12345»; }"),
    PlantedFault("short-hex", "Seed% { font-color: «#123»; }", for: .nui),
    PlantedFault("eight-digit-hex", "Seed% { font-color: «#1EE68A00»; }"),
    PlantedFault("integer-alpha", "Seed% { font-color: rgba(0, 0, 0, «1»); }", for: .nui),
    PlantedFault("hsl-is-hsb", "Seed% { font-color: «hsl(0.2, 0.5, 0.5)»; }", for: .nui),
    PlantedFault(
      "ignored-alpha", "Seed% { font-color: «rgb(1, 2, 3, 0.5)»; }", for: .nui),
    PlantedFault(
      "mixed-components", "Seed% { font-color: rgb(«1», 0.5, 0.5); }", for: .nui),
    PlantedFault("type-mismatch", "Seed% { font-color: «17»; }"),
    PlantedFault("invalid-number", "Seed% { font-size: «large»; }"),
    PlantedFault("out-of-range", "Seed% { font-size: «0»; }"),
    PlantedFault("number-unit", "Seed% { font-size: «17em»; }"),
    PlantedFault("unknown-keyword", "Seed% { keyboard-appearance: «sunny»; }"),
    PlantedFault("malformed-box", "Seed% { content-insets: «1, 2»; }"),
    PlantedFault("malformed-offset", "Seed% { text-shadow-offset: «1 2»; }"),
    PlantedFault("unknown-font", "Seed% { font-name: «BoldSystem»; }"),
    PlantedFault("quoted-string", "Seed% { seed: «\"sprout\"»; }", for: .nui),
    PlantedFault("line-comment", "«//» a seed", for: .nui),
    PlantedFault("glued-comment", "Seed% { seed: sprout«/*» one */; }", for: .nui),
  ]

  static let cascade = [
    PlantedFault("empty-rule", "«Seed%» { }"),
    PlantedFault("duplicate-property", "Seed% { seed: 1; «seed»: 2; }"),
    PlantedFault("duplicate-class", "Seed% { seed: 1; } «Seed%» { seed: 2; }"),
    PlantedFault(
      "duplicate-variable", "@seed%: 1; «@seed%»: 2; Seed% { seed: @seed%; }"),
    PlantedFault(
      "shadowed-declaration", "Seed% { «seed»: 1; } Seed%, Sprout% { seed: 2; }"),
    PlantedFault(
      "media-before-default",
      "@media (device: ipad) { Seed% { «seed»: 1; } } Seed% { seed: 2; }"),
    PlantedFault(
      "conflicting-media",
      """
      @media (device: ipad) { Seed% { seed: 1; } }
      @media (orientation: landscape) { Seed% { «seed»: 2; } }
      """),
    PlantedFault(
      "redundant-declaration",
      "Seed% { seed: 1; } @media (device: ipad) { Seed% { «seed»: 1; } }"),
    PlantedFault("border-without-width", "Control { «border-color»: red; }"),
    PlantedFault(
      "missing-variants",
      "fdlFUIRatingControlCollectionViewCell_ratingControl { «on-color-standard»: red; }",
      also: "missing-counterpart", "unverified-name"),
    PlantedFault(
      "missing-counterpart",
      "fdlFUIRatingControlCollectionViewCell_ratingControl { «on-image»: leaf; }",
      also: "unverified-name"),
    PlantedFault("half-gradient", "Seed% { «background-color-top»: red; }"),
    PlantedFault("needless-exclusion", "Seed% { exclude-views: «none»; }"),
  ]

  static let contrast = [
    PlantedFault(
      "state-by-hue", "PageControl { color: #B9A58F; current-color: «#E26300»; }"),
    PlantedFault("low-contrast-text", "Seed% { background-color: white; font-color: «#777777»; }"),
    PlantedFault(
      "unknown-contrast",
      "Seed% { background-image: leather; background-color: white; font-color: «white»; }"),
    PlantedFault(
      "low-contrast-mark", "@mango8_lightBackground:«#FFC933»;\n@mango8_darkBackground:#FFC933;",
      for: .fioriSwiftUI),
  ]

  static let layout = [
    PlantedFault("tab-character", "Seed% {\n  seed: 1;\n«\t»sprout: 2;\n}"),
    PlantedFault(
      "duplicate-property", "exclude-views: A;\n  «exclude-views»: B;", at: .block, for: .nui),
    PlantedFault("undefined-variable", "exclude-views: «@seedling%»;", at: .block, for: .nui),
    PlantedFault("blank-before-colon", "exclude-views« »: A;", at: .block, for: .nui),
  ]

  /// Faults for an engine that reads each line as a definition.
  static let lines = [
    PlantedFault(
      "indented-definition",
      "  «@accentLabel1»:red;\n@accentLabel1_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "second-on-line",
      "/* a seed */ «@accentLabel2»:red;\n@accentLabel2_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "second-colon-on-line",
      "«@accentLabel3»:red; /* a: b */\n@accentLabel3_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "blank-after-colon",
      "@accentLabel4:« »blue;\n@accentLabel4_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "blank-before-colon",
      "@accentLabel5« »:blue;\n@accentLabel5_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "quoted-string",
      "@accentLabel6:«\"12171CFF\"»;\n@accentLabel6_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "text-behind-definition",
      "@accentLabel7:blue;« /* ours */»\n@accentLabel7_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "dropped-character", "@grey9:#ff600«0»\n;\n@grey9_darkBackground:red;",
      for: .fioriSwiftUI),
    PlantedFault(
      "missing-semicolon", "@grey8:#ff6000«»\n@grey8_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "blank-before-semicolon", "@grey7:red« »;\n@grey7_darkBackground:red;",
      for: .fioriSwiftUI),
    PlantedFault(
      "comment-in-definition", "@grey6:red«/* a seed */»;\n@grey6_darkBackground:red;",
      for: .fioriSwiftUI),
    PlantedFault(
      "split-definition", "«@grey5»:\n  red;\n@grey5_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "definition-in-media",
      "@media (device: ipad) {\n«@grey4»:red;\n}", for: .fioriSwiftUI),
    PlantedFault(
      "misread-definition", "@grey3:«#1 2 3»;\n@grey3_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "dropped-suffix",
      "@accentLabel8:«chrome_darkBackground»;\n@accentLabel8_darkBackground:red;",
      for: .fioriSwiftUI),
    PlantedFault(
      "lost-by-bug", "«@accentLabel9_elevatedContrastLightBackground»:red;", for: .fioriSwiftUI),
    PlantedFault("definition-in-comment", "/*\n«@accentLabel10»:red;\n*/", for: .fioriSwiftUI),
    PlantedFault("missing-dark", "«@accentBackground1_lightBackground»:red;", for: .fioriSwiftUI),
    PlantedFault(
      "palette-alias-conflict",
      "«@accentBackground2»:red;\n@accentBackground2_lightBackground:blue;\n"
        + "@accentBackground2_darkBackground:red;", for: .fioriSwiftUI),
    PlantedFault(
      "swapped-appearance",
      "@quinaryLabel:#FFFFFF;\n«@quinaryLabel_darkBackground»:#000000;",
      for: .fioriSwiftUI),
  ]
}
