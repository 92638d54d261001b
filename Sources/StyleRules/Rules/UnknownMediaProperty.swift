import StyleSheet

extension Rule {
  static let unknownMediaProperty = Rule(
    id: "unknown-media-property", .schema, .warning,
    summary: "a media condition names a property that does not exist",
    rationale: """
      Engines know 'device' and 'orientation', in lower case. They ignore a condition on another \
      property and treat it as met, so the block always applies.
      """,
    source: "NUI 744a36f, NUISettings; NUI 0.5.5, README",
    examples: [
      "@media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }",
      """
      @media (orientaton: landscape) { Label { font-size: 20; } }
              ^^^^^^^^^^ warning[unknown-media-property]: 'orientaton' always holds: conditions are on 'device' or 'orientation'; did you mean 'orientation'?
      """,
      """
      @media (min-width: 700) { Label { font-size: 20; } }
              ^^^^^^^^^ warning[unknown-media-property]: 'min-width' always holds: conditions are on 'device' or 'orientation'
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    guard inspection.dialect.media != .ignored else { return }
    let sheet = inspection.sheet
    for row in sheet.conditionRows where row.name != NameTable.none {
      let name = sheet.text(of: row.name)
      guard MediaWords.values(of: name) == nil, let range = sheet.wordRanges(of: row).name else {
        continue
      }
      report.ifAny { speller in
        let nearest = speller.nearest(to: name, on: .few("media")) {
          WordShelf(MediaWords.properties)
        }
        return Finding(
          at: range,
          "'\(name)' always holds: conditions are on 'device' or 'orientation'"
            + Speller.question(nearest)
        )
        // This changes when the whole block is in effect, so its result is uncertain.
        .fixIt(writing: nearest, as: .unsafe, at: range)
      }
    }
  }
}

/// The properties and values of media conditions (NUI 0.5.5, README).
package enum MediaWords {
  package static let properties = ["device", "orientation"]

  /// Returns the values of a property, or nil if there is no such property.
  package static func values(of property: String) -> [String]? {
    switch property {
    case "device": ThemeEnvironment.Device.allCases.map(\.rawValue)
    case "orientation": ThemeEnvironment.Orientation.allCases.map(\.rawValue)
    case _: nil
    }
  }
}

extension Sheet {
  /// Returns the ranges of the two words of a condition, nil for a missing one.
  func wordRanges(of row: ConditionRow) -> (name: Range<Int>?, value: Range<Int>?) {
    let node = Int(row.element)
    var words: [SyntaxKind: Range<Int>] = [:]
    var key = SyntaxKind.word
    for index in node + 1..<tree.next(after: node) {
      let kind = tree.elements[index].kind
      if kind == .colon { key = .colon }
      if kind == .word, words[key] == nil, !tree.range(of: index).isEmpty {
        words[key] = tree.range(of: index)
      }
    }
    return (words[.word], words[.colon])
  }
}
