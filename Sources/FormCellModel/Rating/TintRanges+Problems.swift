extension TintRanges {
  /// Returns the problems of the ranges for ratings in `bounds`: first those of each range, in the
  /// order they were set, then the gaps, in ascending order.
  ///
  /// An empty set has no problems. A gap is reported as the range that would fill it.
  ///
  /// - Complexity: O(*n*²) in the number of ranges.
  package func problems(in bounds: ScaleBounds) -> [TintProblem] {
    guard !entries.isEmpty else { return [] }
    let all = bounds.halfOpen
    var problems: [TintProblem] = []
    for (index, entry) in entries.enumerated() {
      if let reason = reasonForNeverMatching(index, in: all) {
        problems.append(.neverMatches(index, entry.range, reason, bounds))
      } else {
        problems += overlaps(with: index, in: all)
      }
    }
    return problems + all.less(entries.map(\.range)).map { .gap($0.shownGap(in: bounds)) }
  }

  private func reasonForNeverMatching(
    _ index: Int, in all: Range<FixedDecimal>
  ) -> TintProblem.Reason? {
    let range = entries[index].range
    let inside = range.clamped(to: all)
    if range.isEmpty { return .holdsNothing }
    if inside.isEmpty { return .isOutsideBounds }
    let later = entries[(index + 1)...].map(\.range)
    return inside.less(later).isEmpty ? .isHiddenByLater : nil
  }

  private func overlaps(with index: Int, in all: Range<FixedDecimal>) -> [TintProblem] {
    let range = entries[index].range.clamped(to: all)
    return entries.indices[(index + 1)...].compactMap { later in
      let shared = range.clamped(to: entries[later].range)
      return shared.isEmpty
        ? nil : .overlap(index, entries[index].range, later, entries[later].range, shared)
    }
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
  /// Returns the parts of the range that are in none of `others`, in order.
  fileprivate func less(_ others: [Self]) -> [Self] {
    var rest: [Self] = []
    var start = lowerBound
    for other in others.sorted(by: { $0.lowerBound < $1.lowerBound }) where !other.isEmpty {
      if other.lowerBound > start, start < upperBound {
        rest.append(start..<Swift.min(other.lowerBound, upperBound))
      }
      start = Swift.max(start, other.upperBound)
    }
    if start < upperBound { rest.append(start..<upperBound) }
    return rest
  }

  /// Returns the gap as a user would write it: a gap up to the maximum ends at the next whole
  /// number.
  fileprivate func shownGap(in bounds: ScaleBounds) -> Self {
    guard upperBound == bounds.halfOpen.upperBound else { return self }
    return lowerBound..<FixedDecimal(clamping: bounds.upper + 1)
  }
}

// MARK: - Messages

extension TintProblem {
  fileprivate static func neverMatches(
    _ index: Int, _ range: Range<FixedDecimal>, _ reason: Reason, _ bounds: ScaleBounds
  ) -> Self {
    let why =
      switch reason {
      case .holdsNothing: "holds no rating"
      case .isOutsideBounds: "is outside of the bounds '\(bounds.lower)...\(bounds.upper)'"
      case .isHiddenByLater: "is never seen under the ranges that were set later"
      }
    return Self(kind: .neverMatches(index, reason), message: "\(quoted(range)) \(why)")
  }

  fileprivate static func overlap(
    _ index: Int, _ range: Range<FixedDecimal>, _ laterIndex: Int, _ later: Range<FixedDecimal>,
    _ shared: Range<FixedDecimal>
  ) -> Self {
    Self(
      kind: .overlap(earlier: index, later: laterIndex, shared),
      message: "\(quoted(range)) gives \(quoted(shared)) away to \(quoted(later)), set later")
  }

  fileprivate static func gap(_ range: Range<FixedDecimal>) -> Self {
    Self(kind: .gap(range), message: "no range colors the ratings \(quoted(range))")
  }

  private static func quoted(_ range: Range<FixedDecimal>) -> String {
    "'\(range.lowerBound)..<\(range.upperBound)'"
  }
}
