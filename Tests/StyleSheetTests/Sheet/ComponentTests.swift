import Testing

@testable import StyleSheet

@Suite struct ComponentTests {
  static let numbers: [(String, Double, Component.Unit, Bool)] = [
    ("0", 0, .none, false), ("12", 12, .none, false), ("-1", -1, .none, false),
    ("1.5", 1.5, .none, true), (".5", 0.5, .none, true), ("-.5", -0.5, .none, true),
    ("1.", 1, .none, true), ("-0", 0, .none, false), ("007", 7, .none, false),
    ("2px", 2, .px, false), ("1.5px", 1.5, .px, true), ("2PX", 2, .other, false),
    ("2pxx", 2, .other, false), ("4co", 4, .other, false), ("3d.png", 3, .other, false),
    ("1.2.3", 1.2, .other, true), ("1-2", 1, .other, false), ("1em", 1, .other, false),
    ("1e", 1, .other, false), ("1e3", 1000, .exponent, false), ("1E3", 1000, .exponent, false),
    ("1e-3", 0.001, .exponent, false), ("1e-", 1, .other, false), ("1.5e2px", 150, .px, true),
    ("2e0", 2, .exponent, false), ("0e999", 0, .exponent, false), ("1e22", 1e22, .exponent, false),
    ("1e-999", 0, .exponent, false), ("0.1", 0.1, .none, true), ("0.30", 0.3, .none, true),
    ("123456789012345678", 123_456_789_012_345_680, .none, false),
    ("1234567890123456789", 1_234_567_890_123_456_768, .none, false),
    ("9007199254740993", 9_007_199_254_740_992, .none, false),
    ("0.1000000000000000000000000000000000000000", 0.1, .none, true),
    ("0.0000000000000000000000000000000000000001", 1.0000000000000001e-40, .none, true),
    ("00000000000000000000000000000000000000012", 12, .none, false),
    ("99999999999999999999999999999999999999", 1e38, .none, false),
  ]

  @Test(arguments: numbers.indices)
  func reads(_ row: Int) {
    let (text, value, unit, isDotted) = Self.numbers[row]
    let (component, _) = read(text)
    let hasMinus = text.first == "-"
    #expect(
      component == .number(value, unit, isDotted: isDotted, hasMinus: hasMinus),
      "\(text) is \(component.number)")
  }

  static let names = [
    "a", "-", ".", "-.", "--1", "-a", ".a", "..5", "\\", "a1", "_", "#g", "#12x", "0xg", "1e999",
    "1e23", "123456789012345678901234567890123456789012",
  ]

  @Test(arguments: names)
  func textsThatAreNotNumbersAreWords(_ text: String) {
    let (component, sheet) = read(text)
    #expect(component.kind == .word)
    #expect(sheet.text(of: component.name) == text)
  }

  static let hex: [(String, UInt64, Int)] = [
    ("#", 0, 0), ("#0", 0, 1), ("#aF", 0xAF, 2), ("#FFF", 0xFFF, 3), ("#0064D9", 0x0064D9, 6),
    ("#1EE68A00", 0x1EE6_8A00, 8), ("0x0064d9", 0x0064D9, 6), ("0XAB", 0xAB, 2), ("0x", 0, 0),
    ("#0123456789abcdef", 0x0123_4567_89AB_CDEF, 16),
    ("#0123456789abcdef01", 0x0123_4567_89AB_CDEF, 18),
  ]

  @Test(arguments: hex.indices)
  func readsHex(_ row: Int) {
    let (text, digits, count) = Self.hex[row]
    #expect(read(text).0 == .hex(digits, count: count))
  }

  @Test func digitCountsAreClamped() {
    let component = read("#" + String(repeating: "a", count: 70_000)).0
    #expect(component == .hex(0xAAAA_AAAA_AAAA_AAAA, count: 65_535))
  }

  @Test func componentsAreSmall() {
    #expect(MemoryLayout<Component>.stride == 12)
    #expect(MemoryLayout<Sheet.DeclarationRow>.stride == 20)
    #expect(MemoryLayout<SyntaxTree.Element>.stride == 8)
  }

  @Test func severalWordsAreAList() {
    let (component, sheet) = read("a 1 , \"b\" @c ( )")
    let kinds = sheet.components[component.items].map(\.kind)
    let expected: [Component.Kind] = [
      .word, .number, .comma, .string, .variable, .leftParenthesis, .rightParenthesis,
    ]
    #expect(component.kind == .list && kinds == expected)
    #expect(read("/* a */ b /* c */").0.kind == .word)
    #expect(read("").0 == .missing)
  }

  @Test func agreesWithTheStandardLibrary() {
    for whole in ["", "0", "7", "42", "1048576"] {
      for part in ["", ".0", ".5", ".125", ".1", ".3333333"] {
        for power in ["", "e0", "e2", "e-2", "E10"] {
          let text = whole + part + power
          guard let expected = Double(text), !text.isEmpty else { continue }
          let found = read(text).0.number
          #expect((found - expected).magnitude <= expected.magnitude.ulp, "\(text)")
        }
      }
    }
  }

  private func read(_ text: String) -> (Component, Sheet) {
    let sheet = Sheet(parsing: SourceText("A { b: \(text); }"))
    return (sheet.declarationRows[0].value, sheet)
  }
}
