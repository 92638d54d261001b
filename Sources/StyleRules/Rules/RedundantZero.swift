import StyleSheet

extension Rule {
  static let redundantZero = Rule(
    id: "redundant-zero", .hygiene, .information,
    summary: "a number has redundant zeros",
    rationale: """
      '1.50' is '1.5' and '08' is '8'. In a color function a dot has a meaning, so nothing is \
      reported there. The rule is a matter of taste, and disabled by default.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: [
      "Label { font-size: 17; shadow-opacity: 0.5; font-color: rgba(0, 0, 0, 1.0); }",
      "Button { background-image: 04; } Label { font-name: 012; } MyClass { version: 1.10; }",
      """
      Label { font-size: 17.0; }
                         ^^^^ remark[redundant-zero]: '17.0' is '17'
      """,
      """
      Button { corner-radius: 04; shadow-opacity: 0.50; }
                              ^^ remark[redundant-zero]: '04' is '4'
                                                  ^^^^ remark[redundant-zero]: '0.50' is '0.5'
      """,
    ],
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
          .fixIt("write '\(plain)'", as: .safe, SourceEdit(range, plain)))
    }
  }
}

extension Inspection {
  /// True if a property is a number for every class of a rule; '04' may be the name of an image, and
  /// '1.10' a version.
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

extension String {
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
