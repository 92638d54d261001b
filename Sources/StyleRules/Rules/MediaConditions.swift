import StyleSheet

// Conditions of '@media', and blocks whose conditions can hold at once.

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
    examples: """
      @media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }
      ---
      @media (device: iphone) and (device: ipad) { Label { font-size: 20; } }
             ^^^^^^^^^^^^^^^^ warning[repeated-condition]: this condition is ignored: of two conditions on 'device', the last one applies
                                  ~~~~~~~~~~~~~~ note: the last is here
      ---
      @media (orientation: portrait) and (orientation: portrait) { Label { font-size: 20; } }
             ^^^^^^^^^^^^^^^^^^^^^^^ warning[repeated-condition]: this condition is ignored: of two conditions on 'orientation', the last one applies
                                         ~~~~~~~~~~~~~~~~~~~~~~~ note: the last is here
      """
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
    examples: """
      @media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }
      ---
      @media (orientaton: landscape) { Label { font-size: 20; } }
              ^^^^^^^^^^ warning[unknown-media-property]: 'orientaton' always holds: conditions are on 'device' or 'orientation'; did you mean 'orientation'?
      ---
      @media (min-width: 700) { Label { font-size: 20; } }
              ^^^^^^^^^ warning[unknown-media-property]: 'min-width' always holds: conditions are on 'device' or 'orientation'
      """,
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
        let nearest = speller.nearest(to: name, on: "media") {
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
    examples: """
      @media (device: iphone) { Label { font-size: 14; } }
      ---
      @media (device: iPad) { Label { font-size: 20; } }
                      ^^^^ warning[unknown-media-value]: 'iPad' is never met: 'device' is 'ipad' or 'iphone'; did you mean 'ipad'?
      ---
      @media (device: tv) and (device: iphone) { Label { font-size: 14; } }
      ---
      @media (orientation: horizontal) { Label { font-size: 20; } }
                           ^^^^^^^^^^ warning[unknown-media-value]: 'horizontal' is never met: 'orientation' is 'landscape' or 'portrait'
      """,
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
        let nearest = speller.nearest(to: value, on: "media \(name)") { WordShelf(known) }
        let words = known.map { "'\($0)'" }.joined(separator: " or ")
        // The fix changes when the whole block is in effect, so its result is uncertain.
        return Finding(at: range, "'\(value)' is never met: '\(name)' is \(words)")
          .suggesting(nearest, as: .unsafe, at: range)
      }
    }
  }

  static let conflictingMedia = Rule(
    id: "conflicting-media", .cascade, .warning,
    summary: "two '@media' that can apply at once set a property or variable to different values",
    rationale: """
      On a device that meets both conditions, the later block wins, so the result depends on the \
      order of two blocks that look independent. A later block that requires all conditions of the \
      earlier one and more is an intended exception, and is not reported.
      """,
    source: "NUI 744a36f, NUISettings: per class and property the last declaration holds",
    examples: """
      @media (device: iphone) { Label { font-size: 14; } }
      @media (device: ipad) { Label { font-size: 18; } }
      @media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }
      ---
      @media (device: ipad) { Label { font-size: 18; } }
                                      ~~~~~~~~~ note: set to '18' here
      @media (orientation: landscape) { Label { font-size: 14; } }
                                                ^^^^^^^^^ warning[conflicting-media]: where both blocks hold, this 'font-size' wins only because it comes later
      ---
      @media (device: ipad) and (orientation: landscape) { Button { height: 52; } }
                                                                    ~~~~~~ note: set to '52' here
      @media (device: ipad) { Button { height: 48; } }
                                       ^^^^^^ warning[conflicting-media]: where both blocks hold, this 'height' wins only because it comes later
      ---
      @brand: #188918;
      @media (device: ipad) { @brand: #E26300; }
                              ~~~~~~ note: defined as '#E26300' here
      @media (orientation: portrait) { @brand: #0064D9; }
                                       ^^^^^^ warning[conflicting-media]: where both blocks hold, this '@brand' wins only because it comes later
      Button { background-color: @brand; }
      ---
      @media (device: ipad) { Label { font-size: 18; } }
      @media (orientation: landscape) { Label { font-size: 14; } }
      @media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }
      """
  ) { inspection, report in
    // Top-level rules never conflict, and most sheets have no others.
    for rivalry in inspection.rivalries
    where rivalry.contains(where: { inspection.media(of: $0) != NameTable.none }) {
      let claims = rivalry.map { setting in
        let row = inspection.row(of: setting)
        return Claim(name: row.name, media: inspection.media(of: setting), element: row.element)
      }
      for (rival, later) in inspection.conflicts(among: claims) {
        report(.conflictingMedia(later, rival, said: "set to", in: inspection.sheet))
      }
    }
    guard inspection.dialect.definitionWinner == .last else { return }
    for definitions in inspection.definitionsByMedia {
      let claims = definitions.map {
        Claim(name: $0.name, media: inspection.media($0.media), element: $0.element)
      }
      for (rival, later) in inspection.conflicts(among: claims) {
        report(.conflictingMedia(later, rival, said: "defined as", in: inspection.sheet))
      }
    }
  }
}

/// The properties and values of media conditions (NUI 0.5.5, README).
package enum MediaWords {
  package static let properties = ["device", "orientation"]

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

/// A declaration or definition that competes with others, in an `@media` or at the top level.
private struct Claim {
  let name: NameTable.ID
  /// The `@media`, the same number for equal conditions; ``NameTable/none`` at the top level.
  let media: UInt32
  let element: UInt32
}

extension Inspection {
  /// Returns the claims that override a rival only because they come later; `claims` are in source
  /// order.
  fileprivate func conflicts(among claims: [Claim]) -> [(rival: Claim, later: Claim)] {
    let inMedia = claims.filter { $0.media != NameTable.none }
    guard inMedia.count > 1 else { return [] }
    return inMedia.enumerated().dropFirst().prefix(16).compactMap { number, later in
      inMedia[..<number].prefix(16)
        .last { conflict($0, later) && !isSettled($0, later, in: claims) }
        .map { ($0, later) }
    }
  }

  /// Returns true if both can be in effect, neither refines the other, and their values differ.
  private func conflict(_ earlier: Claim, _ later: Claim) -> Bool {
    // An `@media` whose conditions cannot be read has none.
    guard earlier.media != later.media,
      case let (first, second) = (conditions(of: earlier.media), conditions(of: later.media)),
      !first.isEmpty, !second.isEmpty,
      !situations(of: earlier.media).isDisjoint(with: situations(of: later.media))
    else { return false }
    let isException = first.allSatisfy { second[$0.key] == $0.value }
    return !isException
      && sheet.valueText(of: earlier.element) != sheet.valueText(of: later.element)
  }

  /// Returns true if a later claim wins whenever both are in effect.
  private func isSettled(_ earlier: Claim, _ later: Claim, in claims: [Claim]) -> Bool {
    let both = situations(of: earlier.media).intersection(situations(of: later.media))
    return claims.contains {
      $0.element > later.element && situations(of: $0.media).isSuperset(of: both)
    }
  }
}

extension Finding {
  fileprivate static func conflictingMedia(
    _ later: Claim, _ earlier: Claim, said: String, in sheet: Sheet
  ) -> Self {
    Finding(
      at: sheet.nameRange(of: later.element),
      "where both blocks hold, this '\(sheet.text(of: later.name))' wins only because it comes "
        + "later"
    )
    .note(
      "\(said) '\(sheet.valueExcerpt(of: earlier.element))' here",
      at: sheet.nameRange(of: earlier.element))
  }
}
