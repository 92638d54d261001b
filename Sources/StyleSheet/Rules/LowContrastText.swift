extension Rule {
  static let lowContrastText = Rule(
    id: "low-contrast-text", .accessibility, .warning,
    summary: "text does not stand out enough from what it lies on",
    rationale: """
      About one in twelve men and many older people cannot read it, and in the sun nobody can. WCAG \
      2.2 wants a contrast of 4.5, and of 3 for text of 18 points or 14 in bold (1.4.3). What is \
      disabled is exempt.
      """,
    source: "WCAG 2.2, success criterion 1.4.3; palette v8 of SAP/cloud-sdk-ios-fiori 098daf0",
    examples: [
      """
      TextField { background-color: white; font-color: #767676; }
      Button { background-color: white; font-color: #777777; font-size: 18; }
      Button { font-color-disabled: #CCCCCC; }
      """,
      """
      TextField { background-color: white; font-color: #777777; }
                                                       ^^^^^^^ warning[low-contrast-text]: 'font-color' has a contrast of 4.47 against 'background-color', where text needs 4.5: '#767676' has it
                                    ~~~~~ note: this is what it lies on
      """,
      """
      fdlFUIRatingControlFormCell_title { font-color: #A0A0A0; }
                                                      ^^^^^^^ warning[low-contrast-text]: 'font-color' has a contrast of 2.61 against 'primaryBackground', where text needs 4.5: '#767676' has it
      """,
      """
      TableCell { background-color: white; font-color: primaryLabel; }
                                                       ^^^^^^^^^^^^ warning[low-contrast-text]: 'font-color' has a contrast of 1.00 against 'background-color' in dark mode, where text needs 4.5
                                    ~~~~~ note: this is what it lies on
      """,
      Example(
        """
        @primaryLabel_darkBackground: #223548;
                                      ^^^^^^^ warning[low-contrast-text]: 'primaryLabel' has a contrast of 1.67 against 'primaryBackground' in dark mode, where text needs 4.5: '#61778C' has it
        @primaryLabel_lightBackground: #223548;
        """, for: .fioriSwiftUI),
    ],
    fixChangesTheme: true
  ) { inspection, report in
    for finding in inspection.contrasts.findings {
      switch finding.matter {
      case .tooLittle(.graphic), .unknown, .alike: continue
      case .tooLittle(let need):
        report(.lowContrast("low-contrast-text", finding, need, in: inspection.sheet))
      }
    }
    report.drop(inspection.contrasts.dropped)
  }
}

extension Diagnostic {
  /// Too little contrast, at the declaration that decides it: that of what should stand out, or if
  /// the sheet has none, that of what it lies on.
  static func lowContrast(
    _ id: String, _ finding: ContrastFinding, _ need: ContrastNeed, in sheet: Sheet
  ) -> Self {
    let contexts = ContrastContexts.words(for: finding.contexts, among: finding.allContexts)
    let message =
      "\(finding.figure) has a contrast of \(finding.ratio.truncatedText) against "
      + "\(finding.ground)\(contexts), where \(need.rawValue) needs \(need.least.plainText)"
    guard let element = finding.figureElement else {
      return Diagnostic(
        .warning, id, at: finding.groundElement.map(sheet.valueRange) ?? 0..<0, message)
    }
    let nearest = finding.onlyColor?.nearest(
      reaching: need.least, against: Array(finding.backdrops))
    let place = sheet.valueRange(of: element)
    // A name says more than a color, and is not taken away.
    let isLiteral = sheet.source[place].hasPrefix("#")
    return Diagnostic(
      .warning, id, at: place, message + (nearest.map { ": '\($0)' has it" } ?? "")
    )
    .noting(finding.groundElement, "this is what it lies on", in: sheet)
    .fixIt(
      "write '\(nearest?.description ?? "")'", as: .unsafe,
      ifAny: isLiteral ? nearest.map { SourceEdit(place, $0.description) } : nil)
  }

  /// The same with a note at the value of another declaration, if there is one.
  func noting(_ element: UInt32?, _ message: String, in sheet: Sheet) -> Self {
    element.map { note(message, at: sheet.valueRange(of: $0)) } ?? self
  }
}

extension ContrastFinding {
  /// The color that stood out, if it was the same in all situations and can be written in a sheet.
  var onlyColor: Color? {
    colors.count == 1 ? colors.first { $0.isOpaque } : nil
  }
}

extension Double {
  /// With two digits behind the point, and never more than the number is: 4.499 is `4.49`.
  package var truncatedText: String {
    let hundredths = Int(self * 100)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
