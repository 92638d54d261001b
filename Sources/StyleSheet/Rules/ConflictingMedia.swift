extension Rule {
  static let conflictingMedia = Rule(
    id: "conflicting-media", .cascade, .warning,
    summary: "two '@media' that can hold at once set a property to different values",
    rationale: """
      On a device for which both hold the later block wins, so the order of two blocks that look \
      independent decides. Where the later one asks for all that the earlier asks for and more, that \
      is an exception from it, and meant.
      """,
    source: "NUI 744a36f, NUISettings: per class and property the last declaration holds",
    targets: [.nui, .sapfiori],
    examples: [
      """
      @media (device: iphone) { Label { font-size: 14; } }
      @media (device: ipad) { Label { font-size: 18; } }
      @media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }
      """,
      """
      @media (device: ipad) { Label { font-size: 18; } }
                                      ~~~~~~~~~ note: set to '18' here
      @media (orientation: landscape) { Label { font-size: 14; } }
                                                ^^^^^^^^^ warning[conflicting-media]: where both blocks hold, this 'font-size' wins only because it comes later
      """,
      """
      @media (device: ipad) and (orientation: landscape) { Button { height: 52; } }
                                                                    ~~~~~~ note: set to '52' here
      @media (device: ipad) { Button { height: 48; } }
                                       ^^^^^^ warning[conflicting-media]: where both blocks hold, this 'height' wins only because it comes later
      """,
    ]
  ) { inspection, report in
    for rivalry in inspection.rivalries {
      let inMedia = rivalry.settings.filter { $0.media != NameTable.none }
      guard inMedia.count > 1 else { continue }
      for (number, later) in inMedia.enumerated().dropFirst().prefix(16) {
        let rival = inMedia[..<number].prefix(16).last {
          inspection.conflict($0, later) && !inspection.isTakenBack(later, in: rivalry)
        }
        if let rival { report(.conflictingMedia(later, rival, in: inspection.sheet)) }
      }
    }
  }
}

extension Inspection {
  /// Whether both can hold, on different terms, and say different things.
  fileprivate func conflict(_ earlier: Rivalry.Setting, _ later: Rivalry.Setting) -> Bool {
    guard earlier.media != later.media else { return false }
    let first = conditions(of: earlier.media)
    let second = conditions(of: later.media)
    let isEverMet = [first, second].allSatisfy {
      $0.allSatisfy { MediaWords.values(of: $0.key)?.contains($0.value) ?? true }
    }
    let canBothHold =
      isEverMet && first.allSatisfy { second[$0.key] == nil || second[$0.key] == $0.value }
    let isException = first.allSatisfy { second[$0.key] == $0.value }
    return canBothHold && !isException
      && sheet.valueText(of: earlier.row.element) != sheet.valueText(of: later.row.element)
  }

  /// Whether a default behind a setting wins anyway.
  fileprivate func isTakenBack(_ setting: Rivalry.Setting, in rivalry: Rivalry) -> Bool {
    rivalry.settings.contains {
      $0.media == NameTable.none && $0.row.element > setting.row.element
    }
  }
}

extension Diagnostic {
  fileprivate static func conflictingMedia(
    _ later: Rivalry.Setting, _ earlier: Rivalry.Setting, in sheet: Sheet
  ) -> Self {
    Diagnostic(
      .warning, "conflicting-media", at: sheet.nameRange(of: later.row.element),
      "where both blocks hold, this '\(sheet.text(of: later.row.name))' wins only because it comes "
        + "later"
    )
    .note(
      "set to '\(sheet.valueExcerpt(of: earlier.row.element))' here",
      at: sheet.nameRange(of: earlier.row.element))
  }
}
