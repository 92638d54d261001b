/// Prints the elements of a tree in one pass, blanks made canonical.
///
/// Words and comments are copied in their order; all that is decided is the gap in front of each.
/// What did not parse is copied with the gaps in and around it.
struct SheetPrinter {
  let elements: ElementView
  let bytes: ByteView
  let marks: LayoutMarks
  /// Gaps are made canonical only in front of what begins in here.
  let limits: Range<Int>
  let hasFaults: Bool

  var output: PrintBuffer
  /// Whether something was met of which only a second look at the whole tells if it was printed
  /// without loss.
  var isDoubtful: Bool
  /// Where, in the source, what was printed last ends.
  var last = 0
  var tail = Tail.start

  /// What was printed last, as far as the next gap depends on it.
  enum Tail {
    /// Nothing, or a byte order mark.
    case start
    /// The brace that begins a block.
    case brace
    /// An item or a declaration.
    case item
    /// A block comment that begins its line.
    case leadingComment
    /// A block comment behind something.
    case trailingComment
    case lineComment
    /// Something that did not parse.
    case fault
  }

  init(
    _ elements: ElementView, _ bytes: ByteView, _ marks: LayoutMarks, limits: Range<Int>,
    hasFaults: Bool
  ) {
    self.elements = elements
    self.bytes = bytes
    self.marks = marks
    self.limits = limits
    self.hasFaults = hasFaults
    isDoubtful = hasFaults
    output = PrintBuffer(copying: bytes)
  }

  /// Prints all of it.
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
