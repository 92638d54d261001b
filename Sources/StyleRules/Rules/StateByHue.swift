import StyleSheet

extension Rule {
  static let stateByHue = Rule(
    id: "state-by-hue", .accessibility, .warning,
    summary: "two states differ in hue, and too little in lightness",
    rationale: """
      People with a color vision deficiency cannot tell the two states apart. WCAG 2.2 forbids \
      this (1.4.1, with a control of five stars as the example): the states need different images, \
      or a contrast of 3 to each other.
      """,
    source: "WCAG 2.2, success criterion 1.4.1, and the Understanding pages of 1.4.1 and 1.4.11",
    examples: [
      """
      fdlFUIRatingControl { on-color: #B4540A; off-color: #B4540A; }
      PageControl { color: #B9A58F; current-color: #3B2A20; }
      """,
      """
      fdlFUIRatingControl {
        on-image: outlined-star;
        off-image: outlined-star;
        on-color: #FFF000;
                  ^^^^^^^ warning[state-by-hue]: 'on-color' and 'off-color' have a contrast of 1.18 to each other and one image, which not everybody sees: use two images, or colors of a contrast of 3
        off-color: #FFFFFF;
                   ~~~~~~~ note: the other state
      }
      """,
      """
      PageControl { color: #B9A58F; current-color: #E26300; }
                                                   ^^^^^^^ warning[state-by-hue]: 'current-color' and 'color' have a contrast of 1.46 to each other, which not everybody sees: use colors of a contrast of 3
                           ~~~~~~~ note: the other state
      """,
    ],
    follows: .value
  ) { inspection, report in
    for finding in inspection.contrasts.findings where finding.matter == .alike {
      report(.stateByHue(finding, in: inspection.sheet))
    }
  }
}

extension Finding {
  fileprivate static func stateByHue(
    _ finding: ContrastFinding, in sheet: Sheet
  ) -> Self {
    let off = finding.worst
    let contexts = ContrastContexts.words(for: off.contexts, among: finding.allContexts)
    let least = ContrastNeed.graphic.least.plainText
    let (images, advice) =
      finding.isOneImage
      ? (" and one image", "use two images, or colors of a contrast of \(least)")
      : ("", "use colors of a contrast of \(least)")
    let place = finding.figureElement.map(sheet.valueRange) ?? 0..<0
    return Finding(
      at: place,
      "\(off.worst.figure) and \(off.words) have a contrast of \(off.worst.ratio.truncatedText) "
        + "to each other\(images)\(contexts), which not everybody sees: \(advice)"
    )
    .noting(off.element, "the other state", in: sheet)
  }
}
