import StyleSheet

extension Suppressions {
  /// Splits places of a rule, in source order, into those that are not suppressed, and as many
  /// suppressed ones as are needed to mark every suppression as used.
  ///
  /// `names` suppress the rule: its own, and that of its group.
  ///
  /// - Complexity: O(n log n) in the number of suppressed rules, O(n) in that of places.
  func parting(
    _ places: [Int], of names: [String], from start: (Int) -> Int
  ) -> (free: [Int], enough: [Int]) {
    guard !rules.isEmpty else { return (places, []) }
    var walk = SuppressionWalk(rules, rules.indices.filter { names.contains(rules[$0].name.text) })
    var free: [Int] = []
    var enough: [Int] = []
    for place in places {
      let step = walk.step(to: start(place))
      if step.needed == nil {
        free.append(place)
      } else if !step.begun.isEmpty {
        enough.append(place)
      }
    }
    return (free, enough)
  }

  /// The text that suppressions of single lines cover, in source order without overlap.
  var linesOfSuppressions: [Range<Int>] {
    let lines = rules.filter { [.line, .nextLine].contains(comments[$0.comment].kind) }
    return lines.map(\.reach).merged
  }

  /// Returns the merged text in which suppressions of less than the sheet name one of `names`.
  func parts(suppressing names: Set<String>) -> [Range<Int>] {
    rules.filter { comments[$0.comment].kind != .file && names.contains($0.name.text) }
      .map(\.reach).merged
  }

  struct Use {
    /// A minimal set of suppressions with the same effect.
    fileprivate(set) var needed: Set<Int> = []
    /// Suppressions whose findings others already suppress.
    fileprivate(set) var repeated: Set<Int> = []
  }

  /// Removes the findings suppressed by `names` of their rules, and returns the used suppressions.
  ///
  /// - Complexity: O(n log n) in findings and suppressed rules together.
  func removingSuppressed(
    _ found: [Diagnostic], by names: (String) -> [String]
  ) -> (kept: [Diagnostic], use: Use) {
    let byName = Dictionary(grouping: rules.indices) { rules[$0].name.text }
    var suppressed: Set<Int> = []
    var use = Use()
    for (rule, places) in Dictionary(grouping: found.indices, by: { found[$0].id }) {
      let numbers = names(rule).flatMap { byName[$0, default: []] }
      guard !numbers.isEmpty else { continue }
      var walk = SuppressionWalk(rules, numbers)
      for place in places.sorted(by: {
        found[$0].range.lowerBound < found[$1].range.lowerBound
      }) {
        let step = walk.step(to: found[place].range.lowerBound)
        use.repeated.formUnion(step.begun)
        guard let needed = step.needed else { continue }
        suppressed.insert(place)
        use.needed.insert(needed)
      }
    }
    use.repeated.subtract(use.needed)
    return (found.indices.filter { !suppressed.contains($0) }.map { found[$0] }, use)
  }
}

/// Tracks the suppressions of one rule that are active at successive offsets.
private struct SuppressionWalk {
  private let rules: [Suppressions.SuppressedRule]
  /// The suppressions that have not begun, in source order.
  private var waiting: ArraySlice<Int>
  /// The suppression that ends last, of those that have begun.
  private var furthest: (end: Int, number: Int)?

  init(_ rules: [Suppressions.SuppressedRule], _ numbers: [Int]) {
    self.rules = rules
    waiting =
      numbers.sorted {
        rules[$0].reach.lowerBound < rules[$1].reach.lowerBound
      }[...]
  }

  /// Advances to an offset, which must not be before the last one.
  ///
  /// - Returns: The suppressions active at this offset and at no earlier one, and the active one
  ///   that ends last, which is needed; nil if there is none.
  mutating func step(to offset: Int) -> (begun: [Int], needed: Int?) {
    var begun: [Int] = []
    while let next = waiting.first, rules[next].reach.lowerBound <= offset {
      waiting.removeFirst()
      let end = rules[next].reach.upperBound
      if end >= offset { begun.append(next) }
      if furthest.map({ end > $0.end }) ?? true { furthest = (end, next) }
    }
    return (begun, furthest.flatMap { offset <= $0.end ? $0.number : nil })
  }
}

extension [Range<Int>] {
  /// The ranges in order, those that touch or overlap as one.
  var merged: Self {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { all, next in
      guard let last = all.last, next.lowerBound <= last.upperBound else { return all.append(next) }
      all[all.count - 1] = last.lowerBound..<Swift.max(last.upperBound, next.upperBound)
    }
  }

  /// True if one of the ranges, which are in order and apart, has or touches a part of `range`.
  func hasPart(of range: Range<Int>) -> Bool {
    let place = firstPlace { $0.upperBound >= range.lowerBound }
    return place < count && self[place].lowerBound <= range.upperBound
  }

  /// True if one of the ranges, which are in order and apart, has a part of `range` inside it.
  func overlap(_ range: Range<Int>) -> Bool {
    let place = firstPlace { $0.upperBound > range.lowerBound }
    guard place < count else { return false }
    return range.isEmpty
      ? self[place].lowerBound < range.lowerBound : self[place].lowerBound < range.upperBound
  }
}
