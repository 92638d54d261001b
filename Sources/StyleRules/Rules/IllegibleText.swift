import StyleSheet

/// The parts of a sheet of which a fault says all there is to say: merge conflicts, words with characters
/// of no name or with bytes that are no UTF-8, and what has no place.
///
/// What rules make of the rest of such a word is no finding of its own, and nothing in a conflict is for
/// a tool to mend.
struct IllegibleText {
  /// In order.
  private let parts: [Part]

  private struct Part {
    let range: Range<Int>
    /// The targets to which it is lost; none of a run for one, which needs no name.
    let targets: Set<String>

    func isLost(to others: [String]) -> Bool {
      targets.isEmpty || !others.isEmpty && targets.isSuperset(of: others)
    }
  }

  /// The parts of a sheet of which `faults`, its faults as they are reported, say everything.
  ///
  /// A fault that costs a target nothing is a remark, and hides nothing from that target.
  init(of sheet: Sheet, with faults: [Diagnostic]) {
    let source = sheet.source
    let grave = Dictionary(
      faults.lazy.filter { $0.severity == .error }.map { ($0.range.lowerBound, Set($0.targets)) },
      uniquingKeysWith: { first, _ in first })
    parts = sheet.tree.problems.compactMap { problem in
      switch problem.code {
      case .mergeConflict: Part(range: problem.range, targets: [])
      case .unexpectedCharacter where source.isInvalidUTF8(at: Int(problem.other)):
        Part(range: source.piece(around: problem.range), targets: [])
      case .unexpectedCharacter, .unexpectedToken:
        grave[problem.range.lowerBound].map {
          Part(range: source.piece(around: problem.range), targets: $0)
        }
      default: nil
      }
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Parts findings into those that speak of something else, without the fixes that reach into these
  /// parts, and those that follow from the faults.
  func sparing(_ found: [Diagnostic]) -> (kept: [Diagnostic], consequences: [Diagnostic]) {
    guard !parts.isEmpty else { return (found, []) }
    var consequences: [Diagnostic] = []
    let kept = found.compactMap { finding -> Diagnostic? in
      guard finding.id != Rule.invalidUTF8.id else { return finding }
      if let part = part(at: finding.range), part.isLost(to: finding.targets) {
        consequences.append(finding)
        return nil
      }
      let reachesIn =
        finding.notes.contains { part(at: $0.range) != nil }
        || finding.fixIts.contains { $0.edits.contains { part(at: $0.range) != nil } }
      return reachesIn ? finding.offering([]) : finding
    }
    return (kept, consequences)
  }

  private func part(at range: Range<Int>) -> Part? {
    let next = parts.firstPlace { $0.range.upperBound > range.lowerBound }
    guard next < parts.count else { return nil }
    let part = parts[next].range
    let overlaps =
      part.lowerBound < range.upperBound
      || range.isEmpty && part.lowerBound < range.lowerBound
    return overlaps ? parts[next] : nil
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
