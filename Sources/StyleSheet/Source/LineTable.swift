/// Where the lines of a text begin; the only place that counts lines.
///
/// A line ends with LF, CR or CRLF, as in editors; the last line need not end. Lines and columns
/// are counted from 1.
///
/// - Complexity: O(n) to make; a question costs O(log lines), and one kilobyte of scanning at most
///   where the text has a boundary between two ASCII characters in each kilobyte.
public struct LineTable: Hashable, Sendable {
  /// What a column counts.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Bytes of UTF-8.
    case bytes
    /// Extended grapheme clusters: what a reader would call a character.
    case characters
    /// Code units of UTF-16, as in the Language Server Protocol and in NUI's own messages.
    case utf16
  }

  /// A place as people say it.
  public struct Position: Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// From 1, in the unit that was asked for.
    public let column: Int

    /// The place at the given line and column, both counted from 1.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// A place inside a line from which counting can start again.
  private struct Milestone: Hashable {
    let offset: Int
    /// Since the start of the text.
    let characters: Int
    let utf16: Int
  }

  private let source: SourceText
  private let starts: [UInt32]
  /// Empty if the text is ASCII, where all three units are the same.
  private let milestones: [Milestone]

  /// Reads `source` once.
  public init(of source: SourceText) {
    self.source = source
    starts = source.withBytes(Self.lineStarts)
    milestones = source.withBytes(Self.milestones)
  }

  /// How many lines there are; an empty text has one.
  public var lineCount: Int { starts.count }

  /// The bytes of a line, without its end.
  ///
  /// - Parameter line: From 1; outside, the range is empty and at the nearer end of the text.
  /// - Returns: Byte offsets.
  public func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1 else { return 0..<0 }
    guard line <= starts.count else { return source.bytes.count..<source.bytes.count }
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : source.bytes.count
    if line < starts.count {
      end -= 1
      if end > start, source.bytes[end] == 0x0A, source.bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }

  /// Where the next line begins, or the text ends.
  package func start(after line: Int) -> Int {
    line < lineCount ? range(ofLine: line + 1).lowerBound : range(ofLine: line).upperBound
  }

  /// The line in which a byte stands, from 1; offsets outside the text count as its ends.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of a byte.
  ///
  /// - Parameters:
  ///   - offset: A byte offset; outside the text it counts as the nearer end, between CR and LF as
  ///     the end of the line, and inside what `unit` counts as the start of that.
  ///   - unit: What the column counts.
  /// - Returns: A line and a column, both from 1.
  public func position(at offset: Int, in unit: Unit = .characters) -> Position {
    let line = line(at: offset)
    let range = range(ofLine: line)
    let offset = min(max(offset, 0), range.upperBound)
    guard unit != .bytes, !milestones.isEmpty else {
      return Position(line: line, column: offset - range.lowerBound + 1)
    }
    let before = count(to: range.lowerBound, unit)
    let isInside = unit == .characters && isInsideCharacter(offset)
    return Position(line: line, column: count(to: offset, unit) - before + (isInside ? 0 : 1))
  }

  /// The byte at a line and column.
  ///
  /// - Parameters:
  ///   - position: A place; past the end of its line it counts as that end, before it as its start.
  ///   - unit: What the column counts.
  /// - Returns: A byte offset; in the middle of what `unit` counts, the start of that.
  public func offset(of position: Position, in unit: Unit = .characters) -> Int {
    let line = range(ofLine: position.line)
    let wanted = max(position.column, 1) - 1
    guard unit != .bytes, !milestones.isEmpty else {
      return min(line.lowerBound + min(wanted, source.bytes.count), line.upperBound)
    }
    let base = count(to: line.lowerBound, unit)
    var best = line.lowerBound
    var counted = base
    // Milestones inside the line that do not overshoot spare most of the counting.
    let near = lastMilestone {
      $0.offset <= line.upperBound && self.count(of: $0, unit) - base <= wanted
    }
    if near.offset > best {
      best = near.offset
      counted = count(of: near, unit)
    }
    return source.withBytes { bytes in
      var offset = best
      while offset < line.upperBound {
        let length =
          unit == .utf16
          ? UTF8Sequence(in: bytes, at: offset).length
          : Self.characterLength(bytes, at: offset, before: line.upperBound)
        let size = unit == .utf16 ? Self.utf16Count(bytes, offset..<offset + length) : 1
        if counted - base + size > wanted { break }
        counted += size
        offset += length
      }
      return offset
    }
  }
}

// MARK: - Counting

extension LineTable {
  private static let stride = 1024

  private static func lineStarts(_ bytes: ByteView) -> [UInt32] {
    var starts: [UInt32] = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, bytes[offset] == 0x0A, offset < bytes.count { offset += 1 }
      starts.append(UInt32(offset))
    }
    return starts
  }

  /// A milestone about every kilobyte, each where a character surely begins.
  private static func milestones(in bytes: ByteView) -> [Milestone] {
    var isASCII = true
    for offset in Swift.stride(from: 0, to: bytes.count, by: 8)
    where bytes.word(at: offset) & 0x8080_8080_8080_8080 != 0 {
      isASCII = false
      break
    }
    guard !isASCII else { return [] }

    var all = [Milestone(offset: 0, characters: 0, utf16: 0)]
    var last = all[0]
    while last.offset + stride < bytes.count {
      let offset = boundary(bytes, behind: last.offset)
      let piece = last.offset..<offset
      last = Milestone(
        offset: offset,
        characters: last.characters + characterCount(bytes, piece),
        utf16: last.utf16 + utf16Count(bytes, piece))
      all.append(last)
    }
    return all
  }

  /// Where a character begins, a kilobyte or so behind `start`, where one begins too; or the end.
  private static func boundary(_ bytes: ByteView, behind start: Int) -> Int {
    let near = start + stride
    if let plain = (near..<min(near + stride, bytes.count)).first(where: { isBoundary(bytes, $0) })
    {
      return plain
    }
    // No two ASCII characters side by side: the characters are counted out, all but the last one,
    // which the window may cut.
    var window = 4 * stride
    while start + window < bytes.count {
      let ends = characterEnds(bytes, start..<start + window).dropLast()
      if let end = ends.last { return end }
      window *= 2
    }
    return bytes.count
  }

  /// Where each character of a piece ends, in order.
  private static func characterEnds(_ bytes: ByteView, _ piece: Range<Int>) -> [Int] {
    var text = String.UnicodeScalarView()
    var ends: [Int] = []
    var offset = piece.lowerBound
    while offset < piece.upperBound {
      let next = UTF8Sequence(in: bytes, at: offset)
      text.append(next.scalar ?? "\u{FFFD}")
      offset += next.length
      ends.append(offset)
    }
    var scalars = 0
    return String(text).map { character in
      scalars += character.unicodeScalars.count
      return ends[scalars - 1]
    }
  }

  /// Whether a character begins at `offset` for certain: between two ASCII characters one always
  /// does, unless they are CR and LF (Unicode Standard Annex 29, rules GB3 to GB5 and GB999).
  private static func isBoundary(_ bytes: ByteView, _ offset: Int) -> Bool {
    bytes[offset] < 0x80 && bytes[offset - 1] < 0x80
      && !(bytes[offset - 1] == 0x0D && bytes[offset] == 0x0A)
  }

  private func count(of milestone: Milestone, _ unit: Unit) -> Int {
    switch unit {
    case .bytes: milestone.offset
    case .characters: milestone.characters
    case .utf16: milestone.utf16
    }
  }

  /// How many units stand before `offset`, from the start of the text.
  private func count(to offset: Int, _ unit: Unit) -> Int {
    let near = lastMilestone { $0.offset <= offset }
    return source.withBytes { bytes in
      let piece = near.offset..<offset
      switch unit {
      case .bytes: return offset
      case .characters: return near.characters + Self.characterCount(bytes, piece)
      case .utf16: return near.utf16 + Self.utf16Count(bytes, piece)
      }
    }
  }

  /// The last milestone for which `isReached` holds, which it does up to some point and not after;
  /// the first one if for none.
  private func lastMilestone(where isReached: (Milestone) -> Bool) -> Milestone {
    var low = 0
    var high = milestones.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if isReached(milestones[middle]) { low = middle } else { high = middle }
    }
    return milestones[low]
  }

  /// Whether the character at `offset` began before it: then what stands there adds none.
  private func isInsideCharacter(_ offset: Int) -> Bool {
    let near = lastMilestone { $0.offset <= offset }
    return source.withBytes { bytes in
      guard offset > near.offset, offset < bytes.count, !Self.isBoundary(bytes, offset) else {
        return false
      }
      var start = offset
      var end = near.offset
      while end <= offset {
        start = end
        end += UTF8Sequence(in: bytes, at: end).length
      }
      return start > near.offset
        && Self.characterCount(bytes, near.offset..<end)
          == Self.characterCount(bytes, near.offset..<start)
    }
  }

  private static func utf16Count(_ bytes: ByteView, _ piece: Range<Int>) -> Int {
    var count = 0
    var offset = piece.lowerBound
    while offset < piece.upperBound {
      let next = UTF8Sequence(in: bytes, at: offset)
      guard offset + next.length <= piece.upperBound else { break }
      count += (next.scalar?.value ?? 0) > 0xFFFF ? 2 : 1
      offset += next.length
    }
    return count
  }

  private static func characterCount(_ bytes: ByteView, _ piece: Range<Int>) -> Int {
    var text = String.UnicodeScalarView()
    var offset = piece.lowerBound
    while offset < piece.upperBound {
      let next = UTF8Sequence(in: bytes, at: offset)
      guard offset + next.length <= piece.upperBound else { break }
      text.append(next.scalar ?? "\u{FFFD}")
      offset += next.length
    }
    return String(text).count
  }

  private static func characterLength(
    _ bytes: ByteView, at offset: Int, before end: Int
  ) -> Int {
    // Few characters are longer than 32 bytes; a window that one fills is made larger.
    var size = 32
    while true {
      var lengths: [Int] = []
      var text = String.UnicodeScalarView()
      var place = offset
      while place < min(end, offset + size) {
        let next = UTF8Sequence(in: bytes, at: place)
        text.append(next.scalar ?? "\u{FFFD}")
        lengths.append(next.length)
        place += next.length
      }
      let scalars = String(text).first?.unicodeScalars.count ?? 1
      if scalars < lengths.count || place >= end {
        return max(lengths.prefix(scalars).reduce(0, +), 1)
      }
      size *= 2
    }
  }
}
