import StyleSheet

extension Rule {
  static let unknownContrast = Rule(
    id: "unknown-contrast", .accessibility, .information,
    summary: "the sheet does not determine the color behind a color",
    rationale: """
      The contrast cannot be computed, and it may be too low. Check it where the color is drawn, \
      on each image and in each appearance.
      """,
    source: "WCAG 2.2, contrast ratio, note on unspecified backgrounds; axe-core, \"incomplete\"",
    examples: [
      "Label { background-color: white; font-color: #595959; }",
      """
      Label { font-color: #595959; }
                          ^^^^^^^ remark[unknown-contrast]: the sheet does not say what 'font-color' of 'Label' lies on: check that it has enough contrast there
      """,
      """
      Button { background-image: leather; font-color: white; }
                                                      ^^^^^ remark[unknown-contrast]: 'font-color' lies on an image: check that it has enough contrast with all of it
                                 ~~~~~~~ note: this is what it lies on
      """,
      """
      Button {
        background-color-top: #FFFFFF;
                              ~~~~~~~ note: this is what it lies on
        background-color-bottom: #000000;
        font-color: #808080;
                    ^^^^^^^ remark[unknown-contrast]: 'font-color' lies on a gradient: check that it has enough contrast with all of it
      }
      """,
    ],
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
