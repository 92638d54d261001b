import StyleSheet

extension Rule {
  static let lowContrastMark = Rule(
    id: "low-contrast-mark", .accessibility, .warning,
    summary: "a mark has too little contrast with its background",
    rationale: """
      A star with too little contrast cannot be seen. WCAG 2.2 requires a contrast of 3 for \
      everything that carries information or shows the state of a control (1.4.11); its own \
      example is a yellow star on white. Disabled controls are exempt.
      """,
    source: "WCAG 2.2, success criterion 1.4.11, and its Understanding page",
    targets: [.sapfiori, .fioriSwiftUI],
    examples: """
      fdlFUIRatingControlFormCell_ratingControl { on-color: #B4540A; off-color: #949494; }
      fdlFUIRatingControl { on-color-editable-disabled: #DDDDDD; }
      ---
      fdlFUIRatingControl { on-color: #FFF000; }
                                      ^^^^^^^ warning[low-contrast-mark]: 'on-color' (#FFF000) has a contrast of 1.18 against 'primaryBackground' (#FFFFFF) in light mode, but a mark needs 3: '#A19700' would do
      ---
      fdlFUIRatingControlFormCell { background-color: #0064D9; }
                                                      ^^^^^^^ warning[low-contrast-mark]: 'tertiaryLabel' (#5B738B) has a contrast of 1.11 against 'background-color' of 'fdlFUIRatingControlFormCell' (#0064D9) in light mode with normal contrast, and too little in 4 more situations, but a mark needs 3
      ---
      fdlFUIRatingControlFormCell { background-color: white; }
                                                      ^^^^^ warning[low-contrast-mark]: 'mango8' (#FFD970) has a contrast of as little as 1.36 against 'background-color' of 'fdlFUIRatingControlFormCell' (#FFFFFF) in dark mode, but a mark needs 3
                                                      ~~~~~ note: this is what it lies on
      fdlFUIRatingControlFormCell_ratingControl { on-color: #959595; }
                                                            ^^^^^^^ warning[low-contrast-mark]: 'on-color' (#959595) has a contrast of 2.99 against 'background-color' of 'fdlFUIRatingControlFormCell' (#FFFFFF), but a mark needs 3: '#949494' would do
      --- fiori-swiftui
      @mango8_lightBackground:#FFC933;
                              ^^^^^^^ warning[low-contrast-mark]: 'mango8' (#FFC933) has a contrast of 1.53 against 'primaryBackground' (#FFFFFF), but a mark needs 3: '#B98F00' would do
      """,
    fixChangesTheme: true, follows: .value
  ) { inspection, report in
    for finding in inspection.contrasts.findings where finding.matter == .tooLittle(.graphic) {
      report(.lowContrast(finding, .graphic, in: inspection))
    }
  }

  static let lowContrastText = Rule(
    id: "low-contrast-text", .accessibility, .warning,
    summary: "text has too little contrast with its background",
    rationale: """
      About one in twelve men and many older people have difficulty reading such text, and in \
      sunlight everybody has. WCAG 2.2 requires a contrast of 4.5, and of 3 for text of 18 points \
      or of 14 points in bold (1.4.3). Disabled controls are exempt.
      """,
    source: "WCAG 2.2, success criterion 1.4.3; palette v8 of SAP/cloud-sdk-ios-fiori 098daf0",
    targets: .all,
    examples: [
      """
      TextField { background-color: white; font-color: #767676; }
      Button { background-color: white; font-color: #777777; font-size: 18; }
      Button { font-color-disabled: #CCCCCC; }
      ---
      TextField { background-color: white; font-color: #777777; }
                                                       ^^^^^^^ warning[low-contrast-text]: 'font-color' (#777777) has a contrast of 4.47 against 'background-color' (#FFFFFF), but text needs 4.5: '#767676' would do
                                    ~~~~~ note: this is what it lies on
      ---
      fdlFUIRatingControlFormCell_title { font-color: #A0A0A0; }
                                                      ^^^^^^^ warning[low-contrast-text]: 'font-color' (#A0A0A0) has a contrast of 2.61 against 'primaryBackground' (#FFFFFF) in light mode, but text needs 4.5: no one color would do in all appearances, but 'tertiaryLabel' would
      ---
      fdlFUIRatingControlFormCell_title { font-color: #000000; }
                                                      ^^^^^^^ warning[low-contrast-text]: 'font-color' (#000000) has a contrast of as little as 1.00 against 'primaryBackground' (#000000) in dark mode, but text needs 4.5: no one color would do in all appearances, but 'primaryLabel' would
      ---
      fdlFUIRatingControlFormCell_title { font-color: primaryBackground; }
                                                      ^^^^^^^^^^^^^^^^^ warning[low-contrast-text]: 'font-color' has a contrast of 1.00 against 'primaryBackground', but text needs 4.5
      ---
      TableCell {
        background-color: white;
                          ~~~~~ note: this is what it lies on
        background-color-selected: #004488;
                                   ~~~~~~~ note: against this it has a contrast of 4.14
        font-color: #AAAAAA;
                    ^^^^^^^ warning[low-contrast-text]: 'font-color' (#AAAAAA) has a contrast of 2.32 against 'background-color' (#FFFFFF), but text needs 4.5: no color would do on all that it lies on
      }
      ---
      TableCell { font-color: #333333; background-color: white; background-color-selected: #1F4E79; }
                              ^^^^^^^ warning[low-contrast-text]: 'font-color' (#333333) has a contrast of 1.45 against 'background-color-selected' (#1F4E79), but text needs 4.5: 'font-color-highlighted' is missing
                                                                                           ~~~~~~~ note: this is what it lies on
      ---
      Table { background-color: white; }
      TableCell { font-color: #333333; background-color-selected: #1F4E79; }
                              ^^^^^^^ warning[low-contrast-text]: 'font-color' (#333333) has a contrast of 1.45 against 'background-color-selected' (#1F4E79), but text needs 4.5: 'font-color-highlighted' is missing
                                                                  ~~~~~~~ note: this is what it lies on
      ---
      BarButton { background-color: white; font-color: #222222; }
                                    ~~~~~ note: this is what it lies on
      BarButtonBack { font-color: #999999; }
                                  ^^^^^^^ warning[low-contrast-text]: 'font-color' (#999999) has a contrast of 2.84 against 'background-color' (#FFFFFF), but text needs 4.5: '#767676' would do
      ---
      TableCell { background-color: white; font-color: primaryLabel; }
                                                       ^^^^^^^^^^^^ warning[low-contrast-text]: 'font-color' (#FFFFFF) has a contrast of as little as 1.00 against 'background-color' (#FFFFFF) in dark mode, but text needs 4.5
                                    ~~~~~ note: this is what it lies on
      --- fiori-swiftui
      @primaryLabel_darkBackground: #223548;
                                    ^^^^^^^ warning[low-contrast-text]: 'primaryLabel' (#223548) has a contrast of 1.67 against 'primaryBackground' (#000000) in dark mode, but text needs 4.5: '#61778C' would do
      @primaryLabel_lightBackground: #223548;
      """,
      """
      @import "palette.nss";
      TextField { background-color: @paper; font-color: @pale; }
                                                        ^^^^^ warning[low-contrast-text]: 'font-color' (#DDDDDD) has a contrast of 1.35 against 'background-color' (#FFFFFF), but text needs 4.5: '#767676' would do
                                    ~~~~~~ note: this is what it lies on
      """.examples(beside: ["palette.nss": "@paper: #FFFFFF; @pale: #DDDDDD;"]),
    ],
    fixChangesTheme: true, follows: .value
  ) { inspection, report in
    for finding in inspection.contrasts.findings {
      switch finding.matter {
      case .tooLittle(.graphic), .unknown, .alike: continue
      case .tooLittle(let need): report(.lowContrast(finding, need, in: inspection))
      }
    }
    report.drop(inspection.contrasts.dropped)
  }
}

extension Finding {
  /// Creates a finding at the declaration of the foreground or else of the background.
  static func lowContrast(
    _ finding: ContrastFinding, _ need: ContrastNeed, in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let worst = finding.worst
    let all = finding.allContexts
    let extent = ContrastExtent(worst, among: all)
    let message: Message =
      "\(worst.worst.figure)\(extent.figureColor) has a contrast of \(extent.ratio) against "
      + "\(worst.words)\(extent.color)\(extent.situations), but "
      + "\(need.rawValue) needs \(need.least.plainText)"
    guard let element = finding.figureElement else {
      let range = worst.element.map(sheet.valueRange) ?? finding.place ?? 0..<0
      let advice = finding.groundRemedy.map { ": '\($0)' for \(worst.words) would do" } ?? ""
      return Finding(at: range, "\(message)\(advice)")
        .changingBackground(by: finding, in: inspection)
    }
    let place = sheet.valueRange(of: element)
    // A name carries meaning, so it is not replaced by a literal.
    let isLiteral = sheet.source[place].hasPrefix("#")
    // An invalid color is fixed first, and may then be a different one.
    let remedy = inspection.isMisread(element) ? nil : finding.remedy
    let isLacking = if case .property = remedy { true } else { false }
    let ground = remedy == ContrastFinding.Remedy.none ? finding.groundRemedy : nil
    let advice = ground.map { ", but '\($0)' for \(worst.words) would" } ?? ""
    let others = finding.grounds.filter { $0.element != worst.element || $0.words != worst.words }
    return others.reduce(
      Finding(at: place, "\(message)\(remedy?.advice ?? "")\(advice)")
        .noting(worst.element, "this is what it lies on", in: sheet)
    ) { finding, other in
      let extent = ContrastExtent(other, among: all)
      return finding.noting(
        other.element, "against this it has a contrast of \(extent.ratio)\(extent.situations)",
        in: sheet)
    }
    .fixIt(writing: isLiteral ? remedy?.replacement : nil, as: .unsafe, at: [place])
    .changingBackground(by: isLiteral && !isLacking ? finding : nil, in: inspection)
  }

  /// Adds a fix that changes the background instead, if it is written as hex digits.
  private func changingBackground(
    by finding: ContrastFinding?, in inspection: Inspection
  ) -> Self {
    guard let finding, let element = finding.onlyGround, let color = finding.groundRemedy,
      !inspection.isMisread(element)
    else { return self }
    let place = inspection.sheet.valueRange(of: element)
    guard inspection.sheet.source[place].hasPrefix("#") else { return self }
    return fixIt(
      "write '\(color)' for the background", as: .unsafe, SourceEdit(place, color.description))
  }

  func noting(_ element: UInt32?, _ message: Message, in sheet: Sheet) -> Self {
    element.map { note(message, at: sheet.valueRange(of: $0)) } ?? self
  }
}

extension ContrastFinding.Remedy {
  fileprivate var replacement: String? {
    switch self {
    case .color(let color): color.description
    case .paletteName(let name): name
    case .property, .none: nil
    }
  }

  fileprivate var advice: String {
    switch self {
    case .color(let color): ": '\(color)' would do"
    case .paletteName(let name): ": no one color would do in all appearances, but '\(name)' would"
    case .property(let name): ": '\(name)' is missing"
    case .none: ": no color would do on all that it lies on"
    }
  }
}

extension Double {
  /// The number with two decimals, rounded down: 4.499 is `4.49`.
  package var truncatedText: String {
    let hundredths = Int(self * 100)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
