import FormCellModel
import Foundation
import StyleSheet
import Testing

/// What is presented can be written down and read again.
@Suite struct CodingTests {
  private static func copy<Value: Codable>(of value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private static let situations = CellSituations()
  private static let states =
    RatingCube.cellStates(in: situations, .each) + SwitchCell.states(in: situations, .each)

  @Test(arguments: states) func presentationsAreReadAsTheyWereWritten(_ state: CellState) throws {
    let sheet = Sheet(
      parsing: SourceText(
        """
        fdlFUIRatingControlFormCell { background-color-top: #FFE45C80; background-image: sea; }
        fdlFUIRatingControlFormCell_title { font-name: Lato-BoldItalic; font-size: 18; }
        """))
    let theme = Theme(of: [sheet], in: state.environment)
    let shown = state.presentation(in: theme)
    #expect(try Self.copy(of: shown) == shown)
    let page = FormPage(of: [FormSection(header: "A", [shown])], in: theme, title: "B")
    let picture = FormPicture([page, page])
    #expect(try Self.copy(of: picture) == picture)
  }

  /// A cell is read as it was left, whatever it was at.
  @Test func cellsAreReadAsTheyWereLeft() throws {
    for preset in RatingPreset.all {
      var cell = RatingCell(preset, value: 2.25)
      (cell.keyName, cell.average, cell.isRequired) = ("A", 3.7, true)
      cell.validation = Validation("B", .warning, .hint)
      cell.labels.leading = RatingLabel(.text("C"), isInParentheses: true)
      cell.images.set(RatingImage("d", .original), for: .half, in: .accented)
      cell.tints.set(Color(rgba: 0x1122_3344), for: 0..<3)
      #expect(try Self.copy(of: cell) == cell, "\(preset)")
      for event in [.focus, .touchBegan(at: 90), .engage, .increment(.accessibility)]
        as [RatingEvent]
      {
        _ = cell.handle(event)
        #expect(try Self.copy(of: cell) == cell, "\(preset) \(event)")
      }
      _ = cell.handle(.setBounds(ScaleBounds(clamping: -3...2)))
      #expect(try Self.copy(of: cell) == cell, "\(preset)")
    }
    let toggle = SwitchCell(title: "A", isOn: true, information: "B", access: .readOnly)
    #expect(try Self.copy(of: toggle) == toggle)
  }

  @Test(arguments: [
    (#"{"style": "shiny"}"#, "'style' cannot be 'shiny'"),
    (#"{"bounds": {"lower": 5, "upper": 0}}"#, "'upper' is '0', less than 'lower'"),
    (#"{"policies": {"keys": {"step": -1}}}"#, "step"),
    (#"{"tints": [{"from": 0, "to": 1, "color": "tintColor"}]}"#, "a tint is no color"),
    (#"{"keyName": 3}"#, "keyName"), (#"{"labels": []}"#, "labels"),
  ])
  func wrongCellsAreErrors(_ json: String, _ words: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RatingCell.self, from: Data(json.utf8))
    }
    #expect(error.map { "\($0)".contains(words) } ?? false, "\(error as Any)")
  }

  @Test func exactDecimalsStayExact() throws {
    let values: [FixedDecimal] = [0, -5, 3.3, 0.000001, -0.5, .min, .max, 9_007_199_254.740993]
    #expect(try Self.copy(of: values) == values)
  }

  @Test(arguments: [
    (#"["dim"]"#, "'dim' is not a trait"), (#"[3]"#, "String"),
  ])
  func wrongWordsAreErrors(_ json: String, _ words: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AccessibilityTraits.self, from: Data(json.utf8))
    }
    #expect(error.map { "\($0)".contains(words) } ?? false)
  }

  @Test func colorsAreReadAsASheetHasThem() throws {
    let json = Data(##"["#06D", "#0066DD", "#0066DD80"]"##.utf8)
    let colors = try JSONDecoder().decode([Color].self, from: json)
    #expect(colors.map(\.rgba) == [0x0066_DDFF, 0x0066_DDFF, 0x0066_DD80])
    for wrong in ["#", "0066DD", "#0066DG", "#12345"] {
      let json = Data("[\"\(wrong)\"]".utf8)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([Color].self, from: json) }
    }
  }
}
