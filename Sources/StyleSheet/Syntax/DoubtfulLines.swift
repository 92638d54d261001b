/// The lines of a text on which no fix is certain: those of each statement with a fault that has no
/// safe fix, and of each block that such a fault precedes.
struct DoubtfulLines {
  private let table: LineTable
  /// Ranges of line numbers in order, without overlaps.
  private var lines: [ClosedRange<Int>] = []

  /// - Complexity: O(n + m log n) for m faults.
  init(around faults: [Diagnostic], in source: SourceText) {
    table = LineTable(of: source)
    let parts = source.withBytes { bytes in
      var search = Search(bytes: bytes)
      for fault in faults.inSourceOrder() { search.add(fault) }
      return search.parts
    }
    for part in parts { add(lines(part)) }
  }

  /// True if a range is, in part, on one of the lines.
  func touch(_ range: Range<Int>) -> Bool {
    let own = lines(range)
    let next = lines.firstPlace { $0.upperBound >= own.lowerBound }
    return next < lines.count && lines[next].lowerBound <= own.upperBound
  }

  private func lines(_ range: Range<Int>) -> ClosedRange<Int> {
    table.line(at: range.lowerBound)...table.line(at: range.upperBound)
  }

  private mutating func add(_ range: ClosedRange<Int>) {
    if let last = lines.last, last.upperBound >= range.lowerBound {
      lines[lines.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    } else {
      lines.append(range)
    }
  }
}

/// Finds the parts of a text, each byte of which is read twice at most.
private struct Search {
  let bytes: ByteView
  private(set) var parts: [Range<Int>] = []
  /// The end of the text that was searched for blocks.
  var end = 0

  mutating func add(_ fault: Diagnostic) {
    let known = parts.last?.upperBound ?? 0
    if fault.range.upperBound >= known || parts.isEmpty {
      parts.append(statement(around: fault.range, from: known))
    }
    guard fault.isOfHead, fault.range.upperBound >= end else { return }
    if let block = block(behind: fault.range.upperBound) { parts.append(block) }
  }

  /// Returns a range, extended to the ends of its statement but not below `known`.
  private func statement(around range: Range<Int>, from known: Int) -> Range<Int> {
    var start = range.lowerBound
    while start > known, !isSign(start - 1) { start -= 1 }
    while start < range.lowerBound, bytes[start] <= 0x20 { start += 1 }
    var end = range.upperBound
    while end < bytes.count, !isSign(end) { end += 1 }
    while end > range.upperBound, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  private func isSign(_ offset: Int) -> Bool { ";{}".utf8.contains(bytes[offset]) }

  /// Returns the block that begins on the line of `offset`; nil if there is none.
  private mutating func block(behind offset: Int) -> Range<Int>? {
    var depth = 0
    end = offset
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return depth == 0 ? offset..<end : nil }
      case let byte where byte.isLineEnd && depth == 0: return nil
      default: break
      }
      end += 1
    }
    return depth > 0 ? offset..<end : nil
  }
}

extension Diagnostic {
  /// True if it is not known what the block after the fault belongs to.
  fileprivate var isOfHead: Bool {
    ["missing-block", "missing-selector", "nested-rule", "unknown-at-rule"].contains(id)
  }
}
