// What is not laid out: copied as it stands, but for the ends of its lines.

extension SheetPrinter {
  /// Copies something that did not parse, and what stands around it.
  package mutating func fault(_ index: Int) {
    let end =
      elements[index].kind.isNode
      ? start(of: elements.next(after: index)) : self.end(of: index)
    copyLines(last, end)
    last = end
    tail = .fault
  }

  /// The end of the sheet.
  package mutating func end() {
    if tail == .fault || limits.isEmpty || limits.upperBound < bytes.count {
      copyLines(last, bytes.count)
    } else if tail != .start, marks.endsLastLine {
      gap(.lines(1, levels: 0), to: bytes.count)
    }
  }

  /// Copies what may be several lines; they end as those of the sheet do.
  mutating func copyLines(_ start: Int, _ end: Int) {
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
