import StyleSheet

extension TintRanges {
  /// Returns the problems of the ranges for ratings in `bounds`: first those of each range, in the
  /// order they were set, then the gaps, in ascending order.
  ///
  /// An empty set has no problems. Of a range that several later ones overlap, the first one is
  /// reported. A gap is reported as the range that would fill it.
  ///
  /// - Complexity: O(*n* log *n*) in the number of ranges; O(*n*²) if most of them overlap.
  package func problems(in bounds: ScaleBounds) -> [TintProblem] {
    guard !entries.isEmpty else { return [] }
    var later = RatingSet()
    var problems: [TintProblem] = []
    for index in entries.indices.reversed() {
      let inside = entries[index].range.clamped(to: bounds.halfOpen)
      if let problem = problem(of: index, inside, under: later, bounds) {
        problems.append(
          TintProblem(index: index, message: "\(entries[index].range.quoted) \(problem)"))
      }
      later.insert(inside)
    }
    let gaps = later.gaps(in: bounds.halfOpen).map { $0.shownGap(in: bounds).quoted }
    return problems.reversed()
      + gaps.map { TintProblem(index: nil, message: "no range colors the ratings \($0)") }
  }

  /// Returns the problem of a range, of which a part is `inside` the bounds; nil for none.
  private func problem(
    of index: Int, _ inside: Range<FixedDecimal>, under later: RatingSet, _ bounds: ScaleBounds
  ) -> String? {
    if entries[index].range.isEmpty { return "holds no rating" }
    if inside.isEmpty { return "is outside of the bounds '\(bounds.lower)...\(bounds.upper)'" }
    if later.contains(inside) { return "is never seen under the ranges that were set later" }
    guard later.overlaps(inside) else { return nil }
    let others = entries[(index + 1)...].lazy.map(\.range)
    return others.first { !inside.clamped(to: $0).isEmpty }.map {
      "gives \(inside.clamped(to: $0).quoted) away to \($0.quoted), set later"
    }
  }
}

/// A set of ratings: ranges in ascending order, with gaps between them.
private struct RatingSet {
  private var ranges: [Range<FixedDecimal>] = []

  func contains(_ range: Range<FixedDecimal>) -> Bool {
    ranges[places(near: range)].contains { $0.clamped(to: range) == range }
  }

  func overlaps(_ range: Range<FixedDecimal>) -> Bool {
    ranges[places(near: range)].contains { $0.overlaps(range) }
  }

  mutating func insert(_ range: Range<FixedDecimal>) {
    guard !range.isEmpty else { return }
    let places = places(near: range)
    let lower = ranges[places].first.map { min($0.lowerBound, range.lowerBound) }
    let upper = ranges[places].last.map { max($0.upperBound, range.upperBound) }
    ranges.replaceSubrange(
      places, with: [(lower ?? range.lowerBound)..<(upper ?? range.upperBound)])
  }

  func gaps(in range: Range<FixedDecimal>) -> [Range<FixedDecimal>] {
    let starts = [range.lowerBound] + ranges.map(\.upperBound)
    let ends = ranges.map(\.lowerBound) + [range.upperBound]
    return zip(starts, ends).filter { $0 < $1 }.map { $0..<$1 }
  }

  /// Returns the places of the ranges that overlap or touch a range.
  private func places(near range: Range<FixedDecimal>) -> Range<Int> {
    let first = ranges.firstPlace { $0.upperBound >= range.lowerBound }
    return first..<max(first, ranges.firstPlace { $0.lowerBound > range.upperBound })
  }
}

// MARK: - Ranges

extension ScaleBounds {
  /// The bounds as a half-open range that includes the maximum.
  fileprivate var halfOpen: Range<FixedDecimal> {
    values.lowerBound..<FixedDecimal(millionths: values.upperBound.millionths + 1)
  }
}

extension Range<FixedDecimal> {
  /// Returns the gap as a user would write it: a gap up to the maximum ends at the next whole
  /// number.
  fileprivate func shownGap(in bounds: ScaleBounds) -> Self {
    guard upperBound == bounds.halfOpen.upperBound else { return self }
    return lowerBound..<FixedDecimal(clamping: bounds.upper + 1)
  }

  fileprivate var quoted: String { "'\(lowerBound)..<\(upperBound)'" }
}
