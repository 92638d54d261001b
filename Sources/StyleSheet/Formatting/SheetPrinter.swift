/// Prints the elements of a tree in one pass, with canonical spaces.
///
/// Words and comments are copied in order; only the gap before each is decided. Text that did not
/// parse is copied with the gaps in and around it.
struct SheetPrinter {
  let elements: ElementView
  let bytes: ByteView
  let marks: LayoutMarks
  /// Gaps are normalized only before elements that begin in this range.
  let limits: Range<Int>
  let hasFaults: Bool
  let suppressedLines: SuppressedLines

  var output: PrintBuffer
  /// True if the result must be compared with the source to ensure that nothing is lost.
  var isDoubtful: Bool
  /// The offsets of definitions that are kept as written for an engine that reads lines.
  var kept: [Int] = []
  /// The name of a line whose value may be a color, which can get another case; nil otherwise.
  var colorName: Int?
  /// The end offset in the source of the last printed element.
  var last = 0
  var tail = Tail.start

  /// The last printed element, as far as the next gap depends on it.
  enum Tail {
    /// Nothing, or a byte order mark.
    case start
    /// The opening brace of a block.
    case brace
    /// An item or a declaration.
    case item
    /// A block comment that begins its line.
    case leadingComment
    /// A block comment after other text of its line.
    case trailingComment
    case lineComment
    /// Text that did not parse.
    case fault
  }

  mutating func print() {
    if bytes.startsWithMark {
      output.copy(0, 3)
      last = 3
    }
    items(from: 1, to: elements.next(after: 0), levels: 0)
    end()
    output.flush()
  }
}
