import StyleSheet

// Removal of text without a gap, and of a part of a sheet together with its own comments.

extension Sheet {
  /// Returns an edit that removes `range`, and its lines if nothing else is on them.
  func removal(of range: Range<Int>) -> SourceEdit {
    var start = range.lowerBound
    while start > 0, isSpace(start - 1) { start -= 1 }
    var end = range.upperBound
    while end < source.bytes.count, isSpace(end) { end += 1 }
    guard start == 0 || source.bytes[start - 1].isLineEnd else {
      // Other text precedes it on the line; the blanks between are removed too.
      return .remove(
        (end == source.bytes.count || source.bytes[end].isLineEnd ? start : range.lowerBound)..<end)
    }
    guard end == source.bytes.count || source.bytes[end].isLineEnd else {
      // A definition that moves to the line start would be new to an engine that reads lines.
      let isNew = start == range.lowerBound && source.bytes[end] == UInt8(ascii: "@")
      return SourceEdit(range.lowerBound..<end, isNew ? " " : "")
    }
    if end < source.bytes.count, source.bytes[end] == 0x0D { end += 1 }
    if end < source.bytes.count, source.bytes[end] == 0x0A { end += 1 }
    return .remove(start..<end)
  }

  private func isSpace(_ offset: Int) -> Bool {
    source.bytes[offset] == 0x20 || source.bytes[offset] == 0x09
  }

  /// Returns an edit that removes a definition, declaration or rule with its own comments, and
  /// their lines if nothing else is on them.
  ///
  /// Its own comments are those after it, if it has its line to itself, and those on the lines
  /// right above it, if no other part follows on the next line: a comment above several parts
  /// belongs to all of them. The first comment of a sheet, suppressions, and comments with a line
  /// that some engines would read are kept.
  func removal(ofNode element: UInt32) -> SourceEdit {
    let range = nodeRange(of: element)
    let node = Int(element)
    guard beginsLine(at: range.lowerBound), let end = endOfComments(behind: node) else {
      return removal(of: range)
    }
    let start = isLastOfGroup(at: end) ? startOfComments(above: node) : node
    return removal(of: tree.start(of: start)..<tree.start(of: end))
  }

  /// Returns how safe it is to remove text that has no effect.
  ///
  /// Where the sheet has syntax problems, the text may have an effect once they are fixed; a comment
  /// in it may be wanted, and a suppression in it may be misspelt. A comment right before it may be
  /// its heading.
  func safety(ofRemoving edit: SourceEdit) -> Diagnostic.FixIt.Safety {
    let hasComment = source.bytes[edit.range].contains(UInt8(ascii: "/"))
    let before = source.bytes[..<edit.range.lowerBound].last { $0 > 0x20 }
    let isBehindComment = before == UInt8(ascii: "/")
    return tree.problems.isEmpty && !hasComment && !isBehindComment ? .safe : .unsafe
  }

  /// Returns the index of the element after a node and its comments; nil if more is on the line.
  private func endOfComments(behind node: Int) -> Int? {
    var index = tree.next(after: node)
    var end = index
    while lineBreaks(in: index) == 0 {
      switch tree.elements[index].kind {
      case .end: return end
      case .blank: break
      case .blockComment, .lineComment:
        guard isOrdinaryComment(index) else { return nil }
        end = index + 1
      default: return nil
      }
      index += 1
    }
    return tree.elements[index].kind == .blank ? end : nil
  }

  /// True if the line after the one that ends at `index` does not begin with a part of the sheet.
  private func isLastOfGroup(at index: Int) -> Bool {
    if lineBreaks(in: index) > 1 { return true }
    let next = tree.elements[index].kind == .blank ? index + 1 : index
    let kind = tree.elements[next].kind
    return kind == .end || kind == .rightBrace || kind.isTrivia
  }

  /// Returns the index of the first comment right above a node, or that of the node.
  private func startOfComments(above node: Int) -> Int {
    var start = node
    while start > 2, tree.elements[start - 1].kind == .blank, lineBreaks(in: start - 1) == 1 {
      let comment = start - 2
      guard [.blockComment, .lineComment].contains(tree.elements[comment].kind),
        beginsLine(at: tree.start(of: comment)), !beginsSheet(comment), isOrdinaryComment(comment)
      else { break }
      start = comment
    }
    return start
  }

  private func isOrdinaryComment(_ index: Int) -> Bool {
    let text = source[tree.range(of: index)]
    return !text.contains("stylecheck-")
      && !text.split(whereSeparator: \.isNewline).dropFirst().contains { $0.hasPrefix("@") }
  }

  /// True if an element is the first of the sheet, except for blanks.
  private func beginsSheet(_ index: Int) -> Bool {
    index == 1 || index == 2 && tree.elements[1].kind == .blank
  }

  private func beginsLine(at offset: Int) -> Bool {
    source.withBytes { $0.isFirstOfLine(offset) }
  }

  private func lineBreaks(in index: Int) -> Int {
    guard tree.elements[index].kind.isTrivia else { return 0 }
    let range = tree.range(of: index)
    return source.withBytes { $0.lineBreaks(range.lowerBound, range.upperBound) }
  }
}
