import Testing

@testable import StyleSheet

@Suite struct ValueReaderTests {
  /// A text, a type, and its readings by NUI, SAP's fork and the SwiftUI port.
  struct Row: CustomTestStringConvertible {
    let text: String
    let type: ValueType
    /// ``ThemeValue/description``, or `!` and the problem.
    let readings: [String]

    init(_ type: ValueType, _ text: String, _ readings: String...) {
      self.type = type
      self.text = text
      self.readings = readings.count == 1 ? [readings[0], readings[0], readings[0]] : readings
    }

    var testDescription: String { "\(type) '\(text)'" }
  }

  static let rows = [
    Row(.boolean, "true", "true"), Row(.boolean, "false", "false"),
    Row(.boolean, "YES", "!unknownWord(\"YES\")"), Row(.boolean, "1", "!wrongType"),
    Row(.integer, "2", "2"), Row(.integer, "-3", "-3"), Row(.integer, "2.0", "2"),
    Row(.integer, "2.5", "!notInteger"), Row(.integer, "1e22", "!notInteger"),
    Row(.integer, "two", "!wrongType"),
    Row(.number, "0.5", "0.5"), Row(.float, "12", "12"), Row(.number, "a", "!wrongType"),
    Row(.number, "1 2", "!wrongType"), Row(.length, "2px", "2"),
    Row(.length, "\"2\"", "!wrongType"),
    Row(.color, "#0064D9", "#0064D9"),
    Row(.color, "0x0064D9", "#0064D9"),
    Row(.color, "#08f", "!hexLength(3)", "#0088FF", "#0088FF"),
    Row(.color, "#12345", "!hexLength(5)", "#112233", "#112233"),
    Row(.color, "#", "!hexLength(0)"),
    Row(.color, "rgb(255, 0, 0)", "#FF0000", "#FF0000", "!unreadFunction"),
    Row(.color, "RGBA(1.0, 0.0, 0.0, 1.0)", "#FF0000", "#FF0000", "!unreadFunction"),
    Row(.color, "rgb(1, 2)", "!colorFunction", "!colorFunction", "!unreadFunction"),
    Row(.color, "rgb(1, 2, 3, 4, 5)", "!colorFunction", "!colorFunction", "!unreadFunction"),
    Row(.color, "rgb(-1, 2, 3)", "!colorFunction", "!colorFunction", "!unreadFunction"),
    Row(.color, "rgb(1 2 3)", "!colorFunction", "!colorFunction", "!unreadFunction"),
    Row(.color, "rgb()", "!colorFunction", "!colorFunction", "!unreadFunction"),
    Row(.color, "lab(1, 2, 3)", "!wrongType"), Row(.color, "12", "!wrongType"),
    Row(.color, "\"red\"", "!wrongType"), Row(.color, "redd", "!unknownWord(\"redd\")"),
    Row(.color, "red", "#FF0000"),
    Row(
      .color, "tintColor_darkBackground", "!unknownWord(\"tintColor_darkBackground\")",
      "tintColor_darkBackground", "tintColor"),
    Row(.offset, "0, 1", "0, 1"), Row(.offset, "0 1", "!pairShape"),
    Row(.offset, "1", "!pairShape"),
    Row(.offset, "1, 2, 3", "!pairShape"), Row(.offset, "a, 2", "!pairShape"),
    Row(.size, "44, 30.5", "44, 30.5"),
    Row(.box, "4", "4 4 4 4"), Row(.box, "4 8", "4 8 4 8"), Row(.box, "1 2 3", "1 2 3 2"),
    Row(.box, "1 2 3 4", "1 2 3 4"), Row(.box, "1 2 3 4 5", "!boxShape"),
    Row(.box, "1, 2", "!boxShape"), Row(.box, "a", "!boxShape"),
    Row(.fontStyle, "body", "body"), Row(.fontStyle, "bodyy", "!unknownWord(\"bodyy\")"),
    Row(.fontStyle, "12", "!wrongType"),
    Row(.fontName, "HelveticaNeue-Light", "HelveticaNeue-Light"),
    Row(.fontName, "Gill Sans", "Gill Sans"), Row(.fontName, "\"Gill Sans\"", "Gill Sans"),
    Row(.fontName, "A, B", "!wrongType"),
    Row(.image, "star.png", "star.png"), Row(.image, "3d.png", "3d.png"),
    Row(.image, "'a b.png'", "a b.png"), Row(.image, "url(x)", "!wrongType"),
    Row(.borderStyle, "line", "line"), Row(.borderStyle, "dotted", "!unknownWord(\"dotted\")"),
    Row(.separatorStyle, "single-line", "single-line"), Row(.textAlign, "center", "center"),
    Row(.verticalAlign, "fill", "fill"), Row(.horizontalAlign, "right", "right"),
    Row(.keyboardAppearance, "dark", "dark"), Row(.textTransform, "uppercase", "uppercase"),
    Row(.textTransform, "@undefined", "!wrongType"),
    Row(.classNameList, "UIButton , UILabel", "UIButton, UILabel"),
    Row(.classNameList, "UIButton,,UILabel", "UIButton, , UILabel"),
    Row(.unknown, "any ( thing ) , 12px", "any ( thing ) , 12px"),
  ]

  @Test(arguments: rows)
  func reads(_ row: Row) {
    let sheet = Sheet(parsing: SourceText("A { b: \(row.text); }"))
    let declaration = sheet.declarationRows[0]
    let readings = Dialect.all.map { dialect in
      let reader = ValueReader(sheet: sheet, dialect: dialect)
      switch reader.value(of: declaration.value, as: row.type, element: declaration.element) {
      case .success(let value): return value.description
      case .failure(let problem): return "!\(problem)"
      }
    }
    #expect(readings == row.readings)
  }

  @Test func everyTypeHasARow() {
    let types = Set(Self.rows.map(\.type))
    // Sheets have no syntax for percentages.
    #expect(ValueType.allCases.filter { !types.contains($0) } == [.percentage])
  }

  /// D1: each engine reads this text as a different color.
  @Test func eightDigitsDependOnTheEngine() {
    let colors = Dialect.all.map { dialect -> ThemeColor? in
      let sheet = Sheet(parsing: SourceText("@tintColor: #1EE68A00;\nA { font-color: #1EE68A00; }"))
      let theme = Theme(of: [sheet], for: dialect)
      return theme[Property<ThemeColor>("font-color"), at: "A"] ?? theme.color("tintColor")
    }
    #expect(colors[0] == ThemeColor(rgba: 0x1EE6_8AFF))
    #expect(colors[1].map { $0.rgba >> 8 } == 0xE68A00)
    #expect(colors[2] == ThemeColor(rgba: 0x1EE6_8A00))
  }

  @Test(arguments: Dialect.all.map(\.name), ValueType.allCases)
  func emptyValuesAreInvalid(_ name: String, _ type: ValueType) throws {
    let sheet = Sheet(parsing: SourceText("A { b: ; }"))
    let reader = ValueReader(sheet: sheet, dialect: try #require(Dialect(named: name)))
    let row = sheet.declarationRows[0]
    switch reader.value(of: row.value, as: type, element: row.element) {
    case .success(let value): #expect([.classNameList, .unknown].contains(value.type))
    case .failure: break
    }
  }
}
