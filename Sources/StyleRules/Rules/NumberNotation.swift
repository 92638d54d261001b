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
    examples: """
      Label { font-size: 17; border-width: 0.5; }
      ---
      Label { font-size: 17px; }
                         ^^^^ remark[number-unit]: all numbers are points: 'px' does nothing
      ---
      Button { corner-radius: 4co; content-insets: 4 8em; }
                              ^^^ warning[number-unit]: '4co' will count as 4, because letters behind a number are passed over
                                                     ^^^ warning[number-unit]: '8em' will count as 8, because letters behind a number are passed over
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    for use in inspection.values where use.problem == nil && use.property.type != .color {
      for part in sheet.parts(of: use) where part.component.hasLetters {
        let text = sheet.source[part.range]
        let digits = text.throughLastDigit
        let isPixels = part.component.unit == .px
        let message: Message =
          isPixels
          ? "all numbers are points: 'px' does nothing"
          : "'\(text)' will count as \(part.component.number.plainText), because "
            + (digits == text
              ? "what follows the number is ignored" : "letters behind a number are passed over")
        let letters = part.range.lowerBound + digits.utf8.count..<part.range.upperBound
        let isWhole = isPixels || Double(digits) == part.component.number
        report(
          as: isPixels ? .information : .warning,
          Finding(at: part.range, of: use, in: sheet, message).fixIt(
            "leave the letters out",
            as: points.contains(sheet.source[letters].lowercased()) ? .safe : .unsafe,
            ifAny: isWhole ? .remove(letters) : nil))
      }
    }
  }

  /// Units that a number without letters has too; '1.2em' is not 1.2 points.
  private static let points: Set<String> = ["px", "pt", "dp"]

  static let redundantZero = Rule(
    id: "redundant-zero", .hygiene, .information,
    summary: "a number has redundant zeros",
    rationale: """
      '1.50' is '1.5' and '08' is '8'. In a color function a dot has a meaning, so nothing is \
      reported there. The rule is a matter of taste, and disabled by default.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: """
      Label { font-size: 17; shadow-opacity: 0.5; font-color: rgba(0, 0, 0, 1.0); }
      ---
      Button { background-image: 04; } Label { font-name: 012; } MyClass { version: 1.10; }
      ---
      Label { font-size: 17.0; }
                         ^^^^ remark[redundant-zero]: '17.0' is '17'
      ---
      Button { corner-radius: 04; shadow-opacity: 0.50; }
                              ^^ remark[redundant-zero]: '04' is '4'
                                                  ^^^^ remark[redundant-zero]: '0.50' is '0.5'
      """,
    isOptional: true
  ) { inspection, report in
    let sheet = inspection.sheet
    inspection.eachDeclaration { row, rule in
      guard row.value.kind == .number, inspection.takesNumber(row.name, in: rule) else { return }
      let range = sheet.valueRange(of: row.element)
      // Such zeros are rare, and the bytes show it without creating a text.
      guard sheet.source.withBytes({ $0.mayHaveIdleZero(in: range, row.value.isDotted) }) else {
        return
      }
      let text = sheet.source[range]
      guard row.value.unit == .none, let plain = text.withoutIdleZeros else { return }
      report(
        Finding(at: range, "'\(text)' is '\(plain)'")
          .fixIt(writing: plain, as: .safe, at: [range]))
    }
  }

  static let invalidNumber = Rule(
    id: "invalid-number", .value, .error,
    summary: "a value is not a number, or not a whole one",
    rationale: """
      Engines read a word as 0 where a number is expected, and drop the fraction where a whole \
      number is expected. They give no error.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: """
      Label { font-size: 17; corner-radius: .5; }
      ---
      @size: 12;
      @media (device: ipod) { @size: blue; }
      Label { font-size: @size; }
      ---
      Label { font-size: large; }
                         ^^^^^ warning[invalid-number]: 'font-size' takes a number such as '12' or '0.5', and 'large' is 0 to engines such as nui
      ---
      fdlFUIInlineSignatureFormView { stroke-width: thick; }
                                                    ^^^^^ error[invalid-number]: 'stroke-width' takes a number such as '12' or '0.5', and 'thick' is none
      ---
      Label { font-size: 1e400; }
                         ^^^^^ warning[invalid-number]: 'font-size' takes a number such as '12' or '0.5', and '1e400' is too large for one
      """
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

extension String {
  fileprivate var throughLastDigit: String {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let last = utf8.lastIndex { digits.contains($0) || $0 == UInt8(ascii: ".") }
    return last.map { String(self[...$0]) } ?? ""
  }

  /// The decimal number without redundant zeros; nil if it has none, or is no such number.
  fileprivate var withoutIdleZeros: String? {
    guard allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) else { return nil }
    var digits = self[...]
    let sign = digits.first == "-" ? String(digits.removeFirst()) : ""
    while digits.count > 1, digits.first == "0", digits.dropFirst().first != "." {
      digits.removeFirst()
    }
    if digits.contains(".") {
      while digits.last == "0" { digits.removeLast() }
      if digits.last == "." { digits.removeLast() }
    }
    let plain = sign + (digits.isEmpty ? "0" : String(digits))
    return plain == self ? nil : plain
  }
}

extension Inspection {
  /// True if a property is a number for every class of a rule; '04' may be the name of an image.
  fileprivate func takesNumber(_ property: NameTable.ID, in rule: Sheet.RuleRow) -> Bool {
    selectors(of: rule).allSatisfy { asked(of: property, in: $0.name)?.type.isMeasure == true }
  }
}

extension ByteView {
  /// Returns true if a number has a redundant leading or trailing zero, or ends with its point.
  fileprivate func mayHaveIdleZero(in range: Range<Int>, _ isDotted: Bool) -> Bool {
    let last = self[range.upperBound - 1]
    if isDotted && (last == UInt8(ascii: "0") || last == UInt8(ascii: ".")) { return true }
    let first =
      self[range.lowerBound] == UInt8(ascii: "-") ? range.lowerBound + 1 : range.lowerBound
    return first + 1 < range.upperBound && self[first] == UInt8(ascii: "0")
      && self[first + 1] != UInt8(ascii: ".")
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
