import Testing

@testable import StyleRules
@testable import StyleSheet

/// The removal of lines adds no gap of blank lines.
@Suite struct GapTests {
  /// Texts before and after the removal of the lines that begin with `-`.
  static let cases: [(description: String, before: String, after: String)] = [
    ("one of two gaps is kept", "a\n\n-b\n\nc\n", "a\n\nc\n"),
    ("the gap above is kept unchanged", "a\n\n\n-b\n\nc\n", "a\n\n\nc\n"),
    ("a gap above is kept", "a\n\n-b\nc\n", "a\n\nc\n"),
    ("a gap below is kept", "a\n-b\n\nc\n", "a\n\nc\n"),
    ("no gap is added", "a\n-b\nc\n", "a\nc\n"),
    ("no gap is kept at the beginning", "-a\n\nb\n", "b\n"),
    ("no gap is kept at the end", "a\n\n-b\n", "a\n"),
    ("no gap is kept at the end without a line end", "a\n\n-b", "a\n"),
    ("no gap is kept after '{'", "a {\n  -b\n\n  c\n}\n", "a {\n  c\n}\n"),
    ("no gap is kept before '}'", "a {\n  b\n\n  -c\n}\n", "a {\n  b\n}\n"),
    ("one gap is kept between '{' and '}'", "a {\n\n  -b\n\n}\n", "a {\n\n}\n"),
    ("an existing gap before '}' is kept", "a {\n  b\n\n  -c\n\n}\n", "a {\n  b\n\n}\n"),
    (
      "adjacent removals leave one gap", "a\n\n-b\n-c\n\n-d\n\n\n-e\n\nf\n", "a\n\nf\n"
    ),
    ("a gap between removals is kept", "a\n-b\n\n-c\n\n-d\ne\n", "a\n\ne\n"),
    ("all lines of a block are removed", "a {\n  -b\n\n  -c\n}\n", "a {\n}\n"),
    ("all lines of a sheet are removed", "-a\n\n-b\n\n", ""),
    ("a comment that ends with '{'", "// see {\n-a\n\nb {}\n", "// see {\n\nb {}\n"),
    ("lines of blanks are blank lines", "a\n \t\n-b\n  \nc\n", "a\n \t\nc\n"),
    ("line ends of two bytes", "a\r\n\r\n-b\r\n\r\nc\r\n", "a\r\n\r\nc\r\n"),
    ("line ends of two bytes before '}'", "a {\r\n  b\r\n\r\n  -c\r\n}\r\n", "a {\r\n  b\r\n}\r\n"),
  ]

  @Test(arguments: cases)
  func gapsAreClosed(_ description: String, _ before: String, _ after: String) {
    let source = SourceText(before)
    let new = source.applying(source.closingGaps(of: Self.removals(of: before)))
    #expect(new[0..<new.bytes.count] == after, "\(description)")
  }

  @Test func insertionsBesideARemovalAreKept() {
    let source = SourceText("a\n\n-b\n\nc")
    let edits = Self.removals(of: "a\n\n-b\n\nc") + [.insert(";", at: 1), .insert(";", at: 8)]
    let new = source.applying(source.closingGaps(of: edits))
    #expect(new[0..<new.bytes.count] == "a;\n\nc;")
  }

  /// An edit of the whole previous line ends with a line end.
  @Test func gapAfterAReplacedLineIsKept() {
    let source = SourceText("a\nx\n\n-b\n\nc\n")
    let edits = [SourceEdit(2..<4, "y\n"), .remove(5..<8)]
    let new = source.applying(source.closingGaps(of: edits))
    #expect(new[0..<new.bytes.count] == "a\ny\n\nc\n")
  }

  /// Returns removals of the lines that begin with `-`, including their line ends.
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
