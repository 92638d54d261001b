import StyleSheet
import Testing

/// The SwiftUI port reads definitions line by line, and so does a theme for it.
@Suite struct PaletteLineTests {
  /// A sheet and the color of `tintColor` in light mode; nil for the palette's own color.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let color: ThemeColor?

    init(_ description: String, _ sheet: String, is color: ThemeColor?) {
      testDescription = description
      self.sheet = sheet
      self.color = color
    }
  }

  static let red = ThemeColor(rgba: 0xFF00_00FF)

  static let cases = [
    Case("a line is read", "@tintColor:#FF0000;", is: red),
    Case("whatever ends the line", "@a:b;\r\n@tintColor:#FF0000;\r@c:d;", is: red),
    Case("next line and line separator end lines", "@a:b;\u{2028}@tintColor:#FF0000;", is: red),
    Case("a color word is read letter by letter", "@tintColor:red;", is: red),
    Case("a blank before a word spoils it", "@tintColor: red;", is: nil),
    Case("a blank before digits does not", "@tintColor: #FF0000;", is: red),
    Case("a palette name is read", "@tintColor:red;\n@accent1:tintColor;", is: red),
    Case("a blank before a palette name spoils it", "@tintColor: primaryLabel;", is: nil),
    Case("a blank before the colon makes another key", "@tintColor :#FF0000;", is: nil),
    Case("a line that is set in is passed over", " @tintColor:#FF0000;", is: nil),
    Case("so is one behind another", "@a:b; @tintColor:#FF0000;", is: nil),
    Case("two colons spoil a line", "@tintColor:#FF0000; a:b", is: nil),
    Case(
      "without its semicolon a value is cut", "@tintColor:#ff6000",
      is: ThemeColor(rgba: 0xFFFF_66FF)),
    Case("a word that is cut is none", "@tintColor:red", is: nil),
    Case("a comment behind spoils a word", "@tintColor:red; /* x */", is: nil),
    Case("a comment behind leaves digits", "@tintColor:#FF0000; /* x */", is: red),
    Case("quotes spoil digits without a mark", "@tintColor:\"FF0000FF\";", is: nil),
    Case("quotes leave digits with a mark", "@tintColor:\"#FF0000\";", is: red),
    Case("more digits than fit are cut", "@tintColor:#FF00007;", is: red),
    Case("a line in a comment is read", "/*\n@tintColor:#FF0000;\n*/", is: red),
    Case(
      "and holds over what comes later", "/*\n@tintColor:#FF0000;\n*/\n@tintColor:#0000FF;",
      is: red),
    Case("a line in a block is read", "@media (device: ipad) {\n@tintColor:#FF0000;\n}", is: red),
    Case("a line in a broken rule is read", "A { b\n@tintColor:#FF0000;\n", is: red),
    Case("the first holds, even if it is no color", "@tintColor:x;\n@tintColor:#FF0000;", is: nil),
    Case("and even if it is empty", "@tintColor:;\n@tintColor:#FF0000;", is: nil),
    Case("behind a byte order mark no line begins", "\u{FEFF}@tintColor:#FF0000;", is: nil),
    Case("functions are not read", "@tintColor:rgb(255, 0, 0);", is: nil),
    Case("variables are not either", "@a:#FF0000;\n@tintColor:@a;", is: nil),
  ]

  @Test(arguments: cases)
  func isReadAsALine(_ row: Case) {
    let theme = Theme(of: [Sheet(parsing: SourceText(row.sheet))], for: .fioriSwiftUI)
    #expect(theme.color("tintColor") == row.color ?? Theme.fiori.color("tintColor"))
    #expect((theme.origin(ofColor: "tintColor") == nil) == (row.color == nil))
    #expect(theme.resolution.palette.contains { $0.name == "tintColor" } == (row.color != nil))
  }

  /// The origin has the text that the engine reads, and the line if the parser has no definition.
  @Test func originIsTheLine() throws {
    let text = "/*\n@tintColor:red;\n*/\n@tintColor:blue;\n@primaryLabel: #ff6000"
    let theme = Theme(of: [Sheet(parsing: SourceText(text))], for: .fioriSwiftUI)
    let entries = theme.resolution.palette
    let tint = try #require(entries.first { $0.name == "tintColor" })
    #expect(tint.winner.description == "'red' by '@tintColor' in sheet 0, bytes 3..<18")
    #expect(
      tint.beaten.map(\.description) == ["'blue' by '@tintColor' in sheet 0, bytes 22..<38"])
    let label = try #require(entries.first { $0.name == "primaryLabel" })
    #expect(label.winner.text == "#ff600")
    #expect(label.value == .color(ThemeColor(rgba: 0xFFFF_66FF)))
  }

  /// The engine looks for a misspelled suffix, so the correct one never applies.
  @Test func misspelledSuffixApplies() {
    let environment = ThemeEnvironment(level: .elevated, contrast: .high)
    func color(_ suffix: String) -> ThemeColor? {
      let sheet = Sheet(parsing: SourceText("@tintColor_\(suffix):#FF0000;"))
      return Theme(of: [sheet], in: environment, for: .fioriSwiftUI).color("tintColor")
    }
    #expect(color("elevatedContrastLightBackground") != Self.red)
    #expect(color("elevatedContrastLightkBackground") == Self.red)
  }
}
