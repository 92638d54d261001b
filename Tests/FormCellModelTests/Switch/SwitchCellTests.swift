import FormCellModel
import StyleSheet
import Testing

@Suite struct SwitchCellTests {
  /// A state in words that fills the line has the information below it.
  @Test func informationWithoutATitleIsShown() {
    var cell = SwitchCell(FormField(access: .readOnly))
    cell.field.information = "Set by your administrator"
    cell.stateLabel = "Managed by your organization since March"
    let texts = cell.presentation(in: CellContext(Theme(of: []))).items.compactMap { item in
      if case .text(let text) = item.content { text } else { nil }
    }
    #expect(texts.map(\.text) == [cell.stateLabel, cell.field.information])
    #expect(texts.allSatisfy { $0.lines.map(\.text).joined() == $0.text || $0.lines.count > 1 })
    #expect(texts[1].frame.width > 0 && texts[1].frame.y >= texts[0].frame.maxY)
  }

  /// A sequence of events, the emitted effects, and the final state.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    let cell: SwitchCell
    let events: [SwitchEvent]
    let effects: [SwitchEffect]
    let isOn: Bool
  }

  @Test(arguments: [
    Story(
      testDescription: "each tap changes the value at once", cell: SwitchCell(),
      events: [.activate(.pointer), .activate(.key), .activate(.accessibility)],
      effects: [
        .commit(to: true, .pointer), .commit(to: false, .key), .commit(to: true, .accessibility),
      ], isOn: true),
    Story(
      testDescription: "a disabled cell stays as it is",
      cell: SwitchCell(FormField(access: .disabled)),
      events: [.activate(.pointer)], effects: [], isOn: false),
    Story(
      testDescription: "so does a read-only one",
      cell: SwitchCell(FormField(access: .readOnly), isOn: true),
      events: [.activate(.pointer)], effects: [], isOn: true),
    Story(
      testDescription: "and one around which everything is disabled",
      cell: SwitchCell(FormField(isEnabled: false)), events: [.activate(.pointer)], effects: [],
      isOn: false),
    Story(
      testDescription: "the program sets any cell, and is not told",
      cell: SwitchCell(FormField(access: .readOnly)), events: [.setValue(true)], effects: [],
      isOn: true),
  ])
  func storyEmitsItsEffects(_ story: Story) {
    var cell = story.cell
    #expect(story.events.flatMap { cell.handle($0) } == story.effects)
    #expect(cell.isOn == story.isOn)
  }

  /// A sheet limits the lines of a title; 0 is no limit.
  @Test(arguments: [(1, 1), (2, 2), (0, 3), (-1, 3)]) func aSheetLimitsTheTitle(
    _ clamp: Int, _ lines: Int
  ) {
    let theme = Theme(sheet: "fdlFUISwitchFormCell_title { text-line-clamp: \(clamp); }")
    let title = "Notify me of each new message that arrives while the app is in the background"
    let shown = SwitchCell(FormField(title: title)).presentation(in: CellContext(theme))
    let limits = shown.items.compactMap { item in
      if case .text(let text) = item.content { text.lines.count } else { nil }
    }
    #expect(limits == [lines])
  }

  /// A required switch is marked, and its message is hidden as soon as it is on.
  @Test func aRequiredSwitchHasAMarkAndANotice() {
    func texts(_ shown: CellPresentation) -> [String] {
      shown.items.compactMap { if case .text(let text) = $0.content { text.text } else { nil } }
    }
    var cell = SwitchCell(FormField(title: "I agree"))
    (cell.isRequired, cell.validation) = (true, .missing)
    var shown = cell.presentation(in: CellContext(.fiori))
    #expect(cell.isMissing)
    #expect(texts(shown) == ["I agree*", "This has to be switched on"])
    #expect(shown.size == Extent(width: 320, height: 81))
    #expect(shown.accessibility.map(\.label) == ["I agree, required"])
    #expect(shown.accessibility.map(\.value) == ["Off, error: This has to be switched on"])
    #expect(shown.message == "error: This has to be switched on")

    _ = cell.handle(.activate(.pointer))
    shown = cell.presentation(in: CellContext(.fiori))
    #expect(!cell.isMissing && shown.message == nil)
    #expect(texts(shown) == ["I agree*"])

    // A disabled switch is not required, and a message of its own stays.
    _ = cell.handle(.setValue(false))
    (cell.access, cell.validation) = (.disabled, Validation("Later", .info))
    shown = cell.presentation(in: CellContext(.fiori))
    #expect(!cell.isMissing && shown.message == "information: Later")
    #expect(texts(shown) == ["I agree", "Later"])
  }

  /// ```
  /// │ 16 [Sync       ] 16 [(   ●)] 16 │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func titleAndSwitchShareALine(_ direction: ReadingDirection) {
    let cell = SwitchCell(FormField(title: "Sync"), isOn: true)
    let shown = cell.presentation(in: CellContext(.fiori, direction))
    let isTurned = direction == .rightToLeft
    #expect(shown.size == Extent(width: 320, height: 47))
    #expect(
      shown.items.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] } == [
        [isTurned ? 16 : 253, 8, 51, 31], [isTurned ? 18 : 275, 10, 27, 27],
        [isTurned ? 83 : 16, 16, 221, 20],
      ])
    #expect(shown.hitAreas.map(\.frame.height) == [44])
    #expect(shown.accessibility.map(\.label) == ["Sync"])
    #expect(shown.accessibility.map(\.value) == ["On"])
    #expect(shown.accessibility.map(\.traits) == [[.toggle, .selected]])
    let off = SwitchCell(FormField(title: "Sync")).presentation(in: CellContext(.fiori, direction))
    #expect(off.accessibility.map(\.traits) == [.toggle])
  }

  @Test(arguments: [
    (
      true, FormField.Access.normal, ReadingDirection.leftToRight,
      "  Sync                        (   ●)"
    ),
    (false, .normal, .leftToRight, "  Sync                        (●   )"),
    (true, .normal, .rightToLeft, "  (●   )                        Sync"),
    (true, .readOnly, .leftToRight, "  Sync                            On"),
  ])
  func terminalTextShowsTheCell(
    _ isOn: Bool, _ access: FormField.Access, _ direction: ReadingDirection, _ line: String
  ) {
    let cell = SwitchCell(FormField(title: "Sync", access: access), isOn: isOn)
    let shown = cell.presentation(in: CellContext(.fiori, width: 304, direction))
    #expect(shown.terminalText() == line + "\n")
  }

  /// A switch that does not rely on color has one knob, and its sign.
  @Test(arguments: [(true, "( | ●)"), (false, "(● o )")])
  func terminalTextShowsTheSign(_ isOn: Bool, _ words: String) {
    let settings = AccessibilitySettings(differentiatesWithoutColor: true)
    let shown = SwitchCell(FormField(title: "Sync"), isOn: isOn)
      .presentation(in: CellContext(.fiori, width: 304, accessibility: settings))
    #expect(shown.terminalText() == "  Sync                        \(words)\n")
  }

  @Test func informationIsBelowTheTitle() {
    let cell = SwitchCell(
      FormField(title: "Sync", information: "Locked", informationKind: .warning))
    let shown = cell.presentation(in: CellContext(.fiori, width: 240))
    #expect(shown.terminalText() == "  Sync                (●   )\n  ! Locked\n")
    let element = shown.accessibility[0]
    #expect([element.label, element.value] == ["Sync", "Off, warning: Locked"])
  }

  /// A title that has no room beside the switch is above it, at any text size; so is a title above
  /// a state in words, and information takes the line below a switch.
  ///
  /// ```
  /// │ 16 [Preferred      ] 16 │
  /// │ 16 [delivery window] 16 │
  /// │ 16          [(●   )] 16 │
  /// ```
  @Test(arguments: [
    Narrow(
      field: FormField(title: "Preferred delivery window"), width: 120,
      text: "  Preferred\n  delivery\n  window\n       (●   )\n", height: 115),
    Narrow(
      field: FormField(title: "Preferred delivery window", information: "Morning or evening"),
      width: 120,
      direction: .rightToLeft,
      text: "    Preferred\n     delivery\n       window\n  (   ●)\n   Morning or\n      evening\n",
      height: 155),
    Narrow(
      field: FormField(title: "Sync", information: "Notifications"), width: 160,
      text: "  Sync      (●   )\n  Notifications\n", height: 69),
    Narrow(
      field: FormField(title: "Sync"), width: 120, text: "  Sync\n       (●   )\n", height: 75),
    Narrow(
      field: FormField(title: "Sync"), width: 320, size: .accessibilityExtraExtraExtraLarge,
      text: "  Sync                          (●   )\n", height: 75),
    Narrow(
      field: FormField(title: "Sync", access: .readOnly), width: 120, text: "  Sync    Off\n",
      height: 44),
    Narrow(
      field: FormField(title: "Deliveries", access: .readOnly), width: 120,
      text: "  Deliveries\n  Off\n",
      height: 62),
  ])
  func aTitleWithoutRoomIsAboveTheSwitch(_ row: Narrow) {
    let context = CellContext(.fiori, width: row.width, row.direction, textSize: row.size)
    let shown = SwitchCell(row.field).presentation(in: context)
    #expect(shown.terminalText() == row.text)
    #expect(shown.size == Extent(width: row.width, height: row.height))
  }

  /// A state in words that has no room beside the title is below it, whole; information that breaks
  /// no word is beside a state.
  @Test(
    arguments: [
      (
        "Wi-Fi でのダウンロード設定", "ダウンロード済み", nil,
        [[16, 8, 288, 20], [16, 32, 288, 22]]
      ),
      (
        "Sync", "Only while charging", "Updates photos and documents",
        [[146, 8, 158, 22], [16, 10, 114, 20], [16, 34, 114, 36]]
      ),
    ] as [(String, String, String?, [[Double]])])
  func aReadOnlyCellKeepsWords(
    _ title: String, _ state: String, _ information: String?, _ frames: [[Double]]
  ) {
    let field = FormField(title: title, information: information, access: .readOnly)
    let shown = SwitchCell(field, stateLabel: state).presentation(in: CellContext(.fiori))
    let found = shown.items.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
    #expect(found.map { $0.map { $0.rounded() } } == frames)
  }

  /// The icon of information and of a notice is above a text that has no room beside it.
  @Test(arguments: ReadingDirection.allCases)
  func anIconIsAboveAMessageWithoutRoom(_ direction: ReadingDirection) {
    func frames(_ cell: SwitchCell, last count: Int) -> [[Double]] {
      let shown = cell.presentation(in: CellContext(.fiori, width: 100, direction))
      return shown.items.suffix(count).map {
        [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]
      }
    }
    let x: Double = direction == .rightToLeft ? 68 : 16
    let words = "Notifications"
    let informed = SwitchCell(
      FormField(title: "Sync", information: words, informationKind: .warning))
    #expect(frames(informed, last: 2) == [[x, 72, 16, 16], [16, 89, 68, 36]])
    var warned = SwitchCell(FormField(title: "Sync"))
    warned.validation = Validation(words, .warning)
    #expect(
      frames(warned, last: 3) == [[0, 75, 100, 70], [x, 84, 16, 16], [16, 101, 68, 36]])
  }

  /// A cell of a width, with its terminal text.
  struct Narrow: CustomTestStringConvertible {
    let field: FormField
    let width: Double
    var direction = ReadingDirection.leftToRight
    var size = TextSize.large
    let text: String
    let height: Double
    var testDescription: String { "\(field.title) at \(width) and \(size)" }
  }

  @Test func itIsDrawnAsShapes() {
    let svg = SwitchCell(isOn: true).presentation(in: CellContext(.fiori)).svg()
    #expect(svg.matches(of: /<rect\b/).count == 2)
    #expect(svg.contains(#" stroke-width="3""#))
  }

  @Test func framesAreInsideTheCell() {
    for width in [0.0, 10, 60, 320, .infinity, .nan] {
      for size in [TextSize.large, .accessibilityLarge] {
        for access in FormField.Access.allCases {
          let cell = SwitchCell(
            FormField(
              title: "A title of some words", information: "Words below it",
              informationKind: .error, access: access))
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

  /// A state text is below the title if a word of it does not fit beside the title.
  @Test(arguments: TextSize.allCases, [288, 320.0])
  func wordsOfTheStateAreNotBroken(_ size: TextSize, _ width: Double) {
    let cell = SwitchCell(
      FormField(title: "Deliveries", access: .readOnly), isOn: true, stateLabel: "1000 per day")
    let shown = cell.presentation(in: CellContext(.fiori, width: width, textSize: size))
    let lines = shown.items.flatMap { item -> [String] in
      guard case .text(let text) = item.content else { return [] }
      return text.lines.map(\.text)
    }
    #expect(lines.joined(separator: " ").contains("1000 per day"))
    #expect(shown.items.allSatisfy { $0.frame.maxY <= shown.size.height })
  }
}
