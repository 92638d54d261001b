import Testing

@testable import StyleSheet

@Suite struct ValueTypeTests {
  /// The index of a row is the number of its case.
  @Test func eachCaseHasItsOwnRow() {
    let names = [
      "Boolean", "Integer", "Number", "Float", "Color", "Offset", "Size", "Box", "Length",
      "Percentage", "UIFontTextStyle", "FontName", "Image", "BorderStyle", "SeparatorStyle",
      "TextAlign", "VerticalAlign", "HorizontalAlign", "KeyboardAppearance", "TextTransform",
      "ClassNameList", "Unknown",
    ]
    #expect(ValueType.allCases.map(\.name) == names)
  }

  @Test func spellingsAreUnique() {
    let spellings = ValueType.allCases.flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
  }

  @Test func everySpellingFindsItsType() {
    for type in ValueType.allCases {
      for spelling in type.spellings { #expect(ValueType(spelling) == type) }
    }
    #expect(ValueType("UIFont.TextStyle") == .fontStyle)
    #expect(ValueType("Typeface") == .fontName)
    #expect(ValueType("Colour") == nil)
  }

  @Test func wordsOfTypeMatchEnumeration() {
    func check<T: RawRepresentable<String> & StyleValue & CaseIterable>(
      _ type: T.Type, but others: [String] = []
    ) {
      #expect(T.form.type.words + others == T.allCases.map(\.rawValue))
    }
    check(BorderStyle.self)
    check(SeparatorStyle.self)
    check(TextPlacement.self, but: ["fill"])
    check(VerticalPlacement.self)
    check(HorizontalPlacement.self)
    check(KeyboardAppearance.self)
    check(TextTransform.self)
  }

  @Test func expectationsReadWellInAMessage() {
    #expect(ValueType.borderStyle.expectation == "'none', 'line', 'bezel' or 'rounded'")
    for type in ValueType.allCases {
      #expect(!type.expectation.isEmpty)
      #expect(!type.expectation.hasSuffix("."))
      #expect(!type.whenBad.isEmpty)
    }
  }
}
