import Testing

@testable import StyleSheet

@Suite struct DialectTests {
  struct HexRow: Sendable, CustomTestStringConvertible {
    let digits: String
    let nui: UInt32?
    let sapfiori: UInt32?
    let fioriSwiftUI: UInt32?

    init(_ digits: String, nui: UInt32?, sapfiori: UInt32?, fioriSwiftUI: UInt32?) {
      self.digits = digits
      self.nui = nui
      self.sapfiori = sapfiori
      self.fioriSwiftUI = fioriSwiftUI
    }

    var testDescription: String { "#\(digits)" }
  }

  static let hexRows = [
    HexRow("", nui: nil, sapfiori: nil, fioriSwiftUI: nil),
    HexRow("F", nui: nil, sapfiori: nil, fioriSwiftUI: nil),
    HexRow("F60", nui: nil, sapfiori: 0xFF66_00FF, fioriSwiftUI: 0xFF66_00FF),
    HexRow("333F", nui: nil, sapfiori: 0x3333_33FF, fioriSwiftUI: 0x3333_33FF),
    HexRow("12345", nui: nil, sapfiori: 0x1122_33FF, fioriSwiftUI: 0x1122_33FF),
    HexRow("0064D9", nui: 0x0064_D9FF, sapfiori: 0x0064_D9FF, fioriSwiftUI: 0x0064_D9FF),
    HexRow("0064D9F", nui: 0x0064_D9FF, sapfiori: 0x0064_D9FF, fioriSwiftUI: 0x0064_D9FF),
    HexRow("1EE68A00", nui: 0x1EE6_8AFF, sapfiori: 0xE68A_004D, fioriSwiftUI: 0x1EE6_8A00),
    HexRow("1EA65395", nui: 0x1EA6_53FF, sapfiori: 0xA653_954D, fioriSwiftUI: 0x1EA6_5395),
    HexRow("FF000080", nui: 0xFF00_00FF, sapfiori: 0x0000_80FF, fioriSwiftUI: 0xFF00_0080),
    HexRow("64112233", nui: 0x6411_22FF, sapfiori: 0x1122_33FF, fioriSwiftUI: 0x6411_2233),
    HexRow("00112233", nui: 0x0011_22FF, sapfiori: 0x1122_3300, fioriSwiftUI: 0x0011_2233),
    HexRow("112233445", nui: 0x1122_33FF, sapfiori: 0x2233_442B, fioriSwiftUI: 0x1122_3344),
    HexRow("1122334455667788", nui: 0x1122_33FF, sapfiori: 0x2233_442B, fioriSwiftUI: 0x1122_3344),
  ]

  @Test(arguments: hexRows)
  func hexDigitsAreReadAsTheEngineDoes(_ row: HexRow) throws {
    let digits = row.digits.isEmpty ? 0 : try #require(UInt64(row.digits, radix: 16))
    func read(_ dialect: Dialect) -> UInt32? {
      dialect.color(hexDigits: digits, count: row.digits.count)?.rgba
    }
    #expect(read(.nui) == row.nui)
    #expect(read(.sapfiori) == row.sapfiori)
    #expect(read(.fioriSwiftUI) == row.fioriSwiftUI)
  }

  @Test func digitsBeyondSixteenAreCountedButNotNeeded() {
    let color = Dialect.nui.color(hexDigits: 0x1122_3344_5566_7788, count: 40)
    #expect(color == ThemeColor(rgba: 0x1122_33FF))
  }

  @Test(arguments: Dialect.all)
  func readingOfEightDigitsCanBeChosen(_ dialect: Dialect) {
    for reading in DialectAnswers.EightDigits.allCases {
      let chosen = dialect.with(eightDigits: reading)
      #expect(
        chosen.color(hexDigits: 0x1EE6_8A00, count: 8) == reading.color(of: 0x1EE6_8A00))
      #expect(!chosen.assumed.contains(.eightDigits))
      #expect(chosen.name == dialect.name)
    }
  }

  @Test(arguments: Dialect.all)
  func dialectIsFoundByName(_ dialect: Dialect) {
    #expect(Dialect(named: dialect.name) == dialect)
  }

  @Test func otherNamesAreNoDialect() {
    #expect(Dialect.all.map(\.name) == ["nui", "sapfiori", "fiori-swiftui"])
    #expect(Dialect(named: "NUI") == nil)
    #expect(Dialect(named: "") == nil)
  }

  @Test func openEnginesAssumeNothing() {
    #expect(Dialect.nui.assumed.isEmpty)
    #expect(Dialect.fioriSwiftUI.assumed.isEmpty)
  }

  /// A number with a dot is a fraction; a number without one is a byte.
  @Test(
    arguments: [
      ("rgb, whole numbers", .rgb, ["255", "0", "128"], 0xFF00_80FF),
      ("rgb ignores a fourth", .rgb, ["255", "0", "128", "1"], 0xFF00_80FF),
      ("rgba with alpha 1 is all but invisible", .rgba, ["255", "0", "0", "1"], 0xFF00_0001),
      ("rgba with alpha 1.0 is opaque", .rgba, ["255", "0", "0", "1.0"], 0xFF00_00FF),
      ("fractions and whole numbers mix", .rgba, ["0.5", "0", "1.0", "30"], 0x8000_FF1E),
      ("more than the whole is the whole", .rgb, ["300", "2.5", "0"], 0xFFFF_00FF),
      ("rgba wants four", .rgba, ["255", "0", "0"], nil),
      ("two are too few", .rgb, ["255", "0"], nil),
      ("five are too many", .rgba, ["1", "1", "1", "1", "1"], nil),
      ("hsl is hue, saturation, brightness", .hsl, ["0.0", "0.0", "1.0"], 0xFFFF_FFFF),
      ("hsl takes bytes too", .hsl, ["0", "255", "255"], 0xFF00_00FF),
      ("hsla has alpha", .hsla, ["0.0", "1.0", "1.0", "0.5"], 0xFF00_0080),
    ] as [(String, ColorFunction, [String], UInt32?)])
  func colorFunctionsAreReadAsNUIDoes(
    _ name: String, _ function: ColorFunction, _ numbers: [String], _ rgba: UInt32?
  ) throws {
    let components = try numbers.map {
      ColorFunction.Argument(try #require(Double($0)), isDotted: $0.contains("."))
    }
    #expect(Dialect.nui.color(function, components)?.rgba == rgba)
    #expect(Dialect.sapfiori.color(function, components)?.rgba == rgba)
    #expect(Dialect.fioriSwiftUI.color(function, components) == nil)
  }

  @Test func colorWordsMatchEngine() {
    #expect(Dialect.nui.colorWord("systemBlue")?.color == ThemeColor(rgba: 0x007A_FFFF))
    #expect(Dialect.sapfiori.colorWord("systemBlue") == nil)
    #expect(Dialect.sapfiori.colorWord("magenta")?.color == ThemeColor(rgba: 0xFF00_FFFF))
    #expect(Dialect.fioriSwiftUI.colorWord("magenta") == nil)
    for dialect in Dialect.all {
      #expect(dialect.colorWord("red")?.color == ThemeColor(rgba: 0xFF00_00FF))
      #expect(dialect.colorWord("clear")?.color == .clear)
      for none in ["Red", " red", "transparent", "grey", "none", ""] {
        #expect(dialect.colorWord(none) == nil)
      }
    }
  }

  @Test func wordCanBeKnownWithoutAColor() throws {
    let label = try #require(Dialect.nui.colorWord("label"))
    #expect(label.color == nil)
  }

  @Test func colorWordsAreUnique() {
    #expect(NamedColors.closedList.count == 15)
    let names = NamedColors.words(in: .anyClassMethod).map(\.name)
    #expect(Set(names).count == names.count)
  }
}
