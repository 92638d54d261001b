import FormCellModel
import StyleSheet
import Testing

@Suite struct TerminalTests {
  private static func marks(_ kinds: [RatingMark.Kind], tint: UInt32 = 0xFF00_00FF) -> [RatingMark]
  {
    kinds.enumerated().map { index, kind in
      RatingMark(
        index, kind, kind == .on ? 1 : 0.5,
        RatingMark.Layer(ImageName("star"), Color(rgba: tint)),
        Frame(x: 0, y: 0, width: 1, height: 1))
    }
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let cell: RatingPresentation
    let lines: [String]
  }

  @Test(arguments: [
    Case(
      testDescription: "the key name leads, the control trails",
      cell: .made(
        width: 240, keyName: .plain("Quality"), leadingLabel: .plain("3.5"),
        trailingLabel: .plain("8 reviews"), marks: marks([.on, .half, .off])),
      lines: ["  Quality  3.5 ★½☆ 8 reviews"]),
    Case(
      testDescription: "read from the right, the parts stand the other way round",
      cell: .made(
        .sameLine, .rightToLeft, width: 160, keyName: .plain("جودة"), leadingLabel: .plain("3"),
        marks: marks([.on, .half, .off])),
      lines: ["  ☆½★ 3       جودة"]),
    Case(
      testDescription: "a key name is cut before the control is",
      cell: .made(width: 128, keyName: .plain("Punctuality"), marks: marks([.on, .on, .off])),
      lines: ["  Punctua… ★★☆"]),
    Case(
      testDescription: "the words behind the marks are cut before those before them",
      cell: .made(
        width: 120, leadingLabel: .plain("3.5"), trailingLabel: .plain("8 reviews"),
        marks: marks([.on, .half, .off])),
      lines: ["   3.5 ★½☆ 8…"]),
    Case(
      testDescription: "of more marks than columns the last is an ellipsis",
      cell: .made(width: 64, marks: marks(Array(repeating: .on, count: 9))),
      lines: ["  ★★★…"]),
    Case(
      testDescription: "a subtitle stands below the control, in the middle",
      cell: .made(
        .stacked, width: 160, subtitle: centered("Tap a star"), marks: marks([.on, .off])),
      lines: ["         ★☆", "     Tap a star"]),
    Case(
      testDescription: "a subtitle has as many lines as it may",
      cell: .made(
        .stacked, width: 112, subtitle: centered("one two three", lineLimit: 2),
        marks: marks([.on])),
      lines: ["      ★", "   one two", "    three"]),
    Case(
      testDescription: "the control alone stands in the middle",
      cell: .made(.controlOnly, width: 96, marks: marks([.on, .off])), lines: ["     ★☆"]),
    Case(
      testDescription: "wide characters take two columns",
      cell: .made(width: 104, keyName: .plain("漢字漢字"), marks: marks([.on])),
      lines: ["  漢字漢… ★"]),
    Case(
      testDescription: "what a form has to say stands below, its icon before the first line",
      cell: .made(
        width: 160, keyName: .plain("A"),
        validation: notice(.error, "one two three four"), marks: marks([.off])),
      lines: ["  A              ☆", "  ✗ one two three", "    four"]),
    Case(
      testDescription: "a word of help has no icon",
      cell: .made(.controlOnly, width: 80, validation: notice(.none, "Help"), marks: marks([.on])),
      lines: ["    ★", "  Help"]),
    Case(
      testDescription: "words cannot command the terminal",
      cell: .made(width: 240, keyName: .plain("a\u{1B}[2J\u{202E}\t\nb"), marks: marks([.on])),
      lines: ["  a␛[2J\u{FFFD}  b                ★"]),
  ])
  func cellsAreLines(_ example: Case) {
    #expect(example.cell.terminalText() == example.lines.map { $0 + "\n" }.joined())
  }

  private static func notice(
    _ kind: Validation.Kind, _ words: String, background: UInt32? = nil
  ) -> ValidationNotice {
    let frame = Frame(x: 0, y: 0, width: 100, height: 20)
    return ValidationNotice(
      kind: kind, style: .banner, frame: frame, background: background.map(Color.init(rgba:)),
      icon: kind == .none ? nil : .init(ImageName("i"), Color(rgba: 0xFF00_00FF), frame),
      text: .plain(words, lineLimit: 3))
  }

  /// A banner lies over the background of its cell, and shows it where it shines through.
  @Test func aBannerFillsItsLines() {
    let cell = RatingPresentation.made(
      .controlOnly, width: 80, validation: Self.notice(.none, "Help", background: 0xFFFF_FF80),
      marks: Self.marks([.on]))
    let black = Color(rgba: 0x0000_00FF)
    let lines = cell.terminalText(TerminalStyle(colors: .direct), on: black).split(separator: "\n")
    #expect(lines[0].hasPrefix("\u{1B}[48;2;0;0;0m"))
    #expect(lines[1].hasPrefix("\u{1B}[48;2;128;128;128m  "))
  }

  private static func centered(_ text: String, lineLimit: Int = 1) -> StyledText {
    StyledText(
      text, color: Color(rgba: 0x0000_00FF), font: TextFont(.body), alignment: .center,
      lineLimit: lineLimit, frame: Frame(x: 0, y: 0, width: 100, height: 20))
  }

  /// However narrow it is and whatever the words, no line has more columns than the cell.
  @Test(arguments: LayoutDirection.allCases) func noLineIsWiderThanTheCell(
    _ direction: LayoutDirection
  ) {
    let words = ["", "a", "漢字漢字漢字", "e\u{301}e\u{301}e\u{301}", "👩‍👩‍👧 family", "one two three four"]
    for width in 0...30 {
      for arrangement in RatingArrangement.allCases {
        for (index, word) in words.enumerated() {
          let other = words[(index + 2) % words.count]
          let cell = RatingPresentation.made(
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
  func aPartOfAStarIsTheNearestCharacter(_ millionths: Int, _ glyph: String) {
    let layer = RatingMark.Layer(ImageName("star"), Color(rgba: 0))
    let mark = RatingMark(
      0, .partial, RatingValue(millionths: Int64(millionths)), layer, over: layer,
      Frame(x: 0, y: 0, width: 1, height: 1))
    let text = RatingPresentation.made(.controlOnly, width: 8, marks: [mark]).terminalText()
    #expect(text == glyph + "\n")
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
    let cell = RatingPresentation.made(.controlOnly, width: 64, marks: Self.marks([.on, .off]))
    let style = TerminalStyle(colors: colors)
    #expect(cell.terminalText(style, on: background.map { Color(rgba: $0) }) == text)
  }

  @Test(
    arguments: [
      (0x0000_00FF, 16), (0xFFFF_FFFF, 231), (0x8080_80FF, 244), (0x0070_F2FF, 27),
      (0x0808_08FF, 232),
      (0xEEEE_EEFF, 255), (0x5F87_AFFF, 67), (0xFFFF_FF00, 231),
    ] as [(UInt32, Int)])
  func thePaletteHasSomethingNear(_ rgba: UInt32, _ number: Int) {
    let marks = Self.marks([.on], tint: rgba)
    let text = RatingPresentation.made(.controlOnly, width: 8, marks: marks)
      .terminalText(TerminalStyle(colors: .palette))
    #expect(text == "\u{1B}[38;5;\(number)m★\u{1B}[0m\n")
  }

  @Test func whatShinesThroughIsMixedWithTheBackground() {
    let marks = Self.marks([.on], tint: 0xFFFF_FF80)
    let cell = RatingPresentation.made(.controlOnly, width: 8, marks: marks)
    let text = cell.terminalText(TerminalStyle(colors: .direct), on: Color(rgba: 0x0000_00FF))
    #expect(text == "\u{1B}[48;2;0;0;0;38;2;128;128;128m★\u{1B}[0m\n")
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func aColumnHasAWidth(_ points: Double) {
    #expect(TerminalStyle(pointsPerColumn: points) == TerminalStyle())
  }
}
