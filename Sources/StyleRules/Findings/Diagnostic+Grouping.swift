package import StyleSheet

// Findings with the same cause are merged into one.

extension Diagnostic {
  /// The rules that are typically violated many times for one cause, such as a habit of the author.
  package static let rulesOfOneCause: Set<String> = [
    "blank-after-colon", "blank-before-colon", "blank-before-semicolon", "class-path-selector",
    "empty-rule", "font-too-small", "hsl-is-hsb", "integer-alpha", "leading-dot", "line-comment",
    "number-unit", "prefer-variable", "redundant-zero", "short-hex", "unused-variable",
    "unverified-name",
  ]
}

extension [Diagnostic] {
  /// The number of findings with the same cause that are still reported one by one.
  private static var mostAlike: Int { 3 }

  /// Merges findings with the same cause, and returns for each result the index of its first
  /// finding, and for each finding the index of its result.
  ///
  /// Suppressions, baselines and fixes use individual findings, so grouping comes last. Findings
  /// have the same cause if they share a rule of ``Diagnostic/rulesOfOneCause``, a severity and
  /// targets.
  package func grouped() -> (findings: [Diagnostic], indices: [Int], results: [Int]) {
    let alike = indices.filter { Diagnostic.rulesOfOneCause.contains(self[$0].id) }
    // Most sheets have no more.
    guard alike.count > Self.mostAlike else {
      return (self, Array<Int>(indices), Array<Int>(indices))
    }
    // Few causes are possible, and a key type of its own costs a thirtieth of a start.
    var causes: [[Int]] = []
    for index in alike {
      if let place = causes.firstIndex(where: { haveSameCause($0[0], index) }) {
        causes[place].append(index)
      } else {
        causes.append([index])
      }
    }
    // For each finding, itself and those that are merged into it; empty for a single one.
    var groups = [[Int]](repeating: [], count: count)
    var isGrouped = [Bool](repeating: false, count: count)
    for places in causes where places.count > Self.mostAlike {
      groups[places[0]] = places
      for place in places.dropFirst() { isGrouped[place] = true }
    }
    let kept = indices.filter { !isGrouped[$0] }
    let findings = kept.map { index in
      groups[index].isEmpty ? self[index] : joined(groups[index].map { self[$0] })
    }
    var results = [Int](repeating: 0, count: count)
    for (result, index) in kept.enumerated() {
      results[index] = result
      for place in groups[index] { results[place] = result }
    }
    return (findings, kept, results)
  }

  private func haveSameCause(_ one: Int, _ other: Int) -> Bool {
    self[one].id == self[other].id && self[one].severity == self[other].severity
      && self[one].targets == self[other].targets
  }

  /// Returns the first finding, with notes at the places of the others and one fix for all.
  private func joined(_ findings: [Diagnostic]) -> Diagnostic {
    let (first, others) = (findings[0], findings.dropFirst())
    let isSame = others.allSatisfy { $0.message == first.message }
    let fixIt = Diagnostic.FixIt(joining: findings.compactMap(\.fixIts.first), of: findings.count)
    let said = first.finding.saying(
      isSame
        ? "; the same at \(others.count) more places"
        : "; \(others.count) more places have the same problem"
    )
    .offering(fixIt.map { [$0] } ?? [])
    let notes = others.map {
      Diagnostic.Note(
        message: $0.message == first.message ? "here too" : $0.finding.message, range: $0.range)
    }
    return first.with { _ in said.notes(notes) }
  }
}

extension Diagnostic.FixIt {
  fileprivate init?(joining fixIts: [Self], of count: Int) {
    guard let first = fixIts.first else { return nil }
    var edits: [SourceEdit] = []
    for edit in fixIts.flatMap(\.edits).inSourceOrder {
      guard let last = edits.last, edit.range.lowerBound <= last.range.upperBound else {
        edits.append(edit)
        continue
      }
      // Adjacent removals are merged; of other overlapping edits, the first one is kept.
      guard last.replacement.isEmpty, edit.replacement.isEmpty else { continue }
      edits[edits.count - 1] = .remove(
        last.range.lowerBound..<Swift.max(last.range.upperBound, edit.range.upperBound))
    }
    self.init(
      message: fixIts.count < count
        ? "\(first.message), at \(fixIts.count) of these \(count) places"
        : "\(first.message), and likewise at \(count - 1) more places",
      safety: fixIts.contains { $0.safety == .unsafe } ? .unsafe : .safe, edits: edits)
  }
}
