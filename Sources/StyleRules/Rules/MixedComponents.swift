import StyleSheet

extension Rule {
  static let mixedComponents = Rule(
    id: "mixed-components", .value, .warning,
    summary: "a color function mixes numbers with a dot and numbers without",
    rationale: """
      A number with a dot is a fraction of the whole; a number without one is divided by 255. So \
      '1' beside '0.5' is 1/255, and '255' beside '1.0' is the same as '1.0'.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: [
      "Label { font-color: rgba(255, 0, 0, 0.5); background-color: rgb(0, 0.5, 0); }".example(for: [
        .nui
      ]),
      """
      Label { font-color: rgb(1, 0.5, 0.2); }
                              ^ warning[mixed-components]: without a dot '1' is 1/255 to nui, unlike its neighbors
      """.example(for: [.nui]),
      """
      Label { font-color: hsl(0.6, 1, 0.5); }
                                   ^ remark[mixed-components]: without a dot '1' is 1/255 to engines such as nui, unlike its neighbors
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let (reader, severity) = inspection.readersOfDots
    for (use, _) in inspection.colorFunctions {
      guard let odd = inspection.sheet.mixedComponent(of: use) else { continue }
      let text = inspection.sheet.source[odd.range]
      report(
        as: severity,
        Finding(
          at: odd.range, of: use, in: inspection.sheet,
          "without a dot '\(text)' is \(text)/255 to \(reader), unlike its neighbors"
        )
        .fixIt(
          "write '1.0'", as: .unsafe,
          ifAny: odd.component.number == 1 ? SourceEdit(odd.range, "1.0") : nil))
    }
  }
}

extension Sheet {
  /// Returns the first integer argument of a color function that also has decimal ones, or nil.
  func mixedComponent(of use: ValueUse) -> ValuePart? {
    guard call(of: use) != nil else { return nil }
    let numbers = parts(of: use).filter { $0.component.kind == .number }.prefix(3)
      .filter { $0.component.number != 0 }
    return numbers.contains(where: \.component.isDotted)
      ? numbers.first { !$0.component.isDotted } : nil
  }
}
