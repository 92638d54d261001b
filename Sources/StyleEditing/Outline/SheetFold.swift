import StyleSheet

/// A part of a sheet that an editor can hide.
package struct SheetFold: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case block, comment, definitions, imports
  }

  package let kind: Kind
  /// Byte offsets on more than one line; those of a block end before the blanks in front of `}`, so
  /// that its line remains visible.
  package let range: Range<Int>
}

extension EditedSheet {
  /// The blocks, comments, and runs of imports and of definitions on several lines, in source order.
  ///
  /// A run consists of parts without an empty line between them.
  package var folds: [SheetFold] {
    let rules = sheet.ruleRows.map(\.element)
    let blocks = (rules + sheet.mediaRows.map(\.element)).compactMap(block)
    let found =
      blocks + comments
      + runs(of: sheet.importElements, .imports)
      + runs(of: sheet.definitionRows.map(\.element), .definitions)
    return found.filter { source.spansLines($0.range) }.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  /// Returns the braces of a rule or media with their contents; nil without an opening brace.
  private func block(of element: UInt32) -> SheetFold? {
    guard let inside = sheet.tree.contents(of: Int(element)) else { return nil }
    return SheetFold(kind: .block, range: inside.lowerBound - 1..<source.trimmed(inside).upperBound)
  }

  /// The block comments, and the runs of line comments.
  private var comments: [SheetFold] {
    var found: [Range<Int>] = []
    var isRun = false
    eachWord { word in
      let isLine = word.kind == .lineComment
      if isLine, isRun, let run = found.last,
        !source.hasEmptyLine(in: run.upperBound..<word.range.lowerBound)
      {
        found[found.count - 1] = run.lowerBound..<word.range.upperBound
      } else if word.kind.isComment {
        found.append(word.range)
      }
      isRun = isLine
    }
    return found.map { SheetFold(kind: .comment, range: $0) }
  }

  /// Returns the runs of adjacent nodes; a single node is no run.
  private func runs(of elements: [UInt32], _ kind: SheetFold.Kind) -> [SheetFold] {
    let tree = sheet.tree
    var found: [SheetFold] = []
    var previous: Int?
    for element in elements {
      let range = sheet.nodeRange(of: element)
      // Blanks and comments may be between the nodes of a run.
      let follows =
        previous.map { before in
          let end = sheet.nodeRange(of: UInt32(before)).upperBound
          return tree.areAdjacent(before, Int(element))
            && !source.hasEmptyLine(in: end..<max(end, range.lowerBound))
        } ?? false
      previous = Int(element)
      if follows, let last = found.popLast() {
        found.append(SheetFold(kind: kind, range: last.range.lowerBound..<range.upperBound))
      } else {
        found.append(SheetFold(kind: kind, range: range))
      }
    }
    let starts = Set(elements.map { sheet.nodeRange(of: $0) })
    return found.filter { !starts.contains($0.range) }
  }
}

// MARK: - Texts

extension SyntaxTree {
  /// Returns the bytes between the braces of a rule or media, up to its end without a closing one;
  /// nil without an opening brace.
  func contents(of node: Int) -> Range<Int>? {
    let end = next(after: node)
    var index = node + 1
    var start: Int?
    while index < end {
      let kind = elements[index].kind
      let range = range(of: index)
      if kind == .leftBrace, start == nil, !range.isEmpty { start = range.upperBound }
      if kind == .rightBrace, let start, !range.isEmpty { return start..<range.lowerBound }
      index = next(after: index)
    }
    return start.map { $0..<max($0, self.start(of: end)) }
  }

  /// True if only blanks and comments are between two nodes, and both have the same parent.
  fileprivate func areAdjacent(_ node: Int, _ other: Int) -> Bool {
    var index = next(after: node)
    while index < other, elements[index].kind.isTrivia { index += 1 }
    return index == other
  }
}

extension SourceText {
  /// Returns a range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while end > start, bytes[end - 1].isBlankOrLineEnd { end -= 1 }
    while start < end, bytes[start].isBlankOrLineEnd { start += 1 }
    return start..<end
  }

  func spansLines(_ range: Range<Int>) -> Bool { bytes[range].contains(where: \.isLineEnd) }

  /// True if a range, which begins in a line with text, has an empty line.
  fileprivate func hasEmptyLine(in range: Range<Int>) -> Bool {
    var ends = 0
    var previous: UInt8 = 0
    for byte in bytes[range] {
      if byte.isLineEnd {
        // A CRLF is one line end.
        if !(byte == 0x0A && previous == 0x0D) { ends += 1 }
        if ends > 1 { return true }
      } else if !byte.isBlankOrLineEnd {
        ends = 0
      }
      previous = byte
    }
    return false
  }
}
