import StyleSheet

extension Rule {
  static let invalidNumber = Rule(
    id: "invalid-number", .value, .error,
    summary: "a value is not a number, or not a whole one",
    rationale: """
      Engines read a word as 0 where a number is expected, and drop the fraction where a whole \
      number is expected. They give no error.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: [
      "Label { font-size: 17; corner-radius: .5; }",
      """
      @size: 12;
      @media (device: ipod) { @size: blue; }
      Label { font-size: @size; }
      """,
      """
      Label { font-size: large; }
                         ^^^^^ warning[invalid-number]: 'font-size' takes a number such as '12' or '0.5', and 'large' is 0 to engines such as nui
      """,
      """
      fdlFUIInlineSignatureFormView { stroke-width: thick; }
                                                    ^^^^^ error[invalid-number]: 'stroke-width' takes a number such as '12' or '0.5', and 'thick' is none
      """,
      """
      Label { font-size: 1e400; }
                         ^^^^^ warning[invalid-number]: 'font-size' takes a number such as '12' or '0.5', and '1e400' is too large for one
      """,
    ]
  ) { inspection, report in
    for use in inspection.values {
      let sheet = inspection.sheet
      guard let wrong = use.wrongNumber(in: inspection) else { continue }
      report(
        as: use.severity,
        Finding(
          at: use, in: sheet,
          "\(sheet.quotedName(of: use)) takes \(use.property.type.expectation), "
            + "and \(sheet.quotedValue(of: use)) is \(wrong)"
        )
        .asking(forVariableAt: use, in: inspection))
    }
  }
}

extension ValueUse {
  /// Returns a description of an invalid number, or nil if it is valid or another rule reports it.
  fileprivate func wrongNumber(in inspection: Inspection) -> Message? {
    if problem == .notInteger { return "not a whole one" }
    guard problem == .wrongType, value.kind == .word else { return nil }
    guard property.type.isMeasure || property.type == .integer else { return nil }
    if inspection.sheet.text(of: value.name).leadingNumber(.any) != 0 { return "too large for one" }
    return property.family == .nui ? "0 to \(inspection.converter)" : "none"
  }
}
