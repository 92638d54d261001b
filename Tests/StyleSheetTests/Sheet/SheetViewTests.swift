import Testing

@testable import StyleSheet

@Suite struct SheetViewTests {
  static let text = """
    @brand: #0064D9; /* the brand */
    @list: a , b  /* c */ c;
    Button, Label : small, A:B /* x */ : C {
      color: @brand;
      font-name: "Helvetica Neue";
      padding: 1 2
        3 4;
      color: ;
    }
    @media (device: ipad) and ( orientation : landscape ) {
      @brand: red;
      Button { height: 52px; }
    }
    @import "more"; @import other.nss;
    Empty { }
    """

  static let source = SourceText(text)
  static let sheet = Sheet(parsing: source)

  private func text(_ range: Range<Int>) -> String { Self.source[range] }

  @Test func definitions() {
    let all = Self.sheet.definitions
    #expect(all.map(\.name) == ["@brand", "@list", "@brand"])
    #expect(all.map(\.value) == ["#0064D9", "a , b c", "red"])
    #expect(all.map { text($0.nameRange) } == ["@brand", "@list", "@brand"])
    #expect(all.map { text($0.valueRange) } == ["#0064D9", "a , b  /* c */ c", "red"])
    #expect(
      all.map { text($0.range) } == [
        "@brand: #0064D9;", "@list: a , b  /* c */ c;", "@brand: red;",
      ])
    #expect(all.map(\.conditions.count) == [0, 0, 2])
  }

  @Test func selectors() {
    let all = Self.sheet.rules.map(\.selectors)
    #expect(
      all.map { $0.map(\.name) } == [["Button", "Label:small", "A:B:C"], ["Button"], ["Empty"]])
    #expect(all[0].map { text($0.range) } == ["Button", "Label : small", "A:B /* x */ : C"])
    #expect(Self.sheet.hasPathSelectors)
  }

  @Test func declarations() {
    let all = Self.sheet.rules.map(\.declarations)
    #expect(all.map(\.count) == [4, 1, 0])
    #expect(Self.sheet.declarationCount == 5)
    #expect(all[0].map(\.name) == ["color", "font-name", "padding", "color"])
    #expect(all[0].map(\.value) == ["@brand", "\"Helvetica Neue\"", "1 2 3 4", ""])
    #expect(
      all[0].map { text($0.range) } == [
        "color: @brand;", "font-name: \"Helvetica Neue\";", "padding: 1 2\n    3 4;", "color: ;",
      ])
    #expect(all[0].map { text($0.nameRange) } == all[0].map(\.name))
  }

  /// The range is after the colon, if there is one, where the value would be written.
  @Test func aMissingValueHasAnEmptyRange() throws {
    for (text, offset) in [("A { b: ; }", 6), ("A { b:\n c: d; }", 6), ("A { b }", 5), ("@b", 2)] {
      let sheet = Sheet(parsing: SourceText(text))
      let range = sheet.definitions.first?.valueRange ?? sheet.rules[0].declarations[0].valueRange
      #expect(range == offset..<offset, "\(text)")
    }
  }

  @Test func rulesHaveTheirConditions() throws {
    let rules = Self.sheet.rules
    #expect(rules.map(\.conditions.count) == [0, 2, 0])
    let conditions = rules[1].conditions
    #expect(conditions.map(\.name) == ["device", "orientation"])
    #expect(conditions.map(\.value) == ["ipad", "landscape"])
    #expect(
      conditions.map { text($0.range) } == ["(device: ipad)", "( orientation : landscape )"])
    #expect(text(rules[1].range) == "Button { height: 52px; }")
    #expect(text(rules[2].range) == "Empty { }")
  }

  @Test func imports() {
    #expect(Self.sheet.imports.map(\.name) == ["more", "other.nss"])
    #expect(
      Self.sheet.imports.map { text($0.range) } == ["@import \"more\";", "@import other.nss;"])
  }

  @Test func sheetsAreEqualIfTheirTextsAre() {
    #expect(Self.sheet == Sheet(parsing: SourceText(Self.text)))
    #expect(Self.sheet != Sheet(parsing: SourceText(Self.text + " ")))
    #expect(Set([Self.sheet, Sheet(Self.sheet.tree)]).count == 1)
  }

  @Test func namesOfTheCatalogAndOwnNamesAreFound() {
    for name in ["Button", "Label:small", "color", "@brand", "Empty"] {
      #expect(Self.sheet.text(of: Self.sheet.id(of: name)) == name)
    }
    #expect(Self.sheet.id(of: "never-written") == NameTable.none)
  }
}
