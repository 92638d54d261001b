import StyleSheet

extension Rule {
  static let preferVariable = Rule(
    id: "prefer-variable", .hygiene, .information,
    summary: "one color is written out three times or more",
    rationale: """
      A color with a name is changed in one place. The rule is a matter of taste, and off by \
      default.
      """,
    source: "NUI 0.5.5, README, Variables",
    examples: """
      @brand: #0064D9;
      Label { font-color: @brand; }
      Button { font-color: @brand; }
      ---
      Label { font-color: #0064D9; }
                          ^^^^^^^ remark[prefer-variable]: '#0064D9' is written out 3 times: define a variable
      Button { font-color: #0064D9; background-color: #0064D9; }
      ---
      Label { font-color: #333333; }
                          ^^^^^^^ remark[prefer-variable]: '#333333' is written out 4 times: define a variable
      Button { font-color: #333333; }
      TextField { font-color: #333333; }
      TextView { font-color: #333333; }
      """,
    isOptional: true
  ) { inspection, report in
    struct Digits: Hashable {
      let bits: UInt64
      let count: UInt16
    }
    let sheet = inspection.sheet
    var uses: [Digits: [UInt32]] = [:]
    inspection.eachDeclaration { row, _ in
      guard row.value.kind == .hex else { return }
      let digits = Digits(bits: row.value.hexDigits, count: row.value.count)
      uses[digits, default: []].append(row.element)
    }
    for elements in uses.values.filter({ $0.count > 2 }).sorted(by: { $0[0] < $1[0] }) {
      let range = sheet.valueRange(of: elements[0])
      report(
        at: range,
        "'\(sheet.source[range])' is written out \(elements.count) times: define a variable")
    }
  }
}
