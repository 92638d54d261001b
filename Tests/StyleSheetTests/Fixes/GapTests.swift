import Testing

@testable import StyleRules
@testable import StyleSheet

/// Where lines are taken out no gap stays that was not there.
@Suite struct GapTests {
  /// Lines that begin with `-` are taken out.
  static let cases: [(description: String, before: String, after: String)] = [
    ("of two gaps one stays", "a\n\n-b\n\nc\n", "a\n\nc\n"),
    ("the one above, as it is", "a\n\n\n-b\n\nc\n", "a\n\n\nc\n"),
    ("a gap above stays", "a\n\n-b\nc\n", "a\n\nc\n"),
    ("and one below", "a\n-b\n\nc\n", "a\n\nc\n"),
    ("and none", "a\n-b\nc\n", "a\nc\n"),
    ("at the beginning none stays", "-a\n\nb\n", "b\n"),
    ("nor at the end", "a\n\n-b\n", "a\n"),
    ("nor at the end without a line end", "a\n\n-b", "a\n"),
    ("nor behind '{'", "a {\n  -b\n\n  c\n}\n", "a {\n  c\n}\n"),
    ("nor in front of '}'", "a {\n  b\n\n  -c\n}\n", "a {\n  b\n}\n"),
    ("nor between both", "a {\n\n  -b\n\n}\n", "a {\n\n}\n"),
    ("one that was in front of '}' does", "a {\n  b\n\n  -c\n\n}\n", "a {\n  b\n\n}\n"),
    (
      "lines that go together leave one", "a\n\n-b\n-c\n\n-d\n\n\n-e\n\nf\n", "a\n\nf\n"
    ),
    ("and the one between them", "a\n-b\n\n-c\n\n-d\ne\n", "a\n\ne\n"),
    ("all of a block go", "a {\n  -b\n\n  -c\n}\n", "a {\n}\n"),
    ("all of a sheet go", "-a\n\n-b\n\n", ""),
    ("a comment that ends like a block begins", "// see {\n-a\n\nb {}\n", "// see {\n\nb {}\n"),
    ("blanks are blank lines", "a\n \t\n-b\n  \nc\n", "a\n \t\nc\n"),
    ("line ends of two bytes", "a\r\n\r\n-b\r\n\r\nc\r\n", "a\r\n\r\nc\r\n"),
    ("and at an end", "a {\r\n  b\r\n\r\n  -c\r\n}\r\n", "a {\r\n  b\r\n}\r\n"),
  ]

  @Test(arguments: cases)
  func isClosed(_ description: String, _ before: String, _ after: String) {
    let source = SourceText(before)
    let new = source.applying(source.closingGaps(of: Self.removals(of: before)))
    #expect(new[0..<new.bytes.count] == after, "\(description)")
  }

  /// What another fix writes is not taken out again.
  @Test func whatIsWrittenBesideItStays() {
    let source = SourceText("a\n\n-b\n\nc")
    let edits = Self.removals(of: "a\n\n-b\n\nc") + [.insert(";", at: 1), .insert(";", at: 8)]
    let new = source.applying(source.closingGaps(of: edits))
    #expect(new[0..<new.bytes.count] == "a;\n\nc;")
  }

  /// An edit in front that ends with its line is not taken for a line that stays.
  @Test func anEditThatEndsWithItsLineIsNone() {
    let source = SourceText("a\nx\n\n-b\n\nc\n")
    let edits = [SourceEdit(2..<4, "y\n"), .remove(5..<8)]
    let new = source.applying(source.closingGaps(of: edits))
    #expect(new[0..<new.bytes.count] == "a\ny\n\nc\n")
  }

  /// Each line with `-` in front, its end included.
  private static func removals(of text: String) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var start = 0
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let end = min(start + line.count + 1, text.utf8.count)
      if line.first(where: { $0 != 0x20 }) == UInt8(ascii: "-") {
        edits.append(.remove(start..<end))
      }
      start = end
    }
    return edits
  }
}
