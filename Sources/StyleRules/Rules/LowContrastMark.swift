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
    examples: [
      """
      fdlFUIRatingControlFormCell_ratingControl { on-color: #B4540A; off-color: #949494; }
      fdlFUIRatingControl { on-color-editable-disabled: #DDDDDD; }
      """,
      """
      fdlFUIRatingControl { on-color: #FFF000; }
                                      ^^^^^^^ warning[low-contrast-mark]: 'on-color' (#FFF000) has a contrast of 1.18 against 'primaryBackground' (#FFFFFF) in light mode, but a mark needs 3: '#A19700' would do
      """,
      """
      fdlFUIRatingControlFormCell { background-color: #0064D9; }
                                                      ^^^^^^^ warning[low-contrast-mark]: 'tertiaryLabel' (#5B738B) has a contrast of 1.11 against 'background-color' of 'fdlFUIRatingControlFormCell' (#0064D9) in light mode with normal contrast, and too little in 4 more situations, but a mark needs 3
      """,
      """
      fdlFUIRatingControlFormCell { background-color: white; }
                                                      ^^^^^ warning[low-contrast-mark]: 'mango8' (#FFD970) has a contrast of as little as 1.36 against 'background-color' of 'fdlFUIRatingControlFormCell' (#FFFFFF) in dark mode, but a mark needs 3
                                                      ~~~~~ note: this is what it lies on
      fdlFUIRatingControlFormCell_ratingControl { on-color: #959595; }
                                                            ^^^^^^^ warning[low-contrast-mark]: 'on-color' (#959595) has a contrast of 2.99 against 'background-color' of 'fdlFUIRatingControlFormCell' (#FFFFFF), but a mark needs 3: '#949494' would do
      """,
      """
      @mango8_lightBackground:#FFC933;
                              ^^^^^^^ warning[low-contrast-mark]: 'mango8' (#FFC933) has a contrast of 1.53 against 'primaryBackground' (#FFFFFF), but a mark needs 3: '#B98F00' would do
      """.example(for: [.fioriSwiftUI]),
    ],
    fixChangesTheme: true, follows: .value
  ) { inspection, report in
    for finding in inspection.contrasts.findings where finding.matter == .tooLittle(.graphic) {
      report(.lowContrast(finding, .graphic, in: inspection))
    }
  }
}
