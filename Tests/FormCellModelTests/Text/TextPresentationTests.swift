import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct TextPresentationTests {
  private static func frames(_ shown: CellPresentation) -> [[Double]] {
    shown.items.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
  }

  /// ```
  /// │ 16 Berth                    16 │
  /// │ 16 ┌ 8 Quay     (x) 8 ┐     16 │
  /// │ 16 Hint        16 4/9       16 │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func fieldIsBetweenTitleAndRow(_ direction: ReadingDirection) {
    var cell = TextCell(
      FormField(title: "Berth", information: "Hint"), text: "Quay",
      limit: TextLimit(9, showsCounter: true))
    _ = cell.handle(.focus(.pointer))
    let shown = cell.presentation(in: CellContext(.fiori, direction))
    func x(_ x: Double, _ width: Double) -> Double {
      direction == .leftToRight ? x : 320 - x - width
    }
    let frames: [(x: Double, y: Double, width: Double, height: Double)] = [
      (16, 8, 288, 20), (16, 32, 288, 44), (24, 43, 244, 22), (276, 44, 20, 20),
      (284, 80, 20, 18), (16, 80, 252, 18),
    ]
    for (frame, expected) in zip(Self.frames(shown), frames) {
      let wanted = [x(expected.x, expected.width), expected.y, expected.width, expected.height]
      #expect(zip(frame, wanted).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(frame) \(wanted)")
    }
    #expect(shown.items.count == frames.count)
    #expect(shown.size == Extent(width: 320, height: 109))
    #expect(shown.hitAreas.map(\.part.name) == ["valueText", "clearButton"])
    #expect(shown.hitAreas[1].frame.height == 44)
  }

  /// A sheet sets the style of a note's texts alone, and a placeholder stays italic.
  @Test(arguments: [
    (TextCell.Style.note, "fdlFUINoteFormCell_placeholder", 13.0),
    (.keyValue, "fdlFUIKeyValueFormCell_placeholder", 13.0),
  ])
  func placeholderHasTheStyleOfTheSheet(
    _ style: TextCell.Style, _ className: String, _ size: Double
  ) {
    let cell = TextCell(style: style, placeholder: "Why?")
    let theme = Theme(
      sheet: "\(className) { font-style: footnote; font-size: 31; font-name: Menlo; }")
    let fonts = cell.presentation(in: CellContext(theme)).items.compactMap { item in
      if case .text(let text) = item.content, text.text == "Why?" { text.font } else { nil }
    }
    #expect(fonts == [TextFont(.footnote, isItalic: true)])
    #expect(fonts.first?.pointSize == size)
  }

  /// Large texts have the whole width: the counter is below the message.
  @Test func largeTextsAreStacked() {
    let cell = TextCell(
      FormField(title: "Berth", information: "As painted on the quay"), text: "Quay",
      limit: TextLimit(9, showsCounter: true))
    func bottoms(_ size: TextSize) -> [Bool] {
      let items = cell.presentation(in: CellContext(.fiori, textSize: size)).items
      guard let message = items.first(where: { $0.part.name == "information" }),
        let counter = items.first(where: { $0.part.name == "counter" })
      else { return [] }
      return [message.frame.maxY <= counter.frame.y, message.frame.width == 288]
    }
    #expect(bottoms(.large) == [false, false])
    #expect(bottoms(.accessibilityExtraExtraExtraLarge) == [true, true])
  }

  @Test(arguments: [
    (TextCell.Style.textField, "  Berth\n  North quay\n", 84.0), (.title, "  North quay\n", 44),
    (.note, "  North quay\n", 102), (.keyValue, "  Berth\n  North quay\n", 129),
  ])
  func terminalTextShowsTheCell(_ style: TextCell.Style, _ lines: String, _ height: Double) {
    let cell = TextCell(FormField(title: "Berth"), style: style, text: "North quay")
    let shown = cell.presentation(in: CellContext(.fiori, width: 304))
    #expect(shown.terminalText() == lines)
    #expect(shown.size.height == height)
  }

  @Test func titleCanBeBesideTheText() {
    var cell = TextCell(FormField(title: "Berth"), text: "North quay")
    cell.isStacked = false
    let shown = cell.presentation(in: CellContext(.fiori, width: 304))
    #expect(shown.terminalText() == "  Berth North quay\n")
    let large = cell.presentation(in: CellContext(.fiori, textSize: .accessibilityLarge))
    #expect(large.items[0].frame.maxY <= large.items[1].frame.y)
  }

  /// The title is on the baseline of the first line of the text, whatever their fonts are.
  @Test(
    arguments: [
      (.textField, "North quay", ["subheadline", "body"]),
      (.textField, "A long name of a quay in the north of the harbor", ["subheadline", "body"]),
      (.keyValue, "North quay", ["subheadline", "body"]), (.keyValue, "", ["subheadline", "body"]),
      (.keyValue, "Fog", ["title1", "caption2"]), (.keyValue, "Fog", ["caption2", "title1"]),
    ] as [(TextCell.Style, String, [String])])
  func aTitleIsOnTheBaselineOfTheText(
    _ style: TextCell.Style, _ text: String, _ fonts: [String]
  ) {
    let theme = Theme(
      sheet: """
        fdlFUIKeyValueFormCell_title { font-style: \(fonts[0]); }
        fdlFUIKeyValueFormCell_valueText { font-style: \(fonts[1]); }
        """)
    var cell = TextCell(
      FormField(title: "Berth", access: .readOnly), style: style, text: text, placeholder: "P")
    cell.isStacked = false
    for size in [TextSize.extraSmall, .large, .extraExtraLarge] {
      let shown = cell.presentation(in: CellContext(theme, width: 400, textSize: size))
      let texts = shown.items.compactMap { item in
        if case .text(let text) = item.content { text } else { nil }
      }
      #expect((texts[0].lines[0].baseline - texts[1].lines[0].baseline).magnitude < 1e-9)
      #expect(texts[0].frame.y >= 0 && texts[0].frame.maxX < texts[1].frame.x)
    }
  }

  /// The first character takes the place of a placeholder in another font, and moves nothing.
  @Test(arguments: [TextCell.Style.textField, .note, .keyValue], ["caption2", "title1"])
  func theFirstCharacterMovesNothing(_ style: TextCell.Style, _ font: String) {
    let theme = Theme(
      sheet: """
        fdlFUISimplePropertyCollectionViewCell_valueTextField { font-style: \(font); }
        fdlFUINoteFormCell_valueText { font-style: \(font); }
        fdlFUIKeyValueFormCell_valueText { font-style: \(font); }
        fdlFUIKeyValueFormCell_placeholder { font-style: largeTitle; }
        """)
    func places(_ text: String) -> [Double] {
      var cell = TextCell(FormField(title: "Berth"), style: style, text: text, placeholder: "P")
      cell.isStacked = false
      let shown = cell.presentation(in: CellContext(theme, width: 400))
      #expect(shown.items.allSatisfy { $0.frame.y >= 0 && $0.frame.maxY <= shown.size.height })
      let places = shown.items.map { item in
        if case .text(let text) = item.content { text.lines[0].baseline } else { item.frame.maxY }
      }
      return (places + [shown.size.height]).map { ($0 * 1000).rounded() }
    }
    #expect(places("") == places("F"))
  }

  /// A placeholder that cannot appear takes no room.
  @Test(arguments: [("", FormField.Access.normal), ("P", .readOnly), ("P", .disabled)])
  func aPlaceholderThatCannotAppearTakesNoRoom(_ placeholder: String, _ access: FormField.Access) {
    let theme = Theme(sheet: "fdlFUIKeyValueFormCell_placeholder { font-style: largeTitle; }")
    func shown(_ placeholder: String?) -> CellPresentation {
      let field = FormField(title: "Berth", access: access)
      return TextCell(field, style: .keyValue, text: "Fog", placeholder: placeholder)
        .presentation(in: CellContext(theme, width: 400))
    }
    #expect(shown(placeholder).items == shown(nil).items)
  }

  /// A title takes its own width up to the maximum, and the text the rest.
  @Test(arguments: [
    ("T", nil, 160.0, 10.0), ("Twelve chars", nil, 320, 115), ("Twelve chars", 40, 320, 40),
    ("Twelve chars", nil, 240, 104), ("Berth", 300, 320, 50),
  ])
  func aTitleBesideTheTextTakesItsOwnWidth(
    _ title: String, _ most: Double?, _ width: Double, _ own: Double
  ) {
    var cell = TextCell(FormField(title: title), text: "Ada")
    (cell.isStacked, cell.maximumTitleWidth) = (false, most)
    let measurer = TextMeasurer { text, _ in Double(text.count) * 10 }
    let items = cell.presentation(in: CellContext(.fiori, width: width, measurer: measurer)).items
    #expect(items[0].frame.width == own)
    #expect(items[1].frame.x == 32 + own && items[1].frame.maxX == width - 16)
  }

  /// A title is above a text that has no room beside it; an icon that comes with the focus does not
  /// move it.
  @Test(arguments: [
    ("Size", false, 160.0, "  Size\n  Some longer t… ○\n"),
    ("Size", false, 200, "  Size Some longer t… ○\n"),
    ("Size", true, 160, "  Size\n  onger text     ×\n"),
    ("A long title", false, 160, "  A long title\n  Some longer t… ○\n"),
  ])
  func aTextWithoutRoomIsBelowItsTitle(
    _ title: String, _ isEditing: Bool, _ width: Double, _ text: String
  ) {
    var cell = TextCell(FormField(title: title), text: "Some longer text")
    (cell.isStacked, cell.action) = (false, TextAction(ImageName("scan")))
    if isEditing { _ = cell.handle(.focus(.key)) }
    #expect(cell.presentation(in: CellContext(.fiori, width: width)).terminalText() == text)
  }

  /// ```
  /// │ 16 ┌ 8 Sec…   8 ┐ 16 │
  /// │    └       (eye)┘    │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func anIconIsBelowATextWithoutRoom(_ direction: ReadingDirection) {
    var cell = TextCell(placeholder: "Secret")
    cell.isSecure = true
    let shown = cell.presentation(in: CellContext(.fiori, width: 100, direction))
    let isTurned = direction == .rightToLeft
    #expect(
      Self.frames(shown) == [
        [16, 8, 68, 88], [24, 19, 52, 22], [isTurned ? 24 : 56, 64, 20, 20],
      ])
    #expect(
      shown.hitAreas.map(\.frame) == [
        Frame(x: 16, y: 8, width: 68, height: 88),
        Frame(x: isTurned ? 12 : 44, y: 52, width: 44, height: 44),
      ])
  }

  /// The counter is below a message whose words have no room beside it.
  @Test func aCounterIsBelowAMessageWithoutRoom() {
    let cell = TextCell(
      FormField(information: "Preferred window"), text: "Some",
      limit: TextLimit(30, showsCounter: true))
    let shown = cell.presentation(in: CellContext(.fiori, width: 120))
    #expect(shown.terminalText() == "  Some\n  Preferred\n  window\n         4/30\n")
  }

  /// A touch anywhere in the box edits the text, up to an icon.
  @Test(arguments: [
    (TextCell.Style.title, "", 8.0, 304.0), (.textField, "", 16, 288), (.note, "A", 16, 288),
    (.textField, "A", 16, 252),
  ])
  func theBoxIsTouched(_ style: TextCell.Style, _ text: String, _ x: Double, _ width: Double) {
    var cell = TextCell(style: style, text: text, placeholder: "P")
    _ = cell.handle(.focus(.pointer))
    let area = cell.presentation(in: CellContext(.fiori)).hitAreas[0].frame
    #expect(area.x == x && area.width == width)
  }

  /// A sheet colors the parts that its class paths name, and nothing else.
  @Test func aSheetColorsTheDocumentedParts() {
    let theme = Theme(
      sheet: """
        fdlFUIKeyValueFormCell_valueText { font-color: #111111; tint-color: #222222;
          tint-color-disabled: #333333; font-style: title2; }
        fdlFUIKeyValueFormCell_placeholder { font-color: #444444; }
        fdlFUIKeyValueFormCell_title { font-color: #555555; }
        """)
    func colors(_ cell: TextCell) -> [String] {
      cell.presentation(in: CellContext(theme)).items.compactMap { item in
        if case .text(let text) = item.content { "\(text.color)" } else { nil }
      }
    }
    var cell = TextCell(FormField(title: "A"), style: .keyValue, placeholder: "B")
    #expect(colors(cell) == ["#555555", "#444444"])
    _ = cell.handle(.setText("C"))
    #expect(colors(cell) == ["#555555", "#111111"])
    let shown = cell.presentation(in: CellContext(theme))
    let cursor = shown.hitAreas.map { area in
      if case .edit(let input) = area.purpose { "\(input.cursor)" } else { "" }
    }
    #expect(cursor == ["#222222"])
    cell.access = .disabled
    #expect(colors(cell).last == "#333333")
    cell.style = .note
    #expect(colors(cell) == ["\(ThemeColor(rgba: 0x8396_A875))"])
  }

  /// A validation in the row has the look and the lines of one below a cell.
  @Test(arguments: [(TextSize.large, 3), (.accessibilityLarge, 12)])
  func aValidationInTheRowHasItsLook(_ size: TextSize, _ lines: Int) {
    let theme = Theme(sheet: "fdlFUIInlineValidationView_titleLabel { font-color: #123456; }")
    let words = String(repeating: "many words ", count: 90)
    let field = FormField(title: "Berth", validation: Validation(words, .error, .hint))
    let items = TextCell(field).presentation(in: CellContext(theme, textSize: size)).items
    let message = items.compactMap { item in
      if case .text(let text) = item.content, text.text == words { text } else { nil }
    }
    #expect(message.map { "\($0.color) \($0.lines.count)" } == ["#123456 \(lines)"])
  }

  @Test(
    arguments: [
      (nil, nil, 88.0, nil), (.nan, .nan, 88, nil), (-.infinity, 10, 88, 88), (300, 10, 300, 300),
      (.infinity, .infinity, 88, nil),
    ] as [(Double?, Double?, Double, Double?)])
  func boxHasValidBounds(_ least: Double?, _ most: Double?, _ low: Double, _ high: Double?) {
    var cell = TextCell(style: .note)
    (cell.minimumHeight, cell.maximumHeight) = (least, most)
    #expect(cell.box.minimum == low && cell.box.maximum == high)
  }

  @Test(arguments: TextCell.Style.allCases)
  func framesAreInsideTheCell(_ style: TextCell.Style) {
    for width in [0.0, 10, 60, 320, .infinity, .nan] {
      for size in [TextSize.large, .accessibilityLarge] {
        for access in FormField.Access.allCases {
          for isStacked in [true, false] {
            var cell = TextCell(
              FormField(
                title: "A title of some words", information: "Words below it",
                informationKind: .error, access: access), style: style,
              text: String(repeating: "many words ", count: 40),
              limit: TextLimit(9, .allow, showsCounter: true))
            cell.isStacked = isStacked
            cell.maximumHeight = 100
            _ = cell.handle(.focus(.pointer))
            let context = CellContext(.fiori, width: width, textSize: size)
            let shown = cell.presentation(in: context)
            for frame in shown.items.map(\.frame) {
              #expect(frame.x >= 0 && frame.maxX <= shown.size.width + 1e-9)
              #expect(frame.y >= 0 && frame.maxY <= shown.size.height + 1e-9)
              #expect(frame.width >= 0 && frame.height >= 0)
            }
          }
        }
      }
    }
  }
}
