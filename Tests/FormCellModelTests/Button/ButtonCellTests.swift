import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct ButtonCellTests {
  /// A sequence of events, with the expected effects and the state after it.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    var cell = ButtonCell()
    let events: [ButtonEvent]
    let effects: [ButtonEffect]
    let state: ButtonState
  }

  @Test(arguments: [
    Story(
      testDescription: "it is selected while it is pressed", events: [.press], effects: [],
      state: .selected),
    Story(
      testDescription: "and acts when the finger is lifted", events: [.press, .release],
      effects: [.perform(.normal, .pointer)], state: .normal),
    Story(
      testDescription: "but not for a finger that has left, even if it is back",
      events: [.press, .leave, .press, .activate(.key), .key(.space), .release], effects: [],
      state: .normal),
    Story(
      testDescription: "nor for a touch that is taken away",
      events: [.press, .cancel, .release, .leave, .press, .leave, .leave, .cancel, .cancel],
      effects: [], state: .normal),
    Story(
      testDescription: "keys and assistive technology activate it",
      events: [.key(.space), .key(.left), .key(.enter), .activate(.accessibility)],
      effects: [
        .perform(.normal, .key), .perform(.normal, .key), .perform(.normal, .accessibility),
      ], state: .normal),
    Story(
      testDescription: "one that stays selected changes when the finger is lifted",
      cell: ButtonCell(staysSelected: true),
      events: [.press, .release, .press, .release, .press, .release],
      effects: [
        .perform(.selected, .pointer), .perform(.normal, .pointer), .perform(.selected, .pointer),
      ], state: .selected),
    Story(
      testDescription: "and not before", cell: ButtonCell(staysSelected: true), events: [.press],
      effects: [], state: .normal),
    Story(
      testDescription: "a busy one does not act again",
      events: [.setActivity(.processing), .press, .release, .activate(.key)], effects: [],
      state: .processing),
    Story(
      testDescription: "one that succeeded does",
      events: [.setActivity(.success), .press, .release],
      effects: [.perform(.success, .pointer)], state: .success),
    Story(
      testDescription: "a press counts no more if it is busy at its end",
      events: [.press, .setActivity(.processing), .release], effects: [], state: .processing),
    Story(
      testDescription: "a disabled one does nothing",
      cell: ButtonCell(FormField(access: .disabled)), events: [.press, .release, .key(.enter)],
      effects: [], state: .disabled),
    Story(
      testDescription: "nor one in a form that is read",
      cell: ButtonCell(FormField(access: .readOnly)), events: [.press, .release], effects: [],
      state: .disabled),
    Story(
      testDescription: "the program selects it, and resets it",
      cell: ButtonCell(staysSelected: true),
      events: [.setSelected(true), .press, .setActivity(.success), .reset, .release], effects: [],
      state: .normal),
  ])
  func eventsHaveEffects(_ story: Story) {
    var cell = story.cell
    #expect(story.events.flatMap { cell.handle($0) } == story.effects)
    #expect(cell.state == story.state)
  }

  @Test func keysThatActivateAreTaken() {
    var cell = ButtonCell()
    #expect(cell.takes(.enter) && cell.takes(.space) && !cell.takes(.escape))
    _ = cell.handle(.setActivity(.processing))
    #expect(cell.takes(.enter) && cell.handle(.key(.enter)) == [])
    #expect(!ButtonCell(FormField(title: "Go", access: .disabled)).takes(.enter))
  }

  /// ```
  /// │ 16   (16 [image] 8 [Save] 16)   16 │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func buttonIsPlacedInCell(_ direction: ReadingDirection) {
    var cell = ButtonCell(
      FormField(title: "Save"), .secondary, image: ImageName("plus"), alignment: .leading)
    let shown = cell.presentation(in: CellContext(.fiori, direction))
    let right = direction == .rightToLeft
    let numbers = shown.items.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
    let places = [[right ? 197.0 : 16, 8, 107, 38], [right ? 266 : 32, 16, 22, 22]]
    for (found, place) in zip(numbers, places) {
      #expect(zip(found, place).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(found)")
    }
    #expect(numbers.count == 3)
    #expect(shown.size == Extent(width: 320, height: 54))
    #expect(shown.hitAreas.map(\.frame.height) == [44], "3 points above and below")
    #expect(shown.accessibility.map(\.traits) == [.button])

    cell.alignment = .center
    let middle = cell.presentation(in: CellContext(.fiori, direction)).items[0].frame
    #expect((middle.x + middle.width / 2 - 160).magnitude < 1e-9)
  }

  @Test(arguments: [
    (10.0, 38.0), (60, 60), (.nan, 38), (.infinity, 38), (-5, 38),
  ])
  func theHeightHasAMinimum(_ minimum: Double, _ height: Double) {
    var cell = ButtonCell(FormField(title: "Save"))
    cell.minimumHeight = minimum
    #expect(cell.presentation(in: CellContext(.fiori)).items[0].frame.height == height)
  }

  /// A sheet sets the colors and the font of the button, also of its states.
  @Test(
    arguments: [
      ([], .normal, ["#111111", "#222222"]), ([.press], .normal, ["#333333", "#222222"]),
      ([.setActivity(.processing)], .normal, ["#111111", "#222222"]),
      ([], .disabled, ["#111111", "#444444"]),
    ] as [([ButtonEvent], FormField.Access, [String])])
  func aSheetStylesTheButton(
    _ events: [ButtonEvent], _ access: FormField.Access, _ colors: [String]
  ) {
    let theme = Theme(
      sheet: """
        fdlFUIButtonFormCell_button { font-color: #111111; background-color: #222222; font-size: 40;
          font-color-highlighted: #333333; background-color-disabled: #444444; }
        """)
    var cell = ButtonCell(FormField(title: "Save", access: access))
    for event in events { _ = cell.handle(event) }
    let items = cell.presentation(in: CellContext(theme)).items
    guard case .shape(let shape)? = items.first?.content,
      case .text(let text)? = items.last?.content
    else {
      Issue.record("no button")
      return
    }
    #expect(["\(text.color)", "\(shape.color)"] == colors)
    #expect(text.font.pointSize == 40)
  }

  /// A form cannot require a button; an error of the form is one of the button.
  @Test func aButtonCanHaveAnError() {
    let field = FormField(title: "Save", isRequired: true, validation: Validation("Full", .error))
    let element = ButtonCell(field).presentation(in: CellContext(.fiori)).accessibility[0]
    #expect(element.label == "Save" && element.traits == [.button, .invalid])
  }

  /// A button with an image and no title has a name of its own.
  @Test(
    arguments: [
      ("", nil, ""), ("", "Delete", "Delete"), ("Save", nil, "Save"), ("Save", "", "Save"),
      ("Save", "Save the report", "Save the report"),
    ] as [(String, String?, String)])
  func aButtonCanHaveASpokenName(_ title: String, _ name: String?, _ label: String) {
    let cell = ButtonCell(
      FormField(title: title, information: "For good"), image: ImageName("trash"), name: name)
    let shown = cell.presentation(in: CellContext(.fiori))
    let element = shown.accessibility[0]
    #expect([element.label, element.value, cell.spokenName] == [label, "For good", label])
    var named = cell
    named.name = nil
    #expect(named.presentation(in: CellContext(.fiori)).items == shown.items, "it is not drawn")
  }

  @Test func accessibilityElementHasState() {
    var cell = ButtonCell(
      FormField(title: "Save", information: "Keeps a copy"), staysSelected: true, isSelected: true)
    var element: AccessibilityElement {
      cell.presentation(in: CellContext(.fiori)).accessibility[0]
    }
    #expect([element.label, element.value] == ["Save", "Keeps a copy"])
    #expect(element.traits == [.button, .selected])
    _ = cell.handle(.setActivity(.processing))
    #expect(element.value == "In progress, Keeps a copy")
    #expect(element.traits == [.button, .selected, .notEnabled])
    #expect(cell.presentation(in: CellContext(.fiori)).isFocusable)
    _ = cell.handle(.setActivity(.success))
    #expect(cell.presentation(in: CellContext(.fiori)).announcement == "Done")
  }

  /// The text of each button in its normal state has enough contrast.
  @Test(arguments: ButtonRank.allCases, ButtonTone.allCases)
  func textContrastPasses(_ rank: ButtonRank, _ tone: ButtonTone) {
    let cell = ButtonCell(FormField(title: "Save"), rank, tone)
    let shown = cell.presentation(in: CellContext(.fiori))
    let parts = shown.contrasts(on: ButtonCell.kind.background(in: .fiori))
    #expect(parts.map(\.verdict) == [.passes], "\(parts)")
  }

  @Test func terminalTextMatches() {
    let cell = ButtonCell(FormField(title: "Save", information: "Keeps a copy"))
    #expect(
      cell.presentation(in: CellContext(.fiori)).terminalText()
        == "                  Save\n  Keeps a copy\n")
  }

  /// The image is above a title that has no room beside it, and the padding gives way to words.
  @Test(arguments: [
    ("Save", 320.0, TextSize.large, [[122, 16, 22, 22], [152, 16, 45, 22]]),
    ("Save", 90, .large, [[34, 16, 22, 22], [22, 38, 45, 22]]),
    ("Size", 160, .accessibilityExtraExtraExtraLarge, [[48, 16, 64, 64], [20, 80, 119, 64]]),
    // No padding would give room to a word that is wider than the cell.
    ("Benachrichtigungseinstellungnm", 320, .large, [[32, 27, 22, 22], [62, 16, 226, 44]]),
  ])
  func anImageIsBesideOrAboveTheTitle(
    _ title: String, _ width: Double, _ size: TextSize, _ frames: [[Double]]
  ) {
    let cell = ButtonCell(FormField(title: title), image: ImageName("plus"))
    let shown = cell.presentation(in: CellContext(.fiori, width: width, textSize: size))
    let found = shown.items.dropFirst().map(\.frame)
    #expect(
      found.map { [$0.x.rounded(.down), $0.y, $0.width, $0.height] } == frames, "\(found)")
  }

  /// The padding of a capsule stays, because a text would run into its round ends.
  @Test(arguments: [
    (ControlOutline.capsule, [32.0, 16, 96, 44]), (.rounded, [27, 16, 106, 22]),
  ])
  func aCapsuleKeepsItsPadding(_ outline: ControlOutline, _ text: [Double]) {
    let cell = ButtonCell(FormField(title: "Preferences"), outline: outline)
    let shown = cell.presentation(in: CellContext(.fiori, width: 160))
    let frame = shown.items[1].frame
    #expect([frame.x, frame.y, frame.width, frame.height].map { $0.rounded() } == text)
  }

  /// All frames are inside the cell for any width and any text size.
  @Test(arguments: ButtonRank.allCases)
  func framesAreInsideCell(_ rank: ButtonRank) {
    for title in ["", "Save", String(repeating: "word ", count: 2_000)] {
      for width in [0.0, 10, 60, 320, .infinity, .nan] {
        for size in [TextSize.large, .accessibilityExtraExtraExtraLarge] {
          for image in [nil, ImageName("plus")] {
            var cell = ButtonCell(FormField(title: title), rank, image: image, outline: .capsule)
            if image != nil { _ = cell.handle(.setActivity(.success)) }
            let context = CellContext(
              .fiori, width: width, textSize: size,
              accessibility: AccessibilitySettings(differentiatesWithoutColor: true))
            let shown = cell.presentation(in: context)
            for frame in shown.items.map(\.frame) {
              #expect(frame.x >= -1e-9 && frame.maxX <= shown.size.width + 1e-9, "\(width)")
              #expect(frame.y >= -1e-9 && frame.maxY <= shown.size.height + 1e-9, "\(width)")
              #expect(frame.width >= 0 && frame.height >= 0)
            }
          }
        }
      }
    }
  }
}
