package import StyleSheet

/// The numbers of findings that were counted but not stored, by rule and severity.
///
/// By default, a report stores at most ten thousand findings of one rule and severity.
package struct DroppedFindings: Hashable, Sendable {
  package struct Kind: Hashable, Sendable {
    /// The rule; nil for syntax errors of any rule.
    package let id: String?
    package let severity: Diagnostic.Severity

    package init(_ id: String?, _ severity: Diagnostic.Severity) {
      self.id = id
      self.severity = severity
    }
  }

  package struct Entry: Hashable, Sendable {
    package let kind: Kind
    package fileprivate(set) var count: Int
  }

  package private(set) var kinds: [Entry] = []

  package init() {}

  package var count: Int { kinds.reduce(0) { $0 + $1.count } }

  package func count(atLeast least: Diagnostic.Severity) -> Int {
    kinds.reduce(0) { $1.kind.severity >= least ? $0 + $1.count : $0 }
  }

  package var isEmpty: Bool { kinds.isEmpty }

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
