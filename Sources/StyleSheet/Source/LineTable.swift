/// The start offsets of the lines of a text.
///
/// A line ends with LF, CR or CRLF, as in editors; the last line needs no line break. Lines and
/// columns are counted from 1.
///
/// - Complexity: O(n) to create. A query costs O(log lines), plus a scan of at most one kilobyte
///   where each kilobyte of the text has a boundary between two ASCII characters.
package struct LineTable: Hashable, Sendable {
  /// The unit of a column.
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Bytes of UTF-8.
    case bytes
    /// Extended grapheme clusters.
    case characters
    /// Code units of UTF-16, as in the Language Server Protocol and in NUI's own messages.
    case utf16
  }

  /// A line and a column.
  package struct Position: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The column, from 1, in the requested unit.
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// A place inside a line from which counting can start.
  private struct Milestone: Hashable {
    let offset: Int
    /// The number of characters from the start of the text.
    let characters: Int
    let utf16: Int
  }

  private let source: SourceText
  private let starts: [UInt32]
  /// Empty if the text is ASCII, where all three units are equal.
  private let milestones: [Milestone]
  /// True if the milestones have the numbers of characters, which are slow to count.
  private let countsCharacters: Bool

  /// Creates the table in one pass over `source`, if wanted without the numbers of characters: then
  /// a column in characters costs as much as a new table.
  package init(of source: SourceText, countsCharacters: Bool = true) {
    self.source = source
    self.countsCharacters = countsCharacters
    starts = source.withBytes(Self.lineStarts)
    milestones = source.withBytes { Self.milestones(in: $0, countsCharacters) }
  }

  /// The number of lines; an empty text has one.
  package var lineCount: Int { starts.count }

  /// Returns the bytes of a line, counted from 1, without its line break; for a line outside the
  /// text, an empty range at the nearer end.
  package func range(ofLine line: Int) -> Range<Int> {
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

  /// Returns the start of the next line, or the end of the text.
  package func start(after line: Int) -> Int {
    line < lineCount ? range(ofLine: line + 1).lowerBound : range(ofLine: line).upperBound
  }

  /// Returns the line that contains an offset, from 1; offsets outside the text are clamped to it.
  package func line(at offset: Int) -> Int {
    max(starts.firstPlace { Int($0) > offset }, 1)
  }

  /// Returns the line and column of a byte offset, which is clamped to the text; between CR and LF
  /// it counts as the end of the line, and inside a unit as the start of that unit.
  package func position(at offset: Int, in unit: Unit = .characters) -> Position {
    guard countsCharacters || unit != .characters else {
      return LineTable(of: source).position(at: offset, in: unit)
    }
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

  /// Returns the byte offset of a position, which is clamped to its line; inside a unit, the start
  /// of that unit.
  package func offset(of position: Position, in unit: Unit = .characters) -> Int {
    guard countsCharacters || unit != .characters else {
      return LineTable(of: source).offset(of: position, in: unit)
    }
    let line = range(ofLine: position.line)
    let wanted = max(position.column, 1) - 1
    guard unit != .bytes, !milestones.isEmpty else {
      return min(line.lowerBound + min(wanted, source.bytes.count), line.upperBound)
    }
    let base = count(to: line.lowerBound, unit)
    var best = line.lowerBound
    var counted = base
    // Start at the last milestone in the line that does not overshoot.
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

  // MARK: - Counting

  private static let stride = 1024

  private static func lineStarts(_ bytes: ByteView) -> [UInt32] {
    var starts: [UInt32] = [0]
    guard bytes.has(0x0D) else {
      var end = bytes.lineEnd(from: 0)
      while end < bytes.count {
        starts.append(UInt32(end + 1))
        end = bytes.lineEnd(from: end + 1)
      }
      return starts
    }
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

  /// Returns a milestone about every kilobyte, each at a character boundary.
  private static func milestones(
    in bytes: ByteView, _ countsCharacters: Bool
  ) -> [Milestone] {
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
        characters: countsCharacters ? last.characters + characterCount(bytes, piece) : 0,
        utf16: last.utf16 + utf16Count(bytes, piece))
      all.append(last)
    }
    return all
  }

  /// Returns a character boundary about a kilobyte after `start`, itself a boundary, or the end.
  private static func boundary(_ bytes: ByteView, behind start: Int) -> Int {
    let near = start + stride
    if let plain = (near..<min(near + stride, bytes.count)).first(where: { isBoundary(bytes, $0) })
    {
      return plain
    }
    // Without two adjacent ASCII characters, count the characters, all but the last one, which the
    // window may cut.
    var window = 4 * stride
    while start + window < bytes.count {
      let ends = characterEnds(bytes, start..<start + window).dropLast()
      if let end = ends.last { return end }
      window *= 2
    }
    return bytes.count
  }

  /// Returns the end of each character of a piece, in order.
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

  /// True if `offset` is certainly a character boundary: it is between two ASCII characters that
  /// are not CR and LF (Unicode Standard Annex 29, rules GB3 to GB5 and GB999).
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

  /// Returns the number of units before `offset`, from the start of the text.
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

  /// Returns the last milestone for which `isReached` is true, or the first one if there is none.
  ///
  /// `isReached` must be true up to some milestone and false after it.
  private func lastMilestone(where isReached: (Milestone) -> Bool) -> Milestone {
    milestones[max(milestones.firstPlace { !isReached($0) } - 1, 0)]
  }

  /// True if the character at `offset` began before it.
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
    // Few characters are longer than 32 bytes; if one fills the window, the window grows.
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
