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

  /// A kind and the number of its findings.
  package struct Entry: Hashable, Sendable {
    package let kind: Kind
    package fileprivate(set) var count: Int
  }

  /// The kinds and the number of findings of each.
  package private(set) var kinds: [Entry] = []

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
      kinds.append(Entry(kind: kind, count: count))
    }
  }

  mutating func add(_ others: Self) {
    for entry in others.kinds { add(entry.count, entry.kind) }
  }
}
