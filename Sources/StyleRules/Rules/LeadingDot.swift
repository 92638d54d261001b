import StyleSheet

extension Rule {
  static let leadingDot = Rule(
    id: "leading-dot", .schema, .warning,
    summary: "the name of a class begins with a dot or '#'",
    rationale: """
      In CSS, a dot begins a class name and '#' an element's name. Here both are part of the name, \
      and '.Title' does not match 'Title'. Tools that generate such sheets from LESS remove them.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser; SAP MDK, Styles",
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
      """
      #Label { font-size: 17; }
      ^^^^^^ warning[leading-dot]: the '#' is a part of the name '#Label': elements of the class 'Label' do not have it
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    guard inspection.readsRules, inspection.classes.hasStrangers else { return }
    inspection.eachSelectorUse(for: Rule.names(suppressing: "leading-dot")) { row in
      ".#".utf8.contains(sheet.source.bytes[sheet.tree.start(of: Int(row.element))])
        && sheet.selectorRange(row).count > 1
    } _: { _, uses in
      let word = sheet.source[uses.first]
      let name = word.dropFirst()
      let sign = word.hasPrefix("#") ? "'#'" : "dot"
      report(
        uses.finding(
          "the \(sign) is a part of the name '\(word)': elements of the class '\(name)' do not have it"
        )
        .fixIt(
          "remove the \(sign)", as: .unsafe,
          uses.edits { .remove($0.lowerBound..<$0.lowerBound + 1) }))
    }
  }
}
