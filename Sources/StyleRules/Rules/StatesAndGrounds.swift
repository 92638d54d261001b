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
    examples: """
      fdlFUIRatingControl { on-color: #B4540A; off-color: #B4540A; }
      PageControl { color: #B9A58F; current-color: #3B2A20; }
      ---
      fdlFUIRatingControl {
        on-image: outlined-star;
        off-image: outlined-star;
        on-color: #FFF000;
                  ^^^^^^^ warning[state-by-hue]: 'on-color' and 'off-color' have a contrast of 1.18 to each other and one image, which not everybody sees: use two images, or colors of a contrast of 3
        off-color: #FFFFFF;
                   ~~~~~~~ note: the other state
      }
      ---
      PageControl { color: #B9A58F; current-color: #E26300; }
                                                   ^^^^^^^ warning[state-by-hue]: 'current-color' and 'color' have a contrast of 1.46 to each other, which not everybody sees: use colors of a contrast of 3
                           ~~~~~~~ note: the other state
      """,
    follows: .value
  ) { inspection, report in
    let sheet = inspection.sheet
    let least = ContrastNeed.graphic.least.plainText
    for finding in inspection.contrasts.findings where finding.matter == .alike {
      let off = finding.worst
      let contexts = ContrastContexts.words(for: off.contexts, among: finding.allContexts)
      let (images, advice) =
        finding.isOneImage
        ? (" and one image", "use two images, or colors of a contrast of \(least)")
        : ("", "use colors of a contrast of \(least)")
      report(
        Finding(
          at: finding.figureElement.map(sheet.valueRange) ?? 0..<0,
          "\(off.worst.figure) and \(off.words) have a contrast of "
            + "\(off.worst.ratio.truncatedText) to each other\(images)\(contexts), which not "
            + "everybody sees: \(advice)"
        )
        .noting(off.element, "the other state", in: sheet))
    }
  }

  static let unknownContrast = Rule(
    id: "unknown-contrast", .accessibility, .information,
    summary: "the sheet does not determine the color behind a color",
    rationale: """
      The contrast cannot be computed, and it may be too low. Check it where the color is drawn, \
      on each image and in each appearance.
      """,
    source: "WCAG 2.2, contrast ratio, note on unspecified backgrounds; axe-core, \"incomplete\"",
    examples: """
      Label { background-color: white; font-color: #595959; }
      ---
      Label { font-color: #595959; }
                          ^^^^^^^ remark[unknown-contrast]: the sheet does not say what 'font-color' of 'Label' lies on: check that it has enough contrast there
      ---
      Button { background-image: leather; font-color: white; }
                                                      ^^^^^ remark[unknown-contrast]: 'font-color' lies on an image: check that it has enough contrast with all of it
                                 ~~~~~~~ note: this is what it lies on
      ---
      Button {
        background-color-top: #FFFFFF;
                              ~~~~~~~ note: this is what it lies on
        background-color-bottom: #000000;
        font-color: #808080;
                    ^^^^^^^ remark[unknown-contrast]: 'font-color' lies on a gradient: check that it has enough contrast with all of it
      }
      """,
    follows: .value
  ) { inspection, report in
    for finding in inspection.contrasts.findings {
      switch finding.matter {
      case .tooLittle, .alike: continue
      case .unknown(let doubt):
        // Classes that the engine does not style itself are not visible there.
        if let entry = inspection.catalog.entry(for: finding.className),
          !inspection.dialect.styles(entry.family)
        {
          continue
        }
        report(.unknownContrast(finding, doubt, in: inspection.sheet))
      }
    }
  }
}

extension Finding {
  fileprivate static func unknownContrast(
    _ finding: ContrastFinding, _ doubt: SeenGround.Doubt, in sheet: Sheet
  ) -> Self {
    let ground = finding.worst
    let message: Message =
      switch doubt {
      case .unsaid:
        "the sheet does not say what \(ground.worst.figure) of '\(finding.className)' lies on: "
          + "check that it has enough contrast there"
      case .image, .gradient, .shinesThrough, .unreadable, .noColor:
        "\(ground.worst.figure) lies on \(doubt.rawValue): check that it has enough contrast with all of it"
      }
    let element = finding.figureElement ?? ground.element
    let other = finding.figureElement == nil ? nil : ground.element
    return Finding(at: element.map(sheet.valueRange) ?? 0..<0, message)
      .noting(other, "this is what it lies on", in: sheet)
  }
}
