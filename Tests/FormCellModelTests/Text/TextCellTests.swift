@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct TextCellTests {
  /// A sequence of events, the emitted effects, and the final text.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    var cell = TextCell()
    let events: [TextEvent]
    let effects: [TextEffect]
    let text: String
  }

  private static let disabled = TextCell(FormField(access: .disabled), text: "abc")

  @Test(arguments: [
    Story(
      testDescription: "each character is told, and the change when editing ends",
      events: [.focus(.pointer), .insert("a"), .insert("b"), .blur(.pointer)],
      effects: [
        .focus(.here), .live("a", .key), .live("ab", .key), .commit(from: "", to: "ab", .pointer),
      ], text: "ab"),
    Story(
      testDescription: "an edit without a change is not told",
      cell: TextCell(text: "abc"),
      events: [.focus(.key), .insert("d"), .deleteBackward, .next(.key)],
      effects: [.focus(.here), .live("abcd", .key), .live("abc", .key), .focus(.next)], text: "abc"),
    Story(
      testDescription: "typing begins an edit", events: [.insert("a"), .done(.key)],
      effects: [.focus(.here), .live("a", .key), .commit(from: "", to: "a", .key), .focus(.away)],
      text: "a"),
    Story(
      testDescription: "Escape restores the text from before the edit",
      cell: TextCell(text: "abc"), events: [.focus(.key), .insert("d"), .revert(.key)],
      effects: [.focus(.here), .live("abcd", .key), .cancelled(to: "abc", .key)], text: "abc"),
    Story(
      testDescription: "and ends an edit without a change",
      cell: TextCell(text: "abc"), events: [.focus(.key), .revert(.key), .insert("d")],
      effects: [.focus(.here), .focus(.here), .live("abcd", .key)], text: "abcd"),
    Story(
      testDescription: "a disabled cell stays as it is", cell: disabled,
      events: [.focus(.pointer), .insert("d"), .clear(.accessibility), .next(.key)],
      effects: [
        .hindered(.disabled), .hindered(.disabled), .hindered(.disabled),
        .focus(.next),
      ], text: "abc"),
    Story(
      testDescription: "an edit that has not begun cannot end",
      cell: TextCell(text: "abc"), events: [.blur(.key), .done(.key), .select(0..<2)],
      effects: [], text: "abc"),
    Story(
      testDescription: "typed characters replace the selection",
      cell: TextCell(text: "abcd"),
      events: [.focus(.pointer), .select(1..<3), .insert("x"), .insert("y")],
      effects: [.focus(.here), .live("axd", .key), .live("axyd", .key)], text: "axyd"),
    Story(
      testDescription: "a range beyond the text is its end",
      cell: TextCell(text: "ab"),
      events: [.replace(7..<9, with: "c"), .replace(-3..<1, with: ""), .select(5..<9)],
      effects: [.focus(.here), .live("abc", .key), .live("bc", .key)], text: "bc"),
    Story(
      testDescription: "a pasted text has no line breaks in one line",
      events: [.insert("a\r\nb\nc")], effects: [.focus(.here), .live("a b c", .key)], text: "a b c"),
    Story(
      testDescription: "and keeps them in a note",
      cell: TextCell(style: .note), events: [.insert("a\nb")],
      effects: [.focus(.here), .live("a\nb", .key)], text: "a\nb"),
    Story(
      testDescription: "what does not fit is cut off what is typed, not off the end",
      cell: TextCell(text: "abd", limit: TextLimit(4)),
      events: [.focus(.pointer), .select(2..<2), .insert("cx"), .insert("y")],
      effects: [.focus(.here), .live("abcd", .key), .hindered(.cut, count: 1), .hindered(.full)],
      text: "abcd"),
    Story(
      testDescription: "a paste that does not fit is refused as a whole",
      cell: TextCell(text: "ab", limit: TextLimit(4, .refuse)), events: [.insert("cde")],
      effects: [.focus(.here), .hindered(.full)], text: "ab"),
    Story(
      testDescription: "a family is one character",
      cell: TextCell(limit: TextLimit(2)), events: [.insert("a👨‍👩‍👧x")],
      effects: [.focus(.here), .live("a👨‍👩‍👧", .key), .hindered(.cut, count: 1)], text: "a👨‍👩‍👧"),
    Story(
      testDescription: "an accent joins the last character of a full text",
      cell: TextCell(text: "abe", limit: TextLimit(3)), events: [.insert("\u{301}")],
      effects: [.focus(.here), .live("abe\u{301}", .key)], text: "abe\u{301}"),
    Story(
      testDescription: "a long text of the program stays long while it is shortened",
      cell: TextCell(text: "abcdef", limit: TextLimit(3)),
      events: [.deleteBackward, .insert("x"), .deleteBackward],
      effects: [.focus(.here), .live("abcde", .key), .hindered(.full), .live("abcd", .key)],
      text: "abcd"),
    Story(
      testDescription: "the program is only told what was cut",
      cell: TextCell(limit: TextLimit(3)), events: [.setText("ab"), .setText("abcde")],
      effects: [.hindered(.cut, count: 2)], text: "abc"),
    Story(
      testDescription: "a reset brings back the text of the program, whole",
      cell: TextCell(text: "abcdef", limit: TextLimit(3)),
      events: [.clear(.accessibility), .reset],
      effects: [.live("", .accessibility), .commit(from: "abcdef", to: "", .accessibility)],
      text: "abcdef"),
    Story(
      testDescription: "an edit goes back to what the program has set",
      cell: TextCell(text: "ab"),
      events: [.insert("c"), .setText("xy"), .insert("z"), .revert(.key)],
      effects: [
        .focus(.here), .live("abc", .key), .live("xyz", .key), .cancelled(to: "xy", .key),
      ], text: "xy"),
    Story(
      testDescription: "but not to its own text, which the program writes back",
      cell: TextCell(text: "ab"),
      events: [.insert("c"), .setText("abc"), .done(.key)],
      effects: [
        .focus(.here), .live("abc", .key), .commit(from: "ab", to: "abc", .key), .focus(.away),
      ], text: "abc"),
    Story(
      testDescription: "which is no change by the user", cell: TextCell(text: "ab"),
      events: [.insert("c"), .setText("xy"), .done(.key)],
      effects: [.focus(.here), .live("abc", .key), .focus(.away)], text: "xy"),
    Story(
      testDescription: "clearing goes on editing", cell: TextCell(text: "ab"),
      events: [.focus(.pointer), .clear(.pointer), .clear(.pointer), .insert("c")],
      effects: [.focus(.here), .live("", .pointer), .live("c", .key)], text: "c"),
  ])
  func storyEmitsItsEffects(_ story: Story) {
    var cell = story.cell
    #expect(story.events.flatMap { cell.handle($0) } == story.effects)
    #expect(cell.text == story.text)
  }

  @Test func anEditThatIsDisabledCanOnlyEnd() {
    var cell = TextCell(text: "a")
    _ = cell.handle(.insert("b"))
    cell.access = .readOnly
    #expect(cell.handle(.insert("c")) == [.hindered(.readOnly)])
    #expect(cell.handle(.blur(.key)) == [.commit(from: "a", to: "ab", .key)])
  }

  @Test func actionIsUnavailableDuringAnEdit() {
    var cell = TextCell()
    #expect(cell.handle(.action(.pointer)) == [])
    cell.action = TextAction(ImageName("scan"), name: "Scan")
    #expect(cell.handle(.action(.pointer)) == [.action(.pointer)])
    let shown = cell.presentation(in: CellContext(.fiori))
    #expect(shown.hitAreas.map(\.part.name) == ["valueText", "actionButton"])
    #expect(shown.accessibility[0].actions.map(\.name) == ["Scan"])
    _ = cell.handle(.focus(.pointer))
    #expect(cell.handle(.action(.pointer)) == [])
  }

  /// A placeholder names a cell without a title, and is then not the value of an empty one, too.
  @Test(
    arguments: [
      ("Berth", "Name", "", "Berth", "Name"), ("Berth", "Name", "7", "Berth", "7"),
      ("", "Name", "", "Name", ""), ("", "Name", "7", "Name", "7"), ("", nil, "7", "", "7"),
      ("", "", "", "", ""),
    ] as [(String, String?, String, String, String)])
  func aPlaceholderNamesACellWithoutTitle(
    _ title: String, _ placeholder: String?, _ text: String, _ label: String, _ value: String
  ) {
    for style in TextCell.Style.allCases {
      var cell = TextCell(
        FormField(title: title), style: style, text: text, placeholder: placeholder)
      var element: AccessibilityElement {
        cell.presentation(in: CellContext(.fiori)).accessibility[0]
      }
      #expect(
        [element.label, element.value, cell.spokenName] == [label, value, label], "\(style)")
      cell.isRequired = true
      if !label.isEmpty { #expect(element.label == "\(label), required") }
    }
  }

  /// A secure text is dots, drawn and spoken, until the user reveals it: assistive technology tells a
  /// filled cell from an empty one.
  @Test func aSecureTextIsDots() {
    var cell = TextCell(FormField(title: "Word"), text: "pier")
    cell.isSecure = true
    var shown = cell.presentation(in: CellContext(.fiori))
    #expect(texts(shown) == ["Word", "••••"])
    #expect(shown.accessibility[0].value == "••••")
    #expect(
      shown.accessibility[0].actions == [AccessibilityAction(kind: .reveal, name: "Show text")])
    _ = cell.handle(.reveal(.pointer))
    shown = cell.presentation(in: CellContext(.fiori))
    #expect(texts(shown) == ["Word", "pier"] && shown.accessibility[0].value == "pier")
    _ = cell.handle(.focus(.pointer))
    _ = cell.handle(.blur(.pointer))
    #expect(!cell.isRevealed)
    #expect(cell.presentation(in: CellContext(.fiori)).accessibility[0].value == "••••")
    _ = cell.handle(.setText(""))
    #expect(cell.presentation(in: CellContext(.fiori)).accessibility[0].value == "")
  }

  /// A validation with the style of a hint replaces the hint; a banner is below the cell.
  @Test func validationIsInTheRowOrBelow() {
    var cell = TextCell(FormField(title: "Berth", information: "As on the quay", isRequired: true))
    cell.validation = Validation(nil, .error, .hint)
    var shown = cell.presentation(in: CellContext(.fiori))
    #expect(texts(shown) == ["Berth*", "A value is required"])
    #expect(shown.message == "error: A value is required")
    cell.validation = .missing
    shown = cell.presentation(in: CellContext(.fiori))
    #expect(texts(shown) == ["Berth*", "A value is required"])
    #expect(shown.items.last?.part == .notice)
    _ = cell.handle(.setText("7"))
    shown = cell.presentation(in: CellContext(.fiori))
    #expect(texts(shown) == ["Berth*", "7", "As on the quay"] && shown.message == nil)
    cell.validation = Validation("Very long", .warning, .hint)
    #expect(texts(cell.presentation(in: CellContext(.fiori))) == ["Berth*", "7", "Very long"])
  }

  private func texts(_ shown: CellPresentation) -> [String] {
    shown.items.compactMap { if case .text(let text) = $0.content { text.text } else { nil } }
  }

  /// A text of two million characters is counted and cut, and a full field refuses more text.
  @Test func aHugeTextIsHandled() {
    let huge = String(repeating: "a", count: 2_000_000)
    var cell = TextCell(style: .note, limit: TextLimit(5, .allow, showsCounter: true))
    _ = cell.handle(.setText(huge))
    let shown = cell.presentation(in: CellContext(.fiori))
    #expect(texts(shown).contains("2000000/5"))
    cell.limit.excess = .cut
    #expect(cell.handle(.setText(huge)) == [.hindered(.cut, count: 1_999_995)])
    _ = cell.handle(.focus(.key))
    for _ in 0..<1_000 { _ = cell.handle(.insert("b")) }
    #expect(cell.text == "aaaaa")
  }
}
