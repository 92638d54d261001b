import StyleSheet

extension Rule {
  static let malformedOffset = Rule(
    id: "malformed-offset", .value, .error,
    summary: "an offset or a size is not two numbers with a comma between them",
    rationale: """
      NUI splits the value at its comma and expects two parts. If there is only one, the app ends \
      with an exception.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: [
      "Label { text-shadow-offset: 0,-1; }",
      """
      Label { text-shadow-offset: 0 -1; }
                                  ^^^^ warning[malformed-offset]: 'text-shadow-offset' takes two numbers with a comma between them, such as '0, 1'; without one engines such as nui crash the app
      """,
      """
      Label { text-shadow-offset: 2; }
                                  ^ error[malformed-offset]: 'text-shadow-offset' takes two numbers with a comma between them, such as '0, 1'; without one nui crashes the app
      """.example(for: [.nui]),
      """
      Button { shadow-offset: 1, 2, 3; }
                              ^^^^^^^ warning[malformed-offset]: 'shadow-offset' takes two numbers with a comma between them, such as '0, 1'; engines such as nui will take '1, 2'
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    for use in inspection.values where use.problem == .pairShape {
      let hasComma = inspection.sheet.parts(of: use).contains { $0.component.kind == .comma }
      let endsApp = !hasComma && use.property.isRead && inspection.dialect.otherValues == .converted
      let severity = use.property.family == .nui && !endsApp ? .warning : use.severity
      report(as: severity, .malformedOffset(hasComma, use, inspection))
    }
  }
}

extension Finding {
  fileprivate static func malformedOffset(
    _ hasComma: Bool, _ use: ValueUse, _ inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let parts = sheet.parts(of: use)
    let isTwoNumbers = parts.count == 2 && parts.allSatisfy { $0.component.kind == .number }
    return Finding(
      at: use, in: sheet,
      "\(sheet.quotedName(of: use)) takes \(use.property.type.expectation)"
        + (hasComma
          ? sheet.valueOfNUI(for: use).map { "; \(inspection.converter) will take '\($0)'" } ?? ""
          : use.property.isRead
            ? "; without one \(inspection.converter) \(.verb("crashes", "crash")) the app" : "")
    )
    .fixIt(
      "put a comma in between", as: .safe,
      ifAny: isTwoNumbers ? .insert(",", at: parts[0].range.upperBound) : nil
    )
    .asking(forVariableAt: use, in: inspection)
  }
}
