import StyleSheet

extension Rule {
  static let conflictingMedia = Rule(
    id: "conflicting-media", .cascade, .warning,
    summary: "two '@media' that can apply at once set a property or variable to different values",
    rationale: """
      On a device that meets both conditions, the later block wins, so the result depends on the \
      order of two blocks that look independent. A later block that requires all conditions of the \
      earlier one and more is an intended exception, and is not reported.
      """,
    source: "NUI 744a36f, NUISettings: per class and property the last declaration holds",
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
      """
      @brand: #188918;
      @media (device: ipad) { @brand: #E26300; }
                              ~~~~~~ note: defined as '#E26300' here
      @media (orientation: portrait) { @brand: #0064D9; }
                                       ^^^^^^ warning[conflicting-media]: where both blocks hold, this '@brand' wins only because it comes later
      Button { background-color: @brand; }
      """,
      """
      @media (device: ipad) { Label { font-size: 18; } }
      @media (orientation: landscape) { Label { font-size: 14; } }
      @media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }
      """,
    ]
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

/// A declaration or definition that competes with others, in an `@media` or at the top level.
private struct Claim {
  /// The property or the variable.
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
    guard earlier.media != later.media, hasConditions(earlier.media), hasConditions(later.media),
      !situations(of: earlier.media).isDisjoint(with: situations(of: later.media))
    else { return false }
    let second = conditions(of: later.media)
    let isException = conditions(of: earlier.media).allSatisfy { second[$0.key] == $0.value }
    return !isException
      && sheet.valueText(of: earlier.element) != sheet.valueText(of: later.element)
  }

  /// False for an `@media` whose conditions cannot be read.
  private func hasConditions(_ media: UInt32) -> Bool { !conditions(of: media).isEmpty }

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
