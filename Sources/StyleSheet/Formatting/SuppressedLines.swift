/// The lines in which comments suppress findings, which their contents must not leave.
///
/// See `SuppressionComment`, which reads such comments.
struct SuppressedLines {
  /// Ranges of bytes without line ends, in order.
  private(set) var all: [Range<Int>] = []
  /// Those with more than one part: the head or the end of a block, a declaration, a definition, an
  /// import.
  private(set) var crowded: [Range<Int>] = []

  /// - Complexity: O(n) in the number of elements and bytes.
  init(_ elements: ElementView, _ bytes: ByteView) {
    var next = elements.comment(from: 0)
    while let index = next {
      next = elements.comment(from: index + 1)
      add(lineOf(index, elements, bytes), bytes)
    }
    if !all.isEmpty { crowded = Self.crowded(of: all, elements) }
  }

  func contain(_ offset: Int) -> Bool { Self.has(offset..<offset + 1, all) }

  /// True if a part of a range is on a line with several parts.
  func areCrowded(in range: Range<Int>) -> Bool { Self.has(range, crowded) }

  private static func has(_ range: Range<Int>, _ lines: [Range<Int>]) -> Bool {
    let place = lines.firstPlace { $0.upperBound > range.lowerBound }
    return place < lines.count && lines[place].lowerBound < range.upperBound
  }

  /// Returns an offset in the line that a comment suppresses findings in; nil for any other comment.
  private func lineOf(_ index: Int, _ elements: ElementView, _ bytes: ByteView) -> Int? {
    let start = Int(elements[index].place)
    switch bytes.lineSuppression(at: start) {
    case .line: return start
    case .nextLine:
      var next = index + 1
      while next < elements.count, elements[next].kind.isNode || elements[next].kind.isTrivia {
        next += 1
      }
      return Int(elements[next].place)
    case nil: return nil
    }
  }

  private mutating func add(_ offset: Int?, _ bytes: ByteView) {
    let end = all.last?.upperBound ?? 0
    guard let offset, offset >= end, offset < bytes.count else { return }
    var (start, next) = (offset, offset)
    while start > end, !bytes[start - 1].isLineEnd { start -= 1 }
    while next < bytes.count, !bytes[next].isLineEnd { next += 1 }
    if start < next { all.append(start..<next) }
  }

  private static func crowded(of lines: [Range<Int>], _ elements: ElementView) -> [Range<Int>] {
    var counts = [Int](repeating: 0, count: lines.count)
    var line = 0
    for index in 0..<elements.count {
      switch elements[index].kind {
      case .leftBrace, .rightBrace, .declaration, .definition, .importation: break
      default: continue
      }
      let place = Int(elements[elements.token(from: index)].place)
      while line < lines.count, lines[line].upperBound <= place { line += 1 }
      guard line < lines.count else { break }
      if lines[line].contains(place) { counts[line] += 1 }
    }
    return zip(lines, counts).filter { $0.1 > 1 }.map(\.0)
  }
}

/// The line that a comment suppresses findings in.
private enum LineSuppression {
  /// Its own line.
  case line
  case nextLine
}

extension ByteView {
  /// Returns the line that the comment at `offset` suppresses findings in; nil for any other comment.
  fileprivate func lineSuppression(at offset: Int) -> LineSuppression? {
    let start = startOfText(inComment: offset)
    guard starts(with: "stylecheck-disable-", at: start) else { return nil }
    let end = wordEnd(from: start)
    func isWord(_ word: StaticString) -> Bool {
      end - start == word.utf8CodeUnitCount && starts(with: word, at: start)
    }
    if isWord("stylecheck-disable-line") { return .line }
    return isWord("stylecheck-disable-next-line") ? .nextLine : nil
  }

  /// Returns the offset of the first byte of a comment that is not blank and not one of its signs.
  package func startOfText(inComment offset: Int) -> Int {
    let sign = self[offset + 1]
    var start = offset + 2
    while start < count, self[start].isBlankOrLineEnd || self[start] == sign { start += 1 }
    return start
  }
}
