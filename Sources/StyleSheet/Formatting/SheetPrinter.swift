/// Prints the elements of a tree in one pass, blanks made canonical.
///
/// Words and comments are copied in their order; all that is decided is the gap in front of each.
/// What did not parse is copied with the gaps in and around it.
struct SheetPrinter {
  private let elements: ElementView
  private let bytes: ByteView
  private let marks: LayoutMarks
  /// Gaps are made canonical only in front of what begins in here.
  private let limits: Range<Int>
  private let hasFaults: Bool

  private(set) var output: PrintBuffer
  /// Whether something was met of which only a second look at the whole tells if it was printed
  /// without loss.
  private(set) var isDoubtful: Bool
  /// Where, in the source, what was printed last ends.
  private var last = 0
  private var tail = Tail.start

  /// What was printed last, as far as the next gap depends on it.
  private enum Tail {
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

// MARK: - Productions

extension SheetPrinter {
  // sheet → { item }
  private mutating func items(from first: Int, to end: Int, levels: Int) {
    var index = first
    while index < end {
      switch elements[index].kind {
      case .blank: break
      case .blockComment, .openComment, .lineComment: looseComment(index, levels)
      case .definition: definition(index, to: end, levels)
      case .ruleset: ruleset(index, levels)
      case .media: media(index)
      case .importation: line(index, in: .head, levels)
      case .rightBrace: return
      case .unexpected, .sheet, .declaration, .condition, .string, .openString, .word, .variable,
        .colon, .semicolon, .comma, .leftBrace, .leftParenthesis, .rightParenthesis, .unknown,
        .end:
        fault(index)
      }
      index = elements.next(after: index)
    }
  }

  // ruleset → selector { ',' selector } '{' { declaration } '}'
  private mutating func ruleset(_ node: Int, _ levels: Int) {
    let end = elements.next(after: node)
    guard !hasFaults || isSound(headOf: node) else { return fault(node) }
    beginItem(at: place(node + 1), levels)
    var index = tokens(from: node + 1, upTo: .leftBrace, in: .selector, levels)
    index = brace(index, levels)
    while index < end {
      let element = elements[index]
      switch element.kind {
      case .blank: break
      case .declaration: declaration(index, levels + 1)
      case .blockComment, .openComment, .lineComment: looseComment(index, levels + 1)
      case .rightBrace: closingBrace(index, levels)
      case .definition, .ruleset, .media, .importation, .unexpected, .sheet, .condition, .string,
        .openString, .word, .variable, .colon, .semicolon, .comma, .leftBrace, .leftParenthesis,
        .rightParenthesis, .unknown, .end:
        fault(index)
      }
      index = elements.next(after: index)
    }
  }

  // media → '@media' condition { 'and' condition } '{' { item } '}'
  private mutating func media(_ node: Int) {
    guard !hasFaults || isSound(headOf: node) else { return fault(node) }
    beginItem(at: place(node + 1), 0)
    let index = brace(tokens(from: node + 1, upTo: .leftBrace, in: .head, 0), 0)
    let end = elements.next(after: node)
    items(from: index, to: end, levels: 1)
    closingBrace(end - 1, 0)
  }

  // declaration → word ':' value ';'
  @inline(__always)
  private mutating func declaration(_ node: Int, _ levels: Int) {
    if isPlain(node), marks.digits == .kept {
      let start = place(node + 1)
      beginItem(at: start, levels)
      last = place(node + 5) &+ 1
      output.copy(start, last)
      tail = .item
    } else {
      line(node, in: .value, levels)
    }
  }

  /// Whether a declaration or definition is `name: value;` to the letter.
  @inline(__always)
  private func isPlain(_ node: Int) -> Bool {
    let colon = elements[node &+ 2]
    let value = elements[node &+ 4]
    return elements.next(after: node) == node &+ 6 && colon.kind == .colon
      && elements[node &+ 3].kind == .blank
      && (value.kind == .word || value.kind == .variable)
      && elements[node &+ 5].kind == .semicolon
      && value.place == colon.place &+ 2 && bytes[Int(colon.place) &+ 1] == 0x20
      && (!hasFaults || isSound(node))
  }

  /// A declaration, definition or import, its words a blank apart.
  private mutating func line(_ node: Int, in place: Gap.Place, _ levels: Int) {
    guard endsWithSemicolon(node), !hasFaults || isSound(node) else { return fault(node) }
    beginItem(at: self.place(node + 1), levels)
    _ = tokens(from: node + 1, upTo: .semicolon, in: place, levels)
    tail = .item
  }
}

// MARK: - Definitions

extension SheetPrinter {
  // definition → variable ':' value ';'
  //
  // An engine that reads line by line sees a definition if it begins its line. What it sees it goes
  // on seeing, and as the same; what it does not see stays hidden from it, behind an indentation.
  private mutating func definition(_ node: Int, to end: Int, _ levels: Int) {
    guard !hasFaults || isSound(node) else { return fault(node) }
    let start = place(node + 1)
    guard bytes.beginsLine(start) else { return line(node, in: .value, max(levels, 1)) }
    let next = elements.next(after: node)
    let semicolon = place(next - 1)
    let isAlone = endsLine(after: next, of: end)
    if bytes.lineBreaks(start, semicolon) > 0 {
      isDoubtful = true
      asWritten(node, start, semicolon)
    } else if isAlone {
      readsTheSame(node, next) ? line(node, in: .value, 0) : asWritten(node, start, semicolon)
    } else {
      isDoubtful = true
      let isHidden =
        bytes.offset(of: UInt8(ascii: ":"), in: semicolon..<lineEnd(semicolon))
        < lineEnd(semicolon)
      line(node, in: .value, isHidden ? max(levels, 1) : 0)
    }
  }

  private mutating func asWritten(_ node: Int, _ start: Int, _ semicolon: Int) {
    beginItem(at: start, 0)
    last = semicolon + 1
    copyLines(start, last)
    tail = .item
  }

  /// Whether a line that begins with this definition is read the same, printed canonically.
  ///
  /// A blank in front of the colon belongs to the key; one behind it spoils a color word, and so
  /// does anything behind the semicolon.
  private func readsTheSame(_ node: Int, _ next: Int) -> Bool {
    if isPlain(node) { return true }
    guard elements[node + 2].kind == .colon else { return false }
    for index in node + 4..<next where elements[index].kind == .blank {
      for offset in place(index)..<place(index + 1) where bytes[offset] != 0x20 { return false }
    }
    if elements[node + 3].kind == .blank { return true }
    // What stands behind the semicolon has spoiled a color word already.
    let end = place(next - 1) + 1
    if end < bytes.count, bytes.lineBreak(at: end) == 0 { return true }
    return LineReading.mayHoldHex((place(node + 3)..<place(next - 1)).lazy.map { bytes[$0] })
  }

  /// Whether nothing but blanks and comments stands between `index` and the end of the line.
  private func endsLine(after index: Int, of end: Int) -> Bool {
    var index = index
    while index < end {
      let kind = elements[index].kind
      guard kind.isTrivia else { return false }
      let next = elements[index + 1]
      let stop = next.kind.isNode ? self.end(of: index) : Int(next.place)
      if kind == .lineComment || bytes.lineBreaks(place(index), stop) > 0 { return true }
      index += 1
    }
    return elements[index].kind == .end
  }

  private func lineEnd(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes.lineBreak(at: offset) == 0 { offset += 1 }
    return offset
  }
}

// MARK: - Comments

extension SheetPrinter {
  /// A comment between items or declarations: on its own line, or behind what stands on the line.
  private mutating func looseComment(_ index: Int, _ levels: Int) {
    let start = place(index)
    let isBehind = tail != .start && tail != .lineComment && bytes.lineBreaks(last, start) == 0
    if isBehind, tail != .fault {
      gap(.blank, to: start)
    } else {
      beginItem(at: start, levels)
    }
    let isLeading = !isBehind || tail == .leadingComment
    comment(index)
    switch elements[index].kind {
    case .lineComment: tail = .lineComment
    case .openComment: tail = .fault
    default: tail = isLeading ? .leadingComment : .trailingComment
    }
  }

  private mutating func comment(_ index: Int) {
    copyLines(place(index), end(of: index))
    last = end(of: index)
  }

  /// Copies what may be several lines; they end as those of the sheet do.
  private mutating func copyLines(_ start: Int, _ end: Int) {
    var copied = start
    var offset = start
    while offset < end {
      let length = bytes.lineBreak(at: offset)
      guard length > 0 else {
        offset &+= 1
        continue
      }
      // An engine that reads lines knows of no comments.
      if bytes[offset &+ length] == UInt8(ascii: "@") { isDoubtful = true }
      if !marks.isOrdinaryLineEnd(bytes, offset, length), limits.contains(start) {
        output.copy(copied, offset)
        output.write(marks.lineEnd)
        copied = offset &+ length
      }
      offset &+= length
    }
    output.copy(copied, end)
  }
}

// MARK: - Tokens

extension SheetPrinter {
  /// Prints the tokens from `first` up to the first one of a kind, and that one too unless it is a
  /// brace; answers with the index of what comes next.
  ///
  /// The gap in front of the first is there already.
  private mutating func tokens(
    from first: Int, upTo stop: SyntaxKind, in place: Gap.Place, _ levels: Int
  ) -> Int {
    var index = first
    var before: SyntaxKind?
    while true {
      let kind = elements[index].kind
      let start = Int(elements[index].place)
      switch kind {
      case .blank, .condition:
        index += 1
        continue
      case stop where stop == .leftBrace: return index
      case .end: return index
      case .blockComment, .lineComment:
        if let before { gap(commentGap(before, start, levels), to: start) }
        comment(index)
      default:
        if let before {
          let breaksLine =
            place == .selector && before == .comma && bytes.lineBreaks(last, start) > 0
          gap(
            breaksLine
              ? .lines(1, levels: levels)
              : Gap(before, kind, in: place, levels: levels + 1), to: start)
        }
        copyToken(index, kind, start, in: place)
      }
      index += 1
      if kind == stop { return index }
      before = kind
    }
  }

  /// Behind a word, a comment is part of it to some engines, and has to stay so.
  private func commentGap(_ before: SyntaxKind, _ start: Int, _ levels: Int) -> Gap {
    if before == .lineComment { return .lines(1, levels: levels + 1) }
    return last == start && (before == .word || before == .variable) ? .none : .blank
  }

  private mutating func copyToken(
    _ index: Int, _ kind: SyntaxKind, _ start: Int, in place: Gap.Place
  ) {
    last = end(of: index)
    if kind == .word, place == .value, marks.digits != .kept, limits.contains(start),
      let digits = HexWord(bytes, start..<last)
    {
      output.copy(start, digits.start)
      output.write(digits.bytes(marks.digits))
      // What is copied next does not follow on what was copied last.
    } else {
      output.copy(start, last)
    }
  }

  private mutating func brace(_ index: Int, _ levels: Int) -> Int {
    let start = place(index)
    let isBehindLine =
      elements[index - 1].kind == .lineComment
      || (elements[index - 1].kind == .blank && elements[index - 2].kind == .lineComment)
    gap(isBehindLine ? .lines(1, levels: levels) : .blank, to: start)
    last = start + 1
    output.copy(start, last)
    tail = .brace
    return index + 1
  }

  private mutating func closingBrace(_ index: Int, _ levels: Int) {
    let start = place(index)
    switch tail {
    case .brace: gap(.none, to: start)
    case .fault: gap(.asWritten, to: start)
    case .start, .item, .leadingComment, .trailingComment, .lineComment:
      gap(.lines(1, levels: levels), to: start)
    }
    last = start + 1
    output.copy(start, last)
    tail = .item
  }

  /// Copies something that did not parse, and what stands around it.
  private mutating func fault(_ index: Int) {
    let end =
      elements[index].kind.isNode
      ? start(of: elements.next(after: index)) : self.end(of: index)
    copyLines(last, end)
    last = end
    tail = .fault
  }

  /// The end of the sheet.
  private mutating func end() {
    if tail == .fault || limits.isEmpty || limits.upperBound < bytes.count {
      copyLines(last, bytes.count)
    } else if tail != .start, marks.endsLastLine {
      gap(.lines(1, levels: 0), to: bytes.count)
    }
  }
}

// MARK: - Gaps

extension SheetPrinter {
  /// Puts what begins at `start` on a line of its own, or leaves it behind the comment that leads
  /// it.
  @inline(__always)
  private mutating func beginItem(at start: Int, _ levels: Int) {
    switch tail {
    case .item where marks.isLine(bytes, last, start, levels): output.copy(last, start)
    case .brace: gap(.lines(1, levels: levels), to: start)
    case .start: beginSheet(at: start, levels)
    case .fault: gap(.asWritten, to: start)
    case .item, .leadingComment, .trailingComment, .lineComment: beginLater(at: start, levels)
    }
  }

  private mutating func beginLater(at start: Int, _ levels: Int) {
    let breaks = bytes.lineBreaks(last, start)
    if breaks == 0, tail == .leadingComment { return gap(.blank, to: start) }
    gap(.lines(min(max(breaks, 1), marks.mostLines), levels: levels), to: start)
  }

  private mutating func beginSheet(at start: Int, _ levels: Int) {
    // Behind a byte order mark no engine is sure to see the beginning of a line.
    let isBehindMark = last > 0 && bytes.lineBreaks(last, start) > 0
    gap(.lines(isBehindMark ? 1 : 0, levels: levels), to: start)
  }

  /// Writes what stands between the word printed last and the one that begins at `start`.
  @inline(__always)
  private mutating func gap(_ gap: Gap, to start: Int) {
    guard limits.contains(start) || start == bytes.count else {
      return output.copy(last, start)
    }
    switch gap {
    case .asWritten: copyLines(last, start)
    case .none: break
    case .blank where start == last &+ 1 && bytes[last] == 0x20: output.copy(last, start)
    case .blank: output.write(0x20)
    case .lines(1, let levels) where marks.isLine(bytes, last, start, levels):
      output.copy(last, start)
    case .lines(let count, let levels):
      for _ in 0..<count { output.write(marks.lineEnd) }
      output.write(marks.indentation(levels))
    }
  }
}

// MARK: - Looking

extension SheetPrinter {
  @inline(__always)
  private func place(_ index: Int) -> Int { Int(elements[index].place) }

  /// The first byte of an element.
  private func start(of index: Int) -> Int {
    var index = index
    while elements[index].kind.isNode { index &+= 1 }
    return place(index)
  }

  /// The end of a token.
  @inline(__always)
  private func end(of index: Int) -> Int { start(of: index &+ 1) }

  /// An '@import' of nothing has none, and what comes behind it is not its own.
  private func endsWithSemicolon(_ node: Int) -> Bool {
    elements[elements.next(after: node) - 1].kind == .semicolon
  }

  /// Whether a node has all of its tokens and nothing else.
  private func isSound(_ node: Int) -> Bool {
    (node + 1..<elements.next(after: node)).allSatisfy(isSound(at:))
  }

  /// Whether a rule or an `@media` has all of its own tokens, whatever its declarations have, and
  /// nothing that has no place in front of the block.
  private func isSound(headOf node: Int) -> Bool {
    var index = node + 1
    while index < elements.next(after: node), elements[index].kind != .leftBrace {
      guard isSound(at: index) else { return false }
      index += 1
    }
    let last = elements.next(after: node) - 1
    return isSound(at: index) && elements[last].kind == .rightBrace && isSound(at: last)
      && index < last
  }

  private func isSound(at index: Int) -> Bool {
    let kind = elements[index].kind
    return kind.isNode ? kind != .unexpected : place(index) < end(of: index)
  }
}
