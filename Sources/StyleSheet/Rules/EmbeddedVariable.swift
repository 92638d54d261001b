extension Rule {
  static let embeddedVariable = Rule(
    id: "embedded-variable", .portability, .warning,
    summary: "a variable stands inside a longer value, where it is not replaced",
    rationale: """
      NUI replaces a value that is a variable, and nothing else. Inside a longer value the name \
      stays, and whatever reads the value gets it as text. SAP's fork is assumed to do the same.
      """,
    examples: [
      """
      @shadow: 0, 1;
      Label { text-shadow-offset: @shadow; }
      """,
      """
      @y: 1;
      Label { text-shadow-offset: 0, @y; }
                                     ^^ warning[embedded-variable]: '@y' is not replaced inside a longer value
      """,
      """
      @red: 255;
      Label { font-color: rgb(@red, 0, 0); }
                              ^^^^ warning[embedded-variable]: '@red' is not replaced inside a longer value
      """,
      """
      Button { background-image: wide@2x.png; }
                                     ^^^^^^^ warning[embedded-variable]: no word goes on behind '@': this is the variable '@2x.png'
      """,
    ]
  ) { inspection, report in
    guard inspection.dialect.embeddedVariable == .notReplaced else { return }
    let sheet = inspection.sheet
    for rule in inspection.rules {
      for row in inspection.declarations(of: rule) where row.value.kind == .list {
        // A variable in front makes all of it a name; that is another rule's.
        guard sheet.components[row.value.items].first?.kind != .variable,
          sheet.components[row.value.items].contains(where: { $0.kind == .variable })
        else { continue }
        for range in sheet.valueTokens(of: row.element)
        where sheet.source.bytes[range.lowerBound] == UInt8(ascii: "@") {
          report(.embeddedVariable(range, in: sheet))
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func embeddedVariable(_ range: Range<Int>, in sheet: Sheet) -> Self {
    let before = sheet.source.bytes[range.lowerBound - 1]
    if ByteClass.table[Int(before)].continuesWord {
      return Diagnostic(
        .warning, "embedded-variable", at: range,
        "no word goes on behind '@': this is the variable '\(sheet.source.excerpt(range))'")
    }
    return Diagnostic(
      .warning, "embedded-variable", at: range,
      "'\(sheet.source.excerpt(range))' is not replaced inside a longer value")
  }
}
