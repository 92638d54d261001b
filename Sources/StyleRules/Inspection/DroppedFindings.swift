public import StyleSheet

/// Findings that were counted and not put into words, by rule and severity.
///
/// Of one rule and severity ten thousand are enough for anybody; how grave the others are still counts.
public struct DroppedFindings: Hashable, Sendable {
  /// Findings of one kind.
  public struct Kind: Hashable, Sendable {
    /// The rule; nil for faults of the text, which are of several.
    public let id: String?
    /// How bad they are.
    public let severity: Diagnostic.Severity

    /// Findings of the rule `id` of a severity.
    public init(_ id: String?, _ severity: Diagnostic.Severity) {
      self.id = id
      self.severity = severity
    }
  }

  /// Each kind once, and how many there were of it.
  public private(set) var kinds: [(kind: Kind, count: Int)] = []

  /// None.
  public init() {}

  /// How many there are of all kinds.
  public var count: Int { kinds.reduce(0) { $0 + $1.count } }

  /// How many there are of at least a severity.
  public func count(atLeast least: Diagnostic.Severity) -> Int {
    kinds.reduce(0) { $1.kind.severity >= least ? $0 + $1.count : $0 }
  }

  /// Whether there are none.
  public var isEmpty: Bool { kinds.isEmpty }

  /// Counts so many more of a kind.
  public mutating func add(_ count: Int, _ kind: Kind) {
    guard count > 0 else { return }
    if let place = kinds.firstIndex(where: { $0.kind == kind }) {
      kinds[place].count += count
    } else {
      kinds.append((kind, count))
    }
  }

  /// Counts all of `others` too.
  mutating func add(_ others: Self) {
    for (kind, count) in others.kinds { add(count, kind) }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.kinds.elementsEqual(right.kinds) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) {
    for (kind, count) in kinds {
      hasher.combine(kind)
      hasher.combine(count)
    }
  }
}
