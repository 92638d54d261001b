@testable import FormCellModel
import Mutations
import StyleSheet
import Testing

@Suite struct ChoiceLayoutTests {
  private static func cell(
    _ style: ChoiceStyle, _ options: [String] = ["S", "M", "L"], _ selection: [Int] = [0],
    access: FormField.Access = .normal, sizing: ChoiceSizing? = nil
  ) -> ChoiceCell {
    var cell = ChoiceCell(
      FormField(title: "Size", access: access), style, options: options, selection: selection)
    if let sizing { cell.arrangement.sizing = sizing }
    return cell
  }

  private static func numbers(_ frame: Frame) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height]
  }

  private static func numbers(_ items: [CellItem]) -> [[Double]] { items.map { numbers($0.frame) } }

  private static func texts(_ shown: CellPresentation) -> [String] {
    shown.items.compactMap { if case .text(let text) = $0.content { text.text } else { nil } }
  }

  /// ```
  /// │ 16 [Size]            (S| M | L) 16 │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func segmentsAreBesideTitle(_ direction: ReadingDirection) {
    let shown = Self.cell(.segments).presentation(in: CellContext(.fiori, direction))
    let isTurned = direction == .rightToLeft
    #expect(shown.size == Extent(width: 320, height: 48))
    #expect(Self.texts(shown) == ["Size", "S", "M", "L"])
    #expect(
      Self.numbers(shown.items) == [
        [isTurned ? 156 : 16, 14, 148, 20], [isTurned ? 16 : 172, 8, 132, 32],
        [isTurned ? 106 : 174, 10, 40, 28], [isTurned ? 108 : 176, 15, 36, 18],
        [isTurned ? 64 : 220, 15, 36, 18], [isTurned ? 20 : 264, 15, 36, 18],
      ])
    #expect(shown.hitAreas.map(\.purpose) == [.choose(0), .choose(1), .choose(2)])
    #expect(Self.numbers(shown.hitAreas[0].frame) == [isTurned ? 104 : 172, 2, 44, 44])
  }

  /// Without a title, segments are in a row, or are stacked if their texts do not fit.
  @Test(arguments: [
    (ChoiceSizing.widest, 320.0, [288.0, 288, 288]), (.widest, 482, [150, 150, 150]),
    (.fixed, 320, [73, 73, 73]), (.flexible, 320, [44, 65, 137]), (.fixed, 92, [60, 60, 60]),
    (.fixed, 0, [0, 0, 0]),
  ])
  func segmentWidthsFollowSizing(_ sizing: ChoiceSizing, _ width: Double, _ widths: [Double]) {
    var cell = Self.cell(.segments, ["S", "Middle", "Unreasonably big"], sizing: sizing)
    cell.title = ""
    let shown = cell.presentation(in: CellContext(.fiori, width: width))
    let found = shown.hitAreas.map(\.frame.width)
    #expect(zip(found, widths).allSatisfy { ($0 - $1).magnitude < 0.9 }, "\(found)")
    #expect(found.count == widths.count)
  }

  /// A text stays in its segment at every text size.
  @Test(arguments: TextSize.allCases, [ChoiceSizing.fixed, .widest])
  func textsAreInsideTheirSegments(_ size: TextSize, _ sizing: ChoiceSizing) {
    let cell = Self.cell(.segments, ["Very good quality of service", "B"], sizing: sizing)
    let shown = cell.presentation(in: CellContext(.fiori, textSize: size))
    let texts = shown.items.filter { $0.part.title != "title" }.compactMap { item in
      if case .text = item.content { item.frame } else { nil }
    }
    for (text, area) in zip(texts, shown.accessibility.dropFirst().map(\.frame)) {
      #expect(area.y <= text.y && text.maxY <= area.maxY, "\(text) \(area)")
    }
    #expect(texts.count == 2)
  }

  /// The wheel shows the complete text of each option.
  @Test(arguments: TextSize.allCases, [288, 398.0])
  func wheelDoesNotTruncateOptions(_ size: TextSize, _ width: Double) {
    var cell = Self.cell(.picker, ["1000000 EUR", "10000000 EUR", "100000000 EUR"])
    cell.picker.staysOpen = true
    let shown = cell.presentation(in: CellContext(.fiori, width: width, textSize: size))
    let texts = shown.items.compactMap { item -> StyledText? in
      guard case .text(let text) = item.content, item.part.title.contains("option") else {
        return nil
      }
      return text
    }
    let lines = texts.map { $0.lines.map(\.text).joined().filter { $0 != " " } }
    #expect(lines == cell.options.map { $0.filter { $0 != " " } })
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.y })
  }

  /// The row of a picker shows each value completely, at a size that fits all values.
  @Test(arguments: TextSize.allCases, [288, 320, 398.0])
  func thePickerHasRoomForAllOptions(_ size: TextSize, _ width: Double) {
    let options = ["1 EUR", "1000000 EUR", "10000000 EUR"]
    let shown = options.indices.map { place in
      var cell = Self.cell(.picker, options, sizing: .flexible)
      _ = cell.handle(.setSelection([place]))
      return cell.presentation(in: CellContext(.fiori, width: width, textSize: size))
    }
    for (option, cell) in zip(options, shown) {
      guard case .text(let value)? = cell.items.first(where: { $0.part.title == "value" })?.content
      else {
        Issue.record("no value")
        continue
      }
      #expect(value.lines.map(\.text).joined(separator: " ") == option)
    }
    #expect(Set(shown.map(\.size)).count == 1)
  }

  /// Segments whose texts do not fit in a row are stacked; those of a fixed width only if they do not
  /// fit themselves, or at large text sizes.
  @Test(arguments: TextSize.allCases, ChoiceSizing.allCases)
  func segmentsDoNotTruncateTexts(_ size: TextSize, _ sizing: ChoiceSizing) {
    let options = ["S", "Middle", "Unreasonably big, and some more"]
    let cell = Self.cell(.segments, options, sizing: sizing)
    let shown = cell.presentation(in: CellContext(.fiori, textSize: size))
    guard size >= .extraExtraExtraLarge || sizing != .fixed else {
      #expect(Set(shown.hitAreas.map(\.frame.y)).count == 1)
      return
    }
    let lines = shown.items.compactMap { item -> String? in
      guard case .text(let text) = item.content, item.part.title != "title" else { return nil }
      return text.lines.map(\.text).joined().filter { $0 != " " }
    }
    #expect(lines == options.map { $0.filter { $0 != " " } })
    let frames = shown.hitAreas.map(\.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.y && $0.height >= 44 })
    #expect(frames.last?.maxY ?? .infinity <= shown.size.height)
  }

  /// ```
  /// │ 16 [Size]        │
  /// │    (✓S) ( M )    │
  /// │    ( L)          │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func chipsAreBelowTitle(_ direction: ReadingDirection) {
    let shown = Self.cell(.chips).presentation(in: CellContext(.fiori, direction))
    let chips = shown.hitAreas.map { Self.numbers($0.frame) }
    let right = direction == .rightToLeft
    #expect(
      chips == [
        [right ? 163 : 16, 36, 141, 44], [right ? 16 : 163, 36, 141, 44],
        [right ? 163 : 16, 86, 141, 44],
      ])
    #expect(shown.size == Extent(width: 320, height: 138))
    let marks = shown.items.filter { if case .picture = $0.content { true } else { false } }
    #expect(marks.count == 1, "only a selected chip has a checkmark")
  }

  /// Two columns that are too narrow for a finger become one.
  @Test(
    arguments: [(126, [36, 36, 86]), (124, [36, 86, 136])] as [(Double, [Double])])
  func chipsHaveMinimumWidth(_ width: Double, _ tops: [Double]) {
    let shown = Self.cell(.chips).presentation(in: CellContext(.fiori, width: width))
    #expect(shown.hitAreas.map(\.frame.width) == [44, 44, 44])
    #expect(shown.hitAreas.map(\.frame.y) == tops)
  }

  @Test func flexibleChipsAreBesideTitleIfTheyFit() {
    var cell = Self.cell(.chips, sizing: .flexible)
    var shown = cell.presentation(in: CellContext(.fiori))
    #expect(shown.size.height == 60)
    cell.arrangement.prefersTitleLine = false
    shown = cell.presentation(in: CellContext(.fiori))
    #expect(shown.size.height == 88)
  }

  /// A row is as high as its highest chip.
  @Test func textsWrapInChips() {
    var cell = Self.cell(.chips, ["One word after another, and more", "Two", "Three"])
    cell.arrangement.lineLimit = nil
    let shown = cell.presentation(in: CellContext(.fiori))
    #expect(shown.hitAreas.map(\.frame.height) == [68, 68, 44])
    cell.arrangement.lineLimit = 2
    #expect(
      cell.presentation(in: CellContext(.fiori)).hitAreas.map(\.frame.height) == [48, 48, 44])
  }

  /// A chip shows its text beside its checkmark, or below it; in fewer columns if it would be cut.
  @Test(
    arguments: [
      (nil, 320.0, TextSize.large, "  Monday            ✓ Tuesday and more\n  W\n"),
      (nil, 240, .large, "  Monday  ✓ Tuesday and more\n  W\n"),
      (
        1, 240, .large,
        "            Monday\n          ✓ Tuesday and more\n              W\n"
      ),
      (
        nil, 120, .extraExtraExtraLarge,
        "    Monday\n       ✓\n  Tuesday and\n     more\n       W\n"
      ),
      (1, 120, .extraExtraExtraLarge, "    Monday\n       ✓\n  Tuesday an…\n       W\n"),
    ] as [(Int?, Double, TextSize, String)])
  func aChipShowsItsText(_ limit: Int?, _ width: Double, _ size: TextSize, _ text: String) {
    var cell = Self.cell(.chips, ["Monday", "Tuesday and more", "W"], [1])
    (cell.title, cell.arrangement.lineLimit) = ("", limit)
    let shown = cell.presentation(in: CellContext(.fiori, width: width, textSize: size))
    #expect(shown.terminalText() == text)
    for case .text(let text) in shown.items.map(\.content) {
      #expect(!text.lines.isEmpty && text.frame.width >= 60, "\(text)")
    }
  }

  /// The number of a wheel without a selection is the minimum, because a slider of ARIA has a number.
  @Test(arguments: [([], 1), ([0], 1), ([2], 3)] as [([Int], FixedDecimal)])
  func theNumberOfAWheelIsAPlace(_ selection: [Int], _ now: FixedDecimal) {
    var cell = Self.cell(.picker, ["S", "M", "L"], selection)
    cell.picker.staysOpen = true
    let elements = cell.presentation(in: CellContext(.fiori)).accessibility
    #expect(elements[1].range == AccessibilityRange(minimum: 1, now: now, maximum: 3, step: 1))
  }

  /// A picker without options has no wheel, also if the wheel is always shown.
  @Test(arguments: [false, true]) func aWheelNeedsOptions(_ staysOpen: Bool) {
    var cell = Self.cell(.picker, [])
    cell.picker.staysOpen = staysOpen
    let shown = cell.presentation(in: CellContext(.fiori))
    #expect(Self.texts(shown) == ["Size"] && shown.accessibility.count == 1)
    #expect(!cell.isOpen && !shown.isFocusable)
  }

  /// The wheel of an open picker has its selected option in the middle.
  @Test func aPickerOpensBelowItsRow() {
    var cell = Self.cell(.picker)
    var shown = cell.presentation(in: CellContext(.fiori))
    #expect(Self.texts(shown) == ["S", "Size"])
    #expect(shown.size == Extent(width: 320, height: 44))
    #expect(shown.hitAreas.map(\.purpose) == [.activate])
    #expect(shown.accessibility.map(\.hint) == ["Double tap to open"])

    _ = cell.handle(.open(.pointer))
    shown = cell.presentation(in: CellContext(.fiori))
    #expect(Self.texts(shown) == ["S", "Size", "S", "M", "L"])
    #expect(shown.size == Extent(width: 320, height: 237))
    #expect(
      shown.hitAreas.map(\.purpose) == [.activate, .choose(0), .choose(1), .choose(2)])
    #expect(Self.numbers(shown.hitAreas[1].frame) == [16, 121, 288, 36])
    #expect(shown.accessibility.map(\.hint) == ["Double tap to collapse", nil])
    #expect(shown.accessibility[1].traits == .adjustable)
    var fixed = cell
    fixed.access = .disabled
    let wheel = fixed.presentation(in: CellContext(.fiori)).accessibility[1]
    #expect(wheel.traits == [.adjustable, .notEnabled] && wheel.range?.step == nil)
    #expect(
      shown.accessibility[1].range
        == AccessibilityRange(minimum: 1, now: 1, maximum: 3, step: 1))

    cell.access = .readOnly
    shown = cell.presentation(in: CellContext(.fiori))
    #expect(Self.texts(shown) == ["S", "Size"])
    #expect(shown.hitAreas.isEmpty)
  }

  @Test func longValueIsBelowTitle() {
    let cell = Self.cell(.picker, ["A value of many words for a narrow cell"])
    #expect(cell.presentation(in: CellContext(.fiori, width: 240)).size.height == 83)
    let large = CellContext(.fiori, textSize: .accessibilityExtraLarge)
    #expect(Self.cell(.picker).presentation(in: large).size.height == 111)
  }

  @Test(arguments: [
    (ChoiceStyle.segments, "group", ["choice selected", "choice", "choice"]),
    (.chips, "group", ["choice selected button", "choice button", "choice button"]),
    (.picker, "button", []),
  ])
  func optionsAreAccessibilityElements(_ style: ChoiceStyle, _ whole: String, _ options: [String]) {
    func words(_ element: AccessibilityElement) -> String {
      let all: [(String, AccessibilityElement.Traits)] = [
        ("group", .group), ("choice", .choice), ("selected", .selected), ("button", .button),
        ("notEnabled", .notEnabled), ("focused", .focused),
      ]
      return all.filter { element.traits.contains($0.1) }.map(\.0).joined(separator: " ")
    }
    var cell = Self.cell(style)
    cell.isRequired = true
    var shown = cell.presentation(in: CellContext(.fiori)).accessibility
    #expect(shown.map(words) == [whole] + options)
    #expect(shown[0].label == "Size, required" && shown[0].value == "S")
    #expect(shown.dropFirst().map(\.label) == (options.isEmpty ? [] : cell.options))

    _ = cell.handle(.focus)
    cell.selectionSpeech = .asWords
    shown = cell.presentation(in: CellContext(.fiori)).accessibility
    if !options.isEmpty {
      #expect(shown[1].label == "S, selected" && shown[2].label == "M, not selected")
      #expect(words(shown[1]).hasSuffix("focused") && !shown[1].traits.contains(.selected))
    }

    cell.access = .disabled
    shown = cell.presentation(in: CellContext(.fiori)).accessibility
    #expect(shown.allSatisfy { $0.traits.contains(.notEnabled) && $0.hint == nil })

    cell.access = .readOnly
    shown = cell.presentation(in: CellContext(.fiori)).accessibility
    #expect(shown.map(words) == [""])
  }

  /// The notice about a missing choice disappears with a choice.
  @Test func aRequiredChoiceHasANotice() {
    var cell = Self.cell(.chips, ["S", "M"], [])
    (cell.isRequired, cell.validation) = (true, .missing)
    #expect(
      cell.presentation(in: CellContext(.fiori)).message == "error: Choose an option")
    _ = cell.handle(.activate(1, .pointer))
    #expect(cell.presentation(in: CellContext(.fiori)).message == nil)
  }

  @Test(arguments: [
    (cell(.segments), "  Size                         [S] M L"),
    (cell(.chips, ["S", "M"], sizing: .flexible), "  Size                           ✓ S M"),
    (cell(.picker), "  Size                               S"),
    (cell(.chips, access: .readOnly), "  Size                               S"),
  ])
  func terminalTextMatches(_ cell: ChoiceCell, _ text: String) {
    #expect(cell.presentation(in: CellContext(.fiori)).terminalText() == text + "\n")
  }

  /// Only a selected chip has a checkmark, which moves its text.
  @Test func theTextOfAnUnselectedChipIsCentered() {
    let shown = Self.cell(.chips).presentation(in: CellContext(.fiori))
    let distances = zip(shown.hitAreas, Self.texts(shown).dropFirst()).map { area, words in
      let text = shown.items.first { item in
        if case .text(let text) = item.content { text.text == words } else { false }
      }
      return text.map { $0.frame.x + $0.frame.width / 2 - area.frame.x - area.frame.width / 2 }
    }
    #expect(distances == [9, 0, 0])
  }

  /// All frames are inside the cell for any width, any text size and any options.
  @Test(arguments: ChoiceStyle.allCases)
  func framesAreInsideCell(_ style: ChoiceStyle) {
    let long = String(repeating: "word ", count: 400)
    let lists: [[String]] = [[], [""], ["", "A", "A"], [long, "B"], (0..<50).map { "\($0)" }]
    for options in lists {
      let others = Trials.some([0.0, 10, 60, .infinity, .nan], oneOf: 3, seed: options.count)
      for width in [320] + others {
        for size in [TextSize.large, .accessibilityExtraExtraExtraLarge] {
          for access in FormField.Access.allCases {
            for sizing in ChoiceSizing.allCases {
              var cell = Self.cell(style, options, [0, 7], access: access, sizing: sizing)
              (cell.title, cell.information) = ("A title of some words", "Words below it")
              cell.arrangement.lineLimit = nil
              _ = cell.handle(.open(.program))
              let context = CellContext(.fiori, width: width, textSize: size)
              let shown = cell.presentation(in: context)
              let frames = shown.items.map(\.frame) + shown.accessibility.map(\.frame)
              #expect(frames.allSatisfy { Self.isInside($0, shown.size) }, "\(options) \(width)")
            }
          }
        }
      }
    }
  }

  private static func isInside(_ frame: Frame, _ size: Extent) -> Bool {
    frame.x >= -1e-9 && frame.maxX <= size.width + 1e-9 && frame.y >= -1e-9
      && frame.maxY <= size.height + 1e-9 && frame.width >= 0 && frame.height >= 0
  }
}
