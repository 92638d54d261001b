@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct SliderCellTests {
  /// A number that does not fit makes its text field taller, and the cell with it.
  @Test(arguments: [1, 10, 20, 30, 60]) func typedNumbersStayInside(_ digits: Int) {
    var cell = RangeSliderCell(FormField(title: "Price"))
    _ = cell.handle(.focus(.upper))
    _ = cell.handle(.type(String(repeating: "7", count: digits)))
    let shown = cell.presentation(in: CellContext(Theme(of: [])))
    let title = shown.items.first?.frame.maxY ?? 0
    for item in shown.items.dropFirst() {
      #expect(item.frame.y >= title && item.frame.maxY <= shown.size.height)
    }
  }

  /// A system's text field edits the text of a slider's and a stepper's.
  @Test func textFieldsAreEdited() {
    let slider = SliderCell(FormField(), ValueScale(0...1, step: 0.1), value: 0, hasField: true)
    let stepper = StepperCell(FormField(), ValueScale(0...9), value: 0)
    let negative = StepperCell(FormField(), ValueScale(-9...9), value: 0)
    let context = CellContext(Theme(of: []))
    let purposes = [
      slider.presentation(in: context, strings: .english), stepper.presentation(in: context),
      negative.presentation(in: context),
    ].flatMap(\.hitAreas).compactMap { area in
      if case .edit(let style) = area.purpose { style.keyboard } else { nil }
    }
    #expect(purposes == [.decimal, .number, .text])
  }

  /// A sequence of events, the emitted effects, and the final value.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    var cell = SliderCell(value: 30, hasField: true)
    let events: [SliderEvent<FixedDecimal>]
    let effects: [ScaleEffect<FixedDecimal>]
    let end: FixedDecimal

    init(
      _ description: String, from cell: SliderCell = SliderCell(value: 30, hasField: true),
      _ events: [SliderEvent<FixedDecimal>], _ effects: [ScaleEffect<FixedDecimal>],
      _ end: FixedDecimal
    ) {
      testDescription = description
      self.cell = cell
      self.events = events
      self.effects = effects
      self.end = end
    }
  }

  private static func cell(_ change: (inout SliderCell) -> Void) -> SliderCell {
    var cell = SliderCell(value: 30, hasField: true)
    change(&cell)
    return cell
  }

  static let stories = [
    Story(
      "a negative step is none",
      from: SliderCell(FormField(), ValueScale(0...9, step: -0.5), value: 4),
      [.key(.right), .key(.left)], [], 4),
    Story(
      "a drag is live, and is committed once",
      [.touchBegan(at: 0.5), .touchMoved(to: 0.501), .touchMoved(to: 0.6), .touchEnded],
      [.live(50, .pointer), .live(60, .pointer), .commit(from: 30, to: 60, .pointer)], 60),
    Story(
      "a drag back to the start tells no commit",
      [.touchBegan(at: 0.5), .touchMoved(to: 0.3), .touchEnded],
      [.live(50, .pointer), .live(30, .pointer)], 30),
    Story(
      "a canceled drag leaves no trace", [.touchBegan(at: 0.5), .touchCancelled],
      [.live(50, .pointer), .cancelled(to: 30, .pointer)], 30),
    Story(
      "Escape cancels it, too", [.touchBegan(at: 0.5), .key(.escape), .touchMoved(to: 0.9)],
      [.live(50, .pointer), .cancelled(to: 30, .key)], 30),
    Story(
      "what is no part of a number is told", [.focus(), .type("7.5"), .done],
      [.hindered(.notANumber), .commit(from: 30, to: 7, .key)], 7),
    Story(
      "a second touch does not count", [.touchBegan(at: 0.5), .touchBegan(at: 0.9), .touchEnded],
      [.live(50, .pointer), .commit(from: 30, to: 50, .pointer)], 50),
    Story(
      "told at the end only", from: cell { $0.policies.live = .atTheEnd },
      [.touchBegan(at: 0.5), .touchEnded], [.commit(from: 30, to: 50, .pointer)], 50),
    Story(
      "a place that is no number is none",
      [
        .touchBegan(at: ControlTouch(along: .nan)), .touchBegan(at: 0.4),
        .touchMoved(to: .init(along: .infinity)),
      ],
      [.live(40, .pointer)], 40),
    Story(
      "keys step, by one, by ten and to the ends",
      [.key(.right), .key(.down), .key(.pageUp), .key(.end), .key(.up), .key(.home), .key(.left)],
      [
        .commit(from: 30, to: 31, .key), .commit(from: 31, to: 30, .key),
        .commit(from: 30, to: 40, .key), .commit(from: 40, to: 100, .key),
        .hindered(.atTheUpperBound), .commit(from: 100, to: 0, .key), .hindered(.atTheLowerBound),
      ], 0),
    Story(
      "Left is more where text is read from right to left",
      [.key(.left, .upper, .rightToLeft), .key(.up, .upper, .rightToLeft)],
      [.commit(from: 30, to: 31, .key), .commit(from: 31, to: 32, .key)], 32),
    Story(
      "assistive technology steps", [.increment(.accessibility), .decrement(.accessibility)],
      [.commit(from: 30, to: 31, .accessibility), .commit(from: 31, to: 30, .accessibility)], 30),
    Story(
      "a typed number counts when the field is left",
      [.focus(), .type("42"), .blur, .focus(), .type("7"), .key(.enter)],
      [.commit(from: 30, to: 42, .key), .commit(from: 42, to: 7, .key)], 7),
    Story(
      "a typed number is clamped", [.focus(), .type("500"), .done],
      [.commit(from: 30, to: 100, .key)],
      100),
    Story(
      "or refused", from: cell { $0.policies.typed = .refused }, [.focus(), .type("500"), .done],
      [.hindered(.outOfBounds)], 30),
    Story(
      "an empty text keeps the value", [.focus(), .type(""), .blur], [.hindered(.notANumber)], 30),
    Story(
      "or is the lower bound", from: cell { $0.policies.emptied = .lowerBound },
      [.focus(), .type(""), .blur], [.commit(from: 30, to: 0, .key)], 0),
    Story("Escape leaves a field without a change", [.focus(), .type("5"), .key(.escape)], [], 30),
    Story(
      "a touch ends an edit", [.focus(), .type("5"), .touchBegan(at: 0.5), .touchEnded],
      [.commit(from: 30, to: 5, .key), .live(50, .pointer), .commit(from: 5, to: 50, .pointer)], 50),
    Story(
      "without a field nothing is typed", from: SliderCell(value: 30),
      [.focus(), .type("5"), .blur], [],
      30),
    Story(
      "a cell that cannot be changed says so", from: cell { $0.access = .disabled },
      [.touchBegan(at: 0.5), .touchMoved(to: 0.6), .touchEnded, .key(.right), .type("5"), .blur],
      [.hindered(.disabled), .hindered(.disabled), .hindered(.disabled)], 30),
    Story(
      "the program is not told of its own changes",
      [.setValue(77), .setValue(500), .setScale(ValueScale(0...50))], [], 50),
    Story(
      "the program ends a drag", [.touchBegan(at: 0.5), .setValue(7), .touchMoved(to: 0.9)],
      [.live(50, .pointer), .cancelled(to: 30, .program)], 7),
    Story(
      "values between two steps stay until they are changed",
      from: SliderCell(FormField(), ValueScale(0...100, step: 10), value: 33), [.increment(.key)],
      [.commit(from: 33, to: 43, .key)], 43),
  ]

  @Test(arguments: stories) func storyEmitsItsEffects(_ story: Story) {
    var cell = story.cell
    #expect(story.events.flatMap { cell.handle($0) } == story.effects)
    #expect(cell.value == story.end)
  }

  /// Disabling a cell cancels its interaction.
  @Test func disablingTheCellRevertsADrag() {
    var cell = SliderCell(value: 30)
    _ = cell.handle(.touchBegan(at: 0.5))
    cell.isEnabled = false
    #expect(cell.handle(.touchMoved(to: 0.9)) == [.cancelled(to: 30, .program)])
    cell.isEnabled = true
    #expect(cell.handle(.touchMoved(to: 0.9)) == [] && cell.value == 30)
  }

  /// The field shows the typed text until the program sets a value or a scale.
  @Test func theFieldShowsItsDraft() {
    var cell = SliderCell(FormField(), ValueScale(step: 0.5), value: 30, hasField: true)
    #expect(cell.text(of: .upper) == "30.0")
    _ = cell.handle(.type("4."))
    #expect(cell.editedThumb == .upper && cell.text(of: .upper) == "4." && cell.value == 30)
    _ = cell.handle(.setValue(12))
    #expect(cell.text(of: .upper) == "12.0")
    _ = cell.handle(.setScale(ValueScale(0...5, step: 1)))
    #expect(cell.editedThumb == nil && cell.text(of: .upper) == "5" && cell.value == 5)
  }

  @Test(arguments: [
    (ReadingDirection.leftToRight, 62.0, 0.0, 0.0), (.leftToRight, 160, 0.5, 7),
    (.rightToLeft, 62, 1, 1),
  ])
  func pointMapsToAShareOfTheTrack(
    _ direction: ReadingDirection, _ x: Double, _ along: Double, _ y: Double
  ) {
    let way = Frame(x: 62, y: 10, width: 196, height: 44)
    let touch = ControlTouch(x: x, y: y + 10, along: way, direction, time: 3)
    #expect(touch == ControlTouch(along: along, across: y, time: 3))
    let narrow = Frame(x: 5, y: 0, width: 0, height: 44)
    #expect(ControlTouch(x: 9, along: narrow, direction).along == 0)
    #expect(!ControlTouch(x: .nan, along: narrow, direction).isFinite)
  }

  /// A truncated number would look like another number.
  @Test(arguments: TextSize.allCases, [288, 328, 398.0])
  func numbersAreNotTruncated(_ size: TextSize, _ width: Double) {
    let context = CellContext(.fiori, width: width, textSize: size)
    let scale = ValueScale(-5...1000, step: 0.5)
    let wide = ValueScale(-1_000_000...10)
    let shown = [
      SliderCell(FormField(title: "T"), wide, value: -999_999, hasField: true)
        .presentation(in: context),
      SliderCell(FormField(title: "T"), scale, value: 21, hasField: true).presentation(in: context),
      SliderCell(FormField(title: "T"), scale, value: 21).presentation(in: context),
      RangeSliderCell(FormField(), scale, value: ScaleRange(-5, 400)).presentation(in: context),
    ]
    for item in shown.flatMap(\.items) {
      guard case .text(let text) = item.content else { continue }
      #expect(text.lines.map(\.text).joined() == text.text)
      #expect(text.frame.x >= 16 && text.frame.maxX <= width - 16)
    }
  }

  /// A title that does not fit beside the widest value is above it, at every value.
  @Test(arguments: TextSize.allCases, [288, 320, 414.0])
  func titleIsNotTruncated(_ size: TextSize, _ width: Double) {
    let context = CellContext(.fiori, width: width, textSize: size)
    let shown = [0, 250, 1000].map { (value: FixedDecimal) in
      var cell = SliderCell(
        FormField(title: "Delivery distance"), ValueScale(0...1000), value: value)
      cell.track.writing.value = "{value} kilometres"
      return cell.presentation(in: context)
    }
    for cell in shown {
      guard case .text(let title)? = cell.items.first(where: { $0.part == .title })?.content else {
        Issue.record("no title")
        continue
      }
      #expect(
        ["Delivery distance", "Delivery/distance"].contains(
          title.lines.map(\.text).joined(separator: "/")))
    }
    #expect(Set(shown.map(\.size)).count == 1)
  }

  /// A minus stays before its number, and the lower number before the upper one.
  @Test func rangesAreReadFromLeftToRight() {
    let cell = RangeSliderCell(
      FormField(), ValueScale(-20...120), value: ScaleRange(-5, 65), hasFields: false)
    let svg = cell.presentation(in: CellContext(.fiori, .rightToLeft)).svg()
    #expect(svg.contains(">-5 – 65<") && !svg.contains("direction=\"rtl\""))
  }

  /// The track keeps its frame while the value changes.
  @Test func theTrackDoesNotDependOnTheValue() {
    let context = CellContext(.fiori, width: 300)
    let values: [FixedDecimal] = [0, 7, 99_999, 134_228, 1_000_000]
    let ways = values.map { value in
      let cell = SliderCell(
        FormField(title: "T"), ValueScale(0...1_000_000), value: value, hasField: true)
      let shown = cell.presentation(in: context)
      return [shown.size.height] + shown.hitAreas.map(\.frame.x) + shown.hitAreas.map(\.frame.width)
    }
    #expect(ways.allSatisfy { $0 == ways[0] })
  }

  /// A minus sign stays before its number in languages that are read from right to left.
  @Test func numbersAreWrittenFromLeftToRight() {
    let context = CellContext(.fiori, .rightToLeft)
    let scale = ValueScale(-100...100)
    let shown = [
      SliderCell(FormField(), scale, value: -7, hasField: true).presentation(in: context),
      SliderCell(FormField(), scale, value: -7).presentation(in: context),
      RangeSliderCell(FormField(), scale, value: ScaleRange(-7, 5)).presentation(in: context),
      StepperCell(FormField(), scale, value: -7).presentation(in: context),
    ]
    let texts = shown.flatMap(\.items).compactMap { item in
      if case .text(let text) = item.content { text } else { nil }
    }
    #expect(texts.contains { $0.text.contains("-7") })
    let turned = texts.flatMap(\.lines).filter { $0.direction != .leftToRight }
    #expect(turned.map(\.text) == [])
  }

  /// ```
  /// │ 16 [Volume        ] 16 [30] 16 │
  /// │    [0] 8 ━━━●────── 8 [100]    │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func titleAndValueAreAboveTheTrack(_ direction: ReadingDirection) {
    let cell = SliderCell(FormField(title: "Volume"), value: 50)
    let shown = cell.presentation(in: CellContext(.fiori, direction))
    #expect(shown.size.width == 320)
    var frames: [String: [Frame]] = [:]
    for item in shown.items {
      let leading = direction.place(item.frame, inWidth: 320)
      frames[item.part.name, default: []].append(leading.rounded)
    }
    let bounds = (frames["minimum"]?[0], frames["maximum"]?[0])
    #expect(bounds.0?.x == 16 && ((bounds.1?.maxX ?? 0) - 304).magnitude < 0.01)
    let slider = frames["slider"] ?? []
    #expect(slider.count == 3)
    #expect((slider[0].x - (bounds.0?.maxX ?? 0) - 8).magnitude < 0.01)
    #expect((slider[0].maxX - (bounds.1?.x ?? 0) + 8).magnitude < 0.01)
    #expect(slider[0].height == 4 && slider[2].width == 28 && slider[2].height == 28)
    #expect((slider[2].x + 14 - slider[0].x - slider[0].width / 2).magnitude < 0.01)
    #expect(slider[1].x == slider[0].x && (slider[1].maxX - slider[2].x - 14).magnitude < 0.01)
    #expect(
      ((frames["subtitle"]?[0].maxX ?? 0) - 304).magnitude < 0.01 && frames["title"]?[0].x == 16)
    #expect(shown.hitAreas.map(\.part.name) == ["slider"])
    #expect(shown.hitAreas[0].frame.height == 44)
  }

  @Test(
    arguments: [
      (0, false, "  Volume                           0\n  0 (●                       )   100\n"),
      (50, false, "  Volume                          50\n  0 (━━━━━━━━━━━━●           )   100\n"),
      (100, false, "  Volume                         100\n  0 (━━━━━━━━━━━━━━━━━━━━━━━●)   100\n"),
      (50, true, "  Volume\n  0 (━━━━━━━━━━●         )        50\n"),
    ] as [(FixedDecimal, Bool, String)])
  func terminalTextShowsTheCell(_ value: FixedDecimal, _ hasField: Bool, _ lines: String) {
    let cell = SliderCell(FormField(title: "Volume"), value: value, hasField: hasField)
    let shown = cell.presentation(in: CellContext(.fiori, width: 304))
    #expect(shown.terminalText() == lines)
  }

  @Test func aReadOnlyCellShowsItsValueAlone() {
    var cell = SliderCell(FormField(title: "Volume", access: .readOnly), value: 30, hasField: true)
    cell.writing.value = "{value} dB"
    let shown = cell.presentation(in: CellContext(.fiori, width: 304))
    #expect(shown.terminalText() == "  Volume                       30 dB\n")
    #expect(shown.hitAreas.isEmpty && shown.accessibility.count == 1)
    #expect(shown.accessibility[0].value == "30 dB" && shown.accessibility[0].traits == [])
  }

  @Test func assistiveTechnologyAdjustsIt() {
    var cell = SliderCell(
      FormField(title: "Volume", information: "Of the horn", isRequired: true), value: 30,
      hasField: true)
    cell.writing.value = "{value} dB"
    let elements = cell.presentation(in: CellContext(.fiori)).accessibility
    #expect(elements.map(\.label) == ["Volume, required", "Value"])
    #expect(elements.map(\.value) == ["30 dB, Of the horn", "30"])
    #expect(elements.map(\.traits) == [[.adjustable, .required], .textField])
    let range = AccessibilityRange(minimum: 0, now: 30, maximum: 100, step: 1)
    #expect(elements[0].range == range)
    cell.access = .disabled
    let dimmed = cell.presentation(in: CellContext(.fiori), strings: .fioriSwiftUI).accessibility
    #expect(dimmed.map(\.traits) == [[.adjustable, .notEnabled]])
    #expect(dimmed[0].range?.step == nil)
    #expect(dimmed[0].value == "current value is 30 dB. Of the horn")
  }

  /// The words of SAP's SwiftUI port, which names a slider with a field by its bounds.
  @Test(arguments: [
    (false, true, "This is Volume slider whose maximum value is 100 and minimum value is 0"),
    (false, false, "This is Volume slider whose maximum value is 100 and minimum value is 0"),
    (
      true, true,
      "This is a slider that is editable, the minimum value is 0 and the maximum value is 100"
    ),
    (
      true, false,
      "This is a slider that can't be edited, the minimum value is 0 and the maximum value is 100"
    ),
  ])
  func assistiveTechnologyNamesIt(_ hasField: Bool, _ isEnabled: Bool, _ name: String) {
    let field = FormField(title: "Volume", isEnabled: isEnabled)
    let cell = SliderCell(field, hasField: hasField)
    let shown = cell.presentation(in: CellContext(.fiori), strings: .fioriSwiftUI)
    #expect(shown.accessibility[0].label == name)
  }

  @Test func aBoundWithoutATextIsNotShown() {
    var cell = SliderCell(FormField(title: "Volume"), value: 50)
    cell.writing.lowerBound = ""
    let parts = cell.presentation(in: CellContext(.fiori)).items.map(\.part.name)
    #expect(!parts.contains("minimum") && parts.contains("maximum"))
  }

  /// A sheet styles a slider by its documented classes, and its disabled variants.
  @Test func aSheetStylesIt() {
    let theme = Theme(
      sheet: """
        FUISliderFormView_title { font-color: #111111; font-color-disabled: #222222; }
        FUISliderFormView_subtitle { font-color: #333333; font-style: caption1; }
        FUISliderFormView_footnote { font-color: #444444; }
        FUISliderFormView_slider {
          thumb-color: #555555; minimum-track-color: #666666; maximum-track-color: #777777;
          view-alpha-value-disabled: 0.5;
        }
        """)
    func colors(_ access: FormField.Access) -> [String] {
      let cell = SliderCell(
        FormField(title: "A", information: "B", access: access), value: 50)
      return cell.presentation(in: CellContext(theme)).items.map { item in
        switch item.content {
        case .text(let text): "\(item.part.name) \(text.color)"
        case .shape(let shape): "\(item.part.name) \(shape.color)"
        case .picture: item.part.name
        }
      }.filter { !$0.hasPrefix("minimum") && !$0.hasPrefix("maximum") }
    }
    #expect(
      colors(.normal) == [
        "subtitle #333333", "title #111111", "slider #777777", "slider #666666", "slider #555555",
        "information #444444",
      ])
    #expect(
      colors(.disabled) == [
        "subtitle #333333", "title #222222", "slider #77777780", "slider #B2B2B2",
        "slider #AAAAAA", "information #444444",
      ])
  }

  /// A white thumb on a white cell is visible by its outline.
  @Test(arguments: ThemeEnvironment.Appearance.allCases)
  func aThumbIsVisible(_ appearance: ThemeEnvironment.Appearance) throws {
    let theme = Theme(of: [], in: ThemeEnvironment(appearance: appearance), for: .sapfiori)
    let shown = SliderCell(FormField(title: "A")).presentation(in: CellContext(theme))
    let ground = try #require(shown.background?.color)
    let thumb = try #require(shown.shapes.last)
    let line = try #require(thumb.stroke)
    let ratios = [line.color, thumb.color].compactMap { $0.contrast(against: ground) }
    #expect(line.width == 1 && ratios.contains { $0 >= ContrastNeed.graphic.least })
  }

  @Test func validationErrorIsReported() {
    let field = FormField(title: "A", validation: Validation("Too loud", .error))
    let shown = SliderCell(field).presentation(in: CellContext(.fiori))
    #expect(shown.message == "error: Too loud")
    #expect(shown.accessibility[0].value == "0, error: Too loud")
  }
}

extension Frame {
  /// The frame in whole thousandths of a point.
  fileprivate var rounded: Frame {
    func round(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }
    return Frame(x: round(x), y: round(y), width: round(width), height: round(height))
  }
}
