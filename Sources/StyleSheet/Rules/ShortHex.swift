extension Rule {
  static let shortHex = Rule(
    id: "short-hex", .portability, .warning,
    summary: "a color has three hex digits where the engine needs six",
    rationale: """
      NUI looks for six digits. Three are no color to it, though they are one in CSS and to SAP's \
      engines.
      """,
    source: "NUI 744a36f, NUIConverter",
    targets: [.nui],
    examples: [
      "Label { font-color: #06D; }",
      Example(
        """
        Label { font-color: #06d; }
                            ^^^^ warning[short-hex]: three hex digits are no color to nui: write '#0066dd'
        """, for: .nui),
      Example(
        """
        @brand: 0x333;
                ~~~~~ note: '@brand' is defined here
        Label { font-color: @brand; }
                            ^^^^^^ warning[short-hex]: three hex digits are no color to nui: write '0x333333'
        """, for: .nui),
    ],
    fixChangesTheme: true
  ) { inspection, report in
    guard inspection.dialect.hexLengths.taken(of: 3) == nil else { return }
    for use in inspection.values where use.problem == .hexLength(3) {
      report(.shortHex(use, inspection))
    }
  }
}

extension Diagnostic {
  fileprivate static func shortHex(_ use: ValueUse, _ inspection: Inspection) -> Self {
    let sheet = inspection.sheet
    let text = sheet.source[sheet.valueRange(of: use.origin)]
    let long = text.dropLast(3) + text.suffix(3).map { "\($0)\($0)" }.joined()
    return Diagnostic(
      .warning, "short-hex", at: use, in: sheet,
      "three hex digits are no color to \(inspection.dialect.name): write '\(long)'"
    )
    .fixIt("write '\(long)'", sheet.rewriting(use, String(long)))
  }
}
