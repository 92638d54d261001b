import StyleSheet
import Synchronization
import Testing

@testable import FormCellModel

@Suite struct TextMeasurerTests {
  private static let font = TextFont(.body)

  /// Ten points for each character.
  private static let tens = TextMeasurer { text, _ in Double(text.count) * 10 }

  /// A text is beside a part on one line, or in a good part of the width if its words stay whole.
  @Test(arguments: [
    ("Size", 60.0, true), ("Size*", 60, false), ("Two words", 40, true), ("Two words", 51, false),
    ("Longer words", 45, false), ("Longer-words", 30, true), ("Unreasonable", 25, true),
    ("Unreasonable", 26, false), ("とても良い。はい", 40, true), ("", 100, true), ("", 101, false),
    ("a\n\nb", 60, true), ("Unreasonable", 0, true),
  ])
  func aTextHasRoomOrIsStacked(_ text: String, _ taken: Double, _ hasRoom: Bool) {
    #expect(Self.tens.hasRoom(for: text, in: Self.font, beside: taken, of: 100) == hasRoom)
  }

  @Test(arguments: [
    ("one two three", 70, 3, ["one two", "three"]),
    ("one two three", 130, 3, ["one two three"]),
    ("one  two", 30, 2, ["one", "two"]),
    ("one two three four", 70, 2, ["one two", "three…"]),
    ("onetwothree", 40, 2, ["onet", "wot…"]),
    ("well-known", 60, 2, ["well-", "known"]),
    ("a\nb", 100, 2, ["a", "b"]),
    ("a\nb c", 100, 1, ["a b c"]),
    ("a\n", 100, 2, ["a", ""]), ("a\n\n", 100, 4, ["a", "", ""]), ("\n", 100, 2, ["", ""]),
    ("a\n", 100, 1, ["a "]), ("one two ", 70, 1, ["one two"]), ("one two ", 70, 3, ["one two"]),
    ("とても良い。はい", 50, 2, ["とても良", "い。はい"]),
    ("「はい」と", 20, 3, ["「は", "い」", "と"]),
    ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 20, 2, ["👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧"]),
    ("e\u{301}e\u{301}e\u{301}", 20, 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("abc", 5, 2, []), ("abc", 0, 2, []), ("", 50, 2, [""]),
  ])
  func linesBreakWhereAllowed(_ text: String, _ width: Double, _ limit: Int, _ lines: [String]) {
    let set = StyledText(
      text, color: ThemeColor(rgba: 0xFF), font: Self.font, alignment: .leading, lineLimit: limit,
      frame: Frame(x: 0, y: 0, width: width, height: 44), measurer: Self.tens)
    #expect(set.lines.map(\.text) == lines)
  }

  /// At every width, a truncated text is the longest prefix that fits with an ellipsis.
  @Test(arguments: [
    "How was the ride?", "とても良い。はい", "x👩‍👧e\u{301}z\r\nq", String(repeating: "word ", count: 60),
    "👩‍👧", String(repeating: "e\u{301}", count: 40),
  ])
  func truncatedTextIsTheLongestThatFits(_ text: String) {
    let fitting = Self.tens.fitting(in: Self.font)
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let solid = String(line.reversed().drop { $0.isWhitespace }.reversed())
    for room in 0...text.count {
      let kept = room == 0 ? nil : String(line.prefix(room - 1))
      let cut = kept.map { $0.reversed().drop { $0.isWhitespace }.reversed() + ["…"] }
      let whole = room == text.count ? line : room >= solid.count ? solid : nil
      let expected = whole ?? cut.map { String($0) }
      let lines = fitting.lines(of: text, room: 10 * Double(room), limit: 1)
      #expect(lines == (expected.map { [$0] } ?? []), "\(room)")
    }
  }

  /// Truncation measures only prefixes that are not much longer than the result.
  @Test func truncationMeasuresShortPrefixesOnly() {
    let measured = Mutex(0)
    let measurer = TextMeasurer { text, _ in
      measured.withLock { $0 = max($0, text.count) }
      return Double(text.count) * 10
    }
    let text = String(repeating: "a", count: 100_000)
    let lines = measurer.fitting(in: Self.font).lines(of: text, room: 1_000, limit: 1)
    #expect(lines == [String(repeating: "a", count: 99) + "…"])
    #expect(measured.withLock { $0 } <= 200)
  }

  /// Two lines of 22 points are centered in 60, and the first baseline is 16.95 below its line.
  @Test func linesHaveBaselines() {
    let set = StyledText(
      "one two", color: ThemeColor(rgba: 0xFF), font: Self.font, alignment: .leading, lineLimit: 2,
      frame: Frame(x: 0, y: 10, width: 30, height: 60), measurer: Self.tens)
    #expect(set.lines.map { ($0.baseline * 100).rounded() / 100 } == [34.95, 56.95])
  }

  /// A line has the direction of its paragraph, also if it begins with a word of the other one.
  @Test(
    arguments: [
      ("الخدمة في الميناء!\nABC سفينة (12)", 400, 2, [.rightToLeft, .leftToRight]),
      ("ABC الخدمة\n\n!", 400, 3, [.leftToRight, .leftToRight, .leftToRight]),
      ("سفينة ABC ABC\nA", 60, 4, [.rightToLeft, .rightToLeft, .rightToLeft, .leftToRight]),
      ("سفينة ABC", 400, 1, [.rightToLeft]),
      ("ABC\r\nسفينة", 400, 2, [.leftToRight, .rightToLeft]),
    ] as [(String, Double, Int, [ReadingDirection])])
  func linesHaveTheDirectionOfTheirParagraph(
    _ text: String, _ width: Double, _ limit: Int, _ directions: [ReadingDirection]
  ) {
    let set = StyledText(
      text, color: ThemeColor(rgba: 0xFF), font: Self.font, alignment: .leading, lineLimit: limit,
      frame: Frame(x: 0, y: 0, width: width, height: 44), measurer: Self.tens)
    #expect(set.lines.map(\.direction) == directions, "\(set.lines)")
  }

  /// The width is that of the characters; a combining mark adds none.
  @Test(arguments: [
    ("とても良い", 90.1), ("e\u{301}", 10.02), ("é", 10.02), ("e", 10.02), ("Í", 5.01), ("I", 5.01),
    ("’", 4.0), ("•", 6.31), ("\u{A0}", 5.01), ("\u{202F}", 5.01), ("ß", 11.01), ("ж", 10.81),
    ("iiiii", 20.0), ("WWWWW", 85.05), ("", 0), ("👨‍👩‍👧", 18.02),
  ])
  func estimatedWidthIsThatOfTheCharacters(_ text: String, _ width: Double) {
    let measured = TextMeasurer.estimated.width(of: text, in: Self.font)
    #expect((measured - width).magnitude < 0.01)
  }

  /// The name of a font tells if its letters are wide, or all of one width.
  @Test(
    arguments: [
      (nil, .regular, 38.88), ("HelveticaNeue", .regular, 38.88), ("Georgia", .regular, 42.18),
      ("Georgia-Bold", .bold, 48.42), ("Menlo-Regular", .regular, 60.2),
      ("CourierNewPS-BoldMT", .bold, 60.2), ("DejaVuSansMono", .regular, 60.2),
      ("DejaVuSans", .regular, 45.85), ("Verdana-Bold", .bold, 56.85),
      ("DejaVuSansCondensed", .regular, 38.88), ("MonotypeCorsiva", .regular, 38.88),
      ("AndaleMono", .regular, 60.2),
    ] as [(String?, TextFont.Weight, Double)])
  func estimatedWidthIsThatOfTheFont(
    _ family: String?, _ weight: TextFont.Weight, _ width: Double
  ) {
    let font = TextFont(.body, weight, family: family, fixedSize: 20)
    let measured = TextMeasurer.estimated.width(of: "filed", in: font)
    #expect((measured - width).magnitude < 0.01)
  }

  /// A character that takes two columns is drawn in another font.
  @Test(arguments: ["Verdana", "Menlo-Regular"])
  func wideCharactersHaveTheWidthOfTheSystemFont(_ family: String) {
    let font = TextFont(.body, family: family, fixedSize: 17)
    let measured = TextMeasurer.estimated.width(of: "とても良い", in: font)
    #expect((measured - 90.1).magnitude < 0.01)
  }

  /// The caller's function determines the width of labels.
  @Test func layoutUsesTheMeasurer() {
    var cell = RatingCell(style: .standard)
    cell.average = 4
    cell.showsLeadingLabel = true
    let wide = RatingPresentation(
      of: cell, in: .fiori, measurer: TextMeasurer { _, _ in 50 })
    #expect(wide.leadingLabel?.frame.width == 50)
    let broken = RatingPresentation(
      of: cell, in: .fiori, measurer: TextMeasurer { _, _ in .nan })
    #expect(broken.leadingLabel?.frame.width == 0)
  }

  /// A word of a million characters is truncated without delay.
  @Test func hugeWordIsTruncated() {
    let text = String(repeating: "m", count: 1_000_000)
    let set = StyledText(
      text, color: ThemeColor(rgba: 0xFF), font: Self.font, alignment: .leading, lineLimit: 3,
      frame: Frame(x: 0, y: 0, width: 300, height: 66))
    #expect(set.lines.count == 3 && set.lines.allSatisfy { $0.text.count < 30 })
  }
}
