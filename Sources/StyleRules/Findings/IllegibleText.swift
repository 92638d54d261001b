import StyleSheet

/// The parts of a sheet that a fault describes completely.
///
/// These are merge conflicts, words with unassigned characters or invalid UTF-8, and misplaced
/// text. Findings of rules in such a word are dropped, and nothing in a conflict is fixed.
struct IllegibleText {
  /// The parts in source order.
  private let parts: [Part]

  private struct Part {
    let range: Range<Int>
    /// The targets that lose it; empty in a run for one target.
    let targets: Set<String>

    func isLost(to others: [String]) -> Bool {
      targets.isEmpty || !others.isEmpty && targets.isSuperset(of: others)
    }
  }

  /// Collects the parts of a sheet that `faults` describe completely.
  ///
  /// A fault without effect on a target is a remark, and hides nothing for that target.
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

  /// Splits findings into those to report, without fixes into these parts, and consequences.
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
      return reachesIn ? finding.with { $0.offering([]) } : finding
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
  /// Extends a range by adjacent words and unknown characters.
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
