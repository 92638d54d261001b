// Comments that suppress findings in lines, which lines must not leave.

extension SheetPrinter {
  /// True if a rule has several parts on a line, and a comment in or beside it suppresses findings in
  /// lines.
  func needsItsLines(_ rule: Int) -> Bool {
    guard hasLineSuppressions else { return false }
    let end = elements.next(after: rule)
    let before = elements[rule - 1].kind == .blank ? rule - 2 : rule - 1
    let behind = elements[end].kind == .blank ? end + 1 : end
    let hasComment =
      suppression(before) == .nextLine
      || suppression(behind) == .line && bytes.lineBreaks(self.end(of: end - 1), place(behind)) == 0
      || (rule + 1..<end).contains { suppression($0) != nil }
    return hasComment && sharesLines(rule)
  }

  /// True if two parts of a rule are on the same line.
  private func sharesLines(_ rule: Int) -> Bool {
    var partEnd: Int?
    var index = rule + 1
    while index < elements.next(after: rule) {
      let (next, kind) = (elements.next(after: index), elements[index].kind)
      if kind == .leftBrace || kind == .declaration || kind == .rightBrace {
        if let partEnd, bytes.lineBreaks(partEnd, start(of: index)) == 0 { return true }
        partEnd = end(of: next - 1)
      }
      index = next
    }
    return false
  }

  private func suppression(_ index: Int) -> LineSuppression? {
    guard index > 0, elements[index].kind.isComment else { return nil }
    return bytes.lineSuppression(at: place(index))
  }
}

/// The lines that a comment suppresses findings in.
enum LineSuppression {
  /// Its own line.
  case line
  case nextLine
}

extension ElementView {
  /// True if a comment suppresses findings in lines.
  func hasLineSuppressions(_ bytes: ByteView) -> Bool {
    var next = comment(from: 0)
    while let index = next {
      if bytes.lineSuppression(at: Int(self[index].place)) != nil { return true }
      next = comment(from: index + 1)
    }
    return false
  }
}

extension ByteView {
  /// Returns the lines that the comment at `offset` suppresses findings in; nil for any other comment.
  func lineSuppression(at offset: Int) -> LineSuppression? {
    var start = offset + 2
    func isLead(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == self[offset + 1]
    }
    while start < count, isLead(self[start]) { start += 1 }
    if starts(with: "stylecheck-disable-line", at: start) { return .line }
    return starts(with: "stylecheck-disable-next-line", at: start) ? .nextLine : nil
  }
}
