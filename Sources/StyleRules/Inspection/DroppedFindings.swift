package import StyleSheet

/// The numbers of findings that were counted but not stored, by rule and severity.
///
/// By default, a report stores at most ten thousand findings of one rule and severity.
package struct DroppedFindings: Hashable, Sendable {
  /// A rule and a severity.
  package struct Kind: Hashable, Sendable {
    /// The rule; nil for syntax errors of any rule.
    package let id: String?
    /// The severity of the findings.
    package let severity: Diagnostic.Severity

    /// Creates a kind.
    package init(_ id: String?, _ severity: Diagnostic.Severity) {
      self.id = id
      self.severity = severity
    }
  }

  /// The kinds and the number of findings of each.
  package private(set) var kinds: [(kind: Kind, count: Int)] = []

  /// Creates an empty list.
  package init() {}

  /// The number of all findings.
  package var count: Int { kinds.reduce(0) { $0 + $1.count } }

  /// Returns the number of findings of at least a severity.
  package func count(atLeast least: Diagnostic.Severity) -> Int {
    kinds.reduce(0) { $1.kind.severity >= least ? $0 + $1.count : $0 }
  }

  /// True if there are none.
  package var isEmpty: Bool { kinds.isEmpty }

  /// Adds a number of findings of a kind.
  package mutating func add(_ count: Int, _ kind: Kind) {
    guard count > 0 else { return }
    if let place = kinds.firstIndex(where: { $0.kind == kind }) {
      kinds[place].count += count
    } else {
      kinds.append((kind, count))
    }
  }

  /// Adds all counts of `others`.
  mutating func add(_ others: Self) {
    for (kind, count) in others.kinds { add(count, kind) }
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.kinds.elementsEqual(right.kinds) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for (kind, count) in kinds {
      hasher.combine(kind)
      hasher.combine(count)
    }
  }
}
