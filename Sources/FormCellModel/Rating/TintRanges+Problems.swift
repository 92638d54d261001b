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
      if let reason = reasonForNeverMatching(index, in: bounds) {
        problems.append(TintProblem(index: index, message: "\(entry.range.quoted) \(reason)"))
      } else {
        problems += overlaps(with: index, in: all)
      }
    }
    let gaps = all.less(entries.map(\.range)).map { $0.shownGap(in: bounds).quoted }
    return problems
      + gaps.map { TintProblem(index: nil, message: "no range colors the ratings \($0)") }
  }

  /// Returns the reason that no rating gets the color of a range; nil if one does.
  private func reasonForNeverMatching(_ index: Int, in bounds: ScaleBounds) -> String? {
    let all = bounds.halfOpen
    let range = entries[index].range
    let inside = range.clamped(to: all)
    if range.isEmpty { return "holds no rating" }
    if inside.isEmpty { return "is outside of the bounds '\(bounds.lower)...\(bounds.upper)'" }
    let later = entries[(index + 1)...].map(\.range)
    return inside.less(later).isEmpty
      ? "is never seen under the ranges that were set later" : nil
  }

  private func overlaps(with index: Int, in all: Range<FixedDecimal>) -> [TintProblem] {
    let range = entries[index].range.clamped(to: all)
    return entries.indices[(index + 1)...].compactMap { later in
      let shared = range.clamped(to: entries[later].range)
      if shared.isEmpty { return nil }
      let (earlier, other) = (entries[index].range.quoted, entries[later].range.quoted)
      return TintProblem(
        index: index, message: "\(earlier) gives \(shared.quoted) away to \(other), set later")
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

extension Range<FixedDecimal> {
  /// The range in a message.
  fileprivate var quoted: String { "'\(lowerBound)..<\(upperBound)'" }
}
