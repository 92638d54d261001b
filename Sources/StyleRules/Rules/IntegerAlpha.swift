import StyleSheet

extension Rule {
  static let integerAlpha = Rule(
    id: "integer-alpha", .value, .warning,
    summary: "an alpha of '1' without a dot",
    rationale: """
      NUI divides a number without a dot by 255, and an alpha too. '1' is therefore 1/255, and the \
      color is invisible instead of opaque.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: [
      "Label { font-color: rgba(0, 100, 217, 1.0); }".example(for: [.nui]),
      """
      Label { font-color: rgba(0, 100, 217, 1); }
                                            ^ warning[integer-alpha]: to nui this is all but invisible, because '1' without a dot is 1/255: write '1.0'
      """.example(for: [.nui]),
      """
      Label { font-color: hsla(0.6, 1.0, 0.8, 1); }
                                              ^ remark[integer-alpha]: to engines such as nui this is all but invisible, because '1' without a dot is 1/255: write '1.0'
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let (reader, severity) = inspection.readersOfDots
    for (use, name) in inspection.colorFunctions {
      guard let alpha = inspection.sheet.integerAlpha(of: use, name) else { continue }
      report(
        as: severity,
        Finding(
          at: alpha.range, of: use, in: inspection.sheet,
          "to \(reader) this is all but invisible, because '1' without a dot is 1/255: write '1.0'"
        )
        // Where all are 0 or 1, all lack their dots.
        .fixIt(
          "write '1.0'", as: alpha.isAmongOnes ? .unsafe : .safe, SourceEdit(alpha.range, "1.0")))
    }
  }
}

extension Sheet {
  /// Returns the range of the fourth argument of a color function, if it is a plain `1`, and
  /// whether the others are 0 or 1 as well.
  fileprivate func integerAlpha(
    of use: ValueUse, _ name: String
  ) -> (range: Range<Int>, isAmongOnes: Bool)? {
    guard ColorFunction(rawValue: name)?.hasAlpha == true else { return nil }
    let numbers = parts(of: use).filter { $0.component.kind == .number }
    guard numbers.count == 4, numbers[3].component.number == 1, !numbers[3].component.isDotted
    else { return nil }
    return (numbers[3].range, numbers.allSatisfy { $0.component.number <= 1 })
  }
}
