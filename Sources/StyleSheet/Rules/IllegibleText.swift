/// The parts of a sheet of which a fault says all there is to say: merge conflicts, words with characters
/// of no name, and what has no place.
///
/// What rules make of the rest of such a word is no finding of its own, and nothing in a conflict is for
/// a tool to mend.
struct IllegibleText {
  /// In order.
  private let ranges: [Range<Int>]

  /// The parts of a sheet of which `faults`, its faults as they are reported, say all; one that costs an
  /// engine nothing is a remark, and says nothing of the rest.
  init(of sheet: Sheet, with faults: [Diagnostic]) {
    let source = sheet.source
    let grave = Set(faults.lazy.filter { $0.severity == .error }.map(\.range.lowerBound))
    ranges = sheet.tree.problems.compactMap { problem in
      switch problem.code {
      case .mergeConflict: problem.range
      case .unexpectedCharacter, .unexpectedToken:
        grave.contains(problem.range.lowerBound) ? source.piece(around: problem.range) : nil
      default: nil
      }
    }
    .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The findings that speak of something else, without the fixes that reach into these parts.
  func sparing(_ found: [Diagnostic]) -> [Diagnostic] {
    guard !ranges.isEmpty else { return found }
    return found.compactMap { finding in
      guard finding.id != Rule.invalidUTF8.id else { return finding }
      if overlaps(finding.range) { return nil }
      let reachesIn =
        finding.notes.contains { overlaps($0.range) }
        || finding.fixIts.contains { $0.edits.contains { overlaps($0.range) } }
      return reachesIn ? finding.offering([]) : finding
    }
  }

  private func overlaps(_ range: Range<Int>) -> Bool {
    let next = ranges.firstPlace { $0.upperBound > range.lowerBound }
    guard next < ranges.count else { return false }
    let part = ranges[next]
    return part.lowerBound < range.upperBound
      || range.isEmpty && part.lowerBound < range.lowerBound
  }
}

extension SourceText {
  /// A range with the words and signs of no token that touch it.
  fileprivate func piece(around range: Range<Int>) -> Range<Int> {
    func isPart(_ byte: UInt8) -> Bool {
      let known = ByteClass.table[Int(byte)]
      return known.continuesWord || known.kind == .unknown
        || known.kind == .word || known.kind == .variable
    }
    let front = bytes[..<range.lowerBound].reversed().prefix(256).prefix(while: isPart).count
    let back = bytes[range.upperBound...].prefix(256).prefix(while: isPart).count
    return range.lowerBound - front..<range.upperBound + back
  }
}
