import StyleSheet

extension Rule {
  static let numberUnit = Rule(
    id: "number-unit", .value, .warning,
    summary: "letters follow a number",
    rationale: """
      All numbers are points, and engines read only the digits. A 'px' after them has no effect; \
      other letters are usually typing errors.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: [
      "Label { font-size: 17; border-width: 0.5; }",
      """
      Label { font-size: 17px; }
                         ^^^^ remark[number-unit]: all numbers are points: 'px' does nothing
      """,
      """
      Button { corner-radius: 4co; content-insets: 4 8em; }
                              ^^^ warning[number-unit]: '4co' will count as 4, because letters behind a number are passed over
                                                     ^^^ warning[number-unit]: '8em' will count as 8, because letters behind a number are passed over
      """,
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    for use in inspection.values where use.problem == nil && use.property.type != .color {
      for part in sheet.parts(of: use) where part.component.hasLetters {
        let severity: Diagnostic.Severity =
          part.component.unit == .px ? .information : .warning
        report(as: severity, .numberUnit(part, severity, use, sheet))
      }
    }
  }
}

extension Finding {
  fileprivate static func numberUnit(
    _ part: ValuePart, _ severity: Severity, _ use: ValueUse, _ sheet: Sheet
  ) -> Self {
    let text = sheet.source[part.range]
    let digits = text.throughLastDigit
    let message: Message =
      severity == .information
      ? "all numbers are points: 'px' does nothing"
      : "'\(text)' will count as \(part.component.number.plainText), because "
        + (digits == text
          ? "what follows the number is ignored" : "letters behind a number are passed over")
    let letters = part.range.lowerBound + digits.utf8.count..<part.range.upperBound
    let isWhole = part.component.unit == .px || Double(digits) == part.component.number
    return Finding(at: part.range, of: use, in: sheet, message).fixIt(
      "leave the letters out",
      as: points.contains(sheet.source[letters].lowercased()) ? .safe : .unsafe,
      ifAny: isWhole ? .remove(letters) : nil)
  }

  /// Units that a number without letters has too; '1.2em' is not 1.2 points.
  private static let points: Set<String> = ["px", "pt", "dp"]
}

extension String {
  /// The text up to its last digit or dot.
  fileprivate var throughLastDigit: String {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let last = utf8.lastIndex { digits.contains($0) || $0 == UInt8(ascii: ".") }
    return last.map { String(self[...$0]) } ?? ""
  }
}
