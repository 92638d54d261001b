import StyleSheet

// What goes with a part of a sheet that is taken out: the comments that are about it alone.

extension Sheet {
  /// Takes out a definition, declaration or rule with the comments that clearly belong to it, and
  /// their lines with them if nothing else is on them.
  ///
  /// Those are the comments behind it, if it has its line to itself, and those on the lines right
  /// above it, if no other part follows on the next line: above several a comment heads all of them.
  /// The comment that a sheet begins with is about the sheet, and one that tells the checker
  /// something, or hides a line that some engine would read, has more to say than it seems.
  func removal(ofNode element: UInt32) -> SourceEdit {
    let range = nodeRange(of: element)
    let node = Int(element)
    guard beginsLine(at: range.lowerBound), let end = endOfComments(behind: node) else {
      return removal(of: range)
    }
    let isLast = isLastOfGroup(at: end)
    let start = isLast ? startOfComments(above: node) : node
    return removal(of: tree.start(of: start)..<tree.start(of: end))
  }

  /// The index of what ends the line on which a node ends, with nothing but its comments between;
  /// nil if something else is on the line.
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

  /// Whether the line after the one that ends at `index` is blank, or begins with no part of the
  /// sheet.
  private func isLastOfGroup(at index: Int) -> Bool {
    if lineBreaks(in: index) > 1 { return true }
    let next = tree.elements[index].kind == .blank ? index + 1 : index
    let kind = tree.elements[next].kind
    return kind == .end || kind == .rightBrace || kind.isTrivia
  }

  /// The index of the first of the comments on the lines right above a node, or its own.
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
    let range = tree.range(of: index)
    let text = source[range]
    return !text.contains("stylecheck-")
      && !text.split(whereSeparator: \.isNewline).dropFirst().contains { $0.hasPrefix("@") }
  }

  /// Whether nothing but blanks stands in front of an element of the sheet.
  private func beginsSheet(_ index: Int) -> Bool {
    index == 1 || index == 2 && tree.elements[1].kind == .blank
  }

  /// Whether nothing but blanks stands in front of `offset` on its line.
  private func beginsLine(at offset: Int) -> Bool {
    source.withBytes { $0.isFirstOfLine(offset) }
  }

  private func lineBreaks(in index: Int) -> Int {
    guard tree.elements[index].kind.isTrivia else { return 0 }
    let range = tree.range(of: index)
    return source.withBytes { $0.lineBreaks(range.lowerBound, range.upperBound) }
  }
}
