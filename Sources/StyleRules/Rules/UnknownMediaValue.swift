import StyleSheet

extension Rule {
  static let unknownMediaValue = Rule(
    id: "unknown-media-value", .schema, .warning,
    summary: "a media condition can never be met",
    rationale: """
      Values are case-sensitive. A condition on a device that does not exist is never met, and its \
      block never applies.
      """,
    source: "NUI 744a36f, NUISettings; NUI 0.5.5, README",
    examples: [
      "@media (device: iphone) { Label { font-size: 14; } }",
      """
      @media (device: iPad) { Label { font-size: 20; } }
                      ^^^^ warning[unknown-media-value]: 'iPad' is never met: 'device' is 'ipad' or 'iphone'; did you mean 'ipad'?
      """,
      "@media (device: tv) and (device: iphone) { Label { font-size: 14; } }",
      """
      @media (orientation: horizontal) { Label { font-size: 20; } }
                           ^^^^^^^^^^ warning[unknown-media-value]: 'horizontal' is never met: 'orientation' is 'landscape' or 'portrait'
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    guard inspection.dialect.media != .ignored else { return }
    let sheet = inspection.sheet
    for row in sheet.mediaRows.flatMap(sheet.conditionsThatCount)
    where row.name != NameTable.none && row.value != NameTable.none {
      let name = sheet.text(of: row.name)
      let value = sheet.text(of: row.value)
      guard let known = MediaWords.values(of: name)?.sorted(), !known.contains(value),
        let range = sheet.wordRanges(of: row).value
      else { continue }
      report.ifAny { speller in
        let nearest = speller.nearest(to: value, on: .few("media \(name)")) { WordShelf(known) }
        let words = known.map { "'\($0)'" }.joined(separator: " or ")
        return Finding(
          at: range, "'\(value)' is never met: '\(name)' is \(words)\(Speller.question(nearest))"
        )
        // This changes when the whole block is in effect, so its result is uncertain.
        .fixIt(writing: nearest, as: .unsafe, at: range)
      }
    }
  }
}

extension Sheet {
  /// Returns the conditions of an `@media`; of several on one property, the last one.
  fileprivate func conditionsThatCount(of media: MediaRow) -> [ConditionRow] {
    let rows = conditionRows[Int(media.firstCondition)..<Int(media.endCondition)]
    let last = Dictionary(rows.map { ($0.name, $0.element) }) { $1 }
    return rows.filter { last[$0.name] == $0.element }
  }
}
