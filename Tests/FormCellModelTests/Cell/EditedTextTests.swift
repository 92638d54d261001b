@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct EditedTextTests {
  /// Ten points for each character.
  private static let tens = TextMeasurer { text, _ in Double(text.count) * 10 }

  private static func shown(
    _ cell: TextCell, cursor: Int, _ direction: ReadingDirection = .leftToRight
  ) -> EditedText? {
    var cell = cell
    _ = cell.handle(.focus(.key))
    _ = cell.handle(.select(cursor..<cursor))
    return cell.presentation(
      in: CellContext(.fiori, width: 168, direction, measurer: tens)
    ).editedText
  }

  /// The position that the host passes applies to any change of the text.
  @Test(arguments: [
    ("", "abc", 1), ("a", "a()", 2), ("abc", "abxc", 3), ("abc", "xyz", 0), ("abc", "c", 9),
  ])
  func aHostPlacesTheCursor(_ old: String, _ new: String, _ cursor: Int) {
    var (cell, interaction) = (TextCell(text: old), CellInteraction())
    func shown() -> CellPresentation { cell.presentation(in: CellContext(.fiori)) }
    _ = cell.handle(.focus, &interaction, in: shown())
    _ = cell.handle(.text(new, cursor: cursor), &interaction, in: shown())
    #expect(cell.text == new)
    #expect(shown().editedText?.cursor == min(cursor, new.count))
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let cursor: Int
    /// The line, the column, and the distance of the cursor from the start of the text.
    let place: [Int]

    init(_ text: String, _ cursor: Int, _ place: [Int]) {
      testDescription = "\(text.debugDescription) \(cursor)"
      self.text = text
      self.cursor = cursor
      self.place = place
    }
  }

  /// The text of a note begins at 29, and a line has room for 11 characters.
  @Test(arguments: [
    Case("", 0, [0, 0, 0]), Case("abc", 0, [0, 0, 0]), Case("abc", 2, [0, 2, 20]),
    Case("abc ", 4, [0, 4, 40]), Case("ab\ncd", 2, [0, 2, 20]), Case("ab\ncd", 3, [1, 0, 0]),
    Case("ab\n", 3, [1, 0, 0]), Case("ab\n\n\nc", 4, [2, 0, 0]),
    Case("one two three", 8, [1, 0, 0]), Case("one two three", 9, [1, 1, 10]),
    Case("one two three", 7, [0, 7, 70]), Case("abc  \nx", 4, [0, 4, 40]),
    Case("abc  \nx", 5, [0, 5, 50]), Case("one two   three", 9, [0, 9, 90]),
    Case("e\u{301}👨‍👩‍👧x", 2, [0, 2, 20]),
  ])
  func cursorHasLineAndColumn(_ row: Case) {
    let edited = Self.shown(TextCell(style: .note, text: row.text), cursor: row.cursor)
    let place = edited.map { [$0.line, $0.column, Int($0.frame.x - 28)] }
    #expect(place == row.place || row.place[2] == 0 && place == [row.place[0], row.place[1], 1])
    #expect(edited?.text == row.text && edited?.cursor == row.cursor)
    #expect(edited?.frame.y == 15 + Double(row.place[0]) * 22)
  }

  @Test(arguments: [
    ("", [0]), ("abc", [0]), ("ab\n", [0, 3]), ("ab\n\n\nc", [0, 3, 4, 5]),
    ("one two three", [0, 8]), ("one two   three", [0, 10]), ("e\u{301}👨‍👩‍👧x", [0]),
  ])
  func lineStartsFollowWrapping(_ text: String, _ starts: [Int]) {
    #expect(Self.shown(TextCell(style: .note, text: text), cursor: 0)?.lineStarts == starts)
  }

  /// The cursor is on its line, at its column, also on an empty line and behind blanks at the end
  /// of a line.
  @Test(arguments: [
    "a\nb\n\nd\ne", "a\n\n\n\nb", "abc   \nx", "one two   three", " \n \n  ", "\n\na\r\n\r\nb", "",
  ])
  func startAndColumnAreTheCursor(_ text: String) {
    for height in [1.0, 89, 100, 120] {
      var cell = TextCell(style: .note, text: text)
      (cell.minimumHeight, cell.maximumHeight) = (45, height)
      for cursor in 0...text.count {
        let edited = Self.shown(cell, cursor: cursor)
        let start = edited?.lineStarts[edited?.line ?? 0]
        #expect(edited.map { (start ?? -1) + $0.column } == cursor, "\(cursor) in \(height)")
      }
    }
  }

  /// A text that is cut to a height is shown up to the line of the cursor.
  @Test(arguments: [(3, [1, 1]), (4, [2, 0]), (5, [2, 0])])
  func emptyLineOfACutTextHasTheCursor(_ cursor: Int, _ place: [Int]) {
    var cell = TextCell(style: .note, text: "a\nb\n\nd\ne")
    cell.maximumHeight = 100
    let edited = Self.shown(cell, cursor: cursor)
    #expect(edited.map { [$0.line, $0.column] } == place)
    #expect(edited?.lineStarts == (cursor < 5 ? [0, 2, 4] : [2, 4, 5]))
  }

  /// A text without room for a character has one line.
  @Test(arguments: TextCell.Style.allCases, [true, false])
  func anyTextHasALine(_ style: TextCell.Style, _ isSecure: Bool) {
    for (width, text) in [(0.0, "x "), (40, " "), (100, "x "), (120, "x "), (120, "x\ny")] {
      var cell = TextCell(FormField(title: "T"), style: style, text: text)
      (cell.isStacked, cell.isSecure) = (false, isSecure)
      _ = cell.handle(.focus(.key))
      let context = CellContext(.fiori, width: width, measurer: Self.tens)
      let edited = cell.presentation(in: context).editedText
      #expect(edited?.lineStarts.indices.contains(edited?.line ?? -1) == true)
    }
  }

  /// A phone number is written from left to right in any layout.
  @Test func aNumberRunsFromLeftToRight() throws {
    var cell = TextCell(FormField(title: "טלפון"), text: "(555) 12")
    cell.entry = .mask(.phone)
    let context = CellContext(.fiori, .rightToLeft)
    let items = cell.presentation(in: context).items
    let directions = items.compactMap { item -> ReadingDirection? in
      if case .text(let text) = item.content { text.direction } else { nil }
    }
    #expect(directions == [.rightToLeft, .leftToRight])
    cell.entry = .any
    let any = cell.presentation(in: context).items
    guard case .text(let text)? = any.last?.content else {
      Issue.record("no text")
      return
    }
    #expect(text.direction == .leftToRight)
  }

  /// The cursor is at the end of the centered number.
  @Test func aStepperHasACursor() {
    var cell = StepperCell(FormField(title: "A"), value: 42)
    #expect(cell.presentation(in: CellContext(.fiori)).editedText == nil)
    _ = cell.handle(.focus)
    let edited = cell.presentation(in: CellContext(.fiori, measurer: Self.tens)).editedText
    #expect(edited?.part == .stepperText && edited?.cursor == 2)
    // The text field is 44 points wide, from 214 on without its insets.
    #expect(edited?.frame.x == 245)
  }
}
