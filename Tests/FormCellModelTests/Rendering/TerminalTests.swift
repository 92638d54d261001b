@testable import FormCellModel
import Mutations
import StyleSheet
import Testing

@Suite struct TerminalTests {
  /// Thousands of chips are drawn in linear time.
  @Test func manyChipsAreDrawn() {
    let cell = ChoiceCell(
      FormField(), .chips, options: (0..<5000).map { "Option \($0)" })
    let text = cell.presentation(in: CellContext(.fiori)).terminalText()
    #expect(text.split(separator: "\n").count == 2500)
  }

  /// A picture stays before the text that it belongs to.
  @Test func picturesAreBesideTheirTexts() {
    let button = ButtonCell(FormField(title: "Send"), image: ImageName("scan"))
    let chips = ChoiceCell(FormField(), .chips, options: ["One", "Two"], selection: [1])
    let context = CellContext(.fiori)
    #expect(button.presentation(in: context).terminalText().contains(" ○ Send"))
    #expect(chips.presentation(in: context).terminalText().contains("  ✓ Two"))
  }

  /// A title that is whole on several lines of the presentation is whole, with the required mark.
  @Test func aTitleIsWhole() {
    let title = "Very long title of a text field that wraps to the next line and on"
    var field = FormField(title: title)
    field.isRequired = true
    let text = TextCell(field).presentation(in: CellContext(.fiori, width: 288)).terminalText()
    let words = text.split { $0.isWhitespace }
    #expect(words.prefix(15).joined(separator: " ") == title + "*", "\(text)")
  }

  /// So is a text on one line of the presentation, with nothing beside it.
  @Test func aTextAloneIsWhole() {
    let subtitle = "How likely are you to recommend us to a friend"
    let cell = RatingCell(subtitle: subtitle)
    let text = cell.presentation(in: CellContext(.fiori)).terminalText()
    #expect(text.split { $0.isWhitespace }.suffix(10).joined(separator: " ") == subtitle, "\(text)")
  }

  /// A message that wraps leaves room for the counter beside it.
  @Test func aCounterIsBesideItsMessage() {
    let field = FormField(
      title: "Note", information: "A text of so many words that they take several lines",
      informationKind: .warning)
    let cell = TextCell(field, text: "Ada", limit: TextLimit(40, showsCounter: true))
    let text = cell.presentation(in: CellContext(.fiori, width: 240)).terminalText()
    #expect(text.contains("3/40"), "\(text)")
  }

  private static func choice(
    _ style: ChoiceStyle, _ selection: [Int], _ sizing: ChoiceSizing? = nil
  ) -> CellPresentation {
    var cell = ChoiceCell(
      FormField(title: "Pick"), style, options: ["One", "Two", "Three"], selection: selection)
    if let sizing { cell.arrangement.sizing = sizing }
    return cell.presentation(in: CellContext(.fiori))
  }

  private static func stepper(_ title: String, _ value: FixedDecimal?) -> CellPresentation {
    StepperCell(FormField(title: title), ValueScale(0...10_000_000), value: value)
      .presentation(in: CellContext(.fiori))
  }

  /// The items in the box of a control stay together, and are where it is.
  @Test(arguments: [
    (choice(.chips, []), ["  Pick", "  One                              Two", "  Three"]),
    (choice(.chips, [1]), ["  Pick", "  One                            ✓ Two", "  Three"]),
    (choice(.chips, [2]), ["  Pick", "  One                              Two", "  ✓ Three"]),
    (choice(.chips, [1], .flexible), ["  Pick                 One ✓ Two Three"]),
    (choice(.segments, [1]), ["  Pick                 One [Two] Three"]),
    (
      stepper("Persons in household", 123_456),
      ["  Persons in household", "                            − 123456 +"]
    ),
    (stepper("Pick", nil), ["  Pick                             − +"]),
  ])
  func aControlIsWhereItsBoxIs(_ cell: CellPresentation, _ lines: [String]) {
    #expect(cell.terminalText() == lines.map { $0 + "\n" }.joined())
  }

  /// Returns a cell of the given parts with frames like those of a layout.
  ///
  /// A mark is 8 points wide and a label 32, or less in a narrow cell.
  private static func shown(
    _ arrangement: RatingArrangement = .sameLine, _ direction: ReadingDirection = .leftToRight,
    width: Double, keyName: StyledText? = nil, subtitle: StyledText? = nil,
    leadingLabel: StyledText? = nil, trailingLabel: StyledText? = nil,
    validation: ValidationNotice? = nil, marks: [RatingMark]
  ) -> CellPresentation {
    let edge = min(16, width / 2)
    let inner = width - 2 * edge
    let labels = [leadingLabel, trailingLabel].map { $0 == nil ? 0.0 : 32 }
    let wanted = Double(marks.count) * 8 + labels[0] + labels[1]
    let scale = wanted > inner ? inner / wanted : 1
    let isCentered = arrangement == .stacked || arrangement == .controlOnly
    let start = isCentered ? (width - wanted * scale) / 2 : width - edge - wanted * scale
    func frame(_ x: Double, _ width: Double, y: Double = 12) -> Frame {
      direction.place(
        Frame(x: start + x * scale, y: y, width: width * scale, height: 20), inWidth: width)
    }
    func text(
      _ text: StyledText?, _ alignment: StyledText.Alignment, _ frame: Frame
    ) -> StyledText? {
      text.map {
        StyledText(
          $0.text, color: $0.color, font: $0.font, alignment: alignment, lineLimit: $0.lineLimit,
          frame: frame)
      }
    }
    func across(_ y: Double, _ room: Double? = nil) -> Frame {
      direction.place(Frame(x: edge, y: y, width: room ?? inner, height: 20), inWidth: width)
    }
    let isBelow = arrangement == .keyNameAbove
    return RatingPresentation.made(
      arrangement, direction, width: width,
      keyName: text(
        keyName, .leading, isBelow ? across(-10) : across(12, max(start - 8 - edge, 0))),
      subtitle: text(subtitle, .center, across(36)),
      leadingLabel: text(leadingLabel, .trailing, frame(0, labels[0])),
      trailingLabel: text(
        trailingLabel, .leading, frame(labels[0] + Double(marks.count) * 8, labels[1])),
      validation: validation,
      marks: marks.enumerated().map { index, mark in
        RatingMark(
          index, mark.kind, mark.fraction, mark.layer, over: mark.underlay,
          frame(labels[0] + Double(index) * 8, 8))
      }
    ).cell
  }

  private static func marks(_ kinds: [RatingMark.Kind], tint: UInt32 = 0xFF00_00FF) -> [RatingMark]
  {
    kinds.enumerated().map { index, kind in
      RatingMark(
        index, kind, kind == .on ? 1 : 0.5,
        RatingMark.Layer(ImageName("star"), ThemeColor(rgba: tint)),
        Frame(x: 0, y: 0, width: 1, height: 1))
    }
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let cell: CellPresentation
    let lines: [String]
  }

  @Test(arguments: [
    Case(
      testDescription: "the key name leads, the control trails",
      cell: shown(
        width: 240, keyName: .plain("Quality"), leadingLabel: .plain("3.5"),
        trailingLabel: .plain("8 reviews"), marks: marks([.on, .half, .off])),
      lines: ["  Quality  3.5 ★½☆ 8 reviews"]),
    Case(
      testDescription: "read from the right, the parts stand the other way round",
      cell: shown(
        .sameLine, .rightToLeft, width: 160, keyName: .plain("جودة"), leadingLabel: .plain("3"),
        marks: marks([.on, .half, .off])),
      lines: ["  ☆½★ 3       جودة"]),
    Case(
      testDescription: "a key name is cut before the control is",
      cell: shown(width: 128, keyName: .plain("Punctuality"), marks: marks([.on, .on, .off])),
      lines: ["  Punctua… ★★☆"]),
    Case(
      testDescription: "the words behind the marks are cut before those before them",
      cell: shown(
        width: 120, leadingLabel: .plain("3.5"), trailingLabel: .plain("8 reviews"),
        marks: marks([.on, .half, .off])),
      lines: ["  3.5 ★½☆ 8…"]),
    Case(
      testDescription: "of more marks than columns the last is an ellipsis",
      cell: shown(width: 64, marks: marks(Array(repeating: .on, count: 9))),
      lines: ["  ★★★…"]),
    Case(
      testDescription: "a subtitle stands below the control, in the middle",
      cell: shown(
        .stacked, width: 160, subtitle: centered("Tap a star"), marks: marks([.on, .off])),
      lines: ["         ★☆", "     Tap a star"]),
    Case(
      testDescription: "a subtitle has as many lines as it may",
      cell: shown(
        .stacked, width: 112, subtitle: centered("one two three", lineLimit: 2),
        marks: marks([.on])),
      lines: ["      ★", "   one two", "    three"]),
    Case(
      testDescription: "the control alone stands in the middle",
      cell: shown(.controlOnly, width: 96, marks: marks([.on, .off])), lines: ["     ★☆"]),
    Case(
      testDescription: "wide characters take two columns",
      cell: shown(width: 104, keyName: .plain("漢字漢字"), marks: marks([.on])),
      lines: ["  漢字漢… ★"]),
    Case(
      testDescription: "what a form has to say stands below, its icon before the first line",
      cell: shown(
        width: 160, keyName: .plain("A"),
        validation: notice(.error, "one two three four"), marks: marks([.off])),
      lines: ["  A              ☆", "  ✗ one two three", "    four"]),
    Case(
      testDescription: "a word of help has no icon",
      cell: shown(.controlOnly, width: 80, validation: notice(.none, "Help"), marks: marks([.on])),
      lines: ["    ★", "  Help"]),
    Case(
      testDescription: "words cannot command the terminal",
      cell: shown(width: 240, keyName: .plain("a\u{1B}[2J\u{202E}\t\nb"), marks: marks([.on])),
      lines: ["  a␛[2J\u{FFFD}  b                ★"]),
  ])
  func cellsAreWrittenAsLines(_ example: Case) {
    #expect(example.cell.terminalText() == example.lines.map { $0 + "\n" }.joined())
  }

  private static func notice(
    _ kind: Validation.Kind, _ words: String, background: UInt32? = nil
  ) -> ValidationNotice {
    let frame = Frame(x: 0, y: 60, width: 160, height: 60)
    let icon = StyledPicture(
      ImageName("exclamationmark.circle"), tint: ThemeColor(rgba: 0xFF00_00FF), .icon,
      Frame(x: 16, y: 60, width: 16, height: 16))
    return ValidationNotice(
      kind: kind, style: .banner, frame: frame, background: background.map(ThemeColor.init(rgba:)),
      icon: kind == .none ? nil : icon,
      text: .plain(
        words,
        Frame(x: kind == .none ? 16 : 40, y: 60, width: kind == .none ? 128 : 104, height: 60),
        lineLimit: 3))
  }

  /// A translucent banner is blended with the background of its cell.
  @Test func aBannerFillsItsLines() {
    let cell = Self.shown(
      .controlOnly, width: 80, validation: Self.notice(.none, "Help", background: 0xFFFF_FF80),
      marks: Self.marks([.on]))
    let black = ThemeColor(rgba: 0x0000_00FF)
    let lines = cell.terminalText(TerminalStyle(colors: .direct), on: black).split(separator: "\n")
    #expect(lines[0].hasPrefix("\u{1B}[48;2;0;0;0m"))
    #expect(lines[1].hasPrefix("\u{1B}[48;2;128;128;128m  "))
  }

  private static func centered(_ text: String, lineLimit: Int = 1) -> StyledText {
    StyledText(
      text, color: ThemeColor(rgba: 0x0000_00FF), font: TextFont(.body), alignment: .center,
      lineLimit: lineLimit, frame: Frame(x: 0, y: 0, width: 100, height: 20))
  }

  /// The texts include wide and combined characters, and the widths start at 0.
  @Test(arguments: ReadingDirection.allCases) func noLineIsWiderThanTheCell(
    _ direction: ReadingDirection
  ) {
    let words = ["", "a", "漢字漢字漢字", "e\u{301}e\u{301}e\u{301}", "👩‍👩‍👧 family", "one two three four"]
    for width in Array(0...2) + Trials.some(3...30, oneOf: 4) {
      for arrangement in RatingArrangement.allCases {
        for (index, word) in words.enumerated() {
          let other = words[(index + 2) % words.count]
          let cell = Self.shown(
            arrangement, direction, width: Double(width) * 8, keyName: .plain(word),
            subtitle: .plain(other, lineLimit: 3), leadingLabel: .plain(other),
            trailingLabel: .plain(word), marks: Self.marks([.on, .half, .off, .partial]))
          for line in cell.terminalText().split(separator: "\n") {
            let columns = line.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
            #expect(columns <= width, "\(arrangement) \(width) '\(line)'")
          }
        }
      }
    }
  }

  @Test(arguments: [
    (0, "☆"), (249_999, "☆"), (250_000, "½"), (749_999, "½"), (750_000, "★"), (1_000_000, "★"),
  ])
  func partialMarkIsTheNearestCharacter(_ millionths: Int, _ glyph: String) {
    let layer = RatingMark.Layer(ImageName("star"), ThemeColor(rgba: 0))
    let mark = RatingMark(
      0, .partial, FixedDecimal(millionths: Int64(millionths)), layer, over: layer,
      Frame(x: 0, y: 0, width: 1, height: 1))
    let text = Self.shown(.controlOnly, width: 40, marks: [mark]).terminalText()
    #expect(text == "  \(glyph)\n")
  }

  // MARK: - Colors

  @Test(
    arguments: [
      (.none, nil, "   ★☆\n"),
      (.direct, nil, "   \u{1B}[38;2;255;0;0m★☆\u{1B}[0m   \n"),
      (.palette, nil, "   \u{1B}[38;5;196m★☆\u{1B}[0m   \n"),
      (
        .direct, 0x0000_00FF,
        "\u{1B}[48;2;0;0;0m   \u{1B}[0m\u{1B}[48;2;0;0;0;38;2;255;0;0m★☆\u{1B}[0m\u{1B}[48;2;0;0;0m   "
          + "\u{1B}[0m\n"
      ),
    ] as [(TerminalStyle.Colors, UInt32?, String)])
  func colorsAreThoseOfTheCell(
    _ colors: TerminalStyle.Colors, _ background: UInt32?, _ text: String
  ) {
    let cell = Self.shown(.controlOnly, width: 64, marks: Self.marks([.on, .off]))
    let style = TerminalStyle(colors: colors)
    #expect(cell.terminalText(style, on: background.map { ThemeColor(rgba: $0) }) == text)
  }

  @Test(
    arguments: [
      (0x0000_00FF, 16), (0xFFFF_FFFF, 231), (0x8080_80FF, 244), (0x0070_F2FF, 27),
      (0x0808_08FF, 232),
      (0xEEEE_EEFF, 255), (0x5F87_AFFF, 67), (0xFFFF_FF00, 231),
    ] as [(UInt32, Int)])
  func paletteColorIsTheNearest(_ rgba: UInt32, _ number: Int) {
    let marks = Self.marks([.on], tint: rgba)
    let text = Self.shown(.controlOnly, width: 8, marks: marks)
      .terminalText(TerminalStyle(colors: .palette))
    #expect(text == "\u{1B}[38;5;\(number)m★\u{1B}[0m\n")
  }

  @Test func translucentColorIsBlendedWithTheBackground() {
    let marks = Self.marks([.on], tint: 0xFFFF_FF80)
    let cell = Self.shown(.controlOnly, width: 8, marks: marks)
    let text = cell.terminalText(TerminalStyle(colors: .direct), on: ThemeColor(rgba: 0x0000_00FF))
    #expect(text == "\u{1B}[48;2;0;0;0;38;2;128;128;128m★\u{1B}[0m\n")
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func invalidColumnWidthIsReplaced(_ points: Double) {
    #expect(TerminalStyle(pointsPerColumn: points) == TerminalStyle())
  }

  /// The focus ring does not change the terminal text of a cell.
  @Test(
    arguments: [
      .slider(SliderCell(FormField(title: "Volume"), value: 50, hasField: true)),
      .rangeSlider(RangeSliderCell(FormField(title: "Price"))),
      .stepper(StepperCell(FormField(title: "Guests"), value: 2)),
      .rating(RatingCell(keyName: "Quality", value: 3)),
      .toggle(SwitchCell(FormField(title: "On"))),
      .text(TextCell(FormField(title: "Name"), text: "Ada")),
      .button(ButtonCell(FormField(title: "Send"))),
      .choice(ChoiceCell(FormField(title: "Size"), options: ["S", "M"], selection: [0])),
      .choice(ChoiceCell(FormField(title: "Size"), .chips, options: ["S", "M"], selection: [0])),
      .choice(ChoiceCell(FormField(title: "Size"), .picker, options: ["S", "M"], selection: [0])),
    ] as [FormControl])
  func aFocusRingHasNoCharacters(_ control: FormControl) throws {
    let form = try FormState(FormDefinition([FormEntry("a", control)]))
    let shown = try #require(form.presentation(of: "a", in: CellContext(.fiori, width: 320)))
    let focused = shown.withFocusRing(in: .fiori)
    try #require(focused != shown)
    #expect(focused.terminalText() == shown.terminalText())
  }
}
