extension Rule {
  static let leadingDot = Rule(
    id: "leading-dot", .schema, .warning,
    summary: "the name of a class begins with a dot",
    rationale: """
      In CSS a dot says that a class follows; here it is a letter like any other, and '.Title' is \
      not 'Title'. Tools that make such sheets from LESS take it out.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser; SAP MDK, Styles",
    targets: [.nui, .sapfiori],
    examples: [
      "Label { font-size: 17; }",
      """
      .Label { font-size: 17; }
      ^^^^^^ warning[leading-dot]: the dot is a part of the name '.Label': elements of the class 'Label' do not have it
      """,
      """
      Button, .OrderTitle { font-size: 17; }
              ^^^^^^^^^^^ warning[leading-dot]: the dot is a part of the name '.OrderTitle': elements of the class 'OrderTitle' do not have it
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    guard inspection.readsRules, inspection.classes.hasStrangers else { return }
    inspection.eachSelectorUse { row in
      sheet.source.bytes[sheet.tree.start(of: Int(row.element))] == UInt8(ascii: ".")
        && sheet.selectorRange(row).count > 1
    } _: { _, uses in
      let name = sheet.source[uses.first].dropFirst()
      report(
        uses.noted(
          on: Diagnostic(
            .warning, "leading-dot", at: uses.first,
            "the dot is a part of the name '.\(name)': elements of the class '\(name)' do not have it"
          )
        )
        .fixIt(
          "remove the dot", as: .unsafe,
          uses.ranges.map { .remove($0.lowerBound..<$0.lowerBound + 1) }))
    }
  }
}
