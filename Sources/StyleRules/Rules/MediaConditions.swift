import StyleSheet

// The conditions of '@media'.

extension Rule {
  static let repeatedCondition = Rule(
    id: "repeated-condition", .cascade, .warning,
    summary: "an '@media' has two conditions on the same property",
    rationale: """
      Of two conditions on one property, the last one applies and the other is ignored. A \
      contradiction therefore does not disable a block: the block applies if its last condition is \
      met.
      """,
    source: "NUI 744a36f, NUISettings and NUIStyleParser",
    examples: [
      "@media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }",
      """
      @media (device: iphone) and (device: ipad) { Label { font-size: 20; } }
             ^^^^^^^^^^^^^^^^ warning[repeated-condition]: this condition is ignored: of two conditions on 'device', the last one applies
                                  ~~~~~~~~~~~~~~ note: the last is here
      """,
      """
      @media (orientation: portrait) and (orientation: portrait) { Label { font-size: 20; } }
             ^^^^^^^^^^^^^^^^^^^^^^^ warning[repeated-condition]: this condition is ignored: of two conditions on 'orientation', the last one applies
                                         ~~~~~~~~~~~~~~~~~~~~~~~ note: the last is here
      """,
    ]
  ) { inspection, report in
    guard inspection.dialect.media != .ignored else { return }
    let sheet = inspection.sheet
    for media in sheet.mediaRows where media.endCondition - media.firstCondition > 1 {
      let rows = sheet.conditionRows[Int(media.firstCondition)..<Int(media.endCondition)]
      var last: [NameTable.ID: Sheet.ConditionRow] = [:]
      for row in rows where row.name != NameTable.none {
        guard let earlier = last.updateValue(row, forKey: row.name) else { continue }
        report(
          Finding(
            at: sheet.nodeRange(of: earlier.element),
            "this condition is ignored: of two conditions on '\(sheet.text(of: earlier.name))', "
              + "the last one applies"
          )
          .note("the last is here", at: sheet.nodeRange(of: row.element)))
      }
    }
  }

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
        // The fix changes when the whole block is in effect, so its result is uncertain.
        return Finding(
          at: range, "'\(name)' always holds: conditions are on 'device' or 'orientation'"
        )
        .suggesting(nearest, as: .unsafe, at: range)
      }
    }
  }

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
        // The fix changes when the whole block is in effect, so its result is uncertain.
        return Finding(at: range, "'\(value)' is never met: '\(name)' is \(words)")
          .suggesting(nearest, as: .unsafe, at: range)
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

  /// Returns the conditions of an `@media`; of several on one property, the last one.
  fileprivate func conditionsThatCount(of media: MediaRow) -> [ConditionRow] {
    let rows = conditionRows[Int(media.firstCondition)..<Int(media.endCondition)]
    let last = Dictionary(rows.map { ($0.name, $0.element) }) { $1 }
    return rows.filter { last[$0.name] == $0.element }
  }
}
