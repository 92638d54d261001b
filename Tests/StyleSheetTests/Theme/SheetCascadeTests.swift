import Testing

@testable import StyleSheet

/// Classes outside the catalog are found by a mark, which two names can share.
@Suite struct SheetCascadeTests {
  /// Two names of one length with the same mark, or three with the same lower half of their hashes.
  ///
  /// They are searched for, because each process has another seed.
  private static func collidingNames(_ count: Int) -> [String] {
    var namesByHalf: [UInt64: [String]] = [:]
    for number in 0... {
      let name = "Card\(1_000_000 + number)"
      let mark = StoredName(name).mark
      namesByHalf[count == 2 ? mark : mark & 0xFFFF, default: []].append(name)
      if let names = namesByHalf[count == 2 ? mark : mark & 0xFFFF], names.count == count {
        return names
      }
    }
    return []
  }

  @Test(arguments: [2, 3])
  func collidingNamesAreDistinguished(_ count: Int) {
    let names = Self.collidingNames(count)
    let properties = ["font-size", "height", "my-own"]
    let text = zip(names, properties).map { "\($0) { \($1): \($1.utf8.count); }" }
    let theme = Theme(of: [Sheet(parsing: SourceText(text.joined(separator: "\n")))])
    for (number, name) in names.enumerated() {
      for (other, spelling) in properties.prefix(count).enumerated() {
        let expected = number == other ? Double(spelling.utf8.count) : nil
        #expect(theme[Property<Double>(spelling), at: ClassPath(name)] == expected)
      }
    }
  }

  @Test func propertyOutsideCatalogIsFoundInItsSheet() {
    let sheets = [
      "Card { my-own: 1; other-own: 2; } fdlFUIRatingControl { my-own: 3; }",
      "Other { font-size: 4; }",
    ]
    let theme = Theme(of: sheets.map { Sheet(parsing: SourceText($0)) })
    #expect(theme[Property<Double>("my-own"), at: "Card"] == 1)
    #expect(theme[Property<Double>("other-own"), at: "fdlFUIRatingControl:Card"] == 2)
    #expect(theme[Property<Double>("my-own"), at: "fdlFUIRatingControl:Other"] == 3)
    #expect(theme[Property<Double>("nobodys-own"), at: "Card"] == nil)
  }

  /// The declarations of a class are stored in another way if it has several rules, or more than a
  /// look-up walks through.
  @Test(arguments: [1, 2, 3], [1, 30, 48, 49, 100])
  func lastDeclarationWinsInEachForm(_ rules: Int, _ properties: Int) {
    var text = ""
    for rule in 1...rules {
      text += "Card, Card, Other\(rule) { height: ; width: 1; width: \(rule); width: ; "
      text += (1...properties).map { "own-\($0): \($0 * rule); " }.joined() + "}\n"
    }
    let theme = Theme(of: [Sheet(parsing: SourceText(text))])
    #expect(theme[Property<Double>("width"), at: "Card"] == Double(rules))
    #expect(theme[Property<Double>("width"), at: "Other1"] == 1)
    #expect(theme[Property<Double>("height"), at: "Card"] == nil)
    #expect(theme[Property<Double>("own-0"), at: "Card"] == nil)
    for number in 1...properties {
      let property = Property<Double>("own-\(number)")
      #expect(theme[property, at: "Card"] == Double(number * rules))
    }
  }
}
