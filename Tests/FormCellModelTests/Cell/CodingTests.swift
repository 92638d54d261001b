@testable import FormCellModel
import Foundation
import Mutations
import StyleSheet
import Testing

/// The encoding and decoding of cells and presentations.
@Suite struct CodingTests {
  private static func copy<Value: Codable>(of value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private static let situations = CellSituations()
  private static let states =
    RatingCube.cellStates(in: situations, .each) + SwitchCell.states(in: situations, .each)
    + TextCell.states(in: situations, .each)
    + ChoiceCell.states(in: situations, .each)
    + ButtonCell.states(in: situations, .each)
    + SliderCell.states(in: situations, .each) + RangeSliderCell.states(in: situations, .each)
    + StepperCell.states(in: situations, .each)

  @Test(arguments: states) func presentationsRoundTrip(_ state: CellState) throws {
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

  /// The state of a cell is encoded, too, such as a touch in progress.
  @Test func cellsRoundTrip() throws {
    for preset in Trials.some(RatingPreset.all, oneOf: 12) {
      var cell = RatingCell(preset, value: 2.25)
      (cell.keyName, cell.average, cell.isRequired) = ("A", 3.7, true)
      cell.validation = Validation("B", .warning, .hint)
      cell.labels.leading = RatingLabel(.text("C"), isInParentheses: true)
      cell.images.set(RatingImage("d", .original), for: .half, in: .accented)
      cell.tints.set(ThemeColor(rgba: 0x1122_3344), for: 0..<3)
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
    let toggle = SwitchCell(
      FormField(title: "A", information: "B", access: .readOnly), isOn: true)
    #expect(try Self.copy(of: toggle) == toggle)
    var button = ButtonCell(
      FormField(title: "A"), .tertiary, .negative, image: ImageName("b"), name: "C",
      alignment: .trailing, staysSelected: true, isSelected: true, outline: .capsule)
    button.minimumHeight = 40.5
    for event in [.press, .leave, .setActivity(.success)] as [ButtonEvent] {
      _ = button.handle(event)
      #expect(try Self.copy(of: button) == button, "\(event)")
    }
    for style in ChoiceStyle.allCases {
      var choice = ChoiceCell(
        FormField(title: "A"), style, options: ["", "B", "B"], selection: [7, 1])
      choice.arrangement = ChoiceArrangement(sizing: .flexible, lineLimit: nil, outline: .capsule)
      #expect(try Self.copy(of: choice) == choice)
      for event in [.open(.key), .turn(to: 2, .key), .focus, .setSelection([0])] as [ChoiceEvent] {
        _ = choice.handle(event)
        #expect(try Self.copy(of: choice) == choice, "\(style) \(event)")
      }
    }
    var text = TextCell(
      FormField(title: "A"), style: .keyValue, text: "B", placeholder: "C",
      limit: TextLimit(-3, .allow, showsCounter: true, exceededMessage: "D"))
    (text.action, text.initialText, text.isSecure) = (TextAction(ImageName("scan")), "E", true)
    (text.minimumHeight, text.maximumHeight, text.isStacked) = (.infinity, -1.5, false)
    for event in [.focus(.key), .insert("F"), .select(0..<1), .reveal(.pointer)] as [TextEvent] {
      #expect(try Self.copy(of: text) == text, "\(event)")
      _ = text.handle(event)
    }
    #expect(try Self.copy(of: text) == text)
    let amount = try #require(NumberEntry(currency: "CHF", language: "de-CH"))
    for entry in [
      .any, .email, .url, .decimal, .whole, .mask(.phone), .mask(TextMask("AA\\-NN")),
      .number(NumberEntry()),
      .number(amount),
    ] as [TextEntry] {
      text.entry = entry
      #expect(try Self.copy(of: text) == text, "\(entry)")
    }
  }

  /// A stored selection is moved into the text as it is edited.
  @Test(
    arguments: [
      (#""start": 0, "end": 9"#, 0, 3), (#""start": 2, "end": 1"#, 2, 2),
      (#""start": 7, "end": 9"#, 3, 3), (#""start": -1, "end": 1"#, 0, 1), (#""start": 1"#, 1, 3),
      (#""end": 1"#, 1, 1),
    ] as [(String, Int, Int)])
  func decodedSelectionIsInTheText(_ selection: String, _ start: Int, _ end: Int) throws {
    let json = #"{"text": "abc", "editing": {"original": "abc", \#(selection)}}"#
    let cell = try JSONDecoder().decode(TextCell.self, from: Data(json.utf8))
    #expect(cell.editing.map { [$0.start, $0.end] } == [start, end])
  }

  /// A missing key leaves what the language brings.
  @Test func describedAmountHasThePrefixOfItsLanguage() throws {
    let json = #"{"text": "-5", "entry": {"number": {"language": "en-US", "currency": "USD"}}}"#
    let cell = try JSONDecoder().decode(TextCell.self, from: Data(json.utf8))
    #expect(cell.shownText == "-$5")
  }

  /// Random and extreme numbers that a program can set.
  private struct OddNumbers {
    var generator: SeededNumbers

    mutating func double() -> Double {
      let least = Double.leastNonzeroMagnitude
      let extremes = [
        0, -0.0, 10.0 / 3, 0.1 + 0.2, -7, 100_001, 1e300, least, .infinity, -.infinity,
      ]
      return Bool.random(using: &generator)
        ? extremes.randomElement(using: &generator) ?? 0
        : Double.random(in: -1e6...1e6, using: &generator)
    }

    mutating func decimal() -> FixedDecimal {
      let extremes: [FixedDecimal] = [
        .min, .max, -0.5, 0.000001, -1_000_000_000.5, 9_007_199_254.740993,
      ]
      return Bool.random(using: &generator)
        ? extremes.randomElement(using: &generator) ?? 0
        : FixedDecimal(millionths: .random(in: -9_000_000...9_000_000, using: &generator))
    }

    mutating func int() -> Int {
      [-3, 0, 7, 1_000_000_001, .min, .max].randomElement(using: &generator) ?? 0
    }

    mutating func extent() -> Extent { Extent(width: double(), height: double()) }

    mutating func touch() -> ControlTouch {
      ControlTouch(along: double(), across: double(), time: double())
    }
  }

  private static func oddCell(_ seed: Int) -> RatingCell {
    var odd = OddNumbers(generator: SeededNumbers(seed))
    let items: [RatingShape.Item] = [
      .fixed(odd.extent()), .square(least: odd.extent()), .stretched(least: odd.extent()),
      .fitted(picture: odd.extent(), least: odd.extent()),
    ]
    var cell = RatingCell(value: odd.decimal())
    cell.shape = RatingShape(
      in: odd.extent(), items[seed % 4], spacing: .given(odd.double()),
      margin: .points(odd.double()))
    (cell.reviewCount, cell.reviewCountCeiling) = (odd.int(), odd.int())
    (cell.average, cell.placeholder) = (odd.decimal(), odd.decimal())
    cell.policies.display.animation = odd.double()
    cell.policies.display.activeScale = odd.double()
    cell.policies.display.fill = .areaOfStar(StarShape(points: odd.int(), innerRadius: 1.0 / 3))
    cell.policies.display.rounding = DecimalRounding(
      .steps(of: odd.decimal(), nextFrom: .above(odd.decimal())), preRoundDecimals: odd.int(),
      atWhole: odd.decimal())
    cell.policies.holding.minimum = odd.decimal()
    cell.policies.pointer.beforeFirst = .minimumWithin(marks: odd.double())
    cell.policies.pointer.tapDistance = odd.double()
    cell.policies.pointer.tapDuration = odd.double()
    cell.policies.pointer.releaseDistance = odd.double()
    (cell.policies.keys.step, cell.policies.keys.pageStep) = (odd.decimal(), odd.decimal())
    cell.policies.accessibility.role = .choicesUpTo(odd.int())
    let phases: [RatingCell.Phase] = [
      .resting, .hovering(over: 2.5), .engaged(start: nil), .engaged(start: odd.decimal()),
      .staged(3),
      .tracking(RatingCell.Tracking(start: nil, first: odd.touch(), last: odd.touch())),
      .tracking(
        RatingCell.Tracking(
          start: odd.decimal(), first: 0, last: odd.touch(), isTap: false, isDrawn: true,
          waiting: .rating(odd.decimal()))),
      .tracking(RatingCell.Tracking(start: 1, first: 0, last: 9, waiting: .rating(nil))),
    ]
    cell.phase = phases[seed % phases.count]
    return cell
  }

  /// Every number that a program can set is encoded exactly.
  @Test func cellsWithExtremeNumbersRoundTrip() throws {
    for seed in 0..<Trials.count(30, of: 400) {
      let cell = Self.oddCell(seed)
      let copy = try Self.copy(of: cell)
      #expect(copy == cell, "\(seed)")
    }
  }

  @Test(arguments: [-3, 1_000_000_001, .min, .max])
  func reviewCountsRoundTrip(_ count: Int) throws {
    var cell = RatingCell()
    cell.reviewCount = count
    #expect(try Self.copy(of: cell).reviewCount == count)
  }

  /// An infinite length is encoded as a word, and NaN as 0.
  @Test func nonFiniteLengthsAreDecoded() throws {
    func cell(_ width: Double) -> RatingCell {
      var cell = RatingCell()
      cell.shape = .fixed(Extent(width: width, height: -.infinity), spacing: 10.0 / 3)
      return cell
    }
    #expect(try Self.copy(of: cell(.infinity)) == cell(.infinity))
    #expect(try Self.copy(of: cell(.nan)) == cell(0))
  }

  /// The words of a stored state do not depend on the names of the cases.
  @Test func phasesAreEncodedAsWords() throws {
    func phase(_ phase: RatingCell.Phase) throws -> String {
      var cell = RatingCell()
      cell.phase = phase
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let text = String(
        decoding: try encoder.encode(RatingCell.stateFields.members(of: cell)), as: UTF8.self)
      return try #require(text.components(separatedBy: #""phase":"#).last)
    }
    #expect(try phase(.resting) == #""resting"}"#)
    #expect(try phase(.staged(3)) == #"{"staged":3}}"#)
    #expect(try phase(.hovering(over: 2.5)) == #"{"hovering":2.5}}"#)
    #expect(try phase(.engaged(start: nil)) == #"{"engaged":{"start":null}}}"#)
    let tracking = RatingCell.Tracking(start: 1, first: 0, last: 9, waiting: .rating(nil))
    let json =
      #"{"tracking":{"first":{"across":null,"along":0,"time":null},"isDrawn":false,"isTap":true,"#
      + #""last":{"across":null,"along":9,"time":null},"start":1,"waiting":{"rating":null}}}}"#
    #expect(try phase(.tracking(tracking)) == json)
  }

  @Test(arguments: [
    (#"{"style": "shiny"}"#, "'style' cannot be 'shiny'"),
    (#"{"bounds": {"lower": 5, "upper": 0}}"#, "'upper' is '0', less than 'lower'"),
    (#"{"policies": {"keys": {"step": "far"}}}"#, "step"),
    (#"{"reviewCount": 1.5}"#, "reviewCount"),
    (#"{"state": {"phase": "asleep"}}"#, "'phase' cannot be 'asleep'"),
    (#"{"state": {"phase": {"asleep": 3}}}"#, "expected exactly one of 'hovering'"),
    (#"{"tints": [{"from": 0, "to": 1, "color": "tintColor"}]}"#, "a tint is no color"),
    (#"{"keyName": 3}"#, "keyName"), (#"{"labels": []}"#, "labels"),
  ])
  func invalidCellsThrow(_ json: String, _ words: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RatingCell.self, from: Data(json.utf8))
    }
    #expect(error.map { "\($0)".contains(words) } ?? false, "\(error as Any)")
  }

  @Test func decimalsRoundTrip() throws {
    let values: [FixedDecimal] = [0, -5, 3.3, 0.000001, -0.5, .min, .max, 9_007_199_254.740993]
    #expect(try Self.copy(of: values) == values)
  }

  @Test(arguments: [
    (#"["dim"]"#, "'dim' is not a trait"), (#"[3]"#, "String"),
  ])
  func invalidTraitsThrow(_ json: String, _ words: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AccessibilityElement.Traits.self, from: Data(json.utf8))
    }
    #expect(error.map { "\($0)".contains(words) } ?? false)
  }

  @Test func colorsAreDecodedFromHexText() throws {
    let json = Data(##"["#06D", "#0066DD", "#0066DD80"]"##.utf8)
    let colors = try JSONDecoder().decode([ThemeColor].self, from: json)
    #expect(colors.map(\.rgba) == [0x0066_DDFF, 0x0066_DDFF, 0x0066_DD80])
    for wrong in ["#", "0066DD", "#0066DG", "#12345"] {
      let json = Data("[\"\(wrong)\"]".utf8)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([ThemeColor].self, from: json)
      }
    }
  }
}
