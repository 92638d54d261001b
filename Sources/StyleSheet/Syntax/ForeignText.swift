/// The problems of text that no engine reads but the parser understands: look-alikes, words with
/// letters that are not allowed in names, and merge conflicts.
///
/// They are collected from the finished tree, so that none is reported twice when the parser
/// rewinds.
struct ForeignText {
  private(set) var problems: [SyntaxProblem]
  /// The number of problems above the limit.
  private(set) var dropped: Int
  private let limit: Int
  private var conflicts: [Range<Int>] = []
  private var signs: Set<UInt32> = []

  /// Adds them to the problems of the parser, and removes those that lie in a conflict or concern a
  /// look-alike.
  init(
    in elements: SyntaxTree.Elements, _ bytes: ByteView, beside problems: [SyntaxProblem],
    dropped: Int, keeping limit: Int
  ) {
    self.problems = []
    self.dropped = dropped
    self.limit = limit
    for index in 0..<elements.count - 1 {
      let element = elements[index]
      let start = Int(element.place)
      switch element.kind {
      case .conflict: addConflict(start..<Self.end(of: index, elements), bytes)
      case .unknown where bytes[start] >= 0x80: addSign(start, bytes)
      case .unknown where "\"'".utf8.contains(bytes[start]): endQuotes(at: start, bytes)
      case .word, .variable: addWord(start..<Self.end(of: index, elements), bytes)
      default: continue
      }
    }
    let others = problems.filter { !signs.contains($0.start) && !isInConflict($0.range) }
    let own = self.problems.filter { !isInConflict($0.range) }
    let marks = conflicts.map { SyntaxProblem(.mergeConflict, $0) }
    let all = (marks + others + own).sorted { $0.start < $1.start }
    self.problems = Array(all.prefix(limit))
    self.dropped += all.count - self.problems.count
  }

  private static func end(of index: Int, _ elements: SyntaxTree.Elements) -> Int {
    var next = index + 1
    while elements[next].kind.isNode { next += 1 }
    return Int(elements[next].place)
  }

  private func isInConflict(_ range: Range<Int>) -> Bool {
    conflicts.place(around: range.lowerBound) { $0 } != nil
  }

  /// Merges marks up to the one that ends the conflict, or to one that begins another.
  private mutating func addConflict(_ range: Range<Int>, _ bytes: ByteView) {
    if let last = conflicts.last, isOpen, bytes[range.lowerBound] != UInt8(ascii: "<") {
      conflicts[conflicts.count - 1] = last.lowerBound..<range.upperBound
    } else {
      conflicts.append(range)
      // A '=' mark that begins no conflict is a leftover.
      isOpen = bytes[range.lowerBound] != UInt8(ascii: "=")
    }
    var line = range.upperBound
    while line > range.lowerBound, !bytes[line - 1].isLineEnd { line -= 1 }
    if bytes[line] == UInt8(ascii: ">") { isOpen = false }
  }

  private var isOpen = false

  private mutating func addSign(_ start: Int, _ bytes: ByteView) {
    let sequence = UTF8Sequence(in: bytes, at: start)
    guard let scalar = sequence.scalar, Lookalike.sign(scalar) != nil else { return }
    signs.insert(UInt32(start))
    add(start..<start + sequence.length, at: start)
  }

  private mutating func addWord(_ range: Range<Int>, _ bytes: ByteView) {
    guard let first = range.first(where: { bytes[$0] >= 0x80 }) else { return }
    if let last = problems.last, Self.isQuoted(from: last.start, to: range.upperBound, bytes) {
      extendLast(to: range.upperBound)
    } else {
      add(range, at: first)
    }
  }

  /// Extends the problem of a word after a curly quote to the straight one at `offset`.
  private mutating func endQuotes(at offset: Int, _ bytes: ByteView) {
    guard let last = problems.last, let length = Self.quote(at: Int(last.start), bytes) else {
      return
    }
    let text = Int(last.start) + length..<offset
    guard text.count < 256,
      text.allSatisfy({ bytes[$0] >= 0x20 && !"{};:\"'".utf8.contains(bytes[$0]) })
    else { return }
    extendLast(to: offset + 1)
  }

  private mutating func extendLast(to end: Int) {
    guard let last = problems.popLast() else { return }
    add(last.range.lowerBound..<end, at: Int(last.other))
  }

  private mutating func add(_ range: Range<Int>, at place: Int) {
    problems.append(SyntaxProblem(.unexpectedCharacter, range, other: place))
  }

  /// True if curly quotes enclose text of one line, without other quotes or signs of a rule inside.
  private static func isQuoted(from start: UInt32, to end: Int, _ bytes: ByteView) -> Bool {
    let start = Int(start)
    guard end - start < 256, let first = quote(at: start, bytes) else { return false }
    var last = end - 1
    while last > start, bytes[last] & 0xC0 == 0x80 { last -= 1 }
    guard last >= start + first, quote(at: last, bytes) != nil else { return false }
    return (start + first..<last).allSatisfy {
      bytes[$0] >= 0x20 && bytes[$0] < 0x7F && !"{};:\"'".utf8.contains(bytes[$0])
    }
  }

  /// Returns the length of the quote at `offset`; nil if there is none.
  static func quote(at offset: Int, _ bytes: ByteView) -> Int? {
    guard offset >= 0, bytes[offset] >= 0x80 else { return nil }
    let sequence = UTF8Sequence(in: bytes, at: offset)
    return sequence.scalar.map(Lookalike.isQuote) ?? false ? sequence.length : nil
  }
}
